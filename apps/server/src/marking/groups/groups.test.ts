import { markingApi } from '@zhibi/contract/marking';
import { groupsApi } from '@zhibi/contract/marking/groups';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';

const { list, make, move, settle } = groupsApi;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

it('answers that say the same stand together; a person splits, merges and settles, and what comes later joins', async () => {
  const course = await TestCourse.of(world, 5);
  const { teacher, school, classIds } = course;
  const { schoolId } = school;
  const homework = await course.publish(['fillIn']);
  const { homeworkId } = homework;
  const pen = await Gateway.of(world, schoolId);
  const hands = async (at: number, text: string) => {
    const studentId = course.classes[0]?.students[at]?.ids.studentId ?? '';
    if (text !== '') await write(world, course, pen, { homework, studentId, answers: [text] });
    await perform(world, 'read-answers', { schoolId, homeworkId, studentId });
  };
  for (const [at, text] of ['42', '42', '17', '42'].entries()) await hands(at, text);
  const itemId = (await teacher.call(markingApi.items, { homeworkId })).items[0]?.itemId ?? '';
  const question = { homeworkId, itemId };
  const seen = async () =>
    (await teacher.call(list, question)).groups.map(({ kind, label, answerIds }) => [kind, label, answerIds.length]);
  expect(await teacher.call(list, question)).toEqual({ groups: [], ungrouped: 4 });
  await teacher.call(make, question);
  expect(await seen()).toEqual([
    ['read', '42', 3],
    ['read', '17', 1],
  ]);
  const [many, few] = (await teacher.call(list, question)).groups;
  if (many === undefined || few === undefined) throw new Error('there are no two groups');

  const [first = ''] = many.answerIds;
  const { groupId } = await teacher.call(move, { ...question, answerIds: [first], into: null, label: '四十二' });
  expect((await seen()).sort()).toEqual([
    ['person', '四十二', 1],
    ['read', '17', 1],
    ['read', '42', 2],
  ]);
  await teacher.call(move, { ...question, answerIds: few.answerIds, into: groupId });
  expect((await seen()).sort()).toEqual([
    ['person', '四十二', 2],
    ['read', '42', 2],
  ]);
  await teacher.call(settle, { ...question, groupId });
  expect((await teacher.call(list, question)).groups.every(({ isSettled }) => isSettled)).toBe(true);

  await hands(4, '42');
  expect((await teacher.call(list, question)).ungrouped).toBe(1);
  await teacher.call(make, question);
  expect(await seen()).toEqual([
    ['read', '42', 3],
    ['person', '四十二', 2],
  ]);

  // Who does not teach the class finds no group, no answer and no question.
  const outsider = await school.newTeacher();
  expect((await outsider.refused(list, question)).code).toBe(-1404);
  expect((await outsider.refused(make, question)).code).toBe(-1404);
  expect((await outsider.refused(move, { ...question, answerIds: [first], into: null })).code).toBe(-1404);
  expect((await outsider.refused(settle, { ...question, groupId })).code).toBe(-1404);
  const other = await course.publish(['fillIn']);
  const elsewhere = (await teacher.call(markingApi.items, { homeworkId: other.homeworkId })).items[0]?.itemId ?? '';
  const wrong = { homeworkId: other.homeworkId, itemId: elsewhere, answerIds: [first], into: null };
  expect((await teacher.refused(move, wrong)).code).toBe(-1404);
  // A colleague of the class sees the same groups.
  const colleague = await school.newTeacher(classIds);
  expect((await colleague.call(list, question)).groups).toHaveLength(2);
});

it('answers in boxes stand together by what was marked, however they were marked', async () => {
  const course = await TestCourse.of(world, 3);
  const { teacher, school } = course;
  const { schoolId } = school;
  const homework = await course.publish(['choice']);
  const { homeworkId } = homework;
  const pen = await Gateway.of(world, schoolId);
  for (const [at, text] of ['B', 'C', 'B'].entries()) {
    const studentId = course.classes[0]?.students[at]?.ids.studentId ?? '';
    await write(world, course, pen, { homework, studentId, answers: [text] });
    await perform(world, 'read-answers', { schoolId, homeworkId, studentId });
  }
  const itemId = (await teacher.call(markingApi.items, { homeworkId })).items[0]?.itemId ?? '';
  await teacher.call(make, { homeworkId, itemId });
  const { groups, ungrouped } = await teacher.call(list, { homeworkId, itemId });
  expect(groups.map(({ kind, label, answerIds }) => [kind, label, answerIds.length])).toEqual([
    ['read', 'B', 2],
    ['read', 'C', 1],
  ]);
  expect(ungrouped).toBe(0);
});
