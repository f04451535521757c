import { toStamp } from '@zhibi/contract/kernel';
import type { AnswerToMark, LedgerLine, markingApi } from '@zhibi/contract/marking';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { inkOf } from '../../capture/index.js';
import { findSubmission, homeworkForTeacher, taughtClassIds } from '../../homework/index.js';
import { geometriesOf, itemsOf, keptPage } from '../../papers/index.js';
import { studentsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { inkByPage } from '../ink-by-page.js';
import { ledgerOf } from '../ledger/store-ledger.js';
import { mayMark } from '../policy.js';
import { isRestorable } from '../rules.js';
import { answerToRead } from './answers-to-mark.js';
import { itemsToMark } from './list-items.js';
import { type Shown, showAnswers } from './show-answers.js';

interface Asked {
  homeworkId: string;
  itemId: string;
  classId?: string | undefined;
  only: 'all' | 'waiting';
}

/** All answers to one question in the classes that the teacher teaches. */
export async function listAnswers(db: Db, actor: Actor, asked: Asked, shown: Shown): Promise<AnswerToMark[]> {
  const homework = await homeworkForTeacher(db, actor, asked.homeworkId);
  const taught = taughtClassIds(actor, homework);
  ensure(asked.classId === undefined || taught.includes(asked.classId), 'not-found');
  const items = await itemsOf(db, actor.schoolId, homework.paperId);
  ensure(
    items.some((item) => item.itemId === asked.itemId),
    'not-found',
  );
  const classIds = asked.classId === undefined ? taught : [asked.classId];
  const wanted = {
    classIds,
    itemIds: [asked.itemId],
    ...(asked.only === 'waiting' ? { status: 'waiting' as const } : {}),
  };
  return showAnswers(db, homework, wanted, shown);
}

/** One student's whole paper. */
export async function paperToMark(
  db: Db,
  actor: Actor,
  { homeworkId, studentId }: { homeworkId: string; studentId: string },
  shown: Shown,
): Promise<z.input<typeof markingApi.papers.output>> {
  const homework = await homeworkForTeacher(db, actor, homeworkId);
  const copy = found(await findSubmission(db, { schoolId: actor.schoolId, homeworkId, studentId }));
  ensure(mayMark(actor, homework, copy.classId), 'not-found');
  const items = await itemsToMark(db, actor, homework);
  const answers = await showAnswers(db, homework, { classIds: [copy.classId], studentIds: [studentId] }, shown);
  const [students, ink, geometries] = await Promise.all([
    studentsById(db, actor.schoolId, [studentId]),
    inkOf(db, actor.schoolId, { homeworkIds: [homeworkId], studentIds: [studentId] }),
    geometriesOf(db, actor.schoolId, homework),
  ]);
  const geometry = geometries.of(studentId);
  const placeOf = new Map(items.map((item) => [item.itemId, item.no]));
  return {
    studentId,
    name: students.get(studentId)?.name ?? '',
    items,
    answers: answers.sort((a, b) => (placeOf.get(a.itemId) ?? 0) - (placeOf.get(b.itemId) ?? 0)),
    paper: { pageSize: geometry.pageSize, pages: inkByPage(geometry, ink) },
  };
}

/**
 * A page as it was printed for the homework: whoever marks sees what was asked, whoever the paper belongs to. Of one student it is the page of
 * the edition that the student has.
 */
export async function pageToMark(
  db: Db,
  actor: Actor,
  { homeworkId, studentId, page }: { homeworkId: string; studentId?: string | undefined; page: number },
) {
  const homework = await homeworkForTeacher(db, actor, homeworkId);
  const { schoolId, paperId, paperRevision: revision } = homework;
  if (studentId === undefined) return keptPage(db, { schoolId, paperId, revision, page });
  const copy = found(await findSubmission(db, { schoolId, homeworkId, studentId }));
  ensure(mayMark(actor, homework, copy.classId), 'not-found');
  const form = (await geometriesOf(db, schoolId, homework)).formOf(studentId);
  return keptPage(db, { schoolId, paperId, revision, page, form });
}

/** Every change of the score of an answer, newest first. */
export async function showLedger(
  db: Db,
  actor: Actor,
  answerId: string,
  { timeZone, namesOf }: Shown,
): Promise<LedgerLine[]> {
  const answer = await answerToRead(db, actor, answerId);
  const entries = await ledgerOf(db, actor.schoolId, answer.id);
  const people = entries.flatMap(({ byAccount, reason }) => [
    ...(byAccount === null ? [] : [byAccount]),
    ...(reason?.scores ?? []).map(({ accountId }) => accountId),
  ]);
  const names = await namesOf([...new Set(people)]);
  return entries.map((one) => ({
    entryId: one.id,
    at: toStamp(one.at, timeZone),
    by: one.byAccount === null ? '' : (names.get(one.byAccount) ?? ''),
    kind: one.kind,
    origin: one.origin,
    from: one.fromScore,
    to: one.toScore,
    confidence: one.confidence,
    comment: one.comment,
    reason: one.reason && {
      outcome: one.reason.outcome,
      scores: one.reason.scores.map(({ accountId, score }) => ({ name: names.get(accountId) ?? '', score })),
      why: one.reason.why ?? '',
    },
    can: { restore: isRestorable(one, answer) },
  }));
}
