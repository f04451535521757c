import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 120_000; // a machine that is busy starts slowly; that is no loss

/** The product on a data folder, and a way to end it and its PostgreSQL as when the power goes. */
export async function startServer(folder: string): Promise<{ address: string; kill(): Promise<void> }> {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', DEMO: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout?.on('data', (text: Buffer) => (said += text.toString()));
  const deadline = Date.now() + PATIENCE_MS;
  while (!/http:\/\/\S+/.test(said)) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`the server did not start: ${said}`);
    await sleep(20);
  }
  const exited = new Promise((resolve) => child.on('exit', resolve));
  return {
    address: said.match(/http:\/\/\S+/)?.[0] ?? '',
    kill: async () => {
      // Everything at once and without warning, as when the power goes.
      for (const pid of [
        Number(readFileSync(join(folder, 'postgres/pg18/postmaster.pid'), 'utf8').split('\n')[0]),
        child.pid,
      ])
        process.kill(pid ?? 0, 'SIGKILL');
      await exited;
      await sleep(200);
    },
  };
}
