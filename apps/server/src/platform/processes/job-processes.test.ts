import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { defunctChildren, showsProcesses } from '../../../test/processes.js';
import { handOn } from './hand-on.js';
import { JobProcesses } from './job-processes.js';

const folder = mkdtempSync(join(tmpdir(), 'zhibi-processes-'));
const file = pathToFileURL(join(folder, 'work.mjs')).href;
beforeAll(() =>
  writeFileSync(
    join(folder, 'work.mjs'),
    `import { setTimeout as pause } from 'node:timers/promises';
     export const who = () => process.pid;
     export const slow = async (ms) => { await pause(ms); return process.pid; };
     export const back = (bytes) => bytes.map((byte) => byte + 1);
     export const fails = () => { throw new RangeError('too large'); };
     export const ends = () => process.exit(3);
     export const leaves = (ms) => { setTimeout(() => process.exit(4), ms); };
     export const environment = () => Object.keys(process.env);`,
  ),
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const opened: JobProcesses[] = [];
const LIMITS = { most: 2, patienceMs: 50, restMs: 60_000, heapMb: 64, mostBytes: 2 ** 40 };
const open = (limits: Partial<typeof LIMITS & { kind: string }> = {}) => {
  const processes = new JobProcesses({ ...LIMITS, ...limits });
  opened.push(processes);
  const ask = (name: string, job?: unknown, limitMs = 20_000) => processes.run({ file, name, job }, limitMs);
  return { processes, ask };
};
afterEach(() => {
  for (const processes of opened.splice(0)) processes.close();
});
const isGone = (pid: unknown) => {
  try {
    return !process.kill(Number(pid), 0);
  } catch {
    return true;
  }
};

describe('processes that do jobs', () => {
  it('begin with the first job, and do the next one too', async () => {
    const { processes, ask } = open();
    expect(processes.isAwake).toBe(false);
    const first = await ask('who');
    expect(first).not.toBe(process.pid);
    expect(await ask('who')).toBe(first);
  });

  it('take and answer bytes', async () => {
    expect(await open().ask('back', new Uint8Array([1, 2]))).toEqual(new Uint8Array([2, 3]));
  });

  it('tell what a job threw, and go on', async () => {
    const { ask } = open();
    const first = await ask('who');
    await expect(ask('fails')).rejects.toThrow(new RangeError('too large'));
    expect(await ask('who')).toBe(first);
  });

  it('are begun anew after one that ended', async () => {
    const { ask } = open();
    await expect(ask('ends')).rejects.toThrow('ended with 3');
    expect(await ask('who')).toBeTypeOf('number');
  });

  it('do a job once more that met what an earlier one left behind, and one that ends every process only twice', async () => {
    const { ask } = open({ most: 1 });
    await ask('leaves', 200);
    expect(await ask('slow', 1_000)).toBeTypeOf('number');
    await expect(ask('ends')).rejects.toThrow('ended with 3');
    expect(await ask('who')).toBeTypeOf('number');
  });

  it('end with a job that takes longer than it may', async () => {
    const { ask } = open();
    const first = await ask('who');
    await expect(ask('slow', 60_000, 200)).rejects.toThrow('slow took longer than 200 ms');
    expect(await ask('who')).not.toBe(first);
    await vi.waitFor(() => expect(isGone(first)).toBe(true));
  });

  it.skipIf(!showsProcesses)('leave nothing defunct, however they end', async () => {
    const { processes, ask } = open({ restMs: 50 });
    const killed = await ask('who');
    process.kill(Number(killed), 'SIGKILL');
    await vi.waitFor(() => expect(isGone(killed)).toBe(true), { timeout: 10_000 });
    await expect(ask('ends')).rejects.toThrow('ended with 3');
    await expect(ask('slow', 60_000, 200)).rejects.toThrow('slow took longer');
    const rested = await ask('who');
    await vi.waitFor(() => expect([processes.isAwake, isGone(rested)]).toEqual([false, true]), { timeout: 10_000 });
    await vi.waitFor(() => expect(defunctChildren()).toEqual([]), { timeout: 10_000 });
  }); // only Linux shows processes as files

  it('are joined by another where somebody waits, up to as many as may be', async () => {
    const { ask } = open();
    const pids = await Promise.all([1, 2, 3, 4].map(() => ask('slow', 1_500)));
    expect(new Set(pids).size).toBe(2);
  });

  it('end when they have rested, and are begun anew when they are needed', async () => {
    const { processes, ask } = open({ restMs: 50 });
    const first = await ask('who');
    await vi.waitFor(() => expect([processes.isAwake, isGone(first)]).toEqual([false, true]), { timeout: 10_000 });
    expect(await ask('who')).not.toBe(first);
  });

  it('do no second job where the first left too much in memory', async () => {
    const { ask } = open({ mostBytes: 1 });
    expect(await ask('who')).not.toBe(await ask('who'));
  });

  it('know nothing of the settings of the server', async () => {
    process.env.S3_SECRET_KEY = 'secret';
    try {
      expect(await open().ask('environment')).not.toContain('S3_SECRET_KEY');
    } finally {
      delete process.env.S3_SECRET_KEY;
    }
  });

  it('end with the server, and whoever waits is told', async () => {
    const { processes, ask } = open();
    const first = await ask('who');
    const waiting = expect(ask('slow', 60_000)).rejects.toThrow('the server ends');
    processes.close();
    await waiting;
    await vi.waitFor(() => expect(isGone(first)).toBe(true));
  });

  it('are handed on at rest to the next of their kind where servers follow one another, and not while they work', async () => {
    handOn();
    const [first, other] = [open({ kind: 'of a kind' }), open({ kind: 'of another' })];
    const rested = await first.ask('who');
    await new Promise(setImmediate); // it has come to rest when its answer has been told
    first.processes.close();
    expect(await other.ask('who')).not.toBe(rested);
    const next = open({ kind: 'of a kind' });
    expect(await next.ask('who')).toBe(rested);
    await new Promise(setImmediate);
    const waiting = expect(next.ask('slow', 60_000)).rejects.toThrow('the server ends');
    next.processes.close();
    await waiting;
    await vi.waitFor(() => expect(isGone(rested)).toBe(true));
    const last = open({ kind: 'of a kind', restMs: 50 });
    const begun = await last.ask('who');
    expect(begun).not.toBe(rested);
    await vi.waitFor(() => expect(isGone(begun)).toBe(true), { timeout: 10_000 });
  });
});
