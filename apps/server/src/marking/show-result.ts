import { toStamp } from '@zhibi/contract/kernel';
import { type Result, starsOf } from '@zhibi/contract/marking';
import type { Actor } from '@zhibi/contract/session';
import { inkOf, packed } from '../capture/index.js';
import { findHomework, findSubmission } from '../homework/index.js';
import { geometryOf, itemsOf } from '../papers/index.js';
import type { Db } from '../platform/db.js';
import { ensure, found } from '../platform/problem.js';
import { mayReadResult } from './policy.js';
import { areasOfItem } from './reading/rules-reading.js';
import { answersOf } from './store.js';

/** A student's own paper after it was given back; before that it is not there. */
export async function showResult(db: Db, actor: Actor, homeworkId: string, timeZone: string): Promise<Result> {
  const { schoolId, studentId } = actor;
  ensure(studentId !== null, 'not-found');
  const homework = found(await findHomework(db, schoolId, homeworkId));
  const submission = found(await findSubmission(db, { schoolId, homeworkId, studentId }));
  const { releasedAt } = homework;
  ensure(mayReadResult(actor, submission) && releasedAt !== null, 'not-found');
  const of = { homeworkId, studentIds: [studentId] };
  const [items, answers, ink, { areas }] = await Promise.all([
    itemsOf(db, schoolId, homework.paperId),
    answersOf(db, schoolId, of),
    inkOf(db, schoolId, { homeworkIds: [homeworkId], studentIds: [studentId] }),
    geometryOf(db, schoolId, homework.paperId, homework.paperRevision),
  ]);
  const answerOf = new Map(answers.map((answer) => [answer.itemId, answer]));
  const score = submission.score ?? 0;
  return {
    homeworkId,
    title: homework.title,
    studentName: actor.name,
    totalScore: homework.totalScore,
    score,
    stars: starsOf(homework.totalScore === 0 ? 0 : (100 * score) / homework.totalScore),
    releasedAt: toStamp(releasedAt, timeZone),
    items: items.map(({ itemId, no, sectionTitle, type, score: maxScore, body }) => {
      const own = areasOfItem(areas, itemId);
      const areaIds = new Set(own.map((area) => area.areaId));
      return {
        itemId,
        no,
        sectionTitle,
        type,
        maxScore,
        body,
        areas: own,
        score: answerOf.get(itemId)?.score ?? null,
        comment: answerOf.get(itemId)?.comment ?? '',
        ink: packed(ink.filter((stroke) => areaIds.has(stroke.areaId))),
      };
    }),
  };
}
