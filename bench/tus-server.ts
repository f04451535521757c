import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';

/** The baseline of uploads: tus as its package has it, on a folder. Prints where it listens. */
const tus = new Server({ path: '/files', datastore: new FileStore({ directory: process.argv[2] ?? '.' }) });
const server = createServer((one, answer) => void tus.handle(one, answer));
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo; // as: it listens on a port
  console.log(`http://127.0.0.1:${port}`);
});
