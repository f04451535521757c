import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { keysApi } from '@zhibi/contract/marking/answer-keys';
import type { AnswerKey } from '@zhibi/contract/questions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, type QuestionKind, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';

const { change, history, preview, undo } = keysApi;
const choice = (label: string): AnswerKey[] => [{ kind: 'choice', labels: [label] }];
const blank = (...accepted: string[]): AnswerKey[] => [{ kind: 'blanks', blanks: [{ accepted }] }];

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

/** A question that each student of a class answered, read by the machine, in students' order. */
async function answered(kind: QuestionKind, answers: readonly string[]) {
  const course = await TestCourse.of(world, answers.length);
  const { teacher, school } = course;
  const { homeworkId, ...homework } = await course.publish([kind]);
  const students = course.classes[0]?.students ?? [];
  const pen = await Gateway.of(world, school.schoolId);
  const read = (studentId: string) =>
    perform(world, 'read-answers', { schoolId: school.schoolId, homeworkId, studentId });
  const hand = async (at: number, answer: string) => {
    const studentId = students[at]?.ids.studentId ?? '';
    await write(world, course, pen, { homework: { homeworkId, ...homework }, studentId, answers: [answer] });
    await read(studentId);
  };
  for (const [at, answer] of answers.entries()) if (answer !== '') await hand(at, answer);
  const item = async () => {
    const [one] = (await teacher.call(markingApi.items, { homeworkId })).items;
    if (one === undefined) throw new Error('there is no question');
    return one;
  };
  const of = { homeworkId, itemId: (await item()).itemId };
  const answersNow = async () => (await teacher.call(markingApi.answers, of)).items;
  const scores = async () => (await answersNow()).map(({ score }) => score);
  const give = async (at: number, points: number) => {
    const one = (await answersNow())[at];
    await teacher.call(markingApi.score, {
      scores: [{ answerId: one?.answerId ?? '', revision: one?.revision ?? 0, score: points }],
    });
  };
  const ledger = async (at: number) =>
    (await teacher.call(markingApi.ledger, { answerId: (await answersNow())[at]?.answerId ?? '' })).items;
  const release = async () => {
    await teacher.call(homeworkApi.close, { homeworkId });
    await perform(world, 'homework-closed', { schoolId: school.schoolId, homeworkId });
    await teacher.call(markingApi.release, { homeworkId });
  };
  const { maxScore: full } = await item();
  return { course, teacher, students, homeworkId, of, full, item, hand, answersNow, scores, give, ledger, release };
}

it('another key is seen before it counts: machine scores follow it with a line in the ledger, a person’s stays, and it is taken back', async () => {
  const q = await answered('choice', ['A', 'B', 'A']);
  await q.give(2, 0.5);
  expect(await q.item()).toMatchObject({ keyChanged: false, can: { changeKey: true } });
  expect(await q.scores()).toEqual([0, q.full, 0.5]);

  const seen = await q.teacher.call(preview, { ...q.of, keys: choice('A') });
  expect(seen).toMatchObject({
    answers: 3,
    changes: [
      { name: q.students[0]?.ids.name, reading: 'A', from: 0, to: q.full },
      { name: q.students[1]?.ids.name, reading: 'B', from: q.full, to: 0 },
    ],
    kept: [{ name: q.students[2]?.ids.name, score: 0.5, wouldBe: q.full }],
    unsure: [],
  });
  expect(await q.scores()).toEqual([0, q.full, 0.5]);

  const done = await q.teacher.call(change, { ...q.of, keys: choice('A'), seen: seen.seen });
  expect(done.scores).toBe(2);
  expect(await q.scores()).toEqual([q.full, 0, 0.5]);
  expect(await q.item()).toMatchObject({ keyChanged: true, answer: choice('A')[0], body: { answer: choice('A')[0] } });
  expect((await q.ledger(0))[0]).toMatchObject({ kind: 'key', by: q.teacher.ids.name, from: 0, to: q.full });
  expect((await q.ledger(2)).map(({ kind }) => kind)).toEqual(['person', 'machine']);
  expect((await q.answersNow())[0]).toMatchObject({ status: 'scored-by-machine', scoredBy: null });

  const back = await q.teacher.call(preview, { ...q.of, keys: choice('B') });
  expect(back.changes.map(({ from, to }) => [from, to])).toEqual([
    [q.full, 0],
    [0, q.full],
  ]);
  await q.give(2, 1);
  const undoing = { ...q.of, changeId: done.changeId };
  expect(await q.teacher.call(undo, { ...undoing, seen: back.seen })).toMatchObject({ scores: 2 });
  expect(await q.scores()).toEqual([0, q.full, 1]);
  expect(await q.item()).toMatchObject({ keyChanged: false, answer: choice('B')[0] });
  expect((await q.ledger(0)).map(({ kind, to }) => [kind, to])).toEqual([
    ['key', 0],
    ['key', q.full],
    ['machine', 0],
  ]);
  expect(await q.teacher.call(history, q.of)).toMatchObject({
    keys: choice('B'),
    items: [{ from: choice('B'), to: choice('A'), by: q.teacher.ids.name, scores: 2, can: { undo: false } }],
  });
});

