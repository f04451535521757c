import { usualLimits as dayLimits, homeworkApi, type Layer } from '@zhibi/contract/homework';
import { papersApi } from '@zhibi/contract/papers';
import { myClassesApi, usualLimits } from '@zhibi/contract/people/my-classes';
import { practiceApi } from '@zhibi/contract/questions/practice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JUNIOR_ENGLISH, JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../../test/school.js';
import { TestCourse } from '../../../test/test-course.js';
import { newId } from '../../platform/ids.js';
import { importBank, PLATFORM_SCHOOL } from '../../questions/index.js';
import { keepQuestions } from '../../questions/sample-bank.js';

const { layers, pushPractice, submissions, withdraw, mine, list } = homeworkApi;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

/** A course with questions of one lesson in the school's bank. */
async function atLesson({ students = 3, classes = 1, questions = 3 } = {}) {
  const course = await TestCourse.of(world, students, classes);
  const chapterId = newId();
  const book = { id: newId(), subjectId: JUNIOR_MATHS, gid: 8, volume: '上册', edition: '测试版', title: '上册' };
  const chapters = [{ id: chapterId, title: '第一课', children: [] }];
  await world.services.database.asSystem((db) =>
    importBank(db, { bank: { schoolId: PLATFORM_SCHOOL, kind: 'platform' }, textbooks: [{ ...book, chapters }] }),
  );
  const wanted = Array.from({ length: questions }, () => ({ chapterIds: [chapterId] }));
  const ids = await keepQuestions(
    world.services.database,
    { schoolId: course.school.schoolId, kind: 'school' },
    wanted,
  );
  const wish = (change: Record<string, unknown> = {}) => ({
    wishId: newId(),
    subjectId: JUNIOR_MATHS,
    title: '第一课 同步练习',
    classIds: course.classIds,
    endAt: course.stamp(60),
    sheets: [{ questionIds: ids }],
    ...change,
  });
  const history = async () => {
    const { items } = await course.teacher.call(practiceApi.lessons, { subjectId: JUNIOR_MATHS, nodeId: chapterId });
    return items[0]?.units.flatMap((unit) => unit.given.map((one) => [one.classId, one.questions])) ?? [];
  };
  return { course, ids, wish, history };
}

/** Puts the students of the first class into these layers, in the order of their numbers. */
async function setLevels(course: TestCourse, levels: readonly ('A' | 'B' | 'C')[]) {
  const [room] = course.classes;
  await course.teacher.call(myClassesApi.saveLevels, {
    classId: room?.classId ?? '',
    subjectId: JUNIOR_MATHS,
    revision: 0,
    limits: usualLimits,
    levels: levels.map((level, at) => ({ studentId: room?.students[at]?.ids.studentId ?? '', level })),
  });
}
const papersOf = async (course: TestCourse) =>
  (await course.teacher.call(papersApi.list, { subjectId: JUNIOR_MATHS })).items.length;

describe('pushing a unit to classes', () => {
  it('makes the paper and gives it to every student, open now', async () => {
    const { course, wish, history } = await atLesson({ classes: 2 });
    const { items } = await course.teacher.call(pushPractice, wish());
    expect(items).toMatchObject([
      { layers: [], homework: { title: '第一课 同步练习', status: 'open', workCategory: 1, progress: { total: 6 } } },
    ]);
    const paper = await course.teacher.call(papersApi.detail, { paperId: items[0]?.homework.paperId ?? '' });
    expect([paper.paperType, paper.status, paper.totalScore]).toEqual([0, 'published', 6]);
    expect((await history()).sort()).toEqual(course.classIds.map((id) => [id, 3]).sort());
  });

  it('is refused the second time until the teacher has seen that the class had it', async () => {
    const { course, wish } = await atLesson();
    await course.teacher.call(pushPractice, wish());
    expect(await course.teacher.refused(pushPractice, wish())).toMatchObject({
      code: -1409,
      reason: 'given-meanwhile',
      msg: expect.stringContaining('《第一课 同步练习》（'),
    });
    const again = await course.teacher.call(pushPractice, wish({ againFor: course.classIds }));
    expect(again.items).toHaveLength(1);
  });

  it('sent again, at the same moment or after the answer was lost, gives and leaves nothing more', async () => {
    const { course, wish } = await atLesson();
    const same = wish();
    const both = await Promise.all([course.teacher.call(pushPractice, same), course.teacher.call(pushPractice, same)]);
    const later = await course.teacher.call(pushPractice, same);
    const ids = [...both, later].map(({ items }) => items.map(({ homework }) => homework.homeworkId));
    expect(new Set(ids.map(String)).size).toBe(1);
    expect(await papersOf(course)).toBe(1);
    expect((await course.teacher.call(list, { subjectId: JUNIOR_MATHS })).items).toHaveLength(1);
    expect((await course.teacher.refused(pushPractice, { ...same, title: '另一个' })).reason).toBe('wish-used');
  });

  it('counts on its day like any homework: beyond the limit it needs a reason, which leaders read', async () => {
    const { course, wish } = await atLesson();
    const leader = await course.school.newLeader('SCHOOLPRINCIPAL');
    const limiting = (junior: number, revision: number) =>
      leader.call(homeworkApi.saveLoadSetting, {
        limits: { ...dayLimits, junior },
        notice: false,
        photoSlips: false,
        revision,
      });
    await limiting(5, 0);
    expect((await course.teacher.refused(pushPractice, wish())).reason).toBe('needs-reason');
    expect(await papersOf(course), 'what was refused leaves no paper behind').toBe(0);
    await course.teacher.call(pushPractice, wish({ loadReason: '明天要讲' }));
    const today = course.stamp(0).slice(0, 8);
    expect((await leader.call(homeworkApi.given, { from: today, to: today })).over).toMatchObject([
      { title: '第一课 同步练习', loadReason: '明天要讲', students: null },
    ]);
    await limiting(0, 1);
    const none = wish({ loadReason: '一定要', againFor: course.classIds });
    expect((await course.teacher.refused(pushPractice, none)).reason).toBe('no-written');
  });

  it('happens once when two push at the same moment, and the other leaves no paper behind', async () => {
    const { course, wish } = await atLesson();
    const both = await Promise.all([
      course.teacher.send(pushPractice, wish()),
      course.teacher.send(pushPractice, wish()),
    ]);
    expect(both.map((one) => one.json().code).sort()).toEqual([-1409, 1]);
    expect(await papersOf(course)).toBe(1);
    expect((await course.teacher.call(list, { subjectId: JUNIOR_MATHS })).items).toHaveLength(1);
  });

  it('is undone by taking the homework back: the class has not had it then', async () => {
    const { course, wish, history } = await atLesson();
    const { items } = await course.teacher.call(pushPractice, wish());
    const homeworkId = items[0]?.homework.homeworkId ?? '';
    await course.teacher.call(withdraw, { homeworkId });
    await course.teacher.call(withdraw, { homeworkId });
    expect(await history()).toEqual([]);
    expect((await course.teacher.call(pushPractice, wish())).items).toHaveLength(1);
  });

  it('is refused for an end that has passed, nobody to write it, classes of others and questions that are not there', async () => {
    const { course, wish } = await atLesson({ students: 0 });
    expect((await course.teacher.refused(pushPractice, wish())).reason).toBe('class-empty');
    const full = await atLesson();
    const { teacher, school } = full.course;
    const refused = (change: Record<string, unknown>) => teacher.refused(pushPractice, full.wish(change));
    expect((await refused({ endAt: full.course.stamp(-1) })).reason).toBe('start-end');
    expect((await refused({ classIds: [(await school.newClass(1)).classId] })).code).toBe(-1404);
    expect((await refused({ sheets: [{ questionIds: [newId()] }] })).code).toBe(-1404);
    const english = await school.newTeacher(full.course.classIds, JUNIOR_ENGLISH);
    expect((await english.refused(pushPractice, full.wish())).reason).toBe('not-your-class');
    expect(await papersOf(full.course)).toBe(0);
  });
});

