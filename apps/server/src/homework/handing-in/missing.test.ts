import { homeworkApi, isQuiet } from '@zhibi/contract/homework';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JUNIOR_ENGLISH, openTestWorld, type TestWorld } from '../../../test/school.js';
import { TestCourse } from '../../../test/test-course.js';
import { newId } from '../../platform/ids.js';

const { missing, remind, excuse, close } = homeworkApi;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  // Noon of the school: nobody is reminded in the night, whenever this runs.
  const hour = (world.clock.now().getUTCHours() + 8) % 24;
  world.clock.forward(((36 - hour) % 24) * 3_600_000);
});
afterAll(() => world.close());

it.each([
  ['20260101065959', true],
  ['20260101070000', false],
  ['20260101205959', false],
  ['20260101210000', true],
  ['20260101000000', true],
])('%s is quiet: %s', (stamp, quiet) => expect(isQuiet(stamp)).toBe(quiet));

describe('the list at the door', () => {
  it('names who is missing in every subject, for whoever teaches the class', async () => {
    const course = await TestCourse.of(world, 2);
    const { homeworkId } = await course.publish(['choice'], { endAt: course.stamp(30) });
    await course.teacher.call(close, { homeworkId });
    const [classId = ''] = course.classIds;
    const english = await course.school.newTeacher([classId], JUNIOR_ENGLISH);
    const seen = await english.call(missing, { classId });
    expect([seen.students, seen.due, seen.items.length]).toEqual([2, 1, 2]);
    expect(seen.items[0]?.copies).toMatchObject([{ homeworkId, status: 'absent', can: { adjust: false } }]);
    expect((await course.teacher.call(missing, { classId })).items[0]?.copies[0]?.can.adjust).toBe(true);
    const outsider = await course.school.newTeacher([(await course.school.newClass(0)).classId]);
    expect((await outsider.refused(missing, { classId })).code).toBe(-1404);
  });

  it('goes by when it was over: what is collected today before its time is due today, whatever day it had', async () => {
    const course = await TestCourse.of(world, 2);
    const [classId = ''] = course.classIds;
    const { homeworkId } = await course.publish(['choice'], { endAt: course.stamp(5 * 24 * 60) });
    expect((await course.teacher.call(missing, { classId })).due).toBe(0);
    await course.teacher.call(close, { homeworkId });
    const { due, items } = await course.teacher.call(missing, { classId });
    expect([due, items.length]).toEqual([1, 2]);
    expect(items[0]?.copies).toMatchObject([{ homeworkId, status: 'absent', endAt: course.stamp(0) }]);
  });

  it('reminds once an hour, nobody who is excused', async () => {
    const course = await TestCourse.of(world, 2);
    const { homeworkId } = await course.publish(['choice'], { endAt: course.stamp(30) });
    const studentIds = (course.classes[0]?.students ?? []).map(({ ids }) => ids.studentId ?? '');
    const [first = ''] = studentIds;
    await course.teacher.call(excuse, { homeworkId, studentIds: [first], excuse: 'sick' });
    expect(await course.teacher.call(remind, { homeworkId, studentIds })).toEqual({ reminded: 1, passed: 1 });
    expect(await course.teacher.call(remind, { homeworkId, studentIds })).toEqual({ reminded: 0, passed: 2 });
    expect((await course.teacher.refused(remind, { homeworkId, studentIds: [newId()] })).code).toBe(-1404);
  });

  it('lets the teacher of one of two classes excuse and remind the students of that class only', async () => {
    const course = await TestCourse.of(world, 1, 2);
    const { homeworkId } = await course.publish(['choice']);
    const [own, other] = course.classes.map(({ students }) => students[0]?.ids.studentId ?? '');
    const ofOne = await course.school.newTeacher(course.classIds.slice(0, 1));
    const wish = (studentId = '') => ({ homeworkId, studentIds: [studentId] });
    expect(await ofOne.call(remind, wish(own))).toEqual({ reminded: 1, passed: 0 });
    await ofOne.call(excuse, { ...wish(own), excuse: 'forgotten' });
    for (const call of [
      ofOne.refused(remind, wish(other)),
      ofOne.refused(excuse, { ...wish(other), excuse: 'sick' as const }),
    ])
      expect((await call).code).toBe(-1404);
  });

  it('reminds nobody at night', async () => {
    world.clock.forward(10 * 3_600_000);
    const course = await TestCourse.of(world, 1);
    const { homeworkId } = await course.publish(['choice']);
    const studentIds = (course.classes[0]?.students ?? []).map(({ ids }) => ids.studentId ?? '');
    expect((await course.teacher.refused(remind, { homeworkId, studentIds })).reason).toBe('quiet-hours');
    world.clock.forward(-10 * 3_600_000);
  });
});
