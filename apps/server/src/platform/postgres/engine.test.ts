import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allProcesses, showsProcesses } from '../../../test/processes.js';
import { askPostgres } from './ask.js';
import { reasonIn } from './cluster.js';
import { type Engine, startEngine } from './engine.js';
import { memorySettings } from './memory.js';
import { livingPostmaster } from './postmaster.js';
import { bornOf, isAlive } from './process.js';

const folder = mkdtempSync(join(tmpdir(), 'zhibi-engine-'));
const [pidFile, lock] = [join(folder, 'pg18/postmaster.pid'), join(folder, '.boot.lock')];
const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'postgres -D elsewhere'], {
  stdio: 'ignore',
});
const small = { shared_buffers: '16MB' };
let left: { pidFile: string; socketLock: string; sockets: string };

beforeAll(async () => {
  chmodSync(folder, 0o755); // PostgreSQL runs as another user where we are root
  const engine = await startEngine(folder, small);
  const sockets = engine.connection.host ?? '';
  // What a server leaves behind that ends with its machine.
  left = {
    pidFile: readFileSync(pidFile, 'utf8'),
    socketLock: readFileSync(join(sockets, '.s.PGSQL.5432.lock'), 'utf8'),
    sockets,
  };
  await engine.stop();
});
afterAll(() => {
  stranger.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function answers({ connection }: Engine): Promise<boolean> {
  return (await askPostgres({ host: connection.host ?? '', port: 5432 }, 5_000)) === undefined;
}

async function startsAndStops(): Promise<void> {
  const engine = await startEngine(folder, small);
  expect([engine.owned, await answers(engine)]).toEqual([true, true]);
  await engine.stop();
}

it.each([
  ['a living stranger', () => stranger.pid],
  ['ourselves', () => process.pid],
  ['nobody', () => 4_194_303],
])('starts over what a lost machine left, whose number is by now that of %s', async (_, pid) => {
  writeFileSync(pidFile, left.pidFile.replace(/^\d+/, `${pid()}`));
  writeFileSync(join(left.sockets, '.s.PGSQL.5432.lock'), left.socketLock.replace(/^\d+/, `${pid()}`));
  await startsAndStops();
});

it.each([
  ['empty', () => ''],
  ['a bare number that lives', () => `${stranger.pid}`],
  ['of an earlier process with our number', () => JSON.stringify({ pid: process.pid, born: 'long ago' })],
  ['of an earlier process with the number of a stranger', () => JSON.stringify({ pid: stranger.pid, born: '' })],
  ['no text of ours', () => '{{'],
])('takes over a lock that is %s', async (_, words) => {
  writeFileSync(lock, words());
  await startsAndStops();
});

it.each([
  ['a server whose programs were copied beside', '/tmp/zhibi-pg-1f2e/bin/postgres', true],
  ['the shell that owns a server', 'zhibi-pg /opt/zhibi/bin/postgres', false],
])('knows %s by its words', (_, program, isServer) => {
  const data = mkdtempSync(join(tmpdir(), 'zhibi-postmaster-'));
  const words = ['-e', 'setInterval(() => {}, 1000)', '--', ...program.split(' '), '-D', data];
  const child = spawn(process.execPath, words, { stdio: 'ignore' });
  const { pid } = child;
  try {
    writeFileSync(join(data, 'postmaster.pid'), `${pid}\n${data}\n0\n5432\n/tmp/sockets\n\n\nready\n`);
    expect(livingPostmaster(data)).toEqual(isServer ? { pid, ready: true, sockets: '/tmp/sockets' } : undefined);
  } finally {
    child.kill();
    rmSync(data, { recursive: true, force: true });
  }
});

it('waits for a lock that a living process holds', async () => {
  const pid = stranger.pid ?? 0;
  writeFileSync(lock, JSON.stringify({ pid, born: bornOf(pid) }));
  let started = false;
  const starting = startEngine(folder, small).then((engine) => {
    started = true;
    return engine;
  });
  const other = join(folder, 'other');
  await (await startEngine(other, small)).stop(); // as long as a whole start takes
  expect(started).toBe(false);
  rmSync(lock);
  await (await starting).stop();
});

it('of two that start at once one runs it and the other joins, and hears when it ends', async () => {
  const both = await Promise.all([startEngine(folder, small), startEngine(folder, small)]);
  const [first, second] = both.sort((a, b) => Number(b.owned) - Number(a.owned));
  expect([first?.owned, second?.owned]).toEqual([true, false]);
  expect(await answers(second as Engine)).toBe(true); // as: both are there
  await first?.stop();
  await second?.lost;
});

it('hears when the one it runs is killed', async () => {
  const engine = await startEngine(folder, small);
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  await engine.lost;
  expect(isAlive(pid)).toBe(false);
  await startsAndStops();
});

describe.skipIf(!showsProcesses)('leaves no process behind, neither running nor defunct', () => {
  /** The shell that owns it and all that the shell has started. */
  const sessionOf = (pid: number) => allProcesses().find((one) => one.pid === pid)?.session ?? 0;
  const left = (session: number) => allProcesses().filter((one) => one.session === session);

  it.each<[string, (engine: Engine, pid: number) => Promise<void>]>([
    ['it is stopped', (engine) => engine.stop()],
    [
      'it is killed',
      async (engine, pid) => {
        process.kill(pid, 'SIGKILL');
        await engine.lost;
      },
    ],
  ])('when %s', async (_, end) => {
    const engine = await startEngine(folder, small);
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    const shell = allProcesses().find((one) => one.pid === pid)?.parent ?? 0;
    const session = sessionOf(shell);
    expect(session).not.toBe(sessionOf(process.pid));
    await end(engine, pid);
    expect(left(session)).toEqual([]);
  });
}); // only Linux shows processes as files

it('says why PostgreSQL did not start in its own last words', async () => {
  await expect(startEngine(folder, { shared_buffers: 'much' })).rejects.toThrow(
    'invalid value for parameter "shared_buffers": "much"',
  );
  const said =
    'creating subdirectories ... ok\ninitdb: error: could not create file "pg_wal": No space left on device\ninitdb: removing data directory';
  expect(reasonIn(said)).toBe('could not create file "pg_wal": No space left on device');
  const shell =
    'performing post-bootstrap initialization ... sh: 1: cannot create /dev/null: Permission denied\nchild process exited with exit code 2\ninitdb: removing data directory "/data/pg18.init"\n';
  expect(reasonIn(shell)).toContain('cannot create /dev/null: Permission denied');
});

it.each([
  [1, { shared_buffers: '64MB', effective_cache_size: '512MB', work_mem: '4MB', maintenance_work_mem: '32MB' }],
  [4, { shared_buffers: '256MB', effective_cache_size: '2048MB', work_mem: '8MB', maintenance_work_mem: '128MB' }],
  [64, { shared_buffers: '1024MB', effective_cache_size: '32768MB', work_mem: '32MB', maintenance_work_mem: '512MB' }],
])('gives PostgreSQL of %d GB what is left for it', (gb, settings) => {
  expect(memorySettings(gb * 1024 ** 3)).toEqual(settings);
});
