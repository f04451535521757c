import type { ChosenLevels, Criterion, CriterionResult } from './model.js';

const inHalves = (points: number) => Math.round(points * 2);

/** The most that a criterion is worth. */
export const fullOf = ({ levels }: Criterion): number => Math.max(0, ...levels.map(({ points }) => points));

/** What is wrong with criteria for a question of so many points; undefined: nothing. */
export function wrongWith(criteria: readonly Criterion[], full: number): 'sum' | 'levels' | 'ids' | undefined {
  if (criteria.length === 0) return undefined;
  const ids = criteria.map(({ criterionId }) => criterionId);
  const areOwn = criteria.every(({ levels }) => new Set(levels.map(({ levelId }) => levelId)).size === levels.length);
  if (new Set(ids).size !== ids.length || !areOwn) return 'ids';
  const fall = criteria.every(({ levels }) =>
    levels.every(({ points }, at) => at === 0 || points < (levels[at - 1]?.points ?? 0)),
  );
  if (!fall) return 'levels';
  const sum = criteria.reduce((all, one) => all + inHalves(fullOf(one)), 0);
  return sum === inHalves(full) ? undefined : 'sum';
}

const levelOf = ({ criterionId, levels }: Criterion, chosen: ChosenLevels) => {
  const levelId = chosen.find((one) => one.criterionId === criterionId)?.levelId;
  return levels.find((level) => level.levelId === levelId);
};

/** What the chosen levels are worth together; null while one is missing, or is none of the rubric's. */
export function pointsOf(criteria: readonly Criterion[], chosen: ChosenLevels): number | null {
  if (criteria.length === 0) return null;
  const levels = criteria.map((one) => levelOf(one, chosen));
  return levels.every((level) => level !== undefined)
    ? levels.reduce((sum, level) => sum + inHalves(level.points), 0) / 2
    : null;
}

/** Levels say something of a score as long as they are worth it: one given otherwise since has none. */
export const doHold = (criteria: readonly Criterion[], chosen: ChosenLevels, score: number | null): boolean =>
  score !== null && pointsOf(criteria, chosen) === score;

/** Whether two chose the same, in whatever order. */
export const areSameLevels = (one: ChosenLevels, other: ChosenLevels): boolean =>
  one.length === other.length &&
  one.every(({ criterionId, levelId }) =>
    other.some((each) => each.criterionId === criterionId && each.levelId === levelId),
  );

/** What an answer got by each criterion. */
export const resultsOf = (criteria: readonly Criterion[], chosen: ChosenLevels): CriterionResult[] =>
  criteria.flatMap((one) => {
    const level = levelOf(one, chosen);
    return level ? [{ name: one.name, full: fullOf(one), points: level.points, text: level.text }] : [];
  });
