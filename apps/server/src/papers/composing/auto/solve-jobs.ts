import { type Candidate, compose, openSolver, type Solver } from '@zhibi/assembly';
import type { Blueprint, Outcome } from '@zhibi/contract/papers/composing';
import { answering } from '../../../platform/threads/answering.js';
import type { CompositionCandidate } from '../../../questions/index.js';
import { kinsOf } from './rules-kin.js';

/** What is worked out in a thread of its own. */
export interface SolveJob {
  blueprint: Blueprint;
  candidates: readonly CompositionCandidate[];
  /** Questions that shall not come again. */
  avoid: readonly string[];
  seed: number;
  papers: number;
}

/** Somebody looks at a bar meanwhile. */
const SECONDS = 20;

const now = () => performance.now();
let opened: Promise<Solver> | undefined;

/** The papers of a blueprint, or why there are none. A thread keeps its solver. */
async function solveJob({ blueprint, candidates, avoid, seed, papers }: SolveJob): Promise<Outcome> {
  opened ??= openSolver(now);
  const solver = await opened;
  const until = now() + SECONDS * 1_000;
  const avoided = new Set(avoid);
  const kins = blueprint.apart ? kinsOf(candidates) : new Map<string, string>();
  const pool = candidates.map(
    ({ questionId, signature: _, ...one }): Candidate => ({
      ...one,
      id: questionId,
      isRepeated: avoided.has(questionId),
      kin: kins.get(questionId) ?? null,
    }),
  );
  return compose(solver, { blueprint, pool, seed, papers }, { now, until });
}

export const solve = answering(solveJob);
