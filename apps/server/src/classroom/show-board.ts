import type { LessonBoard } from '@zhibi/contract/classroom';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { factsOf, type Here, taskForTeacher, wholeLesson } from './board-of.js';
import { lessonToSee } from './lesson-to-run.js';
import { mayRun } from './policy.js';
import { isOnline } from './room/presence.js';
import { seatsOf } from './room/store-seats.js';
import { isLate, shownTask } from './rules.js';

/** A lesson as its teacher sees it. */
export async function showBoard(db: Db, actor: Actor, lessonId: string, here: Here): Promise<LessonBoard> {
  const lesson = await lessonToSee(db, actor, lessonId);
  const whole = await wholeLesson(db, lesson);
  const seats = await seatsOf(db, lesson.schoolId, lessonId);
  const shown = shownTask(whole.tasks);
  const isNamed = shown?.content.secrecy === 'named';
  const current = whole.answers.filter((one) => isNamed && one.taskId === shown?.id && one.round === shown.round);
  const missed = whole.missed.filter((one) => one.taskId === shown?.id && one.round === shown.round);
  const seatByStudent = new Map(seats.flatMap((seat) => (seat.studentId === null ? [] : [[seat.studentId, seat]])));
  const run = mayRun(actor, lesson);
  return {
    ...factsOf(lesson, whole.className, here),
    code: lesson.code,
    room: { isOpen: lesson.isOpen, namesListed: lesson.namesListed, namesOnStage: lesson.namesOnStage },
    students: whole.members.map(({ studentId, name, studentNo }) => {
      const seat = seatByStudent.get(studentId);
      const answers = current
        .filter((one) => one.studentId === studentId)
        .map(({ no, labels, byTeacher, at }) => ({
          no,
          labels,
          byTeacher,
          isLate: !byTeacher && shown !== undefined && isLate(shown, at),
        }));
      return {
        studentId,
        name,
        studentNo,
        seatId: seat?.id ?? null,
        seat: seat?.state ?? null,
        isOnline: seat !== undefined && isOnline(seat, here.now),
        answers,
        missed: missed.filter((one) => one.studentId === studentId).map(({ no, labels }) => ({ no, labels })),
      };
    }),
    guests: seats
      .filter(({ id, studentId, state }) =>
        studentId === null ? state !== 'left' : state === 'removed' && seatByStudent.get(studentId)?.id !== id,
      )
      .map(({ id, name, state }) => ({ seatId: id, name, seat: state })),
    tasks: whole.tasks.map((task) => {
      const view = taskForTeacher(whole, task, here.now);
      return run ? view : { ...view, can: [] };
    }),
    can: { run },
  };
}
