import type { LessonStage, TaskOnStage } from '@zhibi/contract/classroom';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { factsOf, type Here, type LessonWhole, quickPlaces, roundOf, wholeLesson } from './board-of.js';
import { lessonToSee } from './lesson-to-run.js';
import { seatsOf } from './room/store-seats.js';
import { closesInMs, shownTask } from './rules.js';
import type { TaskRow } from './store.js';

const FIRST_PLACES = 5;

/** What everybody in the room sees on the wall. */
export async function showStage(
  db: Db,
  actor: Actor,
  lessonId: string,
  here: Here & { address: string | null },
): Promise<LessonStage> {
  const lesson = await lessonToSee(db, actor, lessonId);
  const whole = await wholeLesson(db, lesson);
  const seats = await seatsOf(db, lesson.schoolId, lessonId);
  const task = shownTask(whole.tasks);
  const isIn = new Set(seats.filter(({ state }) => state === 'in').map(({ studentId }) => studentId));
  const answered = new Set(
    whole.answers
      .filter((one) => one.taskId === task?.id && one.round === task.round && task.content.secrecy === 'named')
      .map(({ studentId }) => studentId),
  );
  return {
    ...factsOf(lesson, whole.className, here),
    code: lesson.code,
    isOpen: lesson.isOpen,
    address: here.address,
    students: whole.members.map(({ studentId, name }, nth) => ({
      seatNo: nth + 1,
      name: lesson.namesOnStage ? name : null,
      isIn: isIn.has(studentId),
      hasAnswered: answered.has(studentId),
    })),
    task: task ? onStage(whole, task, here.now) : null,
  };
}

function onStage(whole: LessonWhole, task: TaskRow, now: Date): TaskOnStage {
  const { state, round } = task;
  const isShown = state === 'revealed';
  // What is dictated stands on the wall when it has been written.
  const { words, ...asked } = task.content;
  const content = words && (isShown || task.kind === 9) ? { ...asked, words } : asked;
  const result = roundOf(whole, task, round);
  const seatNoById = new Map(whole.members.map(({ studentId }, nth) => [studentId, nth + 1]));
  const first =
    state === 'open' ? [] : quickPlaces(whole, task).filter((one) => !one.isTooFast && one.place <= FIRST_PLACES);
  return {
    ...content,
    questions: content.questions.map((one) => (isShown ? one : { ...one, key: [] })),
    taskId: task.id,
    no: task.no,
    kind: task.kind,
    state,
    round,
    closesInMs: closesInMs(task, now),
    answered: result.answered,
    wordCount: words?.length ?? 0,
    result: isShown ? result : null,
    before: isShown && round > 1 ? roundOf(whole, task, round - 1) : null,
    quick: first.map(({ place, studentId, name }) => ({
      place,
      seatNo: seatNoById.get(studentId) ?? 0,
      name: whole.lesson.namesOnStage ? name : null,
    })),
  };
}
