import { SOCKET_LINE_BYTES, SocketCall } from '@zhibi/contract/kernel';

/** A message of a socket, taken apart. The body stays as it came: its signature is judged over these bytes. */
export interface Message {
  call: SocketCall;
  body: Buffer;
}

/** A message that is no call. The id is told where one could be read, so that its sender finds what it sent. */
export interface NoCall {
  id: string | null;
}

const LINE_FEED = 10;

/** Takes a message apart: its line is short, so that nothing large is parsed before its signature was judged. */
export function readMessage(bytes: Buffer): Message | NoCall {
  const end = bytes.subarray(0, SOCKET_LINE_BYTES + 1).indexOf(LINE_FEED);
  if (end === -1) return { id: null };
  const line = parsed(bytes.toString('utf8', 0, end));
  const call = SocketCall.safeParse(line);
  if (!call.success) return { id: SocketCall.pick({ id: true }).safeParse(line).data?.id ?? null };
  return { call: call.data, body: bytes.subarray(end + 1) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // no JSON is no call: its sender is told
  }
}

/** The envelope of an answer with the id of its call before it. @param envelope JSON of an object that is not empty */
export const withId = (id: string | null, envelope: string): string =>
  `{"id":${JSON.stringify(id)},${envelope.slice(envelope.indexOf('{') + 1)}`;
