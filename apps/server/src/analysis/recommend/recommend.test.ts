import { randomUUID } from 'node:crypto';
import { handbookApi } from '@zhibi/contract/analysis/handbook';
import { recommendApi } from '@zhibi/contract/analysis/recommend';
import { homeworkApi } from '@zhibi/contract/homework';
import { papersApi } from '@zhibi/contract/papers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import { JUNIOR_ENGLISH, JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';

const { forClass, points, unsuitable, suitable, paper, booklets } = recommendApi;

let world: TestWorld;
let course: TestCourse;
/** A question that the class has not had. */
let bankQuestion: string;
const wish = (at = 0) => ({ classId: course.classIds[at] ?? '', subjectId: JUNIOR_MATHS });

beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  course = await TestCourse.of(world, 12, 2);
});
afterAll(() => world.close());

it('says nothing while too little was answered', async () =>
  expect(await course.teacher.call(forClass, wish())).toMatchObject({ homework: 0, answers: 0, points: [], sets: [] }));

it('is for those who teach the class in the subject', async () => {
  const english = await course.school.newTeacher(course.classIds, JUNIOR_ENGLISH);
  expect((await english.refused(forClass, wish())).code).toBe(-1404);
});

it('recommends what was not given yet for what the class has not mastered, until it is called unsuitable', async () => {
  const point = await course.newKnowledge('乘法');
  const homework = await course.teacher.call(
    homeworkApi.publish,
    course.order(await course.newPaper(['choice', 'fillIn'], [point])),
  );
  await course.newPaper(['choice', 'fillIn', 'choice'], [point]);
  const pen = await Gateway.of(world, course.school.schoolId);
  for (const { ids } of course.classes[0]?.students ?? [])
    await write(world, course, pen, { homework, studentId: ids.studentId ?? '', answers: ['B', '41'] });
  const subject = { schoolId: course.school.schoolId, homeworkId: homework.homeworkId };
  await course.teacher.call(homeworkApi.close, { homeworkId: homework.homeworkId });
  await perform(world, 'homework-closed', subject);
  await world.services.database.asSystem((db) =>
    db.execute(`update answer set score = 0, status = 'scored-by-person' where homework_id = '${homework.homeworkId}'`),
  );
  await world.services.database.asSystem((db) =>
    db.execute(`update homework set released_at = closed_at where id = '${homework.homeworkId}'`),
  );

  const seen = await course.teacher.call(forClass, wish());
  expect(seen).toMatchObject({ homework: 1, answers: 24, points: [{ title: '乘法', weak: 12, share: 1 }] });
  const [all] = seen.sets;
  expect(all).toMatchObject({ kind: 'class', students: 12, point: { title: '乘法' } });
  expect(all?.questions).toHaveLength(3);
  expect(all?.spare).toEqual([]); // the bank has no fourth
  expect(seen.points[0]?.isUnderWay).toBe(false);
  const ofBank = async (bank: 'school' | 'platform') => (await course.teacher.call(forClass, { ...wish(), bank })).sets;
  expect((await ofBank('school'))[0]?.questions).toEqual(all?.questions);
  expect(await ofBank('platform')).toEqual([]); // the platform has nothing about it
  expect(seen.sets.filter(({ kind }) => kind === 'student')).toHaveLength(12);

  const questionId = all?.questions[0]?.questionId ?? '';
  bankQuestion = questionId;
  const holds = async (at: number) =>
    (await course.teacher.call(forClass, wish(at))).sets[0]?.questions.map((one) => one.questionId) ?? [];
  await course.teacher.call(unsuitable, { ...wish(), questionId, reason: 'too-hard' });
  expect(await holds(0)).not.toContain(questionId);
  await course.teacher.call(suitable, { ...wish(), questionId });
  expect(await holds(0)).toContain(questionId);
});

