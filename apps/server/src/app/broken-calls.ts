import type { Socket } from 'node:net';
import { problemCodes, problemMessages } from '@zhibi/contract/kernel';
import { languageOf } from '../platform/language.js';

/** Calls that are no HTTP: an unknown method, headers beyond every measure. They get the same envelope as all others, and the line is closed. */
export function answerBrokenCall(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { code } = problemCodes.invalid;
  const body = JSON.stringify({ code, msg: problemMessages.invalid[languageOf(undefined)], data: {} });
  const head = `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close`;
  if (socket.writable) socket.write(`HTTP/1.1 ${statusOf(error)}\r\n${head}\r\n\r\n${body}`);
  socket.destroy(error);
}

function statusOf({ code }: NodeJS.ErrnoException): string {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return '408 Request Timeout';
  return code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
}
