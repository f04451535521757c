import { onScreenApi } from '@zhibi/contract/capture/on-screen';
import { homeworkApi } from '@zhibi/contract/homework';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { classOnScreen, given } from '../../../test/screen-class.js';
import { MINUTE, perform } from '../../../test/test-course.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world?.close());

const aClass = () => classOnScreen(world);

it('handed in without a network in time, it is not late when it comes; what was taken back meanwhile says so', async () => {
  const { course, homeworkId, student, studentId, form, save, close, copy } = await aClass();
  await save([given(await form(), 0, 'B')]);
  await close();
  const endAt = course.stamp(2);
  await course.teacher.call(homeworkApi.extend, { homeworkId, studentIds: [studentId], endAt, reason: 'sick' });
  world.clock.forward(10 * MINUTE);
  await student.call(onScreenApi.handIn, { homeworkId, ageSeconds: 9 * 60 });
  expect(await copy()).toMatchObject({ status: 'handed-in', late: false });
  const other = await aClass();
  const shown = await other.form();
  await other.course.teacher.call(homeworkApi.withdraw, { homeworkId: other.homeworkId });
  const asked = { homeworkId: other.homeworkId };
  for (const refused of [
    await other.student.refused(onScreenApi.save, { ...asked, items: [given(shown, 0, 'B')] }),
    await other.student.refused(onScreenApi.form, asked),
    await other.student.refused(onScreenApi.handIn, asked),
  ])
    expect(refused.reason).toBe('taken-back');
});

it.each([
  ['collected by hand', true],
  ['that ended by itself', false],
])('a student with more time is not late inside it, in a homework %s', async (_, byHand) => {
  const { course, homeworkId, student, studentId, form, save, close, copy } = await aClass();
  const more = () =>
    course.teacher.call(homeworkApi.extend, {
      homeworkId,
      studentIds: [studentId],
      endAt: course.stamp(2 * 24 * 60),
      reason: 'sick',
    });
  if (byHand) await close();
  await more();
  if (!byHand) {
    await course.teacher.call(homeworkApi.change, { homeworkId, endAt: course.stamp(2), reason: 'other' });
    world.clock.forward(3 * MINUTE);
    await perform(world, 'close-homework', { schoolId: course.school.schoolId, homeworkId });
  }
  await save([given(await form(), 0, 'A')]);
  expect(await copy()).toMatchObject({ status: 'writing', late: false });
  await student.call(onScreenApi.handIn, { homeworkId });
  expect(await copy()).toMatchObject({ status: 'handed-in', late: false });
});

it('after the own end it is late', async () => {
  const { course, homeworkId, student, studentId, close, copy } = await aClass();
  await close();
  const endAt = course.stamp(2);
  await course.teacher.call(homeworkApi.extend, { homeworkId, studentIds: [studentId], endAt, reason: 'sick' });
  world.clock.forward(3 * MINUTE);
  await student.call(onScreenApi.handIn, { homeworkId });
  expect(await copy()).toMatchObject({ status: 'handed-in', late: true });
});

it('a phone that was away says when it was typed: in time is not late, after the end is', async () => {
  const first = await aClass();
  const shown = await first.form();
  await first.close();
  world.clock.forward(10 * MINUTE);
  await first.save([given(shown, 0, 'B', { ageSeconds: 11 * 60 })]);
  expect(await first.copy()).toMatchObject({ late: false, status: 'handed-in' });
  await first.save([given(shown, 1, '42')]);
  expect(await first.copy()).toMatchObject({ late: true });
});

it('what was collected is not written over afterwards; places that were empty are filled late, and one question twice in a call is one', async () => {
  const { form, save, student, homeworkId, close, copy } = await aClass();
  const shown = await form();
  await save([given(shown, 1, 'in time')]);
  world.clock.forward(MINUTE);
  await close();
  world.clock.forward(10 * MINUTE);
  for (const words of ['copied from the board', ''])
    expect((await student.refused(onScreenApi.save, { homeworkId, items: [given(shown, 1, words)] })).reason).toBe(
      'handed-in',
    );
  expect(await copy()).toMatchObject({ late: false });
  await save([given(shown, 0, 'A'), given(shown, 0, 'B')]);
  await save([given(shown, 0, 'C')]);
  expect(await copy()).toMatchObject({ late: true });
  const { items } = await form();
  expect(items[1]?.given).toMatchObject([{ words: 'in time' }]);
});

it('after the end its student goes on until it is handed in, and then it is out of the student’s hands as before the end', async () => {
  const { form, save, student, homeworkId, close, copy } = await aClass();
  world.clock.forward(MINUTE);
  await close();
  world.clock.forward(10 * MINUTE);
  expect(await form()).toMatchObject({ isOpen: true, isOver: true, late: false, handedInAt: null });
  const shown = await form();
  await save([given(shown, 0, 'A')]);
  const mine = async () => (await student.call(homeworkApi.mine, {})).items[0];
  expect(await form()).toMatchObject({ isOpen: true, late: true, handedInAt: null });
  expect(await mine()).toMatchObject({ submission: 'writing', late: true });
  await save([given(shown, 0, 'B'), given(shown, 1, '42')]);
  await student.call(onScreenApi.handIn, { homeworkId });
  expect(await copy()).toMatchObject({ status: 'handed-in', late: true });
  expect(await mine()).toMatchObject({ submission: 'handed-in', late: true });
  const done = await form();
  expect([done.isOpen, done.late, done.handedInAt === null]).toEqual([false, true, false]);
  for (const item of [given(shown, 0, 'C'), given(shown, 2, '还有')])
    expect((await student.refused(onScreenApi.save, { homeworkId, items: [item] })).reason).toBe('handed-in');
});

it('what was collected early and is opened again for everybody may be written on again; who had handed in stays in', async () => {
  const { course, form, save, student, other, homeworkId, close } = await aClass();
  const shown = await form();
  await save([given(shown, 0, 'A')]);
  await other.call(onScreenApi.handIn, { homeworkId });
  world.clock.forward(MINUTE);
  await close();
  expect(await form()).toMatchObject({ isOpen: false, isOver: true });
  await course.teacher.call(homeworkApi.change, { homeworkId, endAt: course.stamp(90), reason: 'other' });
  expect(await form()).toMatchObject({ isOpen: true, isOver: false });
  await save([given(shown, 0, 'B')]);
  const late = { homeworkId, items: [given(shown, 1, '42')] };
  expect((await other.refused(onScreenApi.save, late)).reason).toBe('handed-in');
  await student.call(onScreenApi.handIn, { homeworkId });
  expect(await form()).toMatchObject({ isOpen: false });
});
