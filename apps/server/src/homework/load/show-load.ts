import type { homeworkApi } from '@zhibi/contract/homework';
import { type LoadOfClass, limitOf } from '@zhibi/contract/homework';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { classesOf, isInStage, subjectsById, teacherNames } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { Here } from '../for-teacher.js';
import { isInSchool } from '../policy.js';
import { limitsOfSchool } from './limits-of-school.js';
import { maySeeLoadOf } from './policy.js';
import { boundsOf, daysBetween, fullestOf, givenByTeacher, MOST_DAYS, oncePerAct } from './rules.js';
import { givenIn, minutesOfStudents } from './store.js';

/** How full the days of classes are, over all subjects. */
export async function showCalendar(
  db: Db,
  actor: Actor,
  { classIds, from, to }: z.output<typeof homeworkApi.calendar.input>,
  { timeZone }: Here,
): Promise<{ classes: LoadOfClass[] }> {
  ensure(isInSchool(actor) && maySeeLoadOf(actor, classIds), 'not-found');
  const { schoolId } = actor;
  const days = daysBetween(from, to, timeZone);
  ensure(days.length <= MOST_DAYS, 'invalid', 'too-long');
  if (days.length === 0) return { classes: [] };
  const [classes, rows, limits, subjects] = await Promise.all([
    classesOf(db, schoolId, classIds),
    minutesOfStudents(db, schoolId, classIds, { ...boundsOf(from, to, timeZone), timeZone }),
    limitsOfSchool(db, schoolId),
    subjectsById(db),
  ]);
  ensure(classes.length === new Set(classIds).size, 'not-found');
  return {
    classes: classes.map(({ classId, className, gid }) => ({
      classId,
      className,
      limit: limitOf(gid, limits),
      days: days.map((day) => {
        const fullest = fullestOf(rows.filter((row) => row.classId === classId && row.day === day));
        return {
          day,
          minutes: fullest.minutes,
          subjects: [...fullest.subjects]
            .sort(([a], [b]) => a - b)
            .map(([subjectId, minutes]) => ({
              subjectId,
              subjectName: subjects.get(subjectId)?.name ?? '',
              minutes,
            })),
        };
      }),
    })),
  };
}

/** Who gave how much, and what was given beyond the limit and why: for the leaders of the school. */
export async function showGiven(
  db: Db,
  actor: Actor,
  { from, to }: z.output<typeof homeworkApi.given.input>,
  { timeZone }: Here,
): Promise<z.output<typeof homeworkApi.given.output>> {
  ensure(isInSchool(actor), 'not-found');
  const { schoolId } = actor;
  ensure(daysBetween(from, to, timeZone).length <= MOST_DAYS, 'invalid', 'too-long');
  const [given, all] = await Promise.all([
    from > to ? [] : givenIn(db, schoolId, { ...boundsOf(from, to, timeZone), timeZone }),
    classesOf(db, schoolId),
  ]);
  const classes = all.filter(({ gid }) => isInStage(actor, gid));
  const isShown = new Set(classes.map(({ classId }) => classId));
  const rows = given.filter(({ classIds }) => classIds.some((classId) => isShown.has(classId)));
  const [names, subjects] = await Promise.all([
    teacherNames(
      db,
      schoolId,
      rows.map(({ createdBy }) => createdBy),
    ),
    subjectsById(db),
  ]);
  const subjectName = (id: number) => subjects.get(id)?.name ?? '';
  const teachers = givenByTeacher(rows).map(({ createdBy, subjectId, ...sums }) => ({
    teacherName: names.get(createdBy) ?? '',
    subjectName: subjectName(subjectId),
    ...sums,
  }));
  return {
    teachers: teachers.sort((a, b) => b.minutes - a.minutes),
    over: oncePerAct(rows.filter(({ loadReason }) => loadReason !== null)).map((row) => ({
      homeworkId: row.homeworkId,
      title: row.title,
      subjectName: subjectName(row.subjectId),
      teacherName: names.get(row.createdBy) ?? '',
      classNames: classes.filter(({ classId }) => row.classIds.includes(classId)).map(({ className }) => className),
      day: row.day,
      minutes: row.minutes,
      loadReason: row.loadReason,
      students: row.students,
    })),
  };
}
