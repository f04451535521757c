import { responseOf } from '@zhibi/contract/classroom';
import type { RoomState, TaskInRoom } from '@zhibi/contract/classroom/room';
import { classesOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { writingInRoom } from '../dictation/in-room.js';
import { closesInMs, formOf, quickOf, shownTask } from '../rules.js';
import { boxesOf, type LessonRowOf, type TaskRow, tasksOf } from '../store.js';
import { answersOf, answersOfStudent } from '../store-answers.js';
import type { SeatRow } from './store-seats.js';

/** What one seat sees: the task, never a key before it is revealed, never an answer of anybody else. */
export async function showRoom(
  db: Db,
  { seat, lesson }: { seat: SeatRow; lesson: LessonRowOf },
  known: number | undefined,
  now: Date,
): Promise<RoomState> {
  const { schoolId, classId, title, teacherName, revision } = lesson;
  const isIn = seat.state === 'in' && lesson.endedAt === null;
  const common = {
    name: seat.name,
    seat: seat.state,
    isGuest: seat.studentId === null,
    isOver: lesson.endedAt !== null,
    revision,
    nowMs: now.getTime(),
    title,
    teacherName,
  };
  const [schoolClass] = seat.state === 'removed' ? [] : await classesOf(db, schoolId, [classId]);
  const className = schoolClass?.className ?? '';
  if (isIn && known === revision) return { ...common, className, task: 'same' };
  const task = isIn ? shownTask(await tasksOf(db, schoolId, [lesson.id])) : undefined;
  return { ...common, className, task: task ? await taskInRoom(db, task, seat, now) : null };
}

async function taskInRoom(db: Db, task: TaskRow, { schoolId, studentId }: SeatRow, now: Date): Promise<TaskInRoom> {
  const { content, state, round } = task;
  const given = studentId === null ? [] : await answersOfStudent(db, schoolId, task.id, studentId);
  const box = content.secrecy === 'anonymous' ? (await boxesOf(db, schoolId, [task.id])).at(-1) : undefined;
  return {
    taskId: task.id,
    no: task.no,
    kind: task.kind,
    title: content.title,
    secrecy: content.secrecy,
    ballot: content.ballot,
    state,
    round,
    closesInMs: closesInMs(task, now),
    questions: content.questions.map(({ prompt, options, key }, no) => ({
      prompt,
      options,
      isSeveral: formOf(task, no) === 'several',
      key: state === 'revealed' ? key : [],
    })),
    mine: given
      .filter((one) => one.round === round)
      .map(({ no, nth, labels, byTeacher }) => ({ no, nth, labels, byTeacher })),
    box: box ? { boxId: box.id, modulus: box.modulus } : null,
    place: await placeOf(db, task, studentId),
    writing: await writingInRoom(db, task, studentId),
  };
}

/** How quick the person was, once nobody can be quicker. */
async function placeOf(db: Db, task: TaskRow, studentId: string | null): Promise<number | null> {
  if (responseOf(task.kind) !== 'tap' || task.state === 'open' || task.openedAt === null) return null;
  const taps = (await answersOf(db, task.schoolId, [task.id])).filter(({ round }) => round === task.round);
  return quickOf(taps, task.openedAt).find((one) => one.studentId === studentId)?.place ?? null;
}
