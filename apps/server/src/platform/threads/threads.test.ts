import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { Problem } from '../problem.js';
import { ThreadPool } from './index.js';

const folder = mkdtempSync(join(tmpdir(), 'zhibi-threads-'));
const work = join(folder, 'work.mjs');
writeFileSync(
  work,
  `export const double = (n) => ({ done: n * 2 });
   export const refuse = () => ({ refused: { kind: 'invalid', reason: 'too-large', data: {} } });
   export const hang = () => { for (;;); };
   export const swell = () => { const all = []; for (;;) all.push({ more: new Array(10_000).fill(all.length) }); };
   export const fail = () => { throw new Error('a fault of ours'); };`,
);
const pool = new ThreadPool({ seconds: 3, memoryMb: 32 });
const run = (name: string, job: unknown = null) => pool.run(pathToFileURL(work), name, job);
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true });
});

it('work apart is answered, and refused in the words of over there', async () => {
  expect(await run('double', 21)).toBe(42);
  const refused: unknown = await run('refuse').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Problem);
  expect(refused).toMatchObject({ kind: 'invalid', reason: 'too-large' });
  await expect(run('fail')).rejects.toThrow('a fault of ours');
});

it('what runs on or eats memory ends alone: others are answered meanwhile and afterwards', async () => {
  const hanging = run('hang').catch((error: unknown) => error);
  expect(await run('double', 4)).toBe(8);
  expect(await hanging).toMatchObject({ why: 'took-too-long' });
  await expect(run('swell')).rejects.toMatchObject({ why: 'took-too-much' });
  expect(await run('double', 5)).toBe(10);
});
