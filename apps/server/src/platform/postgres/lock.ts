import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { self, stillRuns } from './process.js';

const PATIENCE_MS = 60_000;
const Owner = z.object({ pid: z.int(), born: z.string() });

/** Runs the work while no other process of this machine does. A lock that no living process of its own words holds is taken over. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!tryTake(file)) {
    if (Date.now() > deadline) throw new Error(`waited too long for ${file}`);
    await sleep(50);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function tryTake(file: string): boolean {
  const draft = `${file}.${process.pid}`;
  // Linked when its words are written: nobody ever sees a lock of ours without its owner.
  writeFileSync(draft, JSON.stringify(self()));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // as: Node's own errors
    const words = wordsOf(file);
    if (words !== undefined && !isHeld(words)) moveAway(file, words);
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Whether the process that wrote these words still runs; what no server wrote (nothing, a bare number) is held by nobody. */
function isHeld(words: string): boolean {
  const owner = Owner.safeParse(parsed(words));
  return owner.success && stillRuns(owner.data);
}

/** Takes the dead lock out of the way. Was it another one by now, it goes back to where it was. */
function moveAway(file: string, words: string): void {
  const aside = `${file}.${process.pid}.dead`;
  try {
    renameSync(file, aside);
    if (wordsOf(aside) !== words) linkSync(aside, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException; // as: Node's own errors
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error; // another process was quicker
  }
  rmSync(aside, { force: true });
}

function wordsOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error; // as: Node's own errors
    return undefined; // released in this moment: the next try takes it
  }
}

function parsed(words: string): unknown {
  try {
    return JSON.parse(words);
  } catch {
    return undefined; // not ours
  }
}
