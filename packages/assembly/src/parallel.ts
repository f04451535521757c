import type { Blueprint, ComposedPaper, Outcome } from '@zhibi/contract/papers/composing';
import { type Asked, composeOne, GAP_PER_QUESTION, paperOf, SECONDS, taskOf } from './compose.js';
import type { Solver } from './mixed-integer.js';
import { elasticProgramme } from './programme.js';
import { atMost, type Time } from './time-left.js';

/** Parallel papers are expected to be as hard as the first, give or take this much. */
export const PARALLEL_TOLERANCE = 0.02;

/**
 * Papers of one blueprint that are equally hard and have no question in common; where the banks do not hold enough, as few in common as can be.
 * Of one paper it is the best alone. The same questions in pool, blueprint and seed give the same papers.
 */
export function compose(solver: Solver, asked: Asked & { papers: number }, time: Time): Outcome {
  const first = composeOne(solver, asked, time);
  if (first.outcome !== 'composed') return first;
  const papers = [...first.papers];
  while (papers.length < asked.papers) {
    const next = parallelTo(solver, asked, papers, time);
    if (next.outcome !== 'composed') return next;
    papers.push(...next.papers);
  }
  return { outcome: 'composed', papers };
}

function parallelTo(solver: Solver, asked: Asked, before: readonly ComposedPaper[], time: Time): Outcome {
  const known = new Set(before.flatMap(({ chosen }) => chosen.map(({ questionId }) => questionId)));
  const pool = asked.pool.map((one) => (known.has(one.id) ? { ...one, isRepeated: true } : one));
  const rate = before[0]?.figures.difficulty ?? 0;
  const like: Asked = { ...asked, pool, blueprint: asHardAs(asked.blueprint, rate) };
  const apart = composeOne(solver, like, time);
  if (apart.outcome !== 'clash') return apart;
  const task = taskOf(solver, like, time);
  const programme = elasticProgramme(task.places, task.wishes, ({ wish }) => wish.kind === 'repeated');
  const solution = solver.whole(programme, { seconds: atMost(time, SECONDS), gap: GAP_PER_QUESTION });
  return solution.status === 'found'
    ? { outcome: 'composed', papers: [paperOf(task, solution, GAP_PER_QUESTION)] }
    : apart;
}

/** The blueprint with the difficulty narrowed to that of a paper made of it. */
function asHardAs(blueprint: Blueprint, rate: number): Blueprint {
  const { from = 0, to = 1 } = blueprint.difficulty ?? {};
  const difficulty = { from: Math.max(from, rate - PARALLEL_TOLERANCE), to: Math.min(to, rate + PARALLEL_TOLERANCE) };
  return { ...blueprint, difficulty };
}
