import type { StageQuestions } from '@zhibi/contract/analysis/stage-tests';
import type { Actor } from '@zhibi/contract/session';
import { homeworkByIds } from '../../../homework/index.js';
import { itemsOf } from '../../../papers/index.js';
import type { Db } from '../../../platform/db.js';
import { ensure, found } from '../../../platform/problem.js';
import { ensureField } from '../../../platform/wrong-field.js';
import { knowledgeOf, type Marked, questionsOf } from '../../reports/class-statistics.js';
import { keptScoresOf } from '../../results/read-results.js';
import { mayReadQuestions } from '../policy.js';
import { readTest } from './read-results.js';
import { satIn } from './rules-results.js';

/** The questions and knowledge points of a subject that was fed from homework, of the whole test or of one class of it. */
export async function stageQuestions(
  db: Db,
  actor: Actor,
  asked: { testId: string; subjectId: number | null; classId?: string | undefined },
  now: Date,
): Promise<StageQuestions> {
  const { test, measured } = await readTest(db, actor, asked, now);
  ensureField(asked.subjectId !== null, 'subjectId');
  ensure(mayReadQuestions(actor, test, asked.subjectId), 'not-found');
  ensure(asked.classId === undefined || test.classes.some(({ classId }) => classId === asked.classId), 'not-found');
  const subject = found(test.subjects.find(({ subjectId }) => subjectId === asked.subjectId));
  const homework = [...(await homeworkByIds(db, test.schoolId, subject.homeworkIds)).values()];
  const [first] = homework;
  if (first === undefined) return { homework: [], students: 0, dropped: 0, questions: [], knowledge: [] };
  const totals = satIn(measured).filter(({ classId }) => asked.classId === undefined || classId === asked.classId);
  const [items, scores] = await Promise.all([
    itemsOf(db, test.schoolId, first.paperId),
    keptScoresOf(db, test.schoolId, {
      homeworkIds: homework.map(({ id }) => id),
      studentIds: totals.map(({ studentId }) => studentId),
    }),
  ]);
  const marked: Marked = {
    fullScore: measured.fullScore,
    totals: totals.map(({ studentId, score }) => ({ studentId, total: score })),
    items,
    scores,
  };
  const dropped = new Set(subject.droppedItemIds);
  const kept = { ...marked, items: items.filter(({ itemId }) => !dropped.has(itemId)) };
  const noOf = new Map(items.map(({ itemId, no }) => [itemId, no]));
  return {
    homework: homework.map(({ id, title }) => ({ homeworkId: id, title })),
    students: totals.length,
    dropped: dropped.size,
    questions: questionsOf(marked).map(({ itemId, no, type, maxScore, rate, discrimination }) => ({
      itemId,
      no,
      type,
      maxScore,
      rate,
      discrimination,
      isDropped: dropped.has(itemId),
    })),
    knowledge: knowledgeOf(kept).map(({ id, title, rate, itemIds }) => ({
      id,
      title,
      ...rate,
      items: itemIds.map((itemId) => noOf.get(itemId) ?? 0),
    })),
  };
}
