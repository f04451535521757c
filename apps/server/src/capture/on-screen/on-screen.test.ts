import { captureApi } from '@zhibi/contract/capture';
import { onScreenApi } from '@zhibi/contract/capture/on-screen';
import { problemCodes } from '@zhibi/contract/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { classOnScreen, given } from '../../../test/screen-class.js';
import { write } from '../../../test/writing.js';
import { newId } from '../../platform/ids.js';

const NOT_FOUND = problemCodes['not-found'].code;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world?.close());

const aClass = () => classOnScreen(world);

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
  const shownIn = [...choice.given, ...blank.given].filter((one) => !('marked' in one) || one.marked);
  const areaIds = shownIn.map(({ areaId }) => areaId);
  const refused = await student.refused(onScreenApi.handIn, { homeworkId, areaIds: [...areaIds, 'nowhere'] });
  expect(refused.reason).toBe('not-in-form');
  expect(await copy()).toMatchObject({ status: 'writing' });
  await student.call(onScreenApi.handIn, { homeworkId, areaIds });
  expect(await copy()).toMatchObject({ status: 'handed-in' });
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

it('hands nothing in that the screen shows and the school does not have', async () => {
  const { form, save, student, homeworkId, copy } = await aClass();
  const shown = await form();
  const [choice, blank] = [given(shown, 0, 'B'), given(shown, 1, '42')];
  await save([choice]);
  const areasOf = ({ given: all }: typeof choice) =>
    all.flatMap((one) => (!('marked' in one) || one.marked ? [one.areaId] : []));
  const areaIds = [...areasOf(choice), ...areasOf(blank)];
  expect((await student.refused(onScreenApi.handIn, { homeworkId, areaIds })).reason).toBe('not-saved');
  await save([given(shown, 1, ' ')]);
  expect((await student.refused(onScreenApi.handIn, { homeworkId, areaIds })).reason).toBe('not-saved');
  expect(await copy()).toMatchObject({ status: 'writing' });
  await save([blank]);
  await student.call(onScreenApi.handIn, { homeworkId, areaIds });
  await student.call(onScreenApi.handIn, { homeworkId, areaIds });
  expect(await copy()).toMatchObject({ status: 'handed-in' });
});
