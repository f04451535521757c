import { performance } from 'node:perf_hooks';
import { type BatchJob, openSolver, proposeBatches } from '../packages/assembly/src/index.js';
import { benchImposing } from './imposing.js';
import { load } from './measure.js';
import { benchPrintLists } from './print-lists.js';
import { drawn } from './questions-corpus.js';

const TASKS = 500;
const ROUNDS = 5;
const MOST_SECONDS = 3;
const papers = ['A4 black double', 'A4 black single', 'A4 colour double', 'A3 black double'];

/** Five hundred tasks of four papers and four days, six machines of different speed: two print colour, three take A3. */
function day(seed: number): BatchJob {
  const random = drawn(seed);
  const tasks = Array.from({ length: TASKS }, (_, at) => ({
    id: String(at),
    kind: papers[Math.floor(random() ** 2 * papers.length)] ?? '',
    slot: `day ${Math.floor(random() * 4)}`,
    sheets: 30 + Math.floor(random() * 400),
  }));
  const machines = Array.from({ length: 6 }, (_, at) => ({
    id: String(at),
    sheetsPerMinute: 30 + at * 12,
    setupMinutes: 4 + (at % 3) * 2,
    setupSheets: 5,
  }));
  const finishBy = tasks.map(({ kind, slot }) =>
    machines.map((_, at) => {
      const cannot = (kind.includes('colour') && at < 4) || (kind.startsWith('A3') && at % 2 === 0);
      return cannot ? null : 600 * (Number(slot.slice(-1)) + 1) - (at % 2) * 90;
    }),
  );
  return { tasks, machines, finishBy };
}

/** What a print centre waits for: booklets of a grade, its lists, and the proposal of a day's batches. */
export async function benchPrinting(): Promise<void> {
  await benchImposing();
  await benchPrintLists();
  await benchBatches();
}

async function benchBatches(): Promise<void> {
  const solver = await openSolver(() => performance.now());
  let longest = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const job = day(round);
    const begun = performance.now();
    const { batches, left, gap } = proposeBatches(solver, job, 2);
    const seconds = (performance.now() - begun) / 1_000;
    longest = Math.max(longest, seconds);
    console.log(
      `batches of ${TASKS} tasks: ${seconds.toFixed(2)} s · ${batches.length} batches, ${left.length} left · gap ${(gap * 100).toFixed(2)} % · ${load()}`,
    );
  }
  console.log(`longest ${longest.toFixed(2)} s of ${MOST_SECONDS} s: ${longest <= MOST_SECONDS ? 'ok' : 'OVER'}`);
}
