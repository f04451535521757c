import { stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { type LabScoreSent, laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentScore, stepIds, steps } from '../../../test/laboratory.js';
import type { Person } from '../../../test/person.js';
import { publishedHomework } from '../../../test/scenario.js';
import {
  JUNIOR_ENGLISH,
  JUNIOR_MATHS,
  openTestWorld,
  type TestClass,
  type TestSchool,
  type TestWorld,
} from '../../../test/school.js';
import { StageClient, subject } from '../../../test/stage-test.js';
import { newId } from '../../platform/ids.js';

let world: TestWorld;
let school: TestSchool;
let of: TestClass;
let maker: Person;
let second: Person;
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
}, 60_000);
afterAll(() => world.close());

const fields = (change = {}) => ({
  title: '测定凸透镜的焦距',
  heldOn: '20261123',
  steps,
  scorerIds: [second.ids.accountId],
  setId: null as string | null,
  ...change,
});
const studentAt = (nth: number) => of.students[nth]?.ids.studentId ?? '';

/** A new class with a maker and a second scorer, who teaches the subject elsewhere. */
async function newDraft(students = 2, change = {}): Promise<string> {
  of = await school.newClass(students);
  maker = await school.newTeacher([of.classId]);
  second = await school.newTeacher([(await school.newClass(0)).classId]);
  const assessmentId = newId();
  await maker.call(laboratoryApi.make, {
    assessmentId,
    classId: of.classId,
    subjectId: JUNIOR_MATHS,
    ...fields(change),
  });
  return assessmentId;
}
const revisionOf = async (assessmentId: string) => (await maker.call(laboratoryApi.show, { assessmentId })).revision;
const move = async (assessmentId: string, how: 'open' | 'finish' | 'reopen') =>
  maker.call(laboratoryApi.move, { assessmentId, revision: await revisionOf(assessmentId), move: how });
const refusedMove = async (assessmentId: string, how: 'open' | 'finish' | 'reopen') =>
  maker.refused(laboratoryApi.move, { assessmentId, revision: await revisionOf(assessmentId), move: how });
async function newOpen(students = 2, change = {}): Promise<string> {
  const assessmentId = await newDraft(students, change);
  await move(assessmentId, 'open');
  return assessmentId;
}
const row = (student: number, step: 0 | 1 | 2, points: number | null, change: Partial<LabScoreSent> = {}) =>
  sentScore(studentAt(student), step, points, change);
const score = async (who: Person, assessmentId: string, rows: LabScoreSent[]) =>
  (await who.call(laboratoryApi.score, { assessmentId, rows })).rows.map(({ outcome }) => outcome);
const whole = (student: number, points: readonly [number, number, number]) =>
  points.map((one, at) => row(student, at as 0 | 1 | 2, one)); // as: three steps
const results = async (assessmentId: string) => (await maker.call(laboratoryApi.overview, { assessmentId })).students;

