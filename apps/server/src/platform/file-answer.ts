import type { Readable } from 'node:stream';
import { type DownloadName, downloadName } from '@zhibi/contract/kernel';
import type { FastifyReply } from 'fastify';

/** Bytes that an endpoint of kind `file` answers. */
export interface FileAnswer {
  content: Readable | Uint8Array;
  type: string;
  /** Offered as a download under this name; what is made here says what it is and gets the day. Shown in place when absent. */
  name?: string | DownloadName;
  size?: number;
  /** Set where a range may be asked for; `part` when one was: what of the whole this is. */
  ranges?: true;
  part?: { start: number; end: number; of: number } | undefined;
}

/** Bytes never run: no guessing of types, no keeping by a proxy, and a name makes it a download. */
export function sendFile(reply: FastifyReply, answer: FileAnswer, today = ''): FastifyReply {
  const { content, type, size, ranges, part } = answer;
  const name = typeof answer.name === 'object' ? downloadName(answer.name, today) : answer.name;
  reply.type(type).header('x-content-type-options', 'nosniff').header('cache-control', 'private, no-store');
  if (ranges) reply.header('accept-ranges', 'bytes');
  if (part) reply.status(206).header('content-range', `bytes ${part.start}-${part.end}/${part.of}`);
  if (size !== undefined) reply.header('content-length', size);
  if (name !== undefined) reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeName(name)}`);
  return reply.send(content);
}

/** As RFC 5987 wants it: `encodeURIComponent` leaves four characters that a header must not hold. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
