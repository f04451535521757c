import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { Problem } from '../problem.js';
import type { Apart } from './apart.js';
import { ProcessPool, ThreadPool } from './index.js';

const folder = mkdtempSync(join(tmpdir(), 'zhibi-threads-'));
const work = join(folder, 'work.mjs');
writeFileSync(
  work,
  `export const double = (n) => ({ done: n * 2 });
   export const refuse = () => ({ refused: { kind: 'invalid', reason: 'too-large', data: {} } });
   export const hang = () => { for (;;); };
   export const swell = () => { const all = []; for (;;) all.push({ more: new Array(10_000).fill(all.length) }); };
   export const late = (n) => { setTimeout(() => { throw new Error('late'); }); return { done: n }; };
   export const burst = () => ({ done: '\\n'.repeat(60_000_000).split('\\n').length });
   export const fail = () => { throw new Error('a fault of ours'); };`,
);
const limits = { seconds: 3, memoryMb: 32 };
const [threads, processes] = [new ThreadPool(limits), new ProcessPool(limits)];
const places: Apart[] = [threads, processes];
afterAll(async () => {
  for (const place of places) await place.close();
  rmSync(folder, { recursive: true });
});
const runIn =
  (place: Apart) =>
  (name: string, job: unknown = null) =>
    place.run(pathToFileURL(work), name, job);

describe.each([
  ['a thread', threads],
  ['a process', processes],
])('in %s', (_, place) => {
  const run = runIn(place);

  it('work apart is answered, and refused in the words of over there', async () => {
    expect(await run('double', 21)).toBe(42);
    const refused: unknown = await run('refuse').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Problem);
    expect(refused).toMatchObject({ kind: 'invalid', reason: 'too-large' });
    await expect(run('fail')).rejects.toThrow('a fault of ours');
  });

  it('what fails after its work was answered ends alone', async () => {
    expect(await run('late', 1)).toBe(1);
    for (let at = 0; at < 5; at++) expect(await run('late', at).catch(() => 'ended')).toBeDefined();
    expect(await run('double', 4)).toBe(8);
  });

  it('what runs on or eats memory ends alone: others are answered meanwhile and afterwards', async () => {
    const hanging = run('hang').catch((error: unknown) => error);
    expect(await run('double', 4)).toBe(8);
    expect(await hanging).toMatchObject({ why: 'took-too-long' });
    await expect(run('swell')).rejects.toMatchObject({ why: 'took-too-much' });
    expect(await run('double', 5)).toBe(10);
  });
});

it('what asks for more than there is within one call ends its process alone', async () => {
  // With time enough on a busy machine: it is memory that ends it.
  const place = new ProcessPool({ ...limits, seconds: 60 });
  const run = runIn(place);
  places.push(place);
  await expect(run('burst')).rejects.toMatchObject({ why: 'took-too-much' });
  expect(await run('double', 6)).toBe(12);
});