describe('a draft', () => {
  it('is made once however often it is sent, with the maker among the scorers', async () => {
    const assessmentId = await newDraft();
    const wish = { assessmentId, classId: of.classId, subjectId: JUNIOR_MATHS, ...fields({ title: '另一个' }) };
    await maker.call(laboratoryApi.make, wish);
    const lab = await maker.call(laboratoryApi.show, { assessmentId });
    expect(lab).toMatchObject({ title: '测定凸透镜的焦距', full: 10, state: 'draft', heldOn: '20261123' });
    expect(lab.scorers.map(({ name }) => name)).toEqual([maker.ids.name, second.ids.name]);
    const { items } = await maker.call(laboratoryApi.list, { mine: true });
    expect(items).toMatchObject([{ assessmentId, studentCount: 2, scoredCount: 0 }]);
    const inEnglish = await maker.call(laboratoryApi.list, { mine: true, subjectId: JUNIOR_ENGLISH });
    expect(inEnglish.items).toEqual([]);
  });

  it('is the maker’s alone: neither a scorer nor a leader finds it', async () => {
    const assessmentId = await newDraft();
    const leader = await school.newLeader('SCHOOLADMIN');
    for (const who of [second, leader]) {
      expect((await who.refused(laboratoryApi.show, { assessmentId })).code).toBe(-1404);
      const { items } = await who.call(laboratoryApi.list, {});
      expect(items.map((one) => one.assessmentId)).not.toContain(assessmentId);
    }
    const colleague = await school.newTeacher([of.classId]);
    const wish = { assessmentId, classId: of.classId, subjectId: JUNIOR_MATHS, ...fields() };
    expect((await colleague.refused(laboratoryApi.make, wish)).code).toBe(-1404);
    expect((await maker.refused(laboratoryApi.sheet, { assessmentId })).code).toBe(-1404);
  });

  it('names teachers of the subject as scorers, groups of the class, and is of a class that one teaches', async () => {
    await newDraft();
    const wish = { assessmentId: newId(), classId: of.classId, subjectId: JUNIOR_MATHS };
    const other = await school.newTeacher([of.classId], 203);
    const wrong = fields({ scorerIds: [other.ids.accountId] });
    expect(await maker.refused(laboratoryApi.make, { ...wish, ...wrong })).toMatchObject({ reason: 'lab-scorer' });
    expect((await maker.refused(laboratoryApi.make, { ...wish, ...fields({ setId: newId() }) })).code).toBe(-1404);
    expect((await other.refused(laboratoryApi.make, { ...wish, ...fields() })).code).toBe(-1404);
    const { teachers } = await maker.call(laboratoryApi.colleagues, { classId: of.classId, subjectId: JUNIOR_MATHS });
    expect(teachers.map(({ accountId }) => accountId)).toContain(second.ids.accountId);
    expect(teachers.map(({ accountId }) => accountId)).not.toContain(maker.ids.accountId);
  });

  it('names as its record sheet homework of the class, which only teachers of the class are led to', async () => {
    const scenario = await publishedHomework(world, 1);
    const {
      teacher,
      homeworkId,
      class: { classId },
    } = scenario;
    const elsewhere = await scenario.school.newTeacher([(await scenario.school.newClass(0)).classId]);
    const assessmentId = newId();
    const wish = {
      assessmentId,
      classId,
      subjectId: JUNIOR_MATHS,
      ...fields({ scorerIds: [elsewhere.ids.accountId] }),
    };
    await teacher.call(laboratoryApi.make, { ...wish, homeworkId });
    await teacher.call(laboratoryApi.move, { assessmentId, revision: 1, move: 'open' });
    expect(await teacher.call(laboratoryApi.show, { assessmentId })).toMatchObject({ homework: { homeworkId } });
    expect((await elsewhere.call(laboratoryApi.show, { assessmentId })).homework).toBeNull();
    await newDraft();
    const foreign = { assessmentId: newId(), classId: of.classId, subjectId: JUNIOR_MATHS, ...fields(), homeworkId };
    expect(await maker.refused(laboratoryApi.make, foreign)).toMatchObject({ reason: 'lab-homework' });
  });

  it('is removed by its maker, and only while it is one', async () => {
    const assessmentId = await newDraft();
    await maker.call(laboratoryApi.remove, { assessmentId, revision: 1 });
    expect((await maker.refused(laboratoryApi.show, { assessmentId })).code).toBe(-1404);
    const opened = await newOpen();
    expect(await maker.refused(laboratoryApi.remove, { assessmentId: opened, revision: 2 })).toMatchObject({
      reason: 'lab-opened',
    });
  });
});

