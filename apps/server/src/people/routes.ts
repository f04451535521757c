import { peopleApi, stageOfGrade } from '@zhibi/contract/people';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { type TaskList, withEnd } from '../platform/jobs/index.js';
import { mount, mountOpen } from '../platform/mount.js';
import { ensure } from '../platform/problem.js';
import type { Routes, Services } from '../platform/services.js';
import { activateStudent, activateTeacher, renewPassword } from './activate.js';
import { initialPasswordTasks, readSlips, slipKey } from './initial-passwords.js';
import { myClassesRoutes } from './my-classes/routes.js';
import { organisationRoutes } from './organisation/routes.js';
import { isInStage, mayReadClass } from './policy.js';
import { profileRoutes } from './profile/routes.js';
import { failPacking, packStudent } from './records/pack-student.js';
import { recordsRoutes } from './records/routes.js';
import { TAKE_OUT } from './records/take-out-student.js';
import type { TakeOutPart } from './records/taken-file.js';
import { regionRoutes } from './region/routes.js';
import { rosterRoutes } from './roster/routes.js';
import { rosterTasks } from './roster/tasks.js';
import type { LaterDomains } from './school-year/later-domains.js';
import { schoolYearRoutes } from './school-year/routes.js';
import { schoolYearTasks, TAKE_UP_SCHOOL_YEARS } from './school-year/tasks.js';
import { classesOf, studentsOf } from './store.js';
import { userInfo } from './user-info.js';

/** The parts of the domain, each with a table of contents of its own. */
const partsOf = (later: LaterDomains): readonly Routes[] => [
  organisationRoutes,
  recordsRoutes(later),
  rosterRoutes,
  myClassesRoutes,
  schoolYearRoutes(later),
  regionRoutes,
  profileRoutes,
];

/** The pen of a person and where it lies: a student's own, or the one that a teacher corrects with and used last. */
async function deviceOf(
  db: Db,
  later: LaterDomains,
  { schoolId, teacherId, deviceMac }: Pick<Actor, 'schoolId' | 'teacherId'> & { deviceMac: string },
) {
  if (deviceMac !== '') {
    const { pageCode, codeRule } = await later.pageUnderPen(db, schoolId, deviceMac);
    return { devicePageCode: pageCode, deviceCodeRule: codeRule };
  }
  const [pen] = schoolId === '' || teacherId === null ? [] : await later.pensOfTeacher(db, schoolId, teacherId);
  return pen && { deviceMac: pen.mac, devicePageCode: pen.pageCode, deviceCodeRule: pen.codeRule };
}

/** @param later what people ask of the domains after them */
export const peopleRoutes =
  (later: LaterDomains): Routes =>
  (services) => {
    for (const mountPart of partsOf(later)) mountPart(services);
    const { clock, database } = services;
    for (const endpoint of [peopleApi.info, peopleApi.studentInfo]) {
      mountOpen(services, endpoint, async ({ actor, language, transact }) => {
        const info = await userInfo(actor, { database, roles: actor.roles, language, now: clock.now() });
        return { ...info, ...(await transact((db) => deviceOf(db, later, { ...actor, deviceMac: info.deviceMac }))) };
      });
    }
    mount(services, peopleApi.classes, async ({ db, actor }, { schoolStageId }) => {
      const all =
        actor.schoolId === ''
          ? []
          : await classesOf(db, actor.schoolId, actor.role === 'TEACHER' ? [...actor.teaches.keys()] : undefined);
      const clazzs = all.filter(
        ({ gid }) => isInStage(actor, gid) && (schoolStageId === undefined || stageOfGrade(gid) === schoolStageId),
      );
      return { clazzs, clazzNames: clazzs.map((one) => one.className).join(',') };
    });
    mount(services, peopleApi.studentsOfClass, async ({ db, actor }, { classId }) => {
      ensure(actor.schoolId !== '' && mayReadClass(actor, classId), 'not-found');
      ensure((await classesOf(db, actor.schoolId, [classId])).length === 1, 'not-found');
      return { items: await studentsOf(db, actor.schoolId, [classId]) };
    });
    mount(services, peopleApi.slips, async ({ db, actor }, { batchId }) => {
      ensure(actor.schoolId !== '', 'not-found');
      return { items: await readSlips(db, await slipKey(services), actor.schoolId, batchId, clock.now()) };
    });
    mountOpen(services, peopleApi.activateTeacher, async ({ actor, language }, input) => {
      await activateTeacher(actor, input, { database, language, now: clock.now() });
      return {};
    });
    mountOpen(services, peopleApi.renewPassword, async ({ actor, language }, input) => {
      await renewPassword(actor, input, { database, language, now: clock.now() });
      return {};
    });
    mountOpen(services, peopleApi.activateStudent, async ({ actor, language }, input) => {
      await activateStudent(actor, input, { database, language, now: clock.now() });
      return {};
    });
  };

/** The background work of this domain. */
export const peopleTasks = (services: Services, later: { takeOut: readonly TakeOutPart[] }): TaskList => ({
  [TAKE_OUT]: withEnd(
    (task) => packStudent(services, later.takeOut, task),
    (payload) => failPacking(services, payload),
  ),
  ...initialPasswordTasks(services),
  ...rosterTasks(services),
  ...schoolYearTasks(services),
});

/** What of it is done again and again. */
export const peopleRepeated = [TAKE_UP_SCHOOL_YEARS] as const;
