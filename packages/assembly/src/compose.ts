import { type Blueprint, type ComposedPaper, type Outcome, questionsOf } from '@zhibi/contract/papers/composing';
import type { Candidate } from './candidate.js';
import { explainClash } from './clash.js';
import { figuresOf } from './figures.js';
import type { Solution, Solver } from './mixed-integer.js';
import { mattering, placesOf } from './places.js';
import { bestProgramme } from './programme.js';
import { type Task, takenOf } from './task.js';
import { atMost, type Time } from './time-left.js';
import { wishesOf } from './wishes.js';

export interface Asked {
  blueprint: Blueprint;
  pool: readonly Candidate[];
  /** The same seed, pool and blueprint give the same paper. */
  seed: number;
}

/** How long the best paper is looked for; where a paper is found but not proved best by then, its gap says how far it may be. */
export const SECONDS = 8;
/** For each question, by how much of its cost the paper may be worse than the best. */
export const GAP_PER_QUESTION = 0.01;

/** The best paper of a blueprint, or why there is none. */
export function composeOne(solver: Solver, { blueprint, pool, seed }: Asked, time: Time): Outcome {
  const task = taskOf(solver, { blueprint, pool, seed }, time);
  const gap = GAP_PER_QUESTION * Math.max(questionsOf(blueprint), 1);
  const solution = solver.whole(bestProgramme(blueprint, task.places, task.wishes), {
    seconds: atMost(time, SECONDS),
    gap,
  });
  if (solution.status === 'found') return { outcome: 'composed', papers: [paperOf(task, solution, gap)] };
  if (solution.status === 'undecided') return { outcome: 'undecided' };
  return { outcome: 'clash', clash: explainClash(task) };
}

/** A blueprint stated for the solver. */
export function taskOf(solver: Solver, { blueprint, pool, seed }: Asked, time: Time): Task {
  const candidates = mattering(pool, blueprint, { seed, most: Math.max(questionsOf(blueprint), 1) });
  const places = placesOf(candidates, blueprint, seed);
  return { blueprint, places, wishes: wishesOf(blueprint, places), solver, time };
}

/** What a solution takes, in the order of the blueprint's types and topics. */
export function paperOf(
  { blueprint, places }: Task,
  solution: Extract<Solution, { status: 'found' }>,
  allowed: number,
): ComposedPaper {
  const taken = takenOf(places, solution.values);
  const missed = Math.max(0, solution.cost - solution.bound);
  const types = blueprint.types.map(({ type }) => type);
  const topics = blueprint.topics.map(({ topicId }) => topicId);
  const inOrder = taken.toSorted(
    (a, b) =>
      types.indexOf(a.candidate.type) - types.indexOf(b.candidate.type) ||
      topics.indexOf(a.topicId) - topics.indexOf(b.topicId) ||
      b.candidate.difficulty - a.candidate.difficulty,
  );
  return {
    chosen: inOrder.map(({ candidate, topicId }) => ({ questionId: candidate.id, topicId })),
    figures: figuresOf(blueprint, taken),
    gap: Number((missed / Math.max(taken.length, 1)).toFixed(4)),
    isProved: missed <= allowed + 1e-6,
    shared: taken.filter(({ candidate }) => candidate.isRepeated).length,
  };
}
