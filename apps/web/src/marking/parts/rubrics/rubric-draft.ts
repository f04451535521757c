import { type Criterion, fullOf, wrongWith } from '@zhibi/contract/marking/rubrics';

/** A rubric while it is written: points may be missing. */
export interface DraftLevel {
  levelId: string;
  points: number | null;
  text: string;
}
export interface DraftCriterion {
  criterionId: string;
  name: string;
  levels: DraftLevel[];
}

/** Ids are never used again: what was chosen of a criterion that is gone must not become another's. */
const freshId = (): string => Math.random().toString(36).slice(2, 12).padEnd(10, '0');

export const freshLevel = (points: number | null = null): DraftLevel => ({ levelId: freshId(), points, text: '' });

/** A criterion for what is left of the marks. */
export const freshCriterion = (left: number): DraftCriterion => ({
  criterionId: freshId(),
  name: '',
  levels: [freshLevel(left > 0 ? left : null), freshLevel(0)],
});

/** A level more, before the last: most rubrics end in one that earns nothing. */
export function withLevel({ levels, ...criterion }: DraftCriterion): DraftCriterion {
  const last = levels.at(-1);
  const isNothing = last?.points === 0;
  return {
    ...criterion,
    levels: isNothing && last ? [...levels.slice(0, -1), freshLevel(), last] : [...levels, freshLevel()],
  };
}

/** What the best levels are worth together. */
export const sumOf = (criteria: readonly DraftCriterion[]): number =>
  criteria.reduce((sum, { levels }) => sum + Math.max(0, ...levels.map(({ points }) => points ?? 0)), 0);

export type WrongDraft = 'names' | 'points' | 'sum';

/** The rubric that was written, or what it lacks. */
export function rubricOf(drafts: readonly DraftCriterion[], full: number): Criterion[] | WrongDraft {
  if (drafts.some(({ name }) => name.trim() === '')) return 'names';
  const criteria = drafts.map(({ criterionId, name, levels }) => ({
    criterionId,
    name: name.trim(),
    levels: levels.flatMap(({ levelId, points, text }) =>
      points === null ? [] : [{ levelId, points, text: text.trim() }],
    ),
  }));
  const isWhole = criteria.every(({ levels }, at) => levels.length === drafts[at]?.levels.length);
  const wrong = isWhole ? wrongWith(criteria, full) : 'levels';
  return wrong === undefined ? criteria : wrong === 'sum' ? 'sum' : 'points';
}

/** A rubric in one line: its criteria with what each is worth. */
export const inShort = (criteria: readonly Criterion[]): string =>
  criteria.map((one) => `${one.name} ${fullOf(one)}`).join(' · ');

/** One place of a list with its neighbour before it. */
export function movedUp<T>(list: readonly T[], at: number): T[] {
  const before = list.slice(0, at - 1);
  return at < 1 ? [...list] : [...before, ...list.slice(at, at + 1), ...list.slice(at - 1, at), ...list.slice(at + 1)];
}
