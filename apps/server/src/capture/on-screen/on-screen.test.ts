import { captureApi } from '@zhibi/contract/capture';
import { type Given, type GivenItem, type HomeworkForm, onScreenApi } from '@zhibi/contract/capture/on-screen';
import { homeworkApi } from '@zhibi/contract/homework';
import { problemCodes } from '@zhibi/contract/kernel';
import { markingApi } from '@zhibi/contract/marking';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { MINUTE, perform, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';
import { newId } from '../../platform/ids.js';

const NOT_FOUND = problemCodes['not-found'].code;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world?.close());

/** A class of two with a choice, a blank and a proof to write. */
async function aClass(change: Record<string, unknown> = {}) {
  const course = await TestCourse.of(world);
  const homework = await course.publish(['choice', 'fillIn', 'subjective'], change);
  const { homeworkId } = homework;
  const { schoolId } = course.school;
  const [student, other] = course.classes[0]?.students ?? [];
  if (!student || !other) throw new Error('a class of two');
  const studentId = student.ids.studentId ?? '';
  const form = () => student.call(onScreenApi.form, { homeworkId });
  const save = (items: GivenItem[]) => student.call(onScreenApi.save, { homeworkId, items });
  const read = () => perform(world, 'read-answers', { schoolId, homeworkId, studentId });
  const close = async () => {
    await course.teacher.call(homeworkApi.close, { homeworkId });
    await perform(world, 'homework-closed', { schoolId, homeworkId });
  };
  const answers = async () => (await course.teacher.call(markingApi.papers, { homeworkId, studentId })).answers;
  const copy = async () => {
    const { items } = await course.teacher.call(homeworkApi.submissions, { homeworkId });
    return items.find((one) => one.studentId === studentId);
  };
  return { course, homework, homeworkId, student, other, studentId, form, save, read, close, answers, copy };
}

/** An answer as a screen sends it: a letter, or words. */
function given(form: HomeworkForm, at: number, answer: string, more: Partial<GivenItem> = {}): GivenItem {
  const item = form.items[at];
  if (!item) throw new Error('no such question');
  const all = item.places.flatMap((place): Given[] =>
    place.kind === 'words'
      ? [{ areaId: place.areaId, words: answer }]
      : place.boxes.map(({ areaId, option }) => ({ areaId, marked: answer.includes(option) })),
  );
  return { itemId: item.itemId, given: all, seconds: 20, ageSeconds: 0, ...more };
}

it('the paper is a form that says nothing of what is right', async () => {
  const { form } = await aClass();
  const shown = await form();
  expect(shown).toMatchObject({ isOpen: true, handedInAt: null });
  expect(shown.items.map(({ places }) => places.map((place) => place.kind))).toEqual([
    ['choice'],
    ['words'],
    ['words'],
  ]);
  expect(JSON.stringify(shown)).not.toContain('accepted');
  expect(shown.items.some(({ body }) => 'answer' in body || 'analysis' in body)).toBe(false);
});

it('what is typed is scored by the key and by what counts as right, the rest waits for a person who sees the words', async () => {
  const { form, save, read, close, answers, copy, student, homeworkId } = await aClass();
  const shown = await form();
  await save([given(shown, 0, 'B'), given(shown, 1, '42'), given(shown, 2, '因为所以')]);
  expect((await copy())?.status).toBe('writing');
  await student.call(onScreenApi.handIn, { homeworkId });
  await student.call(onScreenApi.handIn, { homeworkId });
  expect(await copy()).toMatchObject({ status: 'handed-in', late: false });
  await read();
  await close();
  expect(await answers()).toMatchObject([
    { status: 'scored-by-machine', score: 2, seconds: 20, pictures: [{ source: 'screen', typed: '✓' }] },
    { status: 'scored-by-machine', score: 2, pictures: [{ typed: '42' }] },
    { status: 'waiting', score: null, pictures: [{ typed: '因为所以' }] },
  ]);
});

it('a question left empty in what is handed in is marked as after collecting, while the homework is still open', async () => {
  const { form, save, read, answers, student, homeworkId } = await aClass();
  const shown = await form();
  await save([given(shown, 1, '42')]);
  await read();
  expect((await answers()).map(({ status }) => status)).toEqual(['blank', 'scored-by-machine', 'blank']);
  await student.call(onScreenApi.handIn, { homeworkId });
  await read();
  expect(await answers()).toMatchObject([
    { status: 'scored-by-machine', score: 0 },
    { status: 'scored-by-machine', score: 2 },
    { status: 'waiting', suggestion: 0 },
  ]);
});

it('what is handed in without an answer is in: its questions are marked as left empty, and no way of answering is told', async () => {
  const { course, student, studentId, read, answers, copy, homeworkId } = await aClass();
  await student.call(onScreenApi.handIn, { homeworkId });
  await read();
  expect(await copy()).toMatchObject({ status: 'handed-in' });
  expect(await answers()).toMatchObject([
    { status: 'scored-by-machine', score: 0 },
    { status: 'scored-by-machine', score: 0 },
    { status: 'waiting', suggestion: 0 },
  ]);
  const { items } = await course.teacher.call(captureApi.ways, { homeworkId });
  expect(items.find((one) => one.studentId === studentId)).toMatchObject({ sources: [] });
});

