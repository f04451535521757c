import { z } from 'zod';
import type { Message } from './problem.js';

/**
 * A message on a socket of a signed program is a call: one line of JSON, a line feed, then the bytes of the body as they would be sent over
 * HTTP. What is signed is the same: POST, the address with its `timestamp` and `nonce`, and these bytes. The key is that of the socket.
 */
export const SocketCall = z.object({
  /** Names the call: its answer carries the same one. */
  id: z.string().min(1).max(100),
  /** As over HTTP: the path with its query. */
  url: z.string().min(1).max(1_000),
  signature: z.string().min(1).max(100),
  signatureMethod: z.enum(['HMAC-SHA1', 'HMAC-SHA256']).optional(),
});
export type SocketCall = z.infer<typeof SocketCall>;

/** What the line before the body may take. */
export const SOCKET_LINE_BYTES = 2_048;

/** Beside each other open for one key; the oldest gives way to one more. */
export const SOCKETS_OF_A_KEY = 8;

/** Calls of one socket that are answered at once; more wait in the connection. */
export const SOCKET_CALLS_AT_ONCE = 16;

/** So many messages of a socket may wait for their turn after it was asked to wait. */
export const SOCKET_MESSAGES_WAITING = 1_000;

/** How often a socket is asked whether somebody is there. */
export const SOCKET_PING_MS = 20_000;

/** Nothing heard for so long: nobody is there. */
export const SOCKET_SILENT_MS = 60_000;

/** No call for so long: the socket is closed, and opened again when there is something to say. */
export const SOCKET_IDLE_MS = 30 * 60_000;

/** Why the server closes a socket: the code tells a program whether to come back, the sentence a person what happened. */
export const socketCloses = {
  /** The server stops, to be started again: come back after some seconds, not all at once, and send what was not answered. */
  restart: {
    code: 1012,
    words: { zh: '服务器正在重启，请稍后重新连接', en: 'The server restarts: connect again soon' },
  },
  binary: { code: 1003, words: { zh: '只接受文本消息', en: 'Only text messages are taken' } },
  fault: { code: 1011, words: { zh: '服务出错了，请重新连接', en: 'A fault on our side: connect again' } },
  /** The key was withdrawn: coming back is of no use. */
  withdrawn: { code: 4403, words: { zh: '密钥已被停用', en: 'The key was withdrawn' } },
  idle: {
    code: 4408,
    words: { zh: '长时间没有数据，需要时再连接', en: 'Nothing was sent for long: connect when needed' },
  },
  replaced: { code: 4409, words: { zh: '同一密钥的连接过多', en: 'Too many sockets of this key: the oldest goes' } },
  malformed: { code: 4400, words: { zh: '连续多条消息格式不对', en: 'Too many messages that are no calls' } },
  /** Messages kept coming while the server did not read. */
  flooded: { code: 4429, words: { zh: '等待的消息过多', en: 'Too many messages are waiting' } },
} as const satisfies Record<string, { code: number; words: Message }>;
export type SocketClose = keyof typeof socketCloses;
