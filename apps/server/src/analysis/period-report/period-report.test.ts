import { periodReportApi } from '@zhibi/contract/analysis/period-report';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { sql } from 'drizzle-orm';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import { wordsOf } from '../../../test/pdf.js';
import type { Person } from '../../../test/person.js';
import { JUNIOR_ENGLISH, JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';
import { countingResults, countNews } from '../results/counting-results.js';

const { report, behind, exportReport } = periodReportApi;
const DAY_MS = 86_400_000;

let world: TestWorld;
let course: TestCourse;
let principal: Person;
let officer: Person;
let point: string;
let homeworkId: string;
/** The first of five in the larger class; the smaller class has two. */
let first: string;
const count = () => countNews(world.services.database, world.services.log);
const dayOf = (shift: number) => new Date(world.clock.now().getTime() + shift * DAY_MS).toISOString().slice(0, 10);
const days = () => ({ from: dayOf(-10), to: dayOf(10) });
const inSchool = () => officer.with({ 'x-school-id': course.school.schoolId });

beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0', ACCESS_TOKEN_S: '86400' });
  course = await TestCourse.of(world, 5);
  const small = await course.school.newClass(2, 8, '8年级(zz)班'); // behind the other, whose name is any three digits
  course.classes.push(small);
  const teacher = await course.school.newTeacher(course.classIds);
  course = new TestCourse(world, course.school, teacher, course.classes);
  principal = await course.school.newLeader('SCHOOLPRINCIPAL');
  const regionId = await world.newRegion();
  const { schoolId } = course.school;
  await world.services.database.asSystem((db) =>
    db.execute(sql`update school set region_id = ${regionId} where id = ${schoolId}`),
  );
  officer = await world.newPerson({ loginType: 1, roles: ['REGION'], regionId });
  point = await course.newKnowledge('乘法');
  const paperId = await course.newPaper(['choice', 'fillIn'], [point]);
  const homework = await teacher.call(homeworkApi.publish, course.order(paperId));
  homeworkId = homework.homeworkId;
  const pen = await Gateway.of(world, schoolId);
  const students = course.classes.flatMap((room) => room.students.map(({ ids }) => ids.studentId ?? ''));
  first = students[0] ?? '';
  // In the larger class everybody has the first question right and nobody the second; in the smaller both are wrong.
  for (const [at, studentId] of students.entries())
    await write(world, course, pen, { homework, studentId, answers: [at < 5 ? 'B' : 'A', '41'] });
  await teacher.call(homeworkApi.close, { homeworkId });
  await perform(world, 'homework-closed', { schoolId, homeworkId });
  await count();
}, 180_000);
afterAll(() => world?.close());

