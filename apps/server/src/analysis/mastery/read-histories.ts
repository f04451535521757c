import { grouped } from '@zhibi/contract/kernel';
import type { Answer } from '@zhibi/mastery';
import { releasedTo } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { waitingOf } from '../results/store.js';
import { daysOf } from './rules-kept.js';
import type { Waiting } from './store.js';
import { type AnsweredPaper, answeredPapers } from './store-answers.js';

/** What is older has faded: a year, and the holidays before it. */
export const LOOK_BACK_MS = 400 * 86_400_000;

/** One student's answers in the order of time, with the class the last of them were given in. */
export interface OwnHistory {
  studentId: string;
  classId: string;
  history: Answer[];
}

/**
 * What students answered in the papers of a subject that went back: an answer about two points tells of both. Undefined while
 * results that belong to it wait to be counted. Three queries.
 */
export async function readHistories(
  db: Db,
  { schoolId, subjectId, studentIds }: Waiting,
  now: Date,
): Promise<OwnHistory[] | undefined> {
  const since = new Date(now.getTime() - LOOK_BACK_MS);
  const released = await releasedTo(db, { schoolId, subjectId, studentIds, since });
  const homeworkIds = [...new Set(released.map(({ homeworkId }) => homeworkId))];
  if ((await waitingOf(db, schoolId, homeworkIds)).size > 0) return undefined;
  const papers = grouped(await answeredPapers(db, schoolId, { homeworkIds, studentIds }), (one) => one.homeworkId);
  return [...grouped(released, ({ studentId }) => studentId)].map(([studentId, own]) => ({
    studentId,
    classId: own.at(-1)?.classId ?? '',
    history: own.flatMap(({ homeworkId, startAt }) =>
      (papers.get(homeworkId) ?? []).flatMap((paper) => answersIn(paper, studentId, daysOf(startAt))),
    ),
  }));
}

function answersIn({ questions, knowledge, scores }: AnsweredPaper, studentId: string, at: number): Answer[] {
  const won = scores[studentId];
  if (won === undefined) return [];
  return questions.flatMap(({ itemId, maxScore }, nth) => {
    const score = won[nth] ?? null;
    if (score === null || maxScore === 0) return [];
    const share = Math.min(1, Math.max(0, score / maxScore));
    return knowledge
      .filter(({ itemIds }) => itemIds.includes(itemId))
      .map(({ id }) => ({ point: id, item: id, at, share }));
  });
}
