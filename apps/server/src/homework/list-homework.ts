import type { HomeworkForStudent, HomeworkForTeacher, HomeworkStatus, TakenBack } from '@zhibi/contract/homework';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { linkCounts } from '../disk/index.js';
import { mayTeach, subjectsById } from '../people/index.js';
import { idOfCursor, pageAfter } from '../platform/cursor.js';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { type PrintStand, printStands } from '../printing/index.js';
import { type Here, showHomework } from './for-teacher.js';
import { homeworkOfStudent, takenBackSince } from './handing-in/store-of-student.js';
import { findSubmission, markSeen } from './handing-in/store-submissions.js';
import { collectedEarlyAt, mayBeTyped, statusOf } from './rules.js';
import { homeworkByIds, homeworkOfClasses } from './store.js';
import { changedHomework } from './store-changes.js';

const PAGE = 20;

interface Asked {
  subjectId: number;
  classId?: string | undefined;
  status?: HomeworkStatus | undefined;
  cursor?: string | undefined;
}

/** The homework of the teacher's classes in a subject, newest first. */
export async function listHomework(
  db: Db,
  actor: Actor,
  { subjectId, classId, status, cursor }: Asked,
  here: Here,
): Promise<{ items: HomeworkForTeacher[]; next: string | null }> {
  const taught = [...actor.teaches.keys()].filter((id) => mayTeach(actor, id, subjectId));
  ensure(classId === undefined || taught.includes(classId), 'not-found');
  const wanted = { classIds: classId === undefined ? taught : [classId], subjectId, status };
  const rows = await homeworkOfClasses(
    db,
    actor.schoolId,
    { ...wanted, before: idOfCursor(cursor), limit: PAGE + 1 },
    here.now,
  );
  const { items, next } = pageAfter(rows, PAGE, (row) => row.id);
  return { items: await showHomework(db, actor, items, here), next };
}

/** A student's own homework: no answers, and no score before it was given back. */
export async function myHomework(
  db: Db,
  actor: Actor,
  cursor: string | undefined,
  { now, timeZone }: Here,
): Promise<{ items: HomeworkForStudent[]; next: string | null }> {
  const { schoolId, studentId } = actor;
  ensure(studentId !== null, 'not-found');
  const [subjects, rows] = await Promise.all([
    subjectsById(db),
    homeworkOfStudent(db, { schoolId, studentId, before: idOfCursor(cursor), limit: PAGE + 1 }, now),
  ]);
  const { items, next } = pageAfter(rows, PAGE, (row) => row.homework.id);
  const stampOf = (at: Date | null) => at && toStamp(at, timeZone);
  const ids = items.map(({ homework }) => homework.id);
  const files = await linkCounts(db, schoolId, 'homework', ids);
  const firsts = await homeworkByIds(
    db,
    schoolId,
    items.flatMap(({ homework }) => homework.redoOf ?? []),
  );
  const changed = await changedHomework(db, schoolId, { homeworkIds: ids, studentId });
  const prints = await printStands(
    db,
    actor,
    items.map(({ homework }) => homework.printRunId),
    timeZone,
  );
  return {
    items: items.map(({ homework, submission }) => ({
      homeworkId: homework.id,
      title: homework.title,
      subjectId: homework.subjectId,
      subjectName: subjects.get(homework.subjectId)?.name ?? '',
      status: statusOf(homework, now) === 'closed' && !hasMoreTime(submission) ? 'closed' : 'open',
      submission:
        submission.lateTyping && submission.status === 'handed-in' ? 'writing' : asStudentSees(submission.status),
      late: submission.late,
      startAt: toStamp(homework.startAt, timeZone),
      endAt: toStamp(ownEnd(homework, submission), timeZone),
      excuse: submission.excuse,
      changed: changed.has(homework.id),
      collectedAt: hasMoreTime(submission) ? null : stampOf(collectedEarlyAt(homework)),
      totalScore: homework.totalScore,
      score: submission.status === 'released' ? submission.score : null,
      handedInAt: submission.handedInAt && toStamp(submission.handedInAt, timeZone),
      releasedAt:
        submission.status === 'released' && homework.releasedAt ? toStamp(homework.releasedAt, timeZone) : null,
      seen: submission.seenAt !== null,
      files: files.get(homework.id) ?? 0,
      onScreen: mayBeTyped(homework.taskType),
      print: printOf(prints.get(homework.printRunId), timeZone),
      redoOf: firsts.get(homework.redoOf ?? '')?.title ?? null,
      redoOfId: homework.redoOf,
    })),
    next,
  };
}

/** So long a student reads of what was taken back. */
const TAKEN_BACK_MS = 3 * 86_400_000;

/** What a student would look for on the list and not find: its teacher took it back. */
export async function myTakenBack(db: Db, actor: Actor, { now, timeZone }: Here): Promise<TakenBack[]> {
  const { schoolId, studentId } = actor;
  ensure(studentId !== null, 'not-found');
  const since = new Date(now.getTime() - TAKEN_BACK_MS);
  const rows = await takenBackSince(db, { schoolId, studentId, since });
  const subjects = await subjectsById(db);
  return rows.map(({ id, title, subjectId, at }) => ({
    homeworkId: id,
    title,
    subjectName: subjects.get(subjectId)?.name ?? '',
    takenBackAt: toStamp(at ?? now, timeZone),
  }));
}

/** A student has looked at what came back; the first time counts. Another's homework, or one that has not come back, is none. */
export async function seeHomework(db: Db, actor: Actor, homeworkId: string, now: Date): Promise<void> {
  const { schoolId, studentId } = actor;
  ensure(studentId !== null, 'not-found');
  const copy = await findSubmission(db, { schoolId, studentId, homeworkId });
  ensure(copy?.status === 'released', 'not-found');
  await markSeen(db, { schoolId, studentId, homeworkId }, now);
}

const printOf = (stand: PrintStand | undefined, timeZone: string): HomeworkForStudent['print'] =>
  stand && { state: stand.state, dueAt: toStamp(stand.dueAt, timeZone) };

/** The end of a student alone where it is later, else that of everybody. */
const ownEnd = ({ endAt }: { endAt: Date }, own: { endAt: Date | null }): Date =>
  own.endAt !== null && own.endAt > endAt ? own.endAt : endAt;

/** Given more time, and not collected yet. */
const hasMoreTime = ({ endAt, status }: { endAt: Date | null; status: string }): boolean =>
  endAt !== null && (status === 'assigned' || status === 'writing');

/** That a paper is marked is the teacher's to know until it is given back. */
const asStudentSees = (status: HomeworkForStudent['submission']) => (status === 'marked' ? 'handed-in' : status);
