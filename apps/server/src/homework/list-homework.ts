import type { HomeworkForStudent, HomeworkForTeacher, HomeworkStatus } from '@zhibi/contract/homework';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { mayTeach, subjectsById } from '../people/index.js';
import { idOfCursor, pageAfter } from '../platform/cursor.js';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { type Here, showHomework } from './for-teacher.js';
import { homeworkOfStudent } from './handing-in/store-submissions.js';
import { collectedEarlyAt, statusOf } from './rules.js';
import { homeworkOfClasses } from './store.js';

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
  return {
    items: items.map(({ homework, submission }) => ({
      homeworkId: homework.id,
      title: homework.title,
      subjectId: homework.subjectId,
      subjectName: subjects.get(homework.subjectId)?.name ?? '',
      status: statusOf(homework, now) === 'closed' ? 'closed' : 'open',
      submission: asStudentSees(submission.status),
      late: submission.late,
      startAt: toStamp(homework.startAt, timeZone),
      endAt: toStamp(homework.endAt, timeZone),
      collectedAt: stampOf(collectedEarlyAt(homework)),
      totalScore: homework.totalScore,
      score: submission.status === 'released' ? submission.score : null,
    })),
    next,
  };
}

/** That a paper is marked is the teacher's to know until it is given back. */
const asStudentSees = (status: HomeworkForStudent['submission']) => (status === 'marked' ? 'handed-in' : status);
