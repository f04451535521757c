import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';

/** Twice the largest body of a call: what is too large is told so, what is far too large is not even read. */
const MESSAGE_BYTES = 8 * 1024 * 1024;

/** Lets endpoints of the kind `socket` speak WebSocket. Everywhere else a wish to upgrade is ignored, as HTTP allows and programs expect. */
export async function openSockets(app: FastifyInstance): Promise<void> {
  const paths = new Set<string>();
  app.addHook('onRoute', ({ config, url }) => {
    if (config?.endpoint?.kind === 'socket') paths.add(url);
  });
  const upgrades = new EventEmitter();
  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (paths.has(request.url?.split('?', 1)[0] ?? '') && isWebSocket(request))
      upgrades.emit('upgrade', request, socket, head);
    else answerPlainly(app.server, request, socket, head);
  });
  await app.register(websocket, {
    options: {
      server: upgrades as Server, // as: only its upgrades are listened to
      maxPayload: MESSAGE_BYTES,
      perMessageDeflate: false, // ink is small, and memory for each socket is not
    },
    preClose: (done) => done(), // each socket is told by whoever mounted it
    // What breaks the protocol is closed by the library with the code that says so; a lost network is no fault.
    errorHandler: (err, _socket, request) => request.log.info({ err }, 'a socket failed'),
  });
}

const isWebSocket = ({ headers, method }: IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Node hands over every call that would like to upgrade, also to HTTP/2, which Java and curl wish for with their first one. It is given back
 * to the server without the wish.
 */
function answerPlainly(server: Server, request: IncomingMessage, socket: Socket, head: Buffer): void {
  const { rawHeaders, method, url, httpVersion } = request;
  const lines = rawHeaders.flatMap((name, at) =>
    at % 2 === 1 || ['upgrade', 'connection', 'http2-settings'].includes(name.toLowerCase())
      ? []
      : [`${name}: ${rawHeaders[at + 1] ?? ''}`],
  );
  const start = `${method ?? ''} ${url ?? ''} HTTP/${httpVersion}`;
  socket.unshift(Buffer.concat([Buffer.from(`${[start, ...lines].join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}
