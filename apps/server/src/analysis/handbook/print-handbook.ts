import type { handbookApi } from '@zhibi/contract/analysis/handbook';
import { instantOf } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { givenOfWish, isEndNear, keepWish, lockWish } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { startJob } from '../../platform/jobs/index.js';
import { ensure } from '../../platform/problem.js';
import { judgeMinutes } from './judge-minutes.js';
import { ownBooklet } from './plan-booklets.js';
import { mayMakeBooklets } from './policy.js';
import { type Here, readClass } from './read-class.js';
import { originOf } from './rules-words.js';
import { bookAndJob, type CopyRow, type ItemRow, insertCopies, insertHandbook, updateHandbook } from './store.js';

export const MAKE_HANDBOOK = 'make-handbook';

type Wish = z.output<typeof handbookApi.print.input>;

/** Decides what each student of a class gets, and starts the work that prints it. Sent twice it is one. */
export async function printHandbook(
  db: Db,
  actor: Actor,
  wish: Wish,
  { origin, ...here }: Here & { origin: string },
): Promise<{ handbookId: string; jobId: string | null }> {
  const { schoolId, accountId } = actor;
  const { range, rules, wishId } = wish;
  ensure(mayMakeBooklets(actor, range), 'not-found');
  await lockWish(db, actor, wish);
  const gave = (await givenOfWish(db, actor, { kind: 'booklets', wish }))?.[0];
  if (gave !== undefined) return bookAndJob(db, { schoolId, handbookId: gave.id });
  const handbookId = newId();
  const endAt = instantOf(wish.endAt, here.timeZone);
  ensure(endAt > here.now, 'invalid', 'end-past');
  ensure(isEndNear(endAt, here.now), 'invalid', 'end-far');
  const of = { schoolId, handbookId };
  const isNew = await insertHandbook(db, {
    schoolId,
    id: handbookId,
    classId: range.classId,
    subjectId: range.subjectId,
    title: wish.title,
    range,
    rules,
    dots: wish.dots,
    status: 'waiting',
    jobId: null,
    pdfSha256: null,
    endAt,
    createdBy: accountId,
    wishId,
    redoOf: null,
    loadReason: null,
    createdAt: here.now,
  });
  ensure(isNew, 'conflict', 'wish-used');
  await keepWish(db, actor, { kind: 'booklets', wish, gave: [{ id: handbookId, layers: [] }] }, here.now);
  const read = await readClass(db, actor, wish, here);
  const booklets = read.students
    .map(({ studentId }) => ({ studentId, entries: ownBooklet(read, studentId, wish).entries }))
    .filter(({ entries }) => entries.length > 0);
  ensure(booklets.length > 0, 'conflict', 'nothing-due');
  const copies = booklets.map(
    ({ studentId }, place): CopyRow => ({ ...of, studentId, place, pages: 0, paperId: null, homeworkId: null }),
  );
  const items = booklets.flatMap(({ studentId, entries }) =>
    entries.map(
      (entry, position): ItemRow => ({
        ...of,
        studentId,
        position,
        questionId: entry.questionId,
        version: entry.version,
        why: entry.why,
        score: entry.score,
        origin: originOf(entry),
        remembered: entry.remembered,
        itemId: null,
      }),
    ),
  );
  const { classId } = range;
  const loadReason = await judgeMinutes(db, { schoolId, classId, items, loadReason: wish.loadReason }, here);
  await insertCopies(db, copies, items);
  const jobId = await startJob(db, actor, MAKE_HANDBOOK, { handbookId, origin });
  await updateHandbook(db, of, { jobId, loadReason });
  return { handbookId, jobId };
}
