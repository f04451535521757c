import { type handbookApi, usualHandbookRules } from '@zhibi/contract/analysis/handbook';
import { instantOf } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { givenOfWish, isEndNear, isInSchool, keepWish, lockHomework, lockWish } from '../../homework/index.js';
import { askedItems, itemNumbers } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { startJob } from '../../platform/jobs/index.js';
import { ensure, found } from '../../platform/problem.js';
import { dayOf } from '../rules.js';
import { judgeMinutes } from './judge-minutes.js';
import { mayGiveRedo } from './policy.js';
import { MAKE_HANDBOOK } from './print-handbook.js';
import { type Here, inSeatOrder } from './read-class.js';
import { readRedo } from './read-redo.js';
import { originOf, redoTitle } from './rules-words.js';
import { bookAndJob, type CopyRow, type ItemRow, insertCopies, insertHandbook, updateHandbook } from './store.js';

type Wish = z.output<typeof handbookApi.redo.input>;

/**
 * Gives students the questions of a homework that they have not got right yet once more, each the own ones. Sent twice it is one, and of
 * two teachers who give it at once the second finds nothing left to give.
 */
export async function giveRedo(
  db: Db,
  actor: Actor,
  { homeworkId, classId, studentIds, dots, wishId, ...wish }: Wish,
  { now, timeZone, origin }: Here & { origin: string },
): Promise<{ handbookId: string; jobId: string | null }> {
  const { schoolId, accountId } = actor;
  ensure(isInSchool(actor), 'not-found');
  const homework = await lockHomework(db, schoolId, homeworkId, 'update');
  ensure(mayGiveRedo(actor, homework, classId), 'not-found');
  // The order in which the students are named says nothing.
  const act = { homeworkId, classId, studentIds: [...new Set(studentIds)].sort(), dots, wishId, endAt: wish.endAt };
  const asked = { kind: 'redo', wish: act } as const;
  await lockWish(db, actor, act);
  const gave = (await givenOfWish(db, actor, asked))?.[0];
  if (gave !== undefined) return bookAndJob(db, { schoolId, handbookId: gave.id });
  const endAt = instantOf(wish.endAt, timeZone);
  ensure(endAt > now, 'invalid', 'end-past');
  ensure(isEndNear(endAt, now), 'invalid', 'end-far');
  const { subjectId, title } = homework;
  const day = dayOf(homework.startAt, timeZone);
  const range = { classId, subjectId, from: day, to: day, homeworkIds: [homeworkId] };
  const rules = { ...usualHandbookRules, variants: 0, dueOnly: false };
  const members = await inSeatOrder(db, actor, { range, rules });
  const chosen = members.map(({ studentId }) => studentId).filter((id) => studentIds.includes(id));
  ensure(chosen.length === act.studentIds.length, 'conflict', 'not-in-class');
  const { students } = await readRedo(db, homework, { classId, studentIds: chosen });
  const open = [...students].filter(([, own]) => own.state === 'none' && own.open.length > 0);
  ensure(open.length > 0, 'conflict', 'nothing-to-redo');
  const questions = await askedItems(
    db,
    schoolId,
    open.flatMap(([, own]) => own.open.map(({ itemId }) => itemId)),
  );
  const numbers = await itemNumbers(db, schoolId, [homework.paperId]);
  const of = { schoolId, handbookId: newId() };
  const { handbookId } = of;
  const isNew = await insertHandbook(db, {
    schoolId,
    id: handbookId,
    classId,
    subjectId,
    title: redoTitle(title),
    range,
    rules,
    dots,
    status: 'waiting',
    jobId: null,
    pdfSha256: null,
    endAt,
    createdBy: accountId,
    wishId,
    redoOf: homeworkId,
    loadReason: null,
    createdAt: now,
  });
  ensure(isNew, 'conflict', 'wish-used');
  await keepWish(db, actor, { ...asked, gave: [{ id: handbookId, layers: [] }] }, now);
  const copies = open.map(
    ([studentId], place): CopyRow => ({ ...of, studentId, place, pages: 0, paperId: null, homeworkId: null }),
  );
  const items = open.flatMap(([studentId, own]) =>
    own.open
      .map(({ itemId }) => ({ no: numbers.get(itemId) ?? 0, item: found(questions.get(itemId)) }))
      .sort((a, b) => a.no - b.no)
      .map(({ no, item: { question, score } }, position): ItemRow => {
        const { questionId, version } = question;
        const origin = originOf({ why: 'wrong', title, no });
        return {
          ...of,
          studentId,
          position,
          questionId,
          version,
          why: 'wrong',
          score,
          origin,
          remembered: 0,
          itemId: null,
        };
      }),
  );
  const loadReason = await judgeMinutes(
    db,
    { schoolId, classId, items, loadReason: wish.loadReason },
    { now, timeZone },
  );
  await insertCopies(db, copies, items);
  const jobId = await startJob(db, actor, MAKE_HANDBOOK, { handbookId, origin });
  await updateHandbook(db, of, { jobId, loadReason });
  return { handbookId, jobId };
}
