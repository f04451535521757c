import type { ActName } from '@zhibi/contract/operations';
import type { Actor } from '@zhibi/contract/session';
import { decodeStrokes } from '@zhibi/ink';
import { findHomework, findSubmission, homeworkForTeacher, isInSchool, takesInk } from '../../homework/index.js';
import { copiesWithParts, geometriesOf } from '../../papers/index.js';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { mayHandleInk, maySettle } from '../policy.js';
import { areasUnder, placeOf } from '../rules.js';
import { keepInk } from './keep-ink.js';
import { withPacks } from './pack.js';
import { lockEntry, type QueuedRow, settleEntry, strokesOfEntries } from './store-queue.js';

/** Strokes from the queue are kept beside it: the entry stays as the proof of where they came from. */
const FROM_QUEUE = 'queue';

interface Assignment {
  queueId: string;
  homeworkId: string;
  studentId: string;
  page: number;
}

/** Binds queued ink to a student's page, as it lies: what is outside every area there stays on the page without an area. */
export async function assignQueued(db: Db, actor: Actor, to: Assignment, now: Date): Promise<void> {
  const { schoolId } = actor;
  const entry = await openEntry(db, actor, to.queueId);
  const homework = await homeworkForTeacher(db, actor, to.homeworkId);
  const submission = await findSubmission(db, { schoolId, homeworkId: homework.id, studentId: to.studentId });
  ensure(submission !== undefined && takesInk(homework), 'conflict', 'not-in-homework');
  ensure(mayHandleInk(actor, homework, submission.classId), 'not-found');
  const copies = await copiesWithParts(db, schoolId, homework.printRunId);
  const pages = copies.find((copy) => copy.studentId === to.studentId)?.pages ?? [];
  const { pageCode } = found(pages.find((one) => one.page === to.page));

  const kept = await strokesOfEntries(db, schoolId, [entry.id]);
  const strokes = kept.flatMap((one) => decodeStrokes(one.points));
  const { areas } = (await geometriesOf(db, schoolId, homework)).of(to.studentId);
  const areaOf = areasUnder(strokes, areas, to.page);
  const ink = strokes.map((stroke) => placeOf(stroke, areaOf.get(stroke.id), areas));
  const from = { source: FROM_QUEUE, device: entry.device, receivedAt: now };
  await keepInk(db, schoolId, [{ homework, submission, page: to.page, pageCode, strokes: withPacks(ink), from }]);
  await settle(db, actor, entry, { now, what: 'ink-assigned', detail: { ...to } });
}

/** Sets queued ink aside; it is kept. */
export async function dismissQueued(db: Db, actor: Actor, queueId: string, now: Date): Promise<void> {
  const entry = await openEntry(db, actor, queueId);
  await settle(db, actor, entry, { now, what: 'ink-dismissed', detail: { queueId, pageCode: entry.pageCode } });
}

async function openEntry(db: Db, actor: Actor, queueId: string): Promise<QueuedRow> {
  ensure(isInSchool(actor), 'not-found');
  const entry = await lockEntry(db, actor.schoolId, queueId);
  const homework = entry.homeworkId === null ? undefined : await findHomework(db, actor.schoolId, entry.homeworkId);
  ensure(maySettle(actor, homework), 'not-found');
  ensure(entry.settledAt === null, 'conflict', 'gone-meanwhile');
  return entry;
}

async function settle(
  db: Db,
  { schoolId, accountId }: Actor,
  entry: QueuedRow,
  { now, what, detail }: { now: Date; what: ActName; detail: Record<string, unknown> },
): Promise<void> {
  await settleEntry(db, schoolId, entry.id, { accountId, at: now });
  await recordAct(db, { accountId, schoolId, what, detail });
}
