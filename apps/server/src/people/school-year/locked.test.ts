import { homeworkApi } from '@zhibi/contract/homework';
import { peopleApi } from '@zhibi/contract/people';
import { schoolYearApi } from '@zhibi/contract/people/school-year';
import { encodePassword } from '@zhibi/contract/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendInk } from '../../../demo/pens/gateway.js';
import { actFor } from '../../../test/acting.js';
import type { Person } from '../../../test/person.js';
import { publishedHomework, type Scenario } from '../../../test/scenario.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { newId } from '../../platform/ids.js';
import { moveOn } from './move-on.js';

/** No worker: the school stays locked until the specification moves it on. */
let world: TestWorld;
let scenario: Scenario;
let admin: Person;
let pageCode: string;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  scenario = await publishedHomework(world, 1);
  const { items } = await scenario.teacher.call(homeworkApi.submissions, { homeworkId: scenario.homeworkId });
  pageCode = items[0]?.pageCodes[0]?.pageCode ?? '';
  admin = await scenario.school.newLeader('SCHOOLADMIN');
  const { toYear, schoolName } = await admin.call(schoolYearApi.rehearse, {});
  await world.services.database.asSystem((db) =>
    db.execute(`update school set school_year = 2022 where id = '${scenario.school.schoolId}'`),
  );
  expect(toYear).toBeGreaterThan(2023);
  await admin.call(schoolYearApi.start, { toYear: 2023, confirm: schoolName });
}, 60_000);
afterAll(() => world.close());

const activation = { name: '林若溪', sex: true, password: 'x', newPassword: encodePassword('Fresh2026') };

it('while a school moves, writes are refused to teachers, students, leaders and operations alike', async () => {
  const { schoolId } = scenario.school;
  const operations = await actFor(await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE'] }), schoolId);
  const principal = await scenario.school.newLeader('SCHOOLPRINCIPAL');
  const student = scenario.class.students[0];
  for (const person of [scenario.teacher, admin, principal, operations])
    expect(await person.refused(peopleApi.activateTeacher, activation)).toMatchObject({ reason: 'school-locked' });
  expect(await student?.refused(peopleApi.activateStudent, { ...activation, birthday: '20150101' })).toMatchObject({
    reason: 'school-locked',
  });
  for (const person of [admin, operations])
    expect(await person.refused(peopleApi.slips, { batchId: newId() })).toMatchObject({ reason: 'school-locked' });
  expect(await scenario.teacher.refused(homeworkApi.close, { homeworkId: scenario.homeworkId })).toMatchObject({
    code: -1409,
    reason: 'school-locked',
  });
});

it('while a school moves, reads are answered and say that it is locked', async () => {
  const { schoolId } = scenario.school;
  for (const person of [scenario.teacher, admin]) {
    expect(await person.call(peopleApi.info, {})).toMatchObject({ schoolDataLock: true });
    expect(await person.call(schoolYearApi.info, { schoolId })).toMatchObject({ dataLock: true });
    expect(await person.call(schoolYearApi.result, { schoolId })).toMatchObject({ status: 'running' });
  }
  await scenario.teacher.call(homeworkApi.submissions, { homeworkId: scenario.homeworkId });
});

it('while a school moves, ink of its pens is taken and kept', async () => {
  const strokes = [newId(), newId()].map((id, at) => ({
    id,
    t0: world.clock.now().getTime() + at,
    tip: 'pen' as const,
    points: [[60 + at, 150, 0.5, 0] as [number, number, number, number]],
  }));
  const answer = await sendInk(scenario.gateway, { mac: 'AA0000000001', name: 'Pen' }, 1, [
    { pageCode, codeRule: 'demo', strokes },
  ]);
  expect(answer.accepted).toBe(2);
  const kept = async () => {
    const rows = await world.services.database.asSystem((db) =>
      db.execute<{ id: string }>(
        `select stroke_id as id from ink_stroke where school_id = '${scenario.school.schoolId}' union select stroke_id from ink_queue_stroke where school_id = '${scenario.school.schoolId}'`,
      ),
    );
    return rows.map(({ id }) => id).sort();
  };
  const sent = strokes.map(({ id }) => id).sort();
  expect(await kept()).toEqual(sent);
  const { upgrade } = await admin.call(schoolYearApi.state, {});
  await moveOn(world.services, { schoolId: scenario.school.schoolId, id: upgrade?.upgradeId ?? '' });
  expect(await admin.call(schoolYearApi.info, { schoolId: scenario.school.schoolId })).toMatchObject({
    dataLock: false,
  });
  expect(await kept()).toEqual(sent);
});
