import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cleanEnv, root } from '../scripts/ensure.mjs';
import { load } from './measure.js';

const GIVEN_UP_MS = 900_000;

/**
 * `npm run bench -- start`: what is committed, in a clone of its own with npm's cache as it is: from `npm start` to a page that answers with the demo
 * world, what is installed then, a second start, and one after everything was killed. PostgreSQL is down before each.
 */
export async function benchStart(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'zhibi-start-'));
  chmodSync(folder, 0o755); // PostgreSQL runs as another user where we are root
  const clone = join(folder, 'zhibi');
  try {
    execFileSync('git', ['clone', '--quiet', root, clone]);
    const first = await start(clone);
    report('npm start on a clean clone, with the demo world', first.ms, 75_000);
    if (first.demoMs !== undefined) report('of it the demo world', first.demoMs, 10_000);
    console.log(`node_modules: ${megabytesOf(join(clone, 'node_modules'))} MB (goal: 600)`);
    await end(clone, first.child, 'SIGTERM');
    const second = await start(clone);
    report('a second start', second.ms, 2_000);
    await end(clone, second.child, 'SIGKILL');
    const third = await start(clone);
    report('a start after kill -9 of everything', third.ms, 2_000);
    await end(clone, third.child, 'SIGTERM');
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const report = (name: string, ms: number, goalMs: number): void =>
  console.log(`${name}: ${(ms / 1000).toFixed(1)} s (goal: ${goalMs / 1000}) · ${load()}`);

interface Started {
  child: ChildProcess;
  ms: number;
  demoMs: number | undefined;
}

/** Until its page answers, from the first byte of npm on. */
async function start(clone: string): Promise<Started> {
  const begun = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...cleanEnv(), PORT: '0', CONSOLE_LANG: 'en' },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let [said, demoAt] = ['', 0];
  child.stdout.on('data', (text) => {
    said += text;
    if (demoAt === 0 && said.includes('making the demo world')) demoAt = performance.now();
  });
  while (performance.now() - begun < GIVEN_UP_MS) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
    const answer = address === undefined ? undefined : await fetch(`${address}/login`).catch(() => undefined);
    if (answer?.ok) {
      const now = performance.now();
      return { child, ms: now - begun, demoMs: demoAt === 0 ? undefined : now - demoAt };
    }
    if (child.exitCode !== null) break;
    await pause(10);
  }
  throw new Error(`it did not start:\n${said}`);
}

/** Ends npm and all that it started, PostgreSQL too, and waits until nothing of it lives. */
async function end(clone: string, child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const pidFile = join(clone, 'data/postgres/pg18/postmaster.pid');
  const postmaster = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (signal === 'SIGKILL') for (const pid of [...childrenOf(postmaster), postmaster]) kill(pid, signal);
  kill(-(child.pid ?? 0), signal); // its whole group
  while (lives(postmaster) || lives(-(child.pid ?? 0))) await pause(20);
  if (signal === 'SIGTERM' && existsSync(pidFile)) throw new Error('PostgreSQL did not end by itself');
}

function kill(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false; // it has ended by itself
  }
}
const lives = (pid: number): boolean => kill(pid, 0);

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

const megabytesOf = (folder: string): number =>
  Number(/^\d+/.exec(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }))?.[0]);
