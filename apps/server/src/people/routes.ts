import { peopleApi, stageOfGrade } from '@zhibi/contract/people';
import type { House } from '../platform/house.js';
import { mount } from '../platform/mount.js';
import { demand } from '../platform/problem.js';
import { activateStudent, activateTeacher } from './activate.js';
import { mayReadClass } from './policy.js';
import { classesOf, studentsOf } from './store.js';
import { userInfo } from './user-info.js';

export const peopleRoutes = (house: House) => {
  const { clock, database } = house;
  for (const endpoint of [peopleApi.info, peopleApi.studentInfo]) {
    mount(house, endpoint, ({ db, actor, language }) =>
      userInfo(db, actor, { database, roles: actor.roles, language, now: clock.now() }),
    );
  }
  mount(house, peopleApi.classes, async ({ db, actor }, { schoolStageId }) => {
    const all =
      actor.schoolId === ''
        ? []
        : await classesOf(db, actor.schoolId, actor.role === 'TEACHER' ? [...actor.teaches.keys()] : undefined);
    const clazzs = all.filter((one) => schoolStageId === undefined || stageOfGrade(one.gid) === schoolStageId);
    return { clazzs, clazzNames: clazzs.map((one) => one.className).join(',') };
  });
  mount(house, peopleApi.studentsOfClass, async ({ db, actor }, { classId }) => {
    demand(actor.schoolId !== '' && mayReadClass(actor, classId), 'not-found');
    demand((await classesOf(db, actor.schoolId, [classId])).length === 1, 'not-found');
    return { items: await studentsOf(db, actor.schoolId, [classId]) };
  });
  mount(house, peopleApi.activateTeacher, async ({ db, actor, language }, input) => {
    await activateTeacher(db, actor, input, { database, language, now: clock.now() });
    return {};
  });
  mount(house, peopleApi.activateStudent, async ({ db, actor, language }, input) => {
    await activateStudent(db, actor, input, { database, language, now: clock.now() });
    return {};
  });
};