describe('results over some days', () => {
  it('of a school are by grade, by week, by knowledge point and by question, and open what is behind them', async () => {
    const shown = await principal.call(report, days());
    expect(shown).toMatchObject({ by: 'grade', leftOut: 0, opensPapers: true });
    expect(shown.total).toMatchObject({ results: 2, given: 7, sat: 7, marked: 7, passed: 0, excellent: 0 });
    expect(shown.total.rate).toBeCloseTo(5 / 14);
    expect(shown.lines).toHaveLength(1);
    expect(shown.lines[0]?.figures).toEqual(shown.total);
    expect(shown.weeks.map(({ figures }) => figures)).toEqual([shown.total]);
    expect(shown.points).toMatchObject([{ knowledgeId: point, title: '乘法', answers: 14, results: 2 }]);
    expect(shown.points[0]?.rate.rate).toBeCloseTo(10 / 28);
    expect(shown.questions.map(({ words, answers, rate }) => [words, answers, rate.rate])).toEqual([
      [expect.stringContaining('6×7'), 7, 0],
      [expect.stringContaining('1+1'), 7, expect.closeTo(5 / 7)],
    ]);
    const all = await principal.call(behind, days());
    expect(all.items.map(({ count, rate }) => [count, rate]).sort()).toEqual([
      [2, 0],
      [5, 0.5],
    ]);
    const ofQuestion = await principal.call(behind, { ...days(), questionId: shown.questions[1]?.questionId ?? '' });
    expect(ofQuestion.items).toHaveLength(2);
    for (const one of ofQuestion.items)
      expect(one).toMatchObject({ homeworkId, title: '第一次作业', itemId: expect.any(String) });
    const ofPoint = await principal.call(behind, { ...days(), knowledgeId: point, week: shown.weeks[0]?.on });
    expect(ofPoint.items.map((one) => one.count).sort()).toEqual([10, 4]);
  });

  it('of a grade are by class, of a class by homework; other days and another subject have none', async () => {
    const gid = (await principal.call(report, days())).lines[0]?.gid ?? 0;
    const ofGrade = await principal.call(report, { ...days(), gid });
    expect(ofGrade.by).toBe('class');
    expect(ofGrade.lines.map(({ figures }) => figures.rate)).toEqual([0.5, 0]);
    const ofClass = await principal.call(report, { ...days(), classId: course.classIds[0] });
    expect(ofClass).toMatchObject({
      by: 'homework',
      lines: [{ id: homeworkId, name: '第一次作业', figures: { marked: 5 } }],
    });
    expect((await principal.call(report, { from: dayOf(-100), to: dayOf(-50) })).total).toMatchObject({
      results: 0,
      rate: null,
    });
    const english = await principal.call(report, { ...days(), subjectId: JUNIOR_ENGLISH });
    expect(english).toMatchObject({
      total: { results: 0 },
      points: [],
      questions: [],
      subjects: [{ subjectId: JUNIOR_MATHS }],
    });
  });

  it('are those of the own classes and subjects for a teacher', async () => {
    const shown = await course.teacher.call(report, days());
    expect(shown).toMatchObject({ by: 'class', total: { marked: 7 } });
    const english = await course.school.newTeacher(course.classIds, JUNIOR_ENGLISH);
    expect((await english.call(report, days())).total.results).toBe(0);
    const one = await course.school.newTeacher([course.classIds[1] ?? '']);
    expect((await one.call(report, days())).total.marked).toBe(2);
    expect((await one.refused(report, { ...days(), classId: course.classIds[0] })).code).toBe(-1404);
  });
});

describe('an officer of the district', () => {
  it('reads no result of fewer than five students, in no line, no total, no point and nothing behind', async () => {
    const shown = await inSchool().call(report, {
      ...days(),
      gid: (await principal.call(report, days())).lines[0]?.gid ?? 0,
    });
    expect(shown).toMatchObject({ by: 'class', leftOut: 1, opensPapers: false });
    expect(shown.lines.map(({ hidden, figures }) => [hidden, figures.marked])).toEqual([
      [false, 5],
      [true, 0],
    ]);
    // The total is of what is shown alone: nothing can be taken from it.
    expect(shown.total).toEqual(shown.lines[0]?.figures);
    expect(shown.points.map(({ answers }) => answers)).toEqual([10]);
    expect(shown.questions.map(({ answers }) => answers)).toEqual([5, 5]);
    expect((await inSchool().call(behind, { ...days(), knowledgeId: point })).items.map((one) => one.count)).toEqual([
      10,
    ]);
    expect((await inSchool().call(report, { ...days(), classId: course.classIds[1] })).total.marked).toBe(0);
  });

  it('reads of no question of a result in which one of them was answered by few: it could be told from the total and the rest', async () => {
    const change = (answers: number) =>
      world.services.database.asSystem((db) =>
        db.execute(sql`update question_result set answers = ${answers} where ctid = (select ctid from question_result
          where homework_id = ${homeworkId} and class_id = ${course.classIds[0]} order by item_id limit 1)`),
      );
    await change(3);
    const shown = await inSchool().call(report, days());
    expect(shown).toMatchObject({ total: { marked: 5 }, points: [], questions: [] });
    expect((await inSchool().call(behind, { ...days(), knowledgeId: point })).items).toEqual([]);
    await change(5);
    expect((await inSchool().call(report, days())).questions).toHaveLength(2);
  });

  it('who has chosen no school reads the schools of the district, and what is behind a number school by school', async () => {
    const shown = await officer.call(report, days());
    expect(shown).toMatchObject({ by: 'school', name: '', leftOut: 1, opensPapers: false });
    expect(shown.lines).toMatchObject([{ id: course.school.schoolId, figures: { marked: 5, rate: 0.5 } }]);
    const { items } = await officer.call(behind, { ...days(), knowledgeId: point });
    expect(items).toMatchObject([
      { schoolId: course.school.schoolId, homeworkId: null, classId: null, count: 10, rate: 0.5 },
    ]);
    expect((await officer.refused(report, { ...days(), classId: course.classIds[0] })).code).toBe(-1404);
    const stranger = await world.newPerson({ loginType: 1, roles: ['REGION'], regionId: await world.newRegion() });
    expect((await stranger.call(report, days())).lines).toEqual([]);
    expect((await stranger.refused(report, { ...days(), classId: course.classIds[0] })).code).toBe(-1404);
  });
});

