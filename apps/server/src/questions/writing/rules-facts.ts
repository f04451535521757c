import type { QuestionFacts } from '@zhibi/contract/questions/writing';

/** The database keeps three places of a difficulty and one of minutes. */
const nearly = { difficulty: 0.0006, minutes: 0.06 };
const inOrder = (ids: readonly string[]): string => [...new Set(ids)].sort().join();

/** Whether the same is said of a question, in whatever order its places are named. */
export const sameFacts = (one: QuestionFacts, other: QuestionFacts): boolean =>
  one.subjectId === other.subjectId &&
  Math.abs(one.difficulty - other.difficulty) < nearly.difficulty &&
  Math.abs(one.minutes - other.minutes) < nearly.minutes &&
  one.year === other.year &&
  one.source === other.source &&
  one.licence === other.licence &&
  inOrder(one.knowledgeIds) === inOrder(other.knowledgeIds) &&
  inOrder(one.chapterIds) === inOrder(other.chapterIds);
