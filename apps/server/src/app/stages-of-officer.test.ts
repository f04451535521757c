import { analysisApi } from '@zhibi/contract/analysis';
import { homeworkApi } from '@zhibi/contract/homework';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Gateway } from '../../test/gateway.js';
import type { Person } from '../../test/person.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { perform, TestCourse } from '../../test/test-course.js';
import { write } from '../../test/writing.js';

/** A school of two stages: of each a class whose five students handed in, and in the second one more of a single student. */
let world: TestWorld;
let officer: Person;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  const regionId = await world.newRegion();
  const school = await world.newSchool({ regionId });
  await world.services.database.asSystem((db) =>
    db.execute(`update school set first_gid = 1, last_gid = 9 where id = '${school.schoolId}'`),
  );
  officer = (await world.newPerson({ loginType: 1, roles: ['REGION'], regionId })).with({
    'x-school-id': school.schoolId,
  });
  const pen = await Gateway.of(world, school.schoolId);
  for (const [students, gid, name] of [
    [5, 4, '四年级(1)班'],
    [5, 8, '八年级(1)班'],
    [1, 9, '九年级(1)班'],
  ] as const) {
    const room = await school.newClass(students, gid, name);
    const course = new TestCourse(world, school, await school.newTeacher([room.classId]), [room]);
    const homework = await course.publish(['choice'], { title: name });
    for (const { ids } of room.students)
      await write(world, course, pen, { homework, studentId: ids.studentId ?? '', answers: ['B'] });
    const { homeworkId } = homework;
    await course.teacher.call(homeworkApi.close, { homeworkId });
    await perform(world, 'homework-closed', { schoolId: school.schoolId, homeworkId });
  }
}, 60_000);
afterAll(() => world.close());

const at = (stage: 1 | 2 | 3 | null) => (stage === null ? officer : officer.with({ 'x-stage-id': String(stage) }));
const reportsAt = async (stage: 1 | 2 | 3 | null) =>
  (await at(stage).call(analysisApi.reports, {})).items.map(({ className }) => className).sort();

it('the chosen stage holds for the reports of an officer, who has none of fewer than five', async () => {
  expect(await reportsAt(null)).toEqual(['八年级(1)班', '四年级(1)班']);
  expect(await reportsAt(1)).toEqual(['四年级(1)班']);
  expect(await reportsAt(2)).toEqual(['八年级(1)班']);
  expect(await reportsAt(3)).toEqual([]);
});