it('what is read later is scored by the key that counts, also when a person takes the own score back', async () => {
  const q = await answered('choice', ['A', 'B', '']);
  await q.give(0, 0.5);
  const { seen } = await q.teacher.call(preview, { ...q.of, keys: choice('A') });
  await q.teacher.call(change, { ...q.of, keys: choice('A'), seen });
  await q.hand(2, 'A');
  expect(await q.scores()).toEqual([0.5, 0, q.full]);
  const [first] = await q.answersNow();
  await q.teacher.call(markingApi.undo, { answerId: first?.answerId ?? '', revision: first?.revision ?? 0 });
  expect(await q.scores()).toEqual([q.full, 0, q.full]);
});

it('of a paper that came back the student reads the new score and the new key; a score that the machine is not sure of stands', async () => {
  const q = await answered('fillIn', ['42', '41']);
  await q.release();
  const [student] = q.students;
  expect(await student?.call(markingApi.result, { homeworkId: q.homeworkId })).toMatchObject({ score: q.full });
  const seen = await q.teacher.call(preview, { ...q.of, keys: blank('41') });
  expect([...seen.changes, ...seen.unsure]).toHaveLength(2);
  for (const { to } of seen.changes) expect(to).not.toBeNull();
  await q.teacher.call(change, { ...q.of, keys: blank('41'), seen: seen.seen });
  const now = await q.scores();
  expect(now).toEqual([seen.unsure.some(({ score }) => score === q.full) ? q.full : 0, q.full]);
  expect(await student?.call(markingApi.result, { homeworkId: q.homeworkId })).toMatchObject({
    score: now[0],
    items: [{ body: { answer: blank('41')[0] } }],
  });
});

it('is refused where it cannot be a key, says nothing new, was previewed otherwise, or is not the newest', async () => {
  const q = await answered('choice', ['A', 'B']);
  expect((await q.teacher.refused(preview, { ...q.of, keys: choice('E') })).reason).toBe('no-key-of-it');
  expect((await q.teacher.refused(preview, { ...q.of, keys: choice('B') })).reason).toBe('same-key');
  const { seen } = await q.teacher.call(preview, { ...q.of, keys: choice('A') });
  await q.give(0, 0.5);
  expect((await q.teacher.refused(change, { ...q.of, keys: choice('A'), seen })).reason).toBe('preview-changed');
  const again = await q.teacher.call(preview, { ...q.of, keys: choice('A') });
  const both = await Promise.allSettled([
    q.teacher.call(change, { ...q.of, keys: choice('A'), seen: again.seen }),
    q.teacher.call(change, { ...q.of, keys: choice('A'), seen: again.seen }),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const next = await q.teacher.call(preview, { ...q.of, keys: choice('C') });
  await q.teacher.call(change, { ...q.of, keys: choice('C'), seen: next.seen });
  const { items } = await q.teacher.call(history, q.of);
  expect(items.map(({ can }) => can.undo)).toEqual([true, false]);
  const older = { ...q.of, changeId: items[1]?.changeId ?? '', seen: '' };
  expect((await q.teacher.refused(undo, older)).reason).toBe('nothing-to-undo');
  const newest = { ...q.of, changeId: items[0]?.changeId ?? '' };
  const back = await q.teacher.call(preview, { ...q.of, keys: choice('A') });
  const [first] = await q.answersNow();
  await q.teacher.call(markingApi.undo, { answerId: first?.answerId ?? '', revision: first?.revision ?? 0 });
  expect((await q.teacher.refused(undo, { ...newest, seen: back.seen })).reason).toBe('preview-changed');
});

it('is for whoever teaches all classes of the homework, and for questions that a machine marks', async () => {
  const course = await TestCourse.of(world, 1, 2);
  const [firstClass] = course.classIds;
  const other = await course.school.newTeacher([firstClass ?? '']);
  const { homeworkId } = await course.publish(['choice', 'subjective']);
  const { items } = await other.call(markingApi.items, { homeworkId });
  const of = (at: number) => ({ homeworkId, itemId: items[at]?.itemId ?? '' });
  expect(items.map(({ can }) => can.changeKey)).toEqual([false, false]);
  expect((await other.refused(preview, { ...of(0), keys: choice('A') })).code).toBe(-1403);
  expect((await course.teacher.refused(preview, { ...of(1), keys: choice('A') })).code).toBe(-1403);
});
