import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Solver } from '../mixed-integer.js';
import { openSolver } from '../solver.js';
import { proposeBatches } from './propose-batches.js';
import type { BatchJob, BatchMachine, ProposedBatches } from './task.js';

let solver: Solver;
beforeAll(async () => {
  solver = await openSolver(() => performance.now());
});

const machine = (id: string, change: Partial<BatchMachine> = {}): BatchMachine => ({
  id,
  sheetsPerMinute: 50,
  setupMinutes: 5,
  setupSheets: 4,
  ...change,
});
const task = (id: string, kind: string, sheets: number, slot = 'today') => ({ id, kind, slot, sheets });

/** Nothing twice, nothing of several kinds together, everything in time. */
function check({ tasks, machines, finishBy }: BatchJob, { batches, left }: ProposedBatches) {
  expect([...batches.flatMap((batch) => batch.tasks), ...left].sort((a, b) => a - b)).toEqual(tasks.map((_, at) => at));
  const done = machines.map(() => [] as { by: number; minutes: number }[]);
  for (const { machine: at, kind, slot, tasks: own, minutes } of batches) {
    for (const one of own) expect(tasks[one]).toMatchObject({ kind, slot });
    const limits = own.map((one) => finishBy[one]?.[at] ?? null);
    expect(limits).not.toContain(null);
    done[at]?.push({ by: Math.min(...limits.map(Number)), minutes });
  }
  for (const batchesOfOne of done) {
    let clock = 0;
    for (const { by, minutes } of batchesOfOne.sort((a, b) => a.by - b.by)) {
      clock += minutes;
      expect(clock).toBeLessThanOrEqual(by + 1e-6);
    }
  }
}

describe('a proposal of batches', () => {
  it('puts what is alike together, and changes the machine once a kind', () => {
    const tasks = ['a', 'b', 'c', 'd'].map((id, at) => task(id, at % 2 ? 'colour' : 'black', 100));
    const job = { tasks, machines: [machine('1'), machine('2')], finishBy: tasks.map(() => [480, 480]) };
    const proposal = proposeBatches(solver, job, 5);
    check(job, proposal);
    expect(proposal.batches.map((batch) => batch.tasks.length)).toEqual([2, 2]);
    expect(proposal).toMatchObject({ left: [], gap: 0 });
  });

  it('leaves out what no machine can print, or not in time, and nothing else', () => {
    const tasks = [task('a', 'black', 100), task('b', 'colour', 100), task('c', 'black', 5_000)];
    const job = { tasks, machines: [machine('1')], finishBy: [[60], [null], [60]] };
    const proposal = proposeBatches(solver, job, 5);
    check(job, proposal);
    expect(proposal.left).toEqual([1, 2]);
    expect(proposeBatches(solver, { ...job, machines: [], finishBy: [[], [], []] }, 5).left).toEqual([0, 1, 2]);
  });

  it('uses a second machine only where the first has no time', () => {
    const tasks = Array.from({ length: 6 }, (_, at) => task(`${at}`, 'black', 1_000));
    const at = (by: number) => ({
      tasks,
      machines: [machine('1'), machine('2')],
      finishBy: tasks.map(() => [by, by]),
    });
    expect(proposeBatches(solver, at(200), 5).batches).toHaveLength(1);
    const tight = proposeBatches(solver, at(70), 5);
    check(at(70), tight);
    expect(tight.batches).toHaveLength(2);
    expect(tight.left).toEqual([]);
  });

  it('costs no more than any other way, tried one by one', () => {
    const jobs = fc
      .record({
        sheets: fc.array(fc.integer({ min: 50, max: 2_000 }), { minLength: 1, maxLength: 5 }),
        kinds: fc.array(fc.constantFrom('black', 'colour'), { minLength: 5, maxLength: 5 }),
        limits: fc.array(fc.constantFrom(30, 60, 90, null), { minLength: 10, maxLength: 10 }),
        speeds: fc.tuple(fc.integer({ min: 30, max: 80 }), fc.integer({ min: 30, max: 80 })),
      })
      .map(
        ({ sheets, kinds, limits, speeds }): BatchJob => ({
          tasks: sheets.map((count, at) => task(`${at}`, kinds[at] ?? 'black', count)),
          machines: speeds.map((sheetsPerMinute, at) => machine(`${at}`, { sheetsPerMinute })),
          finishBy: sheets.map((_, at) => [limits[at * 2] ?? null, limits[at * 2 + 1] ?? null]),
        }),
      );
    fc.assert(
      fc.property(jobs, (job) => {
        const proposal = proposeBatches(solver, job, 5);
        check(job, proposal);
        // A machine's batch is whole by the earliest limit of its kind: other ways are tried under the same law.
        expect(proposal.left.length).toBeLessThanOrEqual(fewestLeft(job));
      }),
      { numRuns: 60 },
    );
  });

  it('leaves nothing for which there is room, whenever the time of the solver is over', () => {
    // Booklets of a sheet each, on machines that are alike: many ways of the same cost.
    const tasks = Array.from({ length: 500 }, (_, at) => task(`${at}`, 'A4 black', 1));
    const machines = ['a', 'b', 'c'].map((id) => machine(id));
    const job = { tasks, machines, finishBy: tasks.map(() => machines.map(() => 1_200)) };
    for (const seconds of [0, 2]) {
      const proposal = proposeBatches(solver, job, seconds);
      check(job, proposal);
      expect(proposal.left).toEqual([]);
      expect(proposal.batches).toHaveLength(1);
    }
    // What does not fit is left, and the machine is full.
    const tight = { tasks, machines: [machine('a')], finishBy: tasks.map(() => [10]) };
    const proposal = proposeBatches(solver, tight, 0);
    check(tight, proposal);
    const [batch] = proposal.batches;
    expect(batch?.minutes).toBeGreaterThan(9.8);
    expect(proposal.left.length).toBe(500 - (batch?.tasks.length ?? 0));
  });

  it('looks at five hundred tasks', () => {
    const tasks = Array.from({ length: 500 }, (_, at) =>
      task(`${at}`, ['A4 black', 'A4 colour', 'A3 black'][at % 3] ?? '', 40 + ((at * 37) % 400), `day ${at % 4}`),
    );
    const machines = Array.from({ length: 6 }, (_, at) => machine(`${at}`, { sheetsPerMinute: 40 + at * 10 }));
    const finishBy = tasks.map(({ kind }, at) =>
      machines.map((_, of) => (kind.includes('colour') && of < 3 ? null : 480 * ((at % 4) + 1))),
    );
    const proposal = proposeBatches(solver, { tasks, machines, finishBy }, 2);
    check({ tasks, machines, finishBy }, proposal);
    expect(proposal.left).toEqual([]);
    expect(proposal.batches.length).toBeLessThan(tasks.length / 10);
  });
});

