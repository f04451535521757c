import type { Blueprint } from '@zhibi/contract/papers/composing';
import type { Candidate } from './candidate.js';

/** A candidate counted for one topic: what the solver takes or leaves. */
export interface Place {
  candidate: Candidate;
  topicId: string;
  /** What taking it costs, 0 to 1: questions that the school has used often cost more, the seed orders the rest. */
  cost: number;
}

const OFTEN = 10;

/** A number from 0 to 1 that the seed gives each question, whatever else is in the banks (FNV-1a). */
export function drawn(seed: number, id: string): number {
  let hash = (2_166_136_261 ^ seed) >>> 0;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296;
}

const costOf = ({ id, timesUsed }: Candidate, seed: number): number =>
  0.6 * (Math.min(timesUsed, OFTEN) / OFTEN) + 0.4 * drawn(seed, id);

/**
 * The candidates that can matter. Of those that are alike in all that the wishes ask, only the cheapest are kept, as many as the whole paper has
 * questions: the others could only take their place at a higher cost, so the best paper is among what is left.
 * @param most how many questions the paper has
 */
export function mattering(
  pool: readonly Candidate[],
  blueprint: Blueprint,
  { seed, most }: { seed: number; most: number },
): Candidate[] {
  const topics = new Set(blueprint.topics.map(({ topicId }) => topicId));
  const types = new Set<number>(blueprint.types.map(({ type }) => type));
  const taken = new Map<string, number>();
  return pool
    .filter(({ type, topicIds }) => types.has(type) && topicIds.some((id) => topics.has(id)))
    .map((candidate) => ({ candidate, cost: costOf(candidate, seed) }))
    .sort((a, b) => a.cost - b.cost || (a.candidate.id < b.candidate.id ? -1 : 1))
    .filter(({ candidate }) => {
      const { id, type, topicIds, difficulty, minutes, source, isRecent, isRepeated, kin } = candidate;
      const signature = JSON.stringify([
        type,
        topicIds,
        difficulty,
        minutes,
        blueprint.sameSource === null ? '' : source,
        isRecent,
        isRepeated,
        blueprint.apart && kin !== null ? id : '',
      ]);
      const before = taken.get(signature) ?? 0;
      taken.set(signature, before + 1);
      return before < most;
    })
    .map(({ candidate }) => candidate);
}

/** Each candidate at each topic that it may stand for. */
export function placesOf(candidates: readonly Candidate[], blueprint: Blueprint, seed: number): Place[] {
  const topics = new Set(blueprint.topics.map(({ topicId }) => topicId));
  return candidates.flatMap((candidate) => {
    const cost = costOf(candidate, seed);
    return [...new Set(candidate.topicIds)]
      .filter((id) => topics.has(id))
      .map((topicId) => ({ candidate, topicId, cost }));
  });
}