it('sent twice it counts once, and what was typed later stands, whichever screen it comes from', async () => {
  const { form, save, answers, read, close } = await aClass();
  const shown = await form();
  await save([given(shown, 0, 'B')]);
  await save([given(shown, 0, 'B')]);
  const same = [given(shown, 0, 'B', { ageSeconds: 60 }), given(shown, 1, '42')];
  expect(await save(same)).toEqual({ older: [], notTaken: [] });
  const older = await save([given(shown, 0, 'A', { ageSeconds: 60, seconds: 5 }), given(shown, 1, '43')]);
  expect(older).toEqual({ older: [shown.items[0]?.itemId], notTaken: [] });
  const again = await form();
  expect(again.items[0]?.seconds).toBe(20);
  expect(again.items[0]?.given.filter((one) => 'marked' in one && one.marked)).toHaveLength(1);
  await read();
  await close();
  expect((await answers())[0]).toMatchObject({ score: 2 });
});

it('one choice has one answer, and what names no place of a question is left out', async () => {
  const { form, save } = await aClass();
  const shown = await form();
  await save([given(shown, 0, 'BC'), { ...given(shown, 1, ''), given: [{ areaId: 'nowhere', words: 'x\u0007' }] }]);
  const again = await form();
  expect(again.items[0]?.given.filter((one) => 'marked' in one && one.marked)).toHaveLength(1);
  expect(again.items[1]?.given).toEqual([]);
});

it('names what has no place in the form, keeps the rest, and hands nothing in while the screen shows it', async () => {
  const { form, save, student, homeworkId, copy } = await aClass();
  const shown = await form();
  const [choice, blank] = [given(shown, 0, 'B'), given(shown, 1, '42')];
  const box = choice.given[0]?.areaId ?? '';
  const stranger = { ...blank, itemId: newId(), given: [{ areaId: 'nowhere', words: 'x' }] };
  const mixed = { ...blank, given: [...blank.given, { areaId: 'nowhere', words: 'x' }, { areaId: box, words: 'x' }] };
  expect((await save([choice, mixed, stranger])).notTaken).toEqual([
    { itemId: blank.itemId, areaIds: ['nowhere', box] },
    { itemId: stranger.itemId, areaIds: ['nowhere'] },
  ]);
  expect((await form()).items[1]?.given).toEqual(blank.given);
  const areaIds = [...choice.given, ...blank.given].map(({ areaId }) => areaId);
  const refused = await student.refused(onScreenApi.handIn, { homeworkId, areaIds: [...areaIds, 'nowhere'] });
  expect(refused.reason).toBe('not-in-form');
  expect(await copy()).toMatchObject({ status: 'writing' });
  await student.call(onScreenApi.handIn, { homeworkId, areaIds });
  expect(await copy()).toMatchObject({ status: 'handed-in' });
});

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

it('tells a student what stands on the screen and was not handed in, and what is on paper already', async () => {
  const { course, homework, homeworkId, student, studentId, form, save } = await aClass();
  const begun = () => student.call(onScreenApi.begun, { homeworkIds: [homeworkId, newId()] });
  expect((await begun()).items).toEqual([]);
  const pen = await Gateway.of(world, course.school.schoolId);
  await write(world, course, pen, { homework, studentId, answers: ['C', '', ''] });
  const shown = await form();
  expect(shown.items.map(({ onPaper }) => onPaper)).toEqual([true, false, false]);
  await save([given(shown, 1, '42'), given(shown, 2, ' ')]);
  expect((await begun()).items).toEqual([{ homeworkId, answered: 1 }]);
  expect((await form()).items.map(({ onPaper }) => onPaper)).toEqual([true, false, false]);
});

it('a pen and a screen that disagree are shown to the teacher, and neither is lost', async () => {
  const { course, homework, studentId, form, save, read, close, answers } = await aClass();
  const pen = await Gateway.of(world, course.school.schoolId);
  await write(world, course, pen, { homework, studentId, answers: ['C', '42', ''] });
  const shown = await form();
  await save([given(shown, 0, 'B'), given(shown, 1, '42')]);
  await read();
  await close();
  const [choice, blank] = await answers();
  expect(choice).toMatchObject({ status: 'waiting', score: null, pictures: [{ typed: '✓' }] });
  expect(choice?.ink).not.toBe('');
  expect(blank).toMatchObject({ status: 'scored-by-machine', score: 2 });
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

it('is nobody else’s, not there before it opens, and closed once handed in', async () => {
  const { form, student, homeworkId, course } = await aClass();
  const shown = await form();
  await student.call(onScreenApi.handIn, { homeworkId });
  expect((await student.refused(onScreenApi.save, { homeworkId, items: [given(shown, 0, 'B')] })).reason).toBe(
    'handed-in',
  );
  const stranger = (await aClass()).student;
  expect((await stranger.refused(onScreenApi.form, { homeworkId })).code).toBe(NOT_FOUND);
  const later = await course.publish(['choice'], { startAt: course.stamp(30) });
  expect((await student.refused(onScreenApi.form, { homeworkId: later.homeworkId })).code).toBe(NOT_FOUND);
});
