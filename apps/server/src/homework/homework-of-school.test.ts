import { homeworkApi } from '@zhibi/contract/homework';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actFor } from '../../test/acting.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { TestCourse } from '../../test/test-course.js';

const { ofSchool, collectOfSchool, withdrawOfSchool, detail, history } = homeworkApi;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

it('operations see all homework of the school they act for, and do what its teacher cannot', async () => {
  const course = await TestCourse.of(world, 1);
  const [first, second] = [await course.publish(['choice']), await course.publish(['choice'])];
  const operator = await actFor(await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE'] }), course.school.schoolId);
  const { items } = await operator.call(ofSchool, {});
  expect(items.map(({ homeworkId, can }) => [homeworkId, can])).toEqual([
    [second.homeworkId, { close: true, withdraw: true }],
    [first.homeworkId, { close: true, withdraw: true }],
  ]);
  await operator.call(collectOfSchool, { homeworkId: first.homeworkId });
  await operator.call(withdrawOfSchool, { homeworkId: second.homeworkId });
  const collected = (await operator.call(ofSchool, {})).items.map((one) => [one.homeworkId, one.collectedAt !== null]);
  expect(collected).toContainEqual([first.homeworkId, true]);
  expect(items.map(({ collectedAt }) => collectedAt)).toEqual([null, null]);
  expect((await course.teacher.call(detail, { homeworkId: first.homeworkId })).status).toBe('closed');
  expect((await course.teacher.call(history, { homeworkId: second.homeworkId })).items[0]?.kind).toBe('withdrawn');
  const acts = await world.services.database.asSystem((db) =>
    db.execute(
      `select what from audit where what like 'homework-%' and school_id = '${course.school.schoolId}' order by what`,
    ),
  );
  expect(acts.map((act) => act.what)).toEqual(['homework-collected', 'homework-withdrawn']);
  const elsewhere = await TestCourse.of(world, 1);
  const other = await elsewhere.publish(['choice']);
  for (const endpoint of [collectOfSchool, withdrawOfSchool])
    expect((await operator.refused(endpoint, { homeworkId: other.homeworkId })).code).toBe(-1404);
  expect((await operator.call(ofSchool, { status: 'open' })).items).toEqual([]);
});
