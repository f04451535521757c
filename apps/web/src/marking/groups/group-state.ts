import type { AnswerToMark } from '@zhibi/contract/marking';
import type { AnswerGroup } from '@zhibi/contract/marking/groups';
import { areSameLevels, type ChosenLevels } from '@zhibi/contract/marking/rubrics';

/** A group with its answers as the screen knows them. */
export interface OpenGroup extends AnswerGroup {
  answers: readonly AnswerToMark[];
}

export const withAnswers = (groups: readonly AnswerGroup[], answers: readonly AnswerToMark[]): OpenGroup[] => {
  const known = new Map(answers.map((one) => [one.answerId, one]));
  return groups.map((group) => ({ ...group, answers: group.answerIds.flatMap((id) => known.get(id) ?? []) }));
};

/** What a group got: one score, different ones, or none yet for somebody in it. */
export function scoreOfGroup({ answers }: Pick<OpenGroup, 'answers'>): number | 'mixed' | null {
  const scores = new Set(answers.map(({ score }) => score));
  if (scores.has(null)) return null;
  const [only] = scores;
  return scores.size === 1 && typeof only === 'number' ? only : scores.size === 0 ? null : 'mixed';
}

/** A person has scored each answer: nothing of it waits. */
export const isDone = ({ answers }: Pick<OpenGroup, 'answers'>): boolean =>
  answers.every(({ status, inkSinceScore }) => status === 'scored-by-person' && !inkSinceScore);

/** The levels that everybody in it was given; none where they differ. */
export function levelsOfGroup({ answers }: Pick<OpenGroup, 'answers'>): ChosenLevels {
  const [first] = answers;
  const levels = first?.levels ?? [];
  return answers.every((one) => areSameLevels(one.levels ?? [], levels)) ? levels : [];
}
