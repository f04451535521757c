import {
  type LessonFacts,
  movesOf,
  type RoundResult,
  responseOf,
  type TaskForTeacher,
} from '@zhibi/contract/classroom';
import { toStamp } from '@zhibi/contract/kernel';
import { type ClassMember, classesOf, studentsOf } from '../people/index.js';
import type { Db } from '../platform/db.js';
import { type AnswerGroup, closesInMs, quickOf, resultOf } from './rules.js';
import { type LessonRowOf, type TaskRow, tasksOf } from './store.js';
import { type AnswerRow, answersOf, ballotGroups } from './store-answers.js';
import { type MissedRow, missedOf } from './store-missed.js';

export interface Here {
  now: Date;
  timeZone: string;
}

/** Everything that a lesson holds, read once: what a teacher, a projector and a record draw from. */
export interface LessonWhole {
  lesson: LessonRowOf;
  className: string;
  members: ClassMember[];
  tasks: TaskRow[];
  /** Of the students of the class: who has left it meanwhile is not counted. */
  answers: AnswerRow[];
  ballots: AnswerGroup[];
  /** What came too late to count. */
  missed: MissedRow[];
}

export async function wholeLesson(db: Db, lesson: LessonRowOf): Promise<LessonWhole> {
  const { schoolId, classId, id } = lesson;
  const tasks = await tasksOf(db, schoolId, [id]);
  const ids = tasks.map((task) => task.id);
  const [schoolClass] = await classesOf(db, schoolId, [classId]);
  const members = await studentsOf(db, schoolId, [classId]);
  const known = new Set(members.map(({ studentId }) => studentId));
  const answers = (await answersOf(db, schoolId, ids)).filter(({ studentId }) => known.has(studentId));
  return {
    lesson,
    className: schoolClass?.className ?? '',
    members,
    tasks,
    answers,
    ballots: await ballotGroups(db, schoolId, ids),
    missed: await missedOf(db, schoolId, ids),
  };
}

export const factsOf = (lesson: LessonRowOf, className: string, { timeZone }: Pick<Here, 'timeZone'>): LessonFacts => ({
  lessonId: lesson.id,
  classId: lesson.classId,
  className,
  subjectId: lesson.subjectId,
  title: lesson.title,
  teacherName: lesson.teacherName,
  startedAt: toStamp(lesson.startedAt, timeZone),
  endedAt: lesson.endedAt && toStamp(lesson.endedAt, timeZone),
});

/** What came of a round of a task. */
export function roundOf({ answers, ballots }: LessonWhole, task: TaskRow, round: number): RoundResult {
  const mine = answers.filter((one) => one.taskId === task.id && one.round === round);
  if (task.content.secrecy === 'anonymous') {
    const cast = ballots.filter((one) => one.taskId === task.id && one.round === round);
    return resultOf(
      task,
      round,
      cast,
      cast.reduce((sum, { count }) => sum + count, 0),
    );
  }
  const groups = mine.map(({ taskId, no, labels }) => ({ taskId, round, no, labels, count: 1 }));
  return resultOf(task, round, groups, new Set(mine.map(({ studentId }) => studentId)).size);
}

/** The order of a quick answer, with names. */
export function quickPlaces({ answers, members }: LessonWhole, task: TaskRow) {
  if (responseOf(task.kind) !== 'tap' || task.openedAt === null) return [];
  const taps = answers.filter((one) => one.taskId === task.id && one.round === task.round);
  const nameById = new Map(members.map(({ studentId, name }) => [studentId, name]));
  return quickOf(taps, task.openedAt).map((one) => ({ ...one, name: nameById.get(one.studentId) ?? '' }));
}

export const taskForTeacher = (whole: LessonWhole, task: TaskRow, now: Date): TaskForTeacher => ({
  ...task.content,
  taskId: task.id,
  no: task.no,
  kind: task.kind,
  state: task.state,
  round: task.round,
  closesInMs: closesInMs(task, now),
  result: roundOf(whole, task, task.round),
  before: task.round > 1 ? roundOf(whole, task, task.round - 1) : null,
  quick: quickPlaces(whole, task),
  can: movesOf(task),
});
