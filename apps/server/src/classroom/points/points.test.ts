import { draftOf, pointsApi, usualReasons } from '@zhibi/contract/classroom/points';
import { toStamp } from '@zhibi/contract/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestClass, type TestSchool, type TestWorld } from '../../../test/school.js';
import { newId } from '../../platform/ids.js';
import { oldPoints } from './store-old.js';

let world: TestWorld;
let school: TestSchool;
let of: TestClass;
let teacher: Person;
let month: string;
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
  month = toStamp(world.clock.now(), 'Asia/Shanghai').slice(0, 6);
}, 60_000);
afterAll(() => world.close());

const newClass = async (students = 3) => {
  of = await school.newClass(students);
  teacher = await school.newTeacher([of.classId]);
};
const idOf = (nth: number) => of.students[nth]?.ids.studentId ?? '';
const gift = (change = {}) => ({
  wishId: newId(),
  classId: of.classId,
  to: { kind: 'students' as const, studentIds: [idOf(0)] },
  points: 2,
  reason: '帮助同学',
  lessonId: null,
  ...change,
});
const give = (change = {}) => teacher.call(pointsApi.give, gift(change));
const totals = async () =>
  (await teacher.call(pointsApi.board, { classId: of.classId, month })).students.map(({ total }) => total);

describe('points', () => {
  it('are given to one or to all, count once however often they are sent, and stay in the history when taken back', async () => {
    await newClass();
    const wished = gift();
    const first = await teacher.call(pointsApi.give, wished);
    expect(await teacher.call(pointsApi.give, wished)).toEqual(first);
    const others = [{ points: 3 }, { reason: '别的' }, { to: { kind: 'students' as const, studentIds: [idOf(1)] } }];
    for (const other of others)
      expect((await teacher.refused(pointsApi.give, { ...wished, ...other })).reason).toBe('wish-used');
    await give({ to: { kind: 'class' }, points: -1, reason: '课堂讲话' });
    expect((await totals()).toSorted((a, b) => a - b)).toEqual([-1, -1, 1]);
    await teacher.call(pointsApi.undo, first);
    await teacher.call(pointsApi.undo, first);
    expect(await totals()).toEqual([-1, -1, -1]);
    const { items } = await teacher.call(pointsApi.stream, { classId: of.classId });
    expect(items.map(({ reason, undoneAt, can }) => [reason, undoneAt === null, can.undo])).toEqual([
      ['课堂讲话', true, true],
      ['帮助同学', false, false],
    ]);
    const ofOne = await teacher.call(pointsApi.stream, { classId: of.classId, studentId: idOf(1) });
    expect(ofOne.items.map(({ reason }) => reason)).toEqual(['课堂讲话']);
  });

  it('are read page by page, none twice', async () => {
    await newClass(1);
    for (let nth = 1; nth <= 21; nth++) await give({ reason: `${nth}` });
    const first = await teacher.call(pointsApi.stream, { classId: of.classId });
    const second = await teacher.call(pointsApi.stream, { classId: of.classId, cursor: first.next ?? '' });
    expect([first.items.length, second.items.map(({ reason }) => reason), second.next]).toEqual([20, ['1'], null]);
  });

  it('are taken back by nobody but the giver, and are not there for teachers of other classes', async () => {
    await newClass();
    const given = await give();
    const colleague = await school.newTeacher([of.classId]);
    expect((await colleague.refused(pointsApi.undo, given)).code).toBe(-1403);
    const outsider = await school.newTeacher([(await school.newClass(1)).classId]);
    expect((await outsider.refused(pointsApi.undo, given)).code).toBe(-1404);
    expect((await outsider.refused(pointsApi.give, gift())).code).toBe(-1404);
    expect((await outsider.refused(pointsApi.stream, { classId: of.classId })).code).toBe(-1404);
  });

  it('are not given to students of another class, to a group that is none, or for a lesson of another class', async () => {
    await newClass();
    const stranger = (await school.newClass(1)).students[0]?.ids.studentId;
    const wrong = [
      { to: { kind: 'students' as const, studentIds: [stranger ?? ''] } },
      { to: { kind: 'group' as const, setId: newId(), number: 1 } },
      { lessonId: newId() },
    ];
    for (const change of wrong) expect((await teacher.refused(pointsApi.give, gift(change))).code).toBe(-1404);
  });

  it('are given for the usual reasons in the language of whoever asks, until the leaders of the school say others', async () => {
    await newClass(1);
    const leader = await school.newLeader('SCHOOLADMIN');
    expect(await teacher.call(pointsApi.reasons, {})).toEqual({
      revision: 0,
      reasons: usualReasons.zh,
      can: { edit: false },
    });
    const change = { revision: 0, reasons: [{ text: '值日', points: 1 }] };
    expect((await teacher.refused(pointsApi.saveReasons, change)).code).toBe(-1403);
    await leader.call(pointsApi.saveReasons, change);
    expect(await leader.refused(pointsApi.saveReasons, change)).toMatchObject({ reason: 'points-changed' });
    expect(await teacher.call(pointsApi.reasons, {})).toMatchObject({ revision: 1, reasons: change.reasons });
  });
});

