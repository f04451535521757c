import { defaultScore } from '@zhibi/contract/papers';
import { applyChanges, type Blueprint, type Change } from '@zhibi/contract/papers/composing';
import type { QuestionType } from '@zhibi/contract/questions';

/** What stands on the screen: a blueprint, for which classes, how many papers, and what came before. */
export interface Plan {
  blueprint: Blueprint;
  classIds: string[];
  papers: number;
  seed: number;
  /** Questions that shall not come again. */
  avoid: string[];
  /** The paper that the blueprint was taken from; '' for none. */
  from: string;
}

/** Shares of the five tiers, the easiest first. */
export const curves = {
  basic: [0.4, 0.25, 0.2, 0.1, 0.05],
  usual: [0.2, 0.3, 0.3, 0.15, 0.05],
  demanding: [0.1, 0.2, 0.3, 0.25, 0.15],
} as const;
export type CurveName = keyof typeof curves;

/** A unit test of 45 minutes, as most are asked for. */
export const freshPlan = (classIds: readonly string[]): Plan => ({
  blueprint: {
    by: 'knowledge',
    topics: [],
    types: [
      { type: 2, count: 10, score: 3 },
      { type: 4, count: 5, score: 4 },
      { type: 1, count: 5, score: 10 },
    ],
    cells: [],
    eachTopic: 1,
    minutes: 45,
    difficulty: { from: 0.6, to: 0.75 },
    curve: null,
    sameSource: null,
    recentDays: classIds.length > 0 ? 30 : null,
    apart: true,
  },
  classIds: [...classIds],
  papers: 1,
  seed: 1,
  avoid: [],
  from: '',
});

export const isWhole = ({ topics, types }: Blueprint): boolean => topics.length > 0 && types.length > 0;

/** The blueprint of these topics; cells of those that are gone go with them. */
export function withTopics(blueprint: Blueprint, topicIds: readonly string[], by = blueprint.by): Blueprint {
  const known = new Map(blueprint.topics.map((topic) => [topic.topicId, topic]));
  return {
    ...blueprint,
    by,
    topics: topicIds.map((topicId) => known.get(topicId) ?? { topicId, share: null }),
    cells: blueprint.cells.filter(({ topicId }) => topicIds.includes(topicId)),
  };
}

/** The blueprint of these types; a new one is asked for five times at its default score. */
export function withTypes(blueprint: Blueprint, types: readonly QuestionType[]): Blueprint {
  const known = new Map(blueprint.types.map((one) => [one.type, one]));
  return {
    ...blueprint,
    types: types.map((type) => known.get(type) ?? { type, count: 5, score: defaultScore(type) }),
    cells: blueprint.cells.filter(({ type }) => types.includes(type)),
  };
}

/** A fixed cell, or a free one where `count` is null. A column has at least as many as its cells say, and as many where none of it is free. */
export function withCell(
  blueprint: Blueprint,
  { topicId, type, count }: { topicId: string; type: QuestionType; count: number | null },
): Blueprint {
  const others = blueprint.cells.filter((cell) => cell.topicId !== topicId || cell.type !== type);
  const cells = count === null ? others : [...others, { topicId, type, count }];
  const column = cells.filter((cell) => cell.type === type);
  const sum = column.reduce((all, cell) => all + cell.count, 0);
  const isFixed = column.length === blueprint.topics.length;
  return {
    ...blueprint,
    cells,
    types: blueprint.types.map((one) =>
      one.type === type && sum > 0 && (isFixed || one.count < sum) ? { ...one, count: sum } : one,
    ),
  };
}

export const withColumn = (
  blueprint: Blueprint,
  type: QuestionType,
  change: { count?: number; score?: number },
): Blueprint => ({
  ...blueprint,
  types: blueprint.types.map((one) => (one.type === type ? { ...one, ...change } : one)),
});

/** The plan with these changes: what must not come again is given up where a change says so. */
export const mended = (plan: Plan, changes: readonly Change[]): Plan => ({
  ...plan,
  blueprint: applyChanges(plan.blueprint, changes),
  avoid: changes.some(({ wish }) => wish.kind === 'repeated') ? [] : plan.avoid,
});

/** How many wishes a plan has: each type, and whatever else is asked for. */
export function wishCount({ blueprint, avoid }: Plan): number {
  const { types, topics, eachTopic, minutes, difficulty, sameSource, recentDays, apart } = blueprint;
  const asked = [eachTopic, minutes, difficulty, sameSource, recentDays].filter((one) => one !== null).length;
  return (
    types.length +
    topics.filter(({ share }) => share !== null).length +
    asked +
    (apart ? 1 : 0) +
    (avoid.length > 0 ? 1 : 0)
  );
}

/** The same again with other questions. */
export const again = (plan: Plan, questionIds: readonly string[]): Plan => ({
  ...plan,
  seed: plan.seed + 1,
  avoid: [...new Set([...plan.avoid, ...questionIds])].slice(-1_000),
});
