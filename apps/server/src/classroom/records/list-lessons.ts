import type { classroomApi, LessonRow, RoundResult } from '@zhibi/contract/classroom';
import { grouped } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { classesOf, formerNames } from '../../people/index.js';
import { cursorAfter, idOfCursor } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { factsOf, type Here } from '../board-of.js';
import { maySeeLesson } from '../policy.js';
import { type AnswerGroup, ratesOf, resultOf } from '../rules.js';
import { type LessonRowOf, lessonsOf, type TaskRow, tasksOf } from '../store.js';
import { answerGroups, ballotGroups } from '../store-answers.js';

const PAGE = 20;

/** Lessons of the classes that the actor teaches, newest first. */
export async function listLessons(
  db: Db,
  actor: Actor,
  { classId, kind, cursor }: z.output<typeof classroomApi.list.input>,
  here: Here,
): Promise<z.input<typeof classroomApi.list.output>> {
  const { schoolId, teaches } = actor;
  const classIds = [...teaches.keys()].filter((id) => classId === undefined || id === classId);
  const rows = await lessonsOf(db, { schoolId, classIds, kind, before: idOfCursor(cursor), limit: PAGE + 1 });
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return {
    items: await rowsOf(
      db,
      schoolId,
      page.filter((one) => maySeeLesson(actor, one)),
      here,
    ),
    next: last === undefined ? null : cursorAfter(last.id),
  };
}

/** What the list says of lessons, in six queries however many they are. */
async function rowsOf(db: Db, schoolId: string, lessons: readonly LessonRowOf[], here: Here): Promise<LessonRow[]> {
  if (lessons.length === 0) return [];
  const tasks = await tasksOf(
    db,
    schoolId,
    lessons.map(({ id }) => id),
  );
  const ids = tasks.map(({ id }) => id);
  const groups = [...(await answerGroups(db, schoolId, ids)), ...(await ballotGroups(db, schoolId, ids))];
  const groupsByTask = grouped(groups, ({ taskId }) => taskId);
  const tasksByLesson = grouped(tasks, ({ lessonId }) => lessonId);
  const classIds = [...new Set(lessons.map(({ classId }) => classId))];
  const classes = await classesOf(db, schoolId, classIds);
  const nameAt = await formerNames(db, schoolId, classIds);
  const nameById = new Map(classes.map(({ classId, className }) => [classId, className]));
  return lessons.map((lesson) => {
    const asked = (tasksByLesson.get(lesson.id) ?? []).filter(({ openedAt }) => openedAt !== null);
    const results = asked.map((task) => lastRound(task, groupsByTask.get(task.id) ?? []));
    const className = nameAt(lesson.classId, lesson.startedAt) ?? nameById.get(lesson.classId) ?? '';
    return lessonRow({ lesson, className, asked, results }, here);
  });
}

const lastRound = (task: TaskRow, groups: readonly AnswerGroup[]): RoundResult => resultOf(task, task.round, groups, 0);

interface AskedLesson {
  lesson: LessonRowOf;
  className: string;
  asked: readonly TaskRow[];
  /** Of the last round of each. */
  results: readonly RoundResult[];
}

export const lessonRow = (
  { lesson, className, asked, results }: AskedLesson,
  here: Pick<Here, 'timeZone'>,
): LessonRow => ({
  ...factsOf(lesson, className, here),
  kinds: [...new Set(asked.map(({ kind }) => kind))],
  taskCount: asked.length,
  studentCount: lesson.studentCount,
  ...ratesOf(results, lesson.studentCount),
});