describe('the report to take away', () => {
  it('has the figures of the screen as Excel, on A4 and as CSV, and what the screen hides is hidden', async () => {
    const shown = await principal.call(report, days());
    const file = await principal.download(exportReport, { ...days(), format: 'xlsx' });
    const sheets = await readExcelFile(file.bytes);
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['概览', '年级', '按周', '知识点', '题目']);
    expect(sheets[1]?.data[1]?.slice(1, 6)).toEqual([2, 7, 1, 7, Number(shown.total.rate?.toFixed(4))]);
    expect(sheets[3]?.data[1]?.[0]).toBe('乘法');
    const pdf = await principal.download(exportReport, { ...days(), format: 'pdf' });
    expect(pdf.type).toBe('application/pdf');
    expect(await wordsOf(pdf.bytes)).toContain('乘法');
    const gid = shown.lines[0]?.gid ?? 0;
    const csv = (await inSchool().download(exportReport, { ...days(), gid, format: 'csv' })).bytes.toString();
    expect(csv.match(/少于 5 人/g)).toHaveLength(1);
    const english = await principal
      .with({ 'accept-language': 'en' })
      .download(exportReport, { ...days(), format: 'csv' });
    expect(english.bytes.toString()).toContain('Mean score rate');
  });
});

describe('a score that is changed', () => {
  it('changes every figure that holds it within two seconds, and no figure falls', async () => {
    const counter = countingResults(world.services.database, world.services.log);
    counter.start();
    const figures = async () => {
      const shown = await principal.call(report, days());
      const ofDistrict = await officer.call(report, days());
      return [shown, ofDistrict].flatMap(({ total, lines, weeks, points, questions }) => [
        ...[total, ...lines.map((one) => one.figures), ...weeks.map((one) => one.figures)].map((one) => one.rate ?? 0),
        ...points.map((one) => one.rate.rate),
        questions.reduce((sum, one) => sum + one.rate.rate, 0),
      ]);
    };
    try {
      const before = await figures();
      const { answers } = await course.teacher.call(markingApi.papers, { homeworkId, studentId: first });
      const { answerId, revision } = answers[1] ?? { answerId: '', revision: 0 };
      await course.teacher.call(markingApi.score, { scores: [{ answerId, revision, score: 2, comment: '' }] });
      await expect
        .poll(async () => (await figures()).every((value, at) => value > (before[at] ?? 1)), {
          timeout: 2_000,
          interval: 50,
        })
        .toBe(true);
    } finally {
      await counter.stop();
    }
  });
});