describe('pushing by layers', () => {
  const sheetsOf = (ids: readonly string[], ...of: Layer[][]) =>
    of.map((own, at) => ({ questionIds: [ids[at] ?? ''], layers: own }));

  it('counts who is in which layer, for who teaches the subject', async () => {
    const { course } = await atLesson({ students: 4 });
    await setLevels(course, ['A', 'B', 'B']);
    const of = { subjectId: JUNIOR_MATHS, classIds: course.classIds };
    expect((await course.teacher.call(layers, of)).students).toEqual({ A: 1, B: 2, C: 0, none: 1 });
    const english = await course.school.newTeacher(course.classIds, JUNIOR_ENGLISH);
    expect((await english.refused(layers, of)).code).toBe(-1404);
  });

  it('gives each layer its own paper, and each student one', async () => {
    const { course, ids, wish, history } = await atLesson({ students: 4 });
    await setLevels(course, ['A', 'B', 'C']);
    const { items } = await course.teacher.call(
      pushPractice,
      wish({ sheets: sheetsOf(ids, ['C'], ['B', 'none'], ['A']) }),
    );
    expect(items.map((one) => [one.layers, one.homework.progress.total])).toEqual([
      [['C'], 1],
      [['B', 'none'], 2],
      [['A'], 1],
    ]);
    const copies = await Promise.all(
      items.map(async ({ homework: { homeworkId } }) => (await course.teacher.call(submissions, { homeworkId })).items),
    );
    expect(
      copies
        .flat()
        .map((one) => one.studentId)
        .sort(),
    ).toEqual((course.classes[0]?.students ?? []).map(({ ids: { studentId } }) => studentId).sort());
    expect(copies.flat().every((one) => one.pageCodes.length > 0)).toBe(true);
    expect(await history()).toEqual([[course.classIds[0], 3]]);
  });

  it('lets no student read a layer: one homework, whose title says nothing of it', async () => {
    const { course, ids, wish } = await atLesson({ students: 2 });
    await setLevels(course, ['A', 'C']);
    await course.teacher.call(pushPractice, wish({ sheets: sheetsOf(ids, ['C'], ['A']) }));
    for (const student of course.classes[0]?.students ?? []) {
      const { items } = await student.call(mine, {});
      expect(items.map((one) => one.title)).toEqual([expect.stringMatching(/^第一课 同步练习（[12]）$/)]);
    }
  });

  it('leaves out a layer of nobody, and refuses one that would write twice', async () => {
    const { course, ids, wish } = await atLesson({ students: 1 });
    const twice = wish({ sheets: sheetsOf(ids, ['A'], ['A', 'B']) });
    expect((await course.teacher.refused(pushPractice, twice)).code).toBe(-1400);
    const mixed = wish({ sheets: [{ questionIds: ids }, { questionIds: ids, layers: ['A'] }] });
    expect((await course.teacher.refused(pushPractice, mixed)).code).toBe(-1400);
    const { items } = await course.teacher.call(pushPractice, wish({ sheets: sheetsOf(ids, ['A'], ['B', 'none']) }));
    expect(items.map((one) => one.layers)).toEqual([['none']]);
  });
});
