import { analysisApi } from '@zhibi/contract/analysis';
import { homeworkApi } from '@zhibi/contract/homework';
import { toStamp } from '@zhibi/contract/kernel';
import { markingApi } from '@zhibi/contract/marking';
import { recordsApi } from '@zhibi/contract/people/records';
import { schoolYearApi } from '@zhibi/contract/people/school-year';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { ended, start, yearSchool } from '../../test/school-years.js';
import { TestCourse } from '../../test/test-course.js';

let world: TestWorld;
vi.setConfig({ testTimeout: 120_000 }); // the first paper is set while the server warms up
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const DAY_MS = 24 * 3_600_000;

async function movedUp() {
  const year = await yearSchool(world);
  const room = await year.school.newClass(2, 8, '八年级(1)班');
  const teacher = await year.school.newTeacher([room.classId]);
  const course = new TestCourse(world, year.school, teacher, [room]);
  const before = await course.publish(['choice']);
  await teacher.call(homeworkApi.close, { homeworkId: before.homeworkId });
  world.clock.forward(1_000);
  await start(year);
  const { upgradeId } = await ended(year);
  world.clock.forward(1_000);
  const studentId = room.students[0]?.ids.studentId ?? '';
  const stays = async () =>
    (await year.admin.call(recordsApi.student, { studentId })).stays.map(({ className, gid, fromOn, toOn }) => [
      className,
      gid,
      fromOn,
      toOn,
    ]);
  return { year, room, course, before, upgradeId, studentId, stays };
}

it('a new school year writes over no older one: homework, marking and reports keep the name of their time', async () => {
  const {
    course,
    before,
    year: { admin },
  } = await movedUp();
  const after = await course.publish(['choice']);
  const { items } = await course.teacher.call(homeworkApi.list, { subjectId: course.subjectId });
  expect(items.map(({ homeworkId, classes }) => [homeworkId, classes.map((one) => one.className)])).toEqual([
    [after.homeworkId, ['九年级(1)班']],
    [before.homeworkId, ['八年级(1)班']],
  ]);
  const of = { homeworkId: before.homeworkId };
  expect((await course.teacher.call(markingApi.items, of)).classNames).toEqual(['八年级(1)班']);
  const { items: copies } = await course.teacher.call(homeworkApi.submissions, of);
  expect(copies.map(({ className }) => className)).toEqual(['八年级(1)班', '八年级(1)班']);
  expect((await course.teacher.call(analysisApi.report, of)).className).toBe('八年级(1)班');
  for (const reader of [course.teacher, admin])
    expect((await reader.call(analysisApi.reports, {})).items.map(({ className }) => className)).toEqual([
      '八年级(1)班',
    ]);
});

it('a student has been in a class of each year, and again in one after an undoing', async () => {
  const { year, upgradeId, stays, studentId, room } = await movedUp();
  const { school, name } = year;
  const [{ day }] = (await world.services.database.asSystem((db) =>
    db.execute(`select to_char(on_day, 'YYYYMMDD') as day from school_year_run where id = '${upgradeId}'`),
  )) as [{ day: string }]; // one row: the run was just found by its id
  const grown = [
    ['九年级(1)班', 9, day, null],
    ['八年级(1)班', 8, '20260901', day],
  ];
  expect(await stays()).toEqual(grown);
  const other = await school.newClass(1, 9, '九年级(5)班');
  world.clock.forward(2 * DAY_MS);
  const mover = await school.newLeader('SCHOOLADMIN'); // the first one's token is too old by now
  const on = toStamp(world.clock.now(), world.services.settings.TZ_NAME).slice(0, 8);
  await mover.call(recordsApi.moveStudents, { classId: other.classId, studentIds: [studentId], on });
  const shown = (await mover.call(recordsApi.student, { studentId })).stays.map(({ className }) => className);
  expect(shown).toEqual(['九年级(5)班', '九年级(1)班', '八年级(1)班']);
  const second = room.students[1]?.ids.studentId ?? '';
  await mover.call(schoolYearApi.undo, { upgradeId, confirm: name });
  expect(await ended({ ...year, admin: mover })).toMatchObject({ status: 'undone' });
  const back = (await mover.call(recordsApi.student, { studentId: second })).stays;
  expect(back.map(({ className, fromOn, toOn }) => [className, fromOn, toOn])).toEqual([
    ['八年级(1)班', '20260901', null],
  ]);
});