describe('once it is open', () => {
  it('its words change and scorers come, its scale stays, and a stale page changes nothing', async () => {
    const assessmentId = await newOpen();
    const change = (revision: number, what = {}) => ({ assessmentId, revision, ...fields(what) });
    const worth = steps.map((one) => ({ ...one, points: one.points + 1 }));
    expect(await maker.refused(laboratoryApi.change, change(2, { steps: worth }))).toMatchObject({
      reason: 'lab-opened',
    });
    const named = steps.map((one) => ({ ...one, criteria: '看清读数' }));
    await maker.call(laboratoryApi.change, change(2, { title: '测焦距', steps: named }));
    expect(await maker.refused(laboratoryApi.change, change(2))).toMatchObject({ reason: 'lab-changed' });
    await score(second, assessmentId, [row(0, 0, 4)]);
    expect(await maker.refused(laboratoryApi.change, change(3, { scorerIds: [] }))).toMatchObject({
      reason: 'lab-has-scored',
    });
    const lab = await maker.call(laboratoryApi.show, { assessmentId });
    expect([lab.title, lab.steps[0]?.criteria]).toEqual(['测焦距', '看清读数']);
  });

  it('is not there for teachers of other subjects and classes, for students, for other schools', async () => {
    const assessmentId = await newOpen();
    const outsiders = [
      await school.newTeacher([of.classId], 203),
      await school.newTeacher([(await school.newClass(0)).classId]),
      await (await world.newSchool()).newLeader('SCHOOLADMIN'),
    ];
    for (const who of outsiders)
      for (const endpoint of [laboratoryApi.show, laboratoryApi.overview])
        expect((await who.refused(endpoint, { assessmentId })).code).toBe(-1404);
    const [student] = of.students;
    expect((await student?.refused(laboratoryApi.show, { assessmentId }))?.code).toBe(-1403);
    const colleague = await school.newTeacher([of.classId]);
    expect((await colleague.refused(laboratoryApi.score, { assessmentId, rows: [row(0, 0, 1)] })).code).toBe(-1404);
    expect((await colleague.refused(laboratoryApi.move, { assessmentId, revision: 2, move: 'finish' })).code).toBe(
      -1403,
    );
  });
});

