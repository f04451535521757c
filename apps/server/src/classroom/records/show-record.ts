import { isRight, type LessonRecord } from '@zhibi/contract/classroom';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { type Here, type LessonWhole, quickPlaces, roundOf, wholeLesson } from '../board-of.js';
import { lessonToSee } from '../lesson-to-run.js';
import { seatsOf } from '../room/store-seats.js';
import type { TaskRow } from '../store.js';
import { lessonRow } from './list-lessons.js';

/** A lesson from its first task to its last, and what each student answered. Of votes without names there are only sums. */
export async function showRecord(db: Db, actor: Actor, lessonId: string, here: Here): Promise<LessonRecord> {
  const lesson = await lessonToSee(db, actor, lessonId);
  const whole = await wholeLesson(db, lesson);
  const asked = whole.tasks.filter(({ openedAt }) => openedAt !== null);
  const seats = await seatsOf(db, lesson.schoolId, lessonId);
  const present = new Set(
    seats.filter(({ state }) => state === 'in' || state === 'left').map(({ studentId }) => studentId),
  );
  const results = asked.map((task) => roundOf(whole, task, task.round));
  return {
    ...lessonRow({ lesson, className: whole.className, asked, results }, here),
    tasks: asked.map((task) => ({
      ...task.content,
      taskId: task.id,
      no: task.no,
      kind: task.kind,
      openedAt: task.openedAt && toStamp(task.openedAt, here.timeZone),
      closedAt: task.closedAt && toStamp(task.closedAt, here.timeZone),
      rounds: Array.from({ length: task.round }, (_, nth) => roundOf(whole, task, nth + 1)),
      quick: quickPlaces(whole, task),
    })),
    students: whole.members.map((member) => ({
      studentId: member.studentId,
      name: member.name,
      studentNo: member.studentNo,
      ...answersOfMember(whole, asked, member.studentId, present.has(member.studentId)),
    })),
  };
}

function answersOfMember(
  { answers, missed }: LessonWhole,
  asked: readonly TaskRow[],
  studentId: string,
  wasIn: boolean,
) {
  const mine = answers.filter((one) => one.studentId === studentId);
  const given = asked.map((task) => ({
    taskId: task.id,
    labels: task.content.questions.map(
      (_, no) =>
        mine.find((one) => one.taskId === task.id && one.round === task.round && one.no === no)?.labels ?? null,
    ),
  }));
  const each = given.flatMap(({ labels }, at) =>
    labels.flatMap((chosen, no) =>
      chosen === null ? [] : [{ isRight: isRight(chosen, asked[at]?.content.questions[no]?.key ?? []) }],
    ),
  );
  return {
    wasThere: wasIn || mine.length > 0,
    answered: each.length,
    right: each.filter((one) => one.isRight === true).length,
    answers: given,
    missed: asked.flatMap((task) =>
      missed
        .filter((one) => one.studentId === studentId && one.taskId === task.id && one.round === task.round)
        .map(({ taskId, no, labels }) => ({ taskId, no, labels })),
    ),
  };
}
