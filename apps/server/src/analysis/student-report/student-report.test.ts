import { type NextStep, nextSteps, studentReportApi } from '@zhibi/contract/analysis/student-report';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import type { Actor } from '@zhibi/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import type { Person } from '../../../test/person.js';
import { queriesOf } from '../../../test/queries.js';
import { JUNIOR_ENGLISH, openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';
import { readReport } from './read-report.js';

const { report, exportReport } = studentReportApi;

let world: TestWorld;
let course: TestCourse;
let [student, absent]: Person[] = [];
let days: { from: string; to: string };
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  course = await TestCourse.of(world, 2);
  [student, absent] = course.classes[0]?.students ?? [];
  const today = course.stamp(0).replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');
  days = { from: today, to: today };
  await givenBack(['B', '41']);
}, 60_000);
afterAll(() => world.close());

const idOf = (person: Person | undefined) => person?.ids.studentId ?? '';

/** One homework that the first student wrote and the second did not, given back. */
async function givenBack(answers: string[]): Promise<void> {
  const point = await course.newKnowledge('乘法');
  const paperId = await course.newPaper(['choice', 'fillIn'], [point]);
  const homework = await course.teacher.call(homeworkApi.publish, course.order(paperId));
  const pen = await Gateway.of(world, course.school.schoolId);
  await write(world, course, pen, { homework, studentId: idOf(student), answers });
  const subject = { schoolId: course.school.schoolId, homeworkId: homework.homeworkId };
  await course.teacher.call(homeworkApi.close, { homeworkId: homework.homeworkId });
  await perform(world, 'homework-closed', subject);
  await course.teacher.call(markingApi.release, { homeworkId: homework.homeworkId });
  await perform(world, 'wrong-questions', subject);
}

describe('the report of a student', () => {
  it('says what was given back, what is known of each point, and what to do next', async () => {
    const read = await course.teacher.call(report, { studentId: idOf(student), ...days });
    expect(read).toMatchObject({ studentId: idOf(student), studentName: student?.ids.name, ...days });
    expect(read.subjects).toMatchObject([
      {
        given: 1,
        handedIn: 1,
        late: 0,
        excused: 0,
        answers: 2,
        homework: [{ rate: 0.5 }],
        change: null,
        points: [{ title: '乘法', answers: 2 }],
        wrong: [{ cause: null, count: 1 }],
      },
    ]);
    const missed = await course.teacher.call(report, { studentId: idOf(absent), ...days });
    expect(missed.subjects).toMatchObject([{ given: 1, handedIn: 0, homework: [], points: [] }]);
    expect(nextSteps(missed)).toEqual([{ kind: 'hand-in', count: 1 }] satisfies NextStep[]);
  });

  it('is the own for a student, in all subjects; nobody reads that of a classmate', async () => {
    const own = await student?.call(report, days);
    expect(own?.subjects).toHaveLength(1);
    expect((await student?.refused(report, { studentId: idOf(absent), ...days }))?.code).toBe(-1404);
  });

  it('is not there for teachers of other classes and subjects, and whole for leaders of the school alone', async () => {
    const asked = { studentId: idOf(student), ...days };
    const classIds = course.classes.map(({ classId }) => classId);
    const english = await course.school.newTeacher(classIds, JUNIOR_ENGLISH);
    expect((await english.call(report, asked)).subjects).toEqual([]);
    const other = await course.school.newTeacher([(await course.school.newClass(1)).classId]);
    expect((await other.refused(report, asked)).code).toBe(-1404);
    const leader = await course.school.newLeader('SCHOOLPRINCIPAL');
    expect((await leader.call(report, asked)).subjects).toHaveLength(1);
    const elsewhere = await (await world.newSchool()).newLeader('SCHOOLPRINCIPAL');
    expect((await elsewhere.refused(report, asked)).code).toBe(-1404);
  });

  it('has nothing of other days, and refuses more than a term', async () => {
    const before = { from: '2020-01-01', to: '2020-02-01' };
    expect((await student?.call(report, before))?.subjects).toEqual([]);
    expect((await student?.refused(report, { from: '2020-01-01', to: '2021-01-01' }))?.code).toBe(-1400);
  });

  it('asks the database as often for two homework as for one', async () => {
    const asked = { studentId: idOf(student), ...days };
    // as: all that reading asks of a leader
    const leader = { schoolId: course.school.schoolId, role: 'SCHOOLPRINCIPAL', studentId: null } as unknown as Actor;
    const here = { now: world.clock.now(), timeZone: 'Asia/Shanghai' };
    const queries = () =>
      world.services.database.asActor({ schoolIds: [leader.schoolId] }, (db) =>
        queriesOf(db, (same) => readReport(same, leader, asked, here)),
      );
    const one = await queries();
    await givenBack(['A', '3']);
    expect(await queries()).toBe(one);
    expect((await course.teacher.call(report, asked)).subjects[0]).toMatchObject({ given: 2, answers: 4 });
  });

  it('is taken out as a table', async () => {
    const file = await course.teacher.send(exportReport, { studentId: idOf(student), ...days, format: 'csv' });
    expect(file.statusCode).toBe(200);
    expect(file.body).toContain('乘法');
  });
});