describe('scores', () => {
  it('count once however often they are sent, and an older one never stands above a newer one', async () => {
    const assessmentId = await newOpen();
    const first = row(0, 0, 3);
    const newer = row(0, 0, 4, { version: 2, note: '漏了一步' });
    expect(await score(second, assessmentId, [first])).toEqual(['kept']);
    expect(await score(second, assessmentId, [newer, first])).toEqual(['kept', 'older']);
    expect(await score(second, assessmentId, [first])).toEqual(['older']);
    expect(await score(second, assessmentId, [newer])).toEqual(['kept']);
    const sheet = await second.call(laboratoryApi.sheet, { assessmentId });
    expect(sheet.scores).toEqual([
      { studentId: studentAt(0), stepId: stepIds[0], points: 4, note: '漏了一步', version: 2 },
    ]);
  });

  it('that do not fit are refused one by one, the others are kept', async () => {
    const assessmentId = await newOpen();
    const stranger = (await school.newClass(1)).students[0]?.ids.studentId ?? '';
    const sent = [
      row(0, 0, 2.5),
      row(0, 0, 6, { version: 2 }),
      row(0, 1, 1),
      row(0, 1, 2, { stepId: newId() }),
      row(0, 2, 1, { studentId: stranger }),
    ];
    expect(await score(maker, assessmentId, sent)).toEqual([
      'kept',
      'off-scale',
      'off-scale',
      'unknown-step',
      'unknown-student',
    ]);
  });

  it('of each scorer are the own, and of nobody else while it is scored', async () => {
    const assessmentId = await newOpen();
    await score(maker, assessmentId, [row(0, 0, 5)]);
    expect((await second.call(laboratoryApi.sheet, { assessmentId })).scores).toEqual([]);
    expect((await second.refused(laboratoryApi.overview, { assessmentId })).code).toBe(-1404);
    await score(second, assessmentId, [row(0, 0, 4)]);
    await score(second, assessmentId, whole(1, [1, 2, 3]));
    const { progress } = await maker.call(laboratoryApi.overview, { assessmentId });
    expect(progress).toEqual([
      { name: maker.ids.name, done: 0 },
      { name: second.ids.name, done: 1 },
    ]);
    const [one] = await results(assessmentId);
    expect(one?.cells[0]).toMatchObject({ points: 4.5, differs: false });
    expect(one?.cells[0]?.scores.map(({ points }) => points).toSorted()).toEqual([4, 5]);
  });

  it('can be taken back', async () => {
    const assessmentId = await newOpen();
    await score(maker, assessmentId, [row(0, 0, 5)]);
    await score(maker, assessmentId, [row(0, 0, null, { version: 2 })]);
    const [one] = await results(assessmentId);
    expect(one).toMatchObject({ missing: 3, total: null });
  });

  it('of a group come as a row for each member', async () => {
    const assessmentId = await newOpen(3);
    const group = (number: number, memberIds: string[]) => ({
      number,
      name: '',
      colour: number,
      leaderId: null,
      memberIds,
    });
    const { setId } = await maker.call(myClassesApi.saveGroups, {
      classId: of.classId,
      name: '实验组',
      purpose: 'lab',
      lockedUntil: null,
      groups: [group(1, [studentAt(0), studentAt(1)]), group(2, [studentAt(2)])],
    });
    const revision = await revisionOf(assessmentId);
    await maker.call(laboratoryApi.change, { assessmentId, revision, ...fields({ setId }) });
    const { groups } = await second.call(laboratoryApi.sheet, { assessmentId });
    const members = groups[0]?.memberIds ?? [];
    expect(members).toHaveLength(2);
    const rows = members.map((studentId) => row(0, 0, 4, { studentId }));
    expect(await score(second, assessmentId, rows)).toEqual(['kept', 'kept']);
    expect((await results(assessmentId)).map(({ cells }) => cells[0]?.points)).toEqual([4, 4, null]);
  });
});

