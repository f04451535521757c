import { homeworkApi } from '@zhibi/contract/homework';
import { papersApi } from '@zhibi/contract/papers';
import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { recordsApi } from '@zhibi/contract/people/records';
import { questionsApi } from '@zhibi/contract/questions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenTo } from '../../../test/event-source.js';
import { JUNIOR_ENGLISH, JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../../test/school.js';
import { nextEvent, perform, TestCourse } from '../../../test/test-course.js';
import { newId } from '../../platform/ids.js';
import { ADMIT_JOINERS } from './admit-students.js';
import { PUSH_HOMEWORK } from './push-homework.js';

const { give, submissions, mine, list, admit, outside, history, withdraw } = homeworkApi;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

const idsOf = (course: TestCourse) => (course.classes[0]?.students ?? []).map(({ ids }) => ids.studentId ?? '');

/** A class of four with two papers. */
async function withPapers(students = 4) {
  const course = await TestCourse.of(world, students);
  const [easy, hard] = [await course.newPaper(['choice']), await course.newPaper(['choice', 'subjective'])];
  const wish = (change: Record<string, unknown> = {}) => {
    const { paperId: _, ...order } = course.order(easy);
    return { ...order, sheets: [{ paperId: easy }], ...change };
  };
  const readers = async (homeworkId: string) =>
    (await course.teacher.call(submissions, { homeworkId })).items.map(({ studentId }) => studentId).sort();
  return { course, easy, hard, wish, readers };
}

it('an end years away is a slip of the hand: it is refused, when it is given and when it is moved', async () => {
  const { course, wish } = await withPapers();
  const endAt = '29991231080000';
  expect((await course.teacher.refused(give, wish({ endAt }))).reason).toBe('end-far');
  const { items } = await course.teacher.call(give, wish());
  const { homeworkId = '' } = items[0] ?? {};
  const why = { reason: 'other' as const, note: '' };
  expect((await course.teacher.refused(homeworkApi.change, { homeworkId, endAt, ...why })).reason).toBe('end-far');
  const one = { homeworkId, studentIds: idsOf(course).slice(0, 1), endAt, ...why };
  expect((await course.teacher.refused(homeworkApi.extend, one)).reason).toBe('end-far');
});

describe('what is taken out of the bank between choosing and giving', () => {
  it('a paper is not found any more, and nothing of the act is given', async () => {
    const { course, easy, hard, wish } = await withPapers();
    await course.teacher.call(papersApi.remove, { paperId: easy });
    const sheets = [{ paperId: hard, audience: { kind: 'students', studentIds: idsOf(course).slice(0, 1) } }];
    const refused = await course.teacher.refused(give, wish({ sheets: [...sheets, { paperId: easy }] }));
    expect(refused.code).toBe(-1404);
    expect((await course.teacher.call(list, { subjectId: JUNIOR_MATHS })).items).toEqual([]);
  });

  it('a question stays in the paper that was composed with it, and is given', async () => {
    const { course, easy, wish } = await withPapers();
    const { sections } = await course.teacher.call(papersApi.detail, { paperId: easy });
    const questionId = sections[0]?.items[0]?.questionId ?? '';
    await world.services.database.asSystem((db) =>
      db.execute(sql`update question set removed_at = now() where id = ${questionId}`),
    );
    const { items } = await course.teacher.call(give, wish());
    expect(items).toHaveLength(1);
    expect((await course.teacher.call(papersApi.detail, { paperId: easy })).sections[0]?.items).toHaveLength(1);
  });

  it('a paper that was given before stays with its students when it is taken out', async () => {
    const { course, easy, wish, readers } = await withPapers();
    const { items } = await course.teacher.call(give, wish());
    await course.teacher.send(papersApi.remove, { paperId: easy });
    expect(await readers(items[0]?.homeworkId ?? '')).toHaveLength(4);
  });
});

describe('giving in one act', () => {
  it('deals papers to layers, groups and single students, each student one, under one number', async () => {
    const { course, easy, hard, wish, readers } = await withPapers();
    const [a = '', b = '', c = '', d = ''] = idsOf(course);
    const [classId = ''] = course.classIds;
    const { revision, limits } = await course.teacher.call(myClassesApi.levels, { classId, subjectId: JUNIOR_MATHS });
    const levels = [a, b].map((studentId) => ({ studentId, level: 'A' as const }));
    await course.teacher.call(myClassesApi.saveLevels, { classId, subjectId: JUNIOR_MATHS, revision, limits, levels });
    const { items } = await course.teacher.call(
      give,
      wish({
        sheets: [
          { paperId: easy },
          { paperId: hard, audience: { kind: 'layers', layers: ['A'] } },
          { paperId: hard, audience: { kind: 'students', studentIds: [b, c] } },
        ],
      }),
    );
    expect(await Promise.all(items.map(({ homeworkId }) => readers(homeworkId)))).toEqual([[d], [a], [b, c].sort()]);
    expect(new Set(items.map(({ givingId }) => givingId)).size).toBe(1);
    expect(items.map(({ layers, forSome }) => [layers, forSome])).toEqual([
      [null, false],
      [['A'], false],
      [null, true],
    ]);
  });

  it('calls each homework as its paper is called, and one without a name of its own as the act', async () => {
    const { course, easy, hard, wish } = await withPapers();
    const some = { kind: 'students', studentIds: idsOf(course).slice(0, 1) };
    const sheets = [{ paperId: easy }, { paperId: hard, title: ' 12.2 ', audience: some }];
    const { items } = await course.teacher.call(give, wish({ title: '13.3', sheets }));
    expect(items.map(({ paperId, title }) => [paperId, title])).toEqual([
      [easy, '13.3'],
      [hard, '12.2'],
    ]);
  });

  it('happens whole or not at all', async () => {
    const { course, easy, wish } = await withPapers(2);
    const empty = { kind: 'students', studentIds: [newId()] };
    const [there = ''] = idsOf(course);
    for (const studentIds of [empty.studentIds, [there, ...empty.studentIds]]) {
      const named = wish({ sheets: [{ paperId: easy, audience: { ...empty, studentIds } }] });
      expect((await course.teacher.refused(give, named)).reason).toBe('not-in-class');
    }
    const sheets = [{ paperId: easy }, { paperId: newId(), audience: { kind: 'layers', layers: ['A'] } }];
    expect((await course.teacher.refused(give, wish({ sheets }))).code).toBe(-1404);
    expect((await course.teacher.call(list, { subjectId: JUNIOR_MATHS })).items).toEqual([]);
    const twice = [{ paperId: easy }, { paperId: easy }];
    expect((await course.teacher.refused(give, wish({ sheets: twice }))).code).toBe(-1400);
    const english = await course.school.newTeacher(course.classIds, JUNIOR_ENGLISH);
    expect((await english.refused(give, wish())).code).toBe(-1404);
  });

  it('gives the same once when two give at the same moment, and again when that was seen', async () => {
    const { course, wish } = await withPapers(2);
    const both = await Promise.all([course.teacher.send(give, wish()), course.teacher.send(give, wish())]);
    expect(both.map((one) => one.json().data?.reason ?? 'given').sort()).toEqual(['given', 'given-meanwhile']);
    const { msg } = await course.teacher.refused(give, wish());
    expect(msg).toContain('《第一次作业》第 1 题（');
    for (const { ids } of course.classes[0]?.students ?? []) expect(msg).toContain(ids.name);
    expect((await course.teacher.call(give, wish({ again: true }))).items).toHaveLength(1);
  });

  it('holds to the same rule when one paper is published, by itself or beside what is given', async () => {
    const { course, easy, wish } = await withPapers(2);
    const four = [1, 2, 3].map(() => course.teacher.send(homeworkApi.publish, course.order(easy)));
    const all = await Promise.all([...four, course.teacher.send(give, wish())]);
    const came = all.map((one) => one.json().data?.reason ?? 'given');
    expect(came.sort()).toEqual(['given', 'given-meanwhile', 'given-meanwhile', 'given-meanwhile']);
    expect((await course.teacher.call(list, { subjectId: JUNIOR_MATHS })).items).toHaveLength(1);
    await course.teacher.call(homeworkApi.publish, course.order(easy, { again: true }));
    expect((await course.teacher.call(list, { subjectId: JUNIOR_MATHS })).items).toHaveLength(2);
  });

  it('is told before what these classes have of each paper of the act, also of those of other layers', async () => {
    const { course, easy, hard, wish } = await withPapers(2);
    const { items } = await course.teacher.call(give, wish({ sheets: [{ paperId: hard }] }));
    const asked = { paperId: easy, classIds: course.classIds };
    const given = async (otherPaperIds: string[]) =>
      (await course.teacher.call(homeworkApi.freeRuns, { ...asked, otherPaperIds })).given;
    expect(await given([])).toEqual([]);
    expect(await given([hard])).toMatchObject([{ homeworkId: items[0]?.homeworkId, paperId: hard }]);
    expect((await course.teacher.refused(homeworkApi.freeRuns, { ...asked, otherPaperIds: [newId()] })).code).toBe(
      -1404,
    );
  });

  it('sent again, at the same moment or after the answer was lost, gives nothing more, also what was given before', async () => {
    const { course, wish } = await withPapers(2);
    const same = wish({ again: true });
    const both = await Promise.all([course.teacher.call(give, same), course.teacher.call(give, same)]);
    world.clock.forward(10 * 60_000);
    const later = await course.teacher.call(give, same);
    expect(new Set([...both, later].map(({ items }) => items[0]?.homeworkId)).size).toBe(1);
    expect((await course.teacher.call(list, { subjectId: JUNIOR_MATHS })).items).toHaveLength(1);
    expect((await course.teacher.refused(give, { ...same, title: '另一份' })).reason).toBe('wish-used');
    expect((await course.teacher.call(give, wish({ again: true }))).items).toHaveLength(1);
    const plain = course.order(await course.newPaper(['choice']));
    const [one, two] = [
      await course.teacher.call(homeworkApi.publish, plain),
      await course.teacher.call(homeworkApi.publish, plain),
    ];
    expect(two.homeworkId).toBe(one.homeworkId);
  });

  it('gives a layer the same questions once where two teachers give them at the same moment: one is told', async () => {
    const { course, easy, wish } = await withPapers(2);
    const [classId = ''] = course.classIds;
    const [studentId = ''] = idsOf(course);
    const ofClass = { classId, subjectId: JUNIOR_MATHS };
    const { revision, limits } = await course.teacher.call(myClassesApi.levels, ofClass);
    await course.teacher.call(myClassesApi.saveLevels, {
      ...ofClass,
      revision,
      limits,
      levels: [{ studentId, level: 'A' }],
    });
    const ofLayer = wish({ sheets: [{ paperId: easy, audience: { kind: 'layers', layers: ['A'] } }] });
    const colleague = await course.school.newTeacher(course.classIds);
    expect((await colleague.refused(give, ofLayer)).code).toBe(-1404);
    const { sections } = await course.teacher.call(papersApi.detail, { paperId: easy });
    const questionIds = sections.flatMap(({ items }) => items.map(({ questionId }) => questionId));
    for (const questionId of questionIds)
      await colleague.call(questionsApi.addToCart, { subjectId: JUNIOR_MATHS, questionId });
    const { paperId } = await colleague.call(papersApi.create, { subjectId: JUNIOR_MATHS });
    const theirs = { ...ofLayer, sheets: ofLayer.sheets.map((one) => ({ ...one, paperId })) };
    const both = await Promise.all([course.teacher.send(give, ofLayer), colleague.send(give, theirs)]);
    expect(both.map((one) => one.json().data?.reason ?? 'given').sort()).toEqual(['given', 'given-meanwhile']);
  });

  it('forgets nobody who comes into the class while it is given', async () => {
    const { course, wish, readers } = await withPapers(2);
    const [classId = ''] = course.classIds;
    const [given, late] = await Promise.all([
      course.teacher.call(give, wish({ forJoiners: true })),
      course.school.newStudent(classId),
    ]);
    await perform(world, ADMIT_JOINERS, {});
    const all = [...idsOf(course), late.ids.studentId ?? ''].sort();
    expect(await readers(given.items[0]?.homeworkId ?? '')).toEqual(all);
  });

  it('is refused for an end that comes before the start', async () => {
    const { course, wish } = await withPapers(1);
    const change = { startAt: course.stamp(120), endAt: course.stamp(60) };
    expect((await course.teacher.refused(give, wish(change))).reason).toBe('start-end');
  });
});

describe('opening', () => {
  it('tells the students once, by work that catches up after the server was away, and those who left nothing', async () => {
    const address = await world.services.app.listen({ host: '127.0.0.1', port: 0 });
    const { course, wish } = await withPapers(2);
    const [stays, leaves] = course.classes[0]?.students ?? [];
    const stream = await listenTo(address, stays?.token ?? '');
    const later = { pushAt: course.stamp(3), startAt: course.stamp(3), endAt: course.stamp(300) };
    const { items } = await course.teacher.call(give, wish(later));
    const homeworkId = items[0]?.homeworkId ?? '';
    const push = () => perform(world, PUSH_HOMEWORK, { schoolId: course.school.schoolId, homeworkId });
    await push();
    expect((await stays?.call(mine, {}))?.items).toEqual([]);
    const to = await course.school.newClass(0);
    const admin = await course.school.newLeader('SCHOOLADMIN');
    await admin.call(recordsApi.moveStudents, {
      studentIds: [leaves?.ids.studentId ?? ''],
      classId: to.classId,
      on: course.stamp(0).slice(0, 8),
    });
    world.clock.forward(10 * 60_000);
    await push();
    await push();
    const second = await course.publish(['choice'], { title: '第二次' });
    const heard = [await nextEvent(stream, isGiven), await nextEvent(stream, isGiven)];
    expect(heard.map(({ data }) => data)).toMatchObject([{ homeworkId }, { homeworkId: second.homeworkId }]);
    const { items: copies } = await course.teacher.call(submissions, { homeworkId });
    expect(copies.map(({ studentId }) => studentId)).toEqual([stays?.ids.studentId]);
    stream.close();
  });
});
const isGiven = ({ name }: { name: string }) => name === 'homework-given';

describe('who comes later', () => {
  it('gets what is open where the teacher said so, with a copy of its own, once', async () => {
    const { course, wish } = await withPapers(1);
    const given = await course.teacher.call(give, wish({ forJoiners: true, endAt: course.stamp(6000) }));
    const closed = await course.publish(['choice']);
    const [classId = ''] = course.classIds;
    const newcomer = await course.school.newStudent(classId);
    await perform(world, ADMIT_JOINERS, {});
    await perform(world, ADMIT_JOINERS, {});
    const homeworkId = given.items[0]?.homeworkId ?? '';
    const { items } = await course.teacher.call(submissions, { homeworkId });
    const copy = items.find(({ studentId }) => studentId === newcomer.ids.studentId);
    expect([items.length, copy?.pageCodes.length]).toEqual([2, 1]);
    expect((await newcomer.call(mine, {})).items.map((one) => one.homeworkId)).toEqual([homeworkId]);
    expect((await course.teacher.call(outside, { homeworkId: closed.homeworkId })).items).toMatchObject([
      { studentId: newcomer.ids.studentId },
    ]);
    const wanted = { homeworkId: closed.homeworkId, studentIds: [newcomer.ids.studentId ?? ''] };
    expect(await course.teacher.call(admit, wanted)).toEqual({ added: 1 });
    expect(await course.teacher.call(admit, wanted)).toEqual({ added: 0 });
    expect((await course.teacher.call(history, { homeworkId: closed.homeworkId })).items[0]).toMatchObject({
      kind: 'joined',
      student: { studentId: newcomer.ids.studentId },
    });
    expect((await course.teacher.refused(admit, { ...wanted, studentIds: [newId()] })).code).toBe(-1404);
  });

  it('gets nothing of what was taken back', async () => {
    const { course, wish } = await withPapers(1);
    const given = await course.teacher.call(give, wish({ forJoiners: true, endAt: course.stamp(6000) }));
    const homeworkId = given.items[0]?.homeworkId ?? '';
    await course.teacher.call(withdraw, { homeworkId });
    const newcomer = await course.school.newStudent(course.classIds[0] ?? '');
    await perform(world, ADMIT_JOINERS, {});
    expect((await newcomer.call(mine, {})).items).toEqual([]);
  });
});
