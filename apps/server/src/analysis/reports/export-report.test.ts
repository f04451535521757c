import { analysisApi } from '@zhibi/contract/analysis';
import { homeworkApi } from '@zhibi/contract/homework';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import { wordsOf } from '../../../test/pdf.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';

const { report, exportReport, spTable } = analysisApi;
const FORMULA = '=HYPERLINK("http://x")';

let world: TestWorld;
let course: TestCourse;
let homeworkId: string;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  course = await TestCourse.of(world, 2);
  const [room] = course.classes;
  const strange = await course.school.newStudent(room?.classId ?? '', FORMULA);
  const point = await course.newKnowledge('=1+1');
  const paperId = await course.newPaper(['choice', 'fillIn'], [point]);
  const homework = await course.teacher.call(homeworkApi.publish, course.order(paperId));
  homeworkId = homework.homeworkId;
  const pen = await Gateway.of(world, course.school.schoolId);
  const [first, second] = room?.students ?? [];
  const answers: [typeof first, string[]][] = [
    [first, ['B', '42']],
    [second, ['B', '41']],
    [strange, ['A', '42']],
  ];
  for (const [student, own] of answers)
    await write(world, course, pen, { homework, studentId: student?.ids.studentId ?? '', answers: own });
  await course.teacher.call(homeworkApi.close, { homeworkId });
  await perform(world, 'homework-closed', { schoolId: course.school.schoolId, homeworkId });
}, 120_000);
afterAll(() => world?.close());

describe('the report of a class to take away', () => {
  it('is an Excel file with a sheet for each table and the figures of the screen, in which nothing runs', async () => {
    const shown = await course.teacher.call(report, { homeworkId });
    const file = await course.teacher.download(exportReport, { homeworkId, format: 'xlsx' });
    expect(file.name).toMatch(/-班级报告-\d{8}\.xlsx$/);
    const sheets = await readExcelFile(file.bytes);
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['概览', '学生', '题目', '知识点', 'S-P 表']);
    const [overview, students, questions, points, sp] = sheets.map(({ data }) => data);
    expect(overview).toContainEqual(['平均分', Number(shown.mean?.toFixed(2))]);
    expect(students?.map(([, name]) => name)).toContain(FORMULA);
    expect(questions?.map(([no, , rate]) => [no, rate])).toEqual([
      ['题号', '得分率'],
      ...shown.questions.map(({ no, rate }) => [no, Number(rate?.toFixed(4))]),
    ]);
    expect(points?.[1]?.[0]).toBe('=1+1');
    expect(sp).toHaveLength(6);
  });

  it('is a PDF that names the school, the class and the students', async () => {
    const file = await course.teacher.download(exportReport, { homeworkId, format: 'pdf' });
    expect(file.type).toBe('application/pdf');
    const text = wordsOf(file.bytes);
    for (const word of ['第一次作业', '班级报告', FORMULA, 'S-P 表', '标准差']) expect(text).toContain(word);
  }, 60_000);
});

describe('the S-P table', () => {
  it('stands from the best student and the easiest question', async () => {
    const { students, questions } = await course.teacher.call(spTable, { homeworkId });
    expect(students.map(({ right, cells }) => [right, cells])).toEqual([
      [2, [true, true]],
      [1, expect.anything()],
      [1, expect.anything()],
    ]);
    expect(questions.map(({ right }) => right)).toEqual([2, 2]);
  });

  it('stays with the school: an officer of the district reads no student in it, and takes none away', async () => {
    const elsewhere = await TestCourse.of(world, 1);
    expect((await elsewhere.teacher.refused(spTable, { homeworkId })).code).toBe(-1404);
    const regionId = crypto.randomUUID();
    await world.services.database.asSystem(async (db) => {
      await db.execute(
        `insert into region (id, organisation_id, name) values ('${regionId}', '${world.organisationId}', '测试区')`,
      );
      await db.execute(`update school set region_id = '${regionId}' where id = '${course.school.schoolId}'`);
    });
    const officer = await world.newPerson({ loginType: 1, roles: ['REGION'], regionId });
    const here = officer.with({ 'x-school-id': course.school.schoolId });
    expect((await here.refused(spTable, { homeworkId })).code).toBe(-1403);
    for (const format of ['xlsx', 'pdf', 'csv'] as const)
      expect((await here.send(exportReport, { homeworkId, format })).json()).toMatchObject({ code: -1403 });
  });
});
