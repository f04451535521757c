import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A port that nobody holds at the moment, for a program that cannot say which one it was given. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // as: it listens on a port
  server.close();
  await once(server, 'close');
  return port;
}