describe('finishing', () => {
  it('waits for decisions where scorers are far apart, and for students who are scored by halves', async () => {
    const assessmentId = await newOpen();
    expect(await refusedMove(assessmentId, 'finish')).toMatchObject({ reason: 'lab-nothing' });
    await score(maker, assessmentId, whole(0, [5, 2, 3]));
    await score(second, assessmentId, [row(0, 0, 3), row(0, 1, 0)]);
    expect(await refusedMove(assessmentId, 'finish')).toMatchObject({ reason: 'lab-differences', data: { count: 2 } });
    const settle = (step: 0 | 1, points: number | null) => ({
      assessmentId,
      studentId: studentAt(0),
      stepId: stepIds[step],
      points,
    });
    expect((await second.refused(laboratoryApi.settle, settle(0, 4))).code).toBe(-1403);
    expect(await maker.refused(laboratoryApi.settle, settle(0, 5.5))).toMatchObject({ reason: 'off-scale' });
    await maker.call(laboratoryApi.settle, settle(0, 4));
    // A leader does it where the maker has left.
    await (await school.newLeader('SCHOOLPRINCIPAL')).call(laboratoryApi.settle, settle(1, 0));
    await score(maker, assessmentId, [row(1, 0, 1)]);
    expect(await refusedMove(assessmentId, 'finish')).toMatchObject({ reason: 'lab-unfinished', data: { count: 1 } });
    await score(maker, assessmentId, [row(1, 0, null, { version: 2 })]);
    await move(assessmentId, 'finish');
    const overview = await second.call(laboratoryApi.overview, { assessmentId });
    expect(overview).toMatchObject({ differences: 0, unfinished: 0, unscored: 1, lab: { state: 'finished' } });
    expect(overview.students.map(({ total, stopped }) => [total, stopped])).toEqual([
      [7, true],
      [null, false],
    ]);
  });

  it('closes it for scores, decisions and photographs until it is opened again', async () => {
    const assessmentId = await newOpen(1);
    await score(maker, assessmentId, whole(0, [5, 2, 3]));
    await move(assessmentId, 'finish');
    expect(await second.refused(laboratoryApi.score, { assessmentId, rows: [row(0, 0, 1)] })).toMatchObject({
      reason: 'lab-not-open',
    });
    const cell = { assessmentId, studentId: studentAt(0), stepId: stepIds[0] };
    expect(await maker.refused(laboratoryApi.settle, { ...cell, points: 1 })).toMatchObject({ reason: 'lab-not-open' });
    const photo = { ...cell, photoId: newId(), file: Buffer.from('a photograph') };
    expect(await maker.refused(laboratoryApi.addPhoto, photo)).toMatchObject({ reason: 'lab-not-open' });
    const change = { assessmentId, revision: await revisionOf(assessmentId), ...fields() };
    expect(await maker.refused(laboratoryApi.change, change)).toMatchObject({ reason: 'lab-finished' });
    await move(assessmentId, 'reopen');
    expect(await score(second, assessmentId, [row(0, 0, 5)])).toEqual(['kept']);
  });

  it('gives a table in which nothing is run', async () => {
    const assessmentId = await newOpen(2);
    await score(maker, assessmentId, [...whole(0, [5, 0, 3]), row(1, 0, 2, { note: '=1+1' })]);
    const { bytes, name } = await maker.download(laboratoryApi.export, { assessmentId, format: 'csv' });
    const [head = '', ...lines] = bytes.toString().replace('\ufeff', '').trim().split('\r\n');
    expect(head).toContain('组装装置');
    expect(lines[0]).toContain(',"5","0","3","8","中止",');
    expect(lines[1]).toMatch(/=1\+1/);
    expect(lines[1]).not.toMatch(/,"?=1/);
    expect(name).toContain('测定凸透镜的焦距');
    expect((await second.send(laboratoryApi.export, { assessmentId, format: 'csv' })).statusCode).toBe(404);
  });
});

it('results join a stage test as an import that leaders check, where the full score is that of the subject', async () => {
  const assessmentId = await newOpen(2);
  const leader = new StageClient(await school.newLeader('SCHOOLADMIN'));
  const testOf = async (fullScore: number) =>
    (await leader.create([of.classId], { subjects: [subject(JUNIOR_MATHS, { fullScore })] })).testId;
  const testId = await testOf(10);
  await score(maker, assessmentId, whole(0, [4.5, 2, 3]));
  expect(await leader.who.refused(laboratoryApi.bring, { assessmentId, testId })).toMatchObject({
    reason: 'lab-not-finished',
  });
  await move(assessmentId, 'finish');
  expect(await leader.who.refused(laboratoryApi.bring, { assessmentId, testId: await testOf(100) })).toMatchObject({
    reason: 'full-differs',
  });
  const others = [(await school.newClass(1)).classId];
  const ofOthers = await leader.create(others, { subjects: [subject(JUNIOR_MATHS, { fullScore: 10 })] });
  expect(await leader.who.refused(laboratoryApi.bring, { assessmentId, testId: ofOthers.testId })).toMatchObject({
    reason: 'class-elsewhere',
  });
  const { importId } = await leader.who.call(laboratoryApi.bring, { assessmentId, testId });
  const { items } = await leader.who.call(stageTestsApi.rows, { importId });
  expect(items.map(({ status, changes }) => [status, changes[0]?.to])).toEqual([
    ['added', 9.5],
    ['added', 'absent'],
  ]);
  const info = await leader.who.call(stageTestsApi.apply, { importId });
  expect(info).toMatchObject({ form: 'laboratory', state: 'applied', sourceName: '测定凸透镜的焦距' });
  expect((await maker.refused(laboratoryApi.bring, { assessmentId, testId })).code).toBe(-1403);
});
