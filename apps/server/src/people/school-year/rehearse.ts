import { toStamp } from '@zhibi/contract/kernel';
import type { Rehearsal } from '@zhibi/contract/people/school-year';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { findSchool, type School, subjectsById } from '../store.js';
import type { LaterDomains } from './later-domains.js';
import { isEarly, isYearTooFar } from './rules.js';
import { clashesOf, type PlannedClass, type PlannedLesson, planClasses, planLessons } from './rules-plan.js';
import { newestRun } from './store.js';
import { classesBefore, lessonsBefore, studentsWithoutClass } from './store-plan.js';

export interface Asked {
  schoolId: string;
  names: Readonly<Record<string, string>>;
  /** The run that asks for the plan itself: it does not stand in its own way. */
  except?: string;
}
export type Here = Pick<Services, 'clock' | 'settings'> & { later: LaterDomains };

export interface Plan {
  school: School;
  toYear: number;
  classes: PlannedClass[];
  lessons: PlannedLesson[];
  clashes: string[];
  hindrance: Rehearsal['hindrance'];
}

/** What an upgrade of the school as it stands would do. */
export async function planOf(db: Db, { schoolId, names, except }: Asked, { clock, settings }: Here): Promise<Plan> {
  const school = found(await findSchool(db, schoolId));
  const classes = planClasses(await classesBefore(db, schoolId), school.lastGid, names);
  const lessons = planLessons(await lessonsBefore(db, schoolId), classes, await subjectsById(db));
  const clashes = clashesOf(classes);
  const toYear = school.schoolYear + 1;
  const run = await newestRun(db, schoolId);
  const hindrance =
    run?.id !== except && (run?.status === 'running' || run?.status === 'failed')
      ? 'running'
      : isYearTooFar(toYear, toStamp(clock.now(), settings.TZ_NAME))
        ? 'year-too-far'
        : classes.length === 0
          ? 'no-classes'
          : clashes.length > 0
            ? 'names-clash'
            : null;
  return { school, toYear, classes, lessons, clashes, hindrance };
}

/** So many are named in a report; their number is told whole. */
const NAMED = 20;

/** The report of an upgrade that nobody has started. */
export async function rehearse(db: Db, asked: Asked, here: Here): Promise<Rehearsal> {
  const plan = await planOf(db, asked, here);
  const unplaced = await studentsWithoutClass(db, asked.schoolId, NAMED);
  const openWork = await here.later.openWork(db, asked.schoolId, here.clock.now());
  const inStay = (stays: boolean) =>
    plan.classes.filter((one) => (one.gidAfter !== null) === stays).reduce((sum, one) => sum + one.students, 0);
  const stamp = (at: Date) => toStamp(at, here.settings.TZ_NAME);
  const classNames = new Map(plan.classes.map((one) => [one.classId, one.name]));
  return {
    schoolName: plan.school.name,
    fromYear: plan.school.schoolYear,
    toYear: plan.toYear,
    isEarly: isEarly(plan.toYear, stamp(here.clock.now())),
    classes: plan.classes.map((one) => ({
      classId: one.classId,
      className: one.name,
      gidFrom: one.gid,
      to: one.gidAfter === null ? null : one.nameAfter,
      gidTo: one.gidAfter,
      students: one.students,
      asksName: one.asksName,
    })),
    students: { promoted: inStay(true), leaving: inStay(false) },
    withoutClass: {
      total: unplaced[0]?.total ?? 0,
      items: unplaced.map(({ studentId, studentNo, name }) => ({ studentId, studentNo, name })),
    },
    clashes: plan.clashes,
    lessons: await namesOfLessons(db, asked.schoolId, plan.lessons),
    openWork: openWork.map(({ id, title, endAt, classIds }) => ({
      id,
      title,
      endAt: stamp(endAt),
      classNames: classIds.flatMap((classId) => classNames.get(classId) ?? []),
    })),
    hindrance: plan.hindrance,
  };
}

async function namesOfLessons(db: Db, schoolId: string, lessons: readonly PlannedLesson[]) {
  if (lessons.length === 0) return [];
  const subjects = await subjectsById(db);
  const before = new Map((await lessonsBefore(db, schoolId)).map((one) => [keyOf(one.classId, one.teacherId), one]));
  return lessons.map(({ classId, teacherId, subjectBefore, subjectAfter }) => {
    const one = before.get(keyOf(classId, teacherId));
    return {
      className: one?.className ?? '',
      teacherName: one?.teacherName ?? '',
      subjectFrom: subjects.get(subjectBefore)?.name ?? '',
      subjectTo: subjectAfter === null ? null : (subjects.get(subjectAfter)?.name ?? ''),
    };
  });
}
const keyOf = (classId: string, teacherId: string) => `${classId} ${teacherId}`;
