import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverArgs } from '../scripts/ensure.mjs';
import { freePort } from './free-port.js';

/** The compiled product with the demo world, as `npm start` runs it, in a folder that goes with it. */
export async function openDemoServer(): Promise<{ address: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'zhibi-demo-'));
  chmodSync(folder, 0o755); // PostgreSQL runs as another user where we are root
  const port = await freePort();
  const [entry = '', ...execArgv] = [...serverArgs('main')].reverse();
  const server = fork(entry, {
    execArgv,
    env: { ...process.env, DATA_DIR: folder, PORT: String(port), DEMO: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(server, 'exit');
  await Promise.race([
    once(server, 'message'),
    ended.then(() => Promise.reject(new Error('the server ended before it was up'))),
  ]);
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