it('points and remarks of long ago go, those of one school alone', async () => {
  await newClass();
  await give();
  await teacher.call(pointsApi.saveRemark, {
    classId: of.classId,
    studentId: idOf(0),
    month,
    revision: 0,
    text: '订正及时',
  });
  const { schoolId } = await world.newSchool();
  const later = new Date(world.clock.now().getTime() + 1_000);
  await world.services.database.asSystem(async (db) => {
    const due = (id: string, before: Date) => oldPoints.due(db, id, before);
    expect([await due(schoolId, later), await due(school.schoolId, new Date(0))]).toEqual([0, 0]);
    const all = await due(school.schoolId, later);
    expect(all).toBeGreaterThanOrEqual(2);
    expect(await oldPoints.remove(db, school.schoolId, later)).toEqual({ removed: all, contents: [] });
  });
  expect(await totals()).toEqual([0, 0, 0]);
});

describe('a remark', () => {
  const write = (revision: number, text: string) =>
    teacher.call(pointsApi.saveRemark, { classId: of.classId, studentId: idOf(0), month, revision, text });
  const line = async () => {
    const { students } = await teacher.call(pointsApi.remarks, { classId: of.classId, month });
    const remark = students.find(({ studentId }) => studentId === idOf(0))?.remark;
    if (!remark) throw new Error('no remark');
    return remark;
  };
  const own = async () => (await of.students[0]?.call(pointsApi.own, {}))?.remarks.map(({ text }) => text);

  it('is read by the student while it is released, and by no colleague', async () => {
    await newClass();
    await write(0, '初稿');
    await write(1, '定稿');
    expect(await own()).toEqual([]);
    const { remarkId, revision } = await line();
    await teacher.call(pointsApi.moveRemark, { remarkId, revision, move: 'release' });
    expect(await own()).toEqual(['定稿']);
    expect((await of.students[1]?.call(pointsApi.own, {}))?.remarks).toEqual([]);
    const change = { classId: of.classId, studentId: idOf(0), month, revision: 3, text: 'x' };
    expect(await teacher.refused(pointsApi.saveRemark, change)).toMatchObject({ reason: 'remark-released' });
    const colleague = await school.newTeacher([of.classId]);
    const move = { remarkId, revision: 3, move: 'withdraw' as const };
    expect((await colleague.refused(pointsApi.moveRemark, move)).code).toBe(-1404);
    await teacher.call(pointsApi.moveRemark, move);
    expect(await own()).toEqual([]);
  });

  it('changed on two devices is not overwritten', async () => {
    await newClass();
    await write(0, '初稿');
    const change = { classId: of.classId, studentId: idOf(0), month, revision: 0, text: '另一份' };
    expect(await teacher.refused(pointsApi.saveRemark, change)).toMatchObject({ reason: 'points-changed' });
  });

  it('is drafted from what counted in the month and from nothing else', async () => {
    await newClass();
    await give();
    await give();
    await teacher.call(pointsApi.undo, await give({ reason: '没带学具', points: -1 }));
    const { facts } = await teacher.call(pointsApi.facts, { classId: of.classId, studentId: idOf(0), month });
    expect(draftOf(facts, 'zh')).toBe('“帮助同学”2 次，共 +4 分。');
    expect(draftOf(facts, 'en')).toBe('“帮助同学”: 2 ×, +4 points.');
  });
});

it('growth is not there before two stage tests are out, and only for who teaches the subject', async () => {
  await newClass();
  const asked = { classId: of.classId, subjectId: 202 };
  expect(await teacher.call(pointsApi.growth, asked)).toEqual({ growth: null });
  expect((await teacher.refused(pointsApi.growth, { ...asked, subjectId: 203 })).code).toBe(-1404);
});