describe('a set that was chosen', () => {
  it('is a paper that is made once, and told with what came of it', async () => {
    const { sets } = await course.teacher.call(forClass, wish());
    const [all] = sets;
    const asked = {
      ...wish(),
      ...{ kind: 'class' as const, level: null, knowledgeId: all?.point.knowledgeId ?? '', wishId: randomUUID() },
      questionIds: all?.questions.map(({ questionId }) => questionId) ?? [],
    };
    const [{ paperId }, again] = await Promise.all([
      course.teacher.call(paper, asked),
      course.teacher.call(paper, asked),
    ]);
    expect(again.paperId).toBe(paperId);
    const other = { ...asked, kind: 'layer' as const, level: 'A' as const };
    expect((await course.teacher.refused(paper, other)).reason).toBe('wish-used');
    expect(await course.teacher.call(papersApi.detail, { paperId })).toMatchObject({ title: '精准推荐 · 乘法' });
    const told = async () => (await course.teacher.call(forClass, wish())).given;
    expect(await told()).toEqual([{ kind: 'class', level: null, paperId, point: '乘法', homework: null }]);
    const { homeworkId } = await course.teacher.call(homeworkApi.publish, course.order(paperId));
    expect(await told()).toMatchObject([{ homework: { homeworkId, students: 24, handedIn: 0 } }]);
    // What is being practised is weak still, and waits for its results behind what nobody practises.
    expect((await course.teacher.call(forClass, wish())).points).toMatchObject([{ title: '乘法', isUnderWay: true }]);
    expect((await course.teacher.call(forClass, wish(1))).points.filter((one) => one.isUnderWay)).toEqual([]);
  });

  it('is printed for each student as it was seen, in one go', async () => {
    const own = (await course.teacher.call(forClass, wish(1))).sets.filter(({ kind }) => kind === 'student');
    expect(own).toEqual([]); // the other class has answered nothing
    const { students = [] } = course.classes[0] ?? {};
    const [first, second] = students.map(({ ids }) => ids.studentId ?? '');
    const sets = [first, second].map((studentId = '') => ({ studentId, questionIds: [bankQuestion] }));
    const asked = { ...wish(), sets, title: '练一练', endAt: course.stamp(60), dots: false, wishId: randomUUID() };
    const made = await course.teacher.call(booklets, asked);
    expect(await course.teacher.call(booklets, asked)).toEqual(made);
    for (const other of [{ title: '另一本' }, { dots: true }, { sets: sets.slice(0, 1) }])
      expect((await course.teacher.refused(booklets, { ...asked, ...other })).reason).toBe('wish-used');
    expect(await course.teacher.call(handbookApi.results, { handbookId: made.handbookId })).toMatchObject({
      copies: [{ questions: 1 }, { questions: 1 }],
    });
    const foreign = {
      ...asked,
      wishId: randomUUID(),
      sets: [{ studentId: randomUUID(), questionIds: [bankQuestion] }],
    };
    expect((await course.teacher.refused(booklets, foreign)).code).toBe(-1404);
    const late = { ...asked, wishId: randomUUID(), endAt: '20200101000000' };
    expect((await course.teacher.refused(booklets, late)).reason).toBe('end-past');
  });

  it('for a point alone, in the minutes that are left', async () => {
    const { points } = await course.teacher.call(forClass, wish());
    const of = { ...wish(), knowledgeId: points[0]?.knowledgeId, minutes: 10 as const };
    const { sets } = await course.teacher.call(forClass, of);
    expect(sets.every(({ minutes }) => minutes <= 10)).toBe(true);
    expect((await course.teacher.call(forClass, { ...of, knowledgeId: randomUUID() })).sets).toEqual([]);
  });
});

describe('whoever leads', () => {
  it('the school sees what is recommended, and gives nothing in place of a teacher', async () => {
    const principal = await course.school.newLeader('SCHOOLPRINCIPAL');
    const seen = await principal.call(forClass, wish());
    expect(seen).toMatchObject({ points: [{ title: '乘法' }], can: { give: false } });
    const asked = {
      ...wish(),
      ...{ kind: 'class' as const, level: null, knowledgeId: seen.points[0]?.knowledgeId ?? '', wishId: randomUUID() },
      questionIds: [bankQuestion],
    };
    expect((await principal.refused(paper, asked)).code).toBe(-1403);
  });

  it('a region sees the points of a class of the school that was chosen, and neither students nor questions', async () => {
    const regionId = await world.newRegion();
    await world.services.database.asSystem((db) =>
      db.execute(`update school set region_id = '${regionId}' where id = '${course.school.schoolId}'`),
    );
    const officer = await world.newPerson({ loginType: 1, roles: ['REGION'], regionId });
    const here = officer.with({ 'x-school-id': course.school.schoolId });
    const found = await here.call(points, wish());
    expect(found.points).toMatchObject([{ title: '乘法' }]);
    expect(Object.keys(found).sort()).toEqual([
      'answers',
      'className',
      'examInDays',
      'homework',
      'isModelled',
      'points',
    ]);
    expect((await here.refused(forClass, wish())).code).toBe(-1403);
    expect((await officer.refused(points, wish())).code).toBe(-1404);
    const elsewhere = await TestCourse.of(world, 1);
    expect((await here.refused(points, { ...wish(), classId: elsewhere.classIds[0] ?? '' })).code).toBe(-1404);
  });
});
