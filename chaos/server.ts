import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureServerBuilt, serverArgs } from '../scripts/ensure.mjs';

const PATIENCE_MS = 120_000; // a machine that is busy starts slowly; that is no loss

/** What a server ends with to be started again. */
const AGAIN = 75;

interface Started {
  address: string;
  pid: number;
  /** Ends it and its PostgreSQL as when the power goes. */
  kill(): Promise<void>;
  /** Ends its PostgreSQL only: the server has to end by itself, asking to be started again. */
  killDatabase(): Promise<void>;
}

/** The product on a data folder, compiled as it is in a school. */
export async function startServer(folder: string, settings: Record<string, string> = {}): Promise<Started> {
  ensureServerBuilt();
  const child: ChildProcess = spawn(process.execPath, serverArgs('main'), {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', DEMO: '0', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout?.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  const deadline = Date.now() + PATIENCE_MS;
  while (!/http:\/\/\S+/.test(said)) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`the server did not start: ${said}`);
    await sleep(20);
  }
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const database = () => Number(readFileSync(join(folder, 'postgres/pg18/postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    pid: child.pid ?? 0,
    address: said.match(/http:\/\/\S+/)?.[0] ?? '',
    kill: async () => {
      // Everything at once and without warning, as when the power goes.
      for (const pid of [database(), child.pid]) process.kill(pid ?? 0, 'SIGKILL');
      await exited;
      await sleep(200);
    },
    killDatabase: async () => {
      process.kill(database(), 'SIGKILL');
      const code = await exited;
      if (code !== AGAIN) throw new Error(`without its database the server ended with ${code}: ${said}`);
    },
  };
}
