import { type Blueprint, type Figures, tierOf, tiers } from '@zhibi/contract/papers/composing';
import type { Place } from './places.js';

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
export const sumOf = <T>(items: readonly T[], amountOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + amountOf(item), 0);

/** What a question of each type is worth. */
export function scoreByType({ types }: Pick<Blueprint, 'types'>): (place: Place) => number {
  const scores = new Map<number, number>(types.map(({ type, score }) => [type, score]));
  return ({ candidate }) => scores.get(candidate.type) ?? 0;
}

/** The expected score rate of what is taken, by scores; 0 of nothing. */
export function meanRate(taken: readonly Place[], worthOf: (place: Place) => number): number {
  const total = sumOf(taken, worthOf);
  return total === 0 ? 0 : sumOf(taken, (place) => worthOf(place) * place.candidate.difficulty) / total;
}

/** What the questions taken come to. */
export function figuresOf(blueprint: Blueprint, taken: readonly Place[]): Figures {
  const worthOf = scoreByType(blueprint);
  const minutes = (some: readonly Place[]) =>
    rounded(
      sumOf(some, ({ candidate }) => candidate.minutes),
      1,
    );
  return {
    questions: taken.length,
    score: sumOf(taken, worthOf),
    minutes: minutes(taken),
    difficulty: rounded(meanRate(taken, worthOf), 4),
    tiers: tiers.map((_, tier) => taken.filter(({ candidate }) => tierOf(candidate.difficulty) === tier).length),
    byType: blueprint.types.map(({ type }) => {
      const own = taken.filter(({ candidate }) => candidate.type === type);
      return { type, questions: own.length, minutes: minutes(own) };
    }),
    cells: blueprint.topics.flatMap(({ topicId }) =>
      blueprint.types.flatMap(({ type }) => {
        const count = taken.filter((place) => place.topicId === topicId && place.candidate.type === type).length;
        return count === 0 ? [] : [{ topicId, type, count }];
      }),
    ),
  };
}
