import type { Mastery } from '@zhibi/contract/analysis';
import { type Belief, estimate, type History, type Model, newcomer, type Term, usual } from '@zhibi/mastery';

const DAY_MS = 86_400_000;
/** The model reckons in days. */
export const daysOf = (at: Date): number => at.getTime() / DAY_MS;

/** Student → knowledge point → mastery. */
export type Mastered = ReadonlyMap<string, ReadonlyMap<string, Mastery>>;

/** A model as it is kept: its rates, and knowledge point → difficulty. */
export interface KeptModel {
  rates: Omit<Model, 'difficultyOf'>;
  difficulties: Record<string, number>;
}

/** What the answers of a student in a subject say, as it is kept: of the student, and knowledge point → of it, from how many answers. */
export interface KeptBelief {
  ability: Term | null;
  points: Record<string, Term & { answers: number }>;
}

export const keptModel = ({ difficultyOf, ...rates }: Model): KeptModel => ({
  rates,
  difficulties: Object.fromEntries(difficultyOf),
});

/** Where nothing was fitted yet, the usual rates, and every point as difficult as any other. */
export const modelOf = (kept: KeptModel | undefined): Model =>
  kept === undefined
    ? { ...usual, difficultyOf: new Map() }
    : { ...usual, ...kept.rates, difficultyOf: new Map(Object.entries(kept.difficulties)) };

/** The belief with how many answers it has of each point. */
export function keptBelief(belief: Belief, history: History): KeptBelief {
  const answers = new Map<string, number>();
  for (const { point } of history) answers.set(point, (answers.get(point) ?? 0) + 1);
  return {
    ability: belief.ability ?? null,
    points: Object.fromEntries(
      [...belief.points].map(([id, term]) => [id, { ...term, answers: answers.get(id) ?? 0 }]),
    ),
  };
}

const beliefOf = ({ ability, points }: KeptBelief): Belief =>
  ability === null ? newcomer : { ability, points: new Map(Object.entries(points)) };

/** Knowledge point → how well a student masters it now: what is old says less. */
export function masteryAt(model: Model, kept: KeptBelief, now: Date): Map<string, Mastery> {
  const belief = beliefOf(kept);
  return new Map(
    Object.entries(kept.points).map(([point, { answers }]) => [
      point,
      { ...estimate(model, belief, { point, item: point, at: daysOf(now) }), answers },
    ]),
  );
}