/** The fewest tasks that stay without a place, over every way to place them. */
function fewestLeft({ tasks, machines, finishBy }: BatchJob): number {
  let fewest = tasks.length;
  const earliest = (at: number, kind: string) =>
    Math.min(...tasks.flatMap((one, of) => (one.kind === kind ? [fits(of, at) ?? Number.POSITIVE_INFINITY] : [])));
  const fits = (of: number, at: number): number | null => {
    const by = finishBy[of]?.[at] ?? null;
    const one = machines[at];
    if (by === null || one === undefined) return null;
    return (tasks[of]?.sheets ?? 0) / one.sheetsPerMinute + one.setupMinutes <= by ? by : null;
  };
  const isInTime = (chosen: readonly number[]) =>
    machines.every(({ sheetsPerMinute, setupMinutes }, at) => {
      const kinds = [...new Set(chosen.flatMap((of, one) => (of === at ? [tasks[one]?.kind ?? ''] : [])))];
      let clock = 0;
      return kinds
        .map((kind) => ({ kind, by: earliest(at, kind) }))
        .sort((a, b) => a.by - b.by)
        .every(({ kind, by }) => {
          const sheets = tasks.reduce(
            (sum, one, of) => sum + (chosen[of] === at && one.kind === kind ? one.sheets : 0),
            0,
          );
          clock += setupMinutes + sheets / sheetsPerMinute;
          return clock <= by + 1e-9;
        });
    });
  const place = (chosen: number[]): void => {
    const next = chosen.length;
    if (next === tasks.length) {
      if (isInTime(chosen)) fewest = Math.min(fewest, chosen.filter((at) => at < 0).length);
      return;
    }
    place([...chosen, -1]);
    machines.forEach((_, at) => {
      if (fits(next, at) !== null) place([...chosen, at]);
    });
  };
  place([]);
  return fewest;
}
