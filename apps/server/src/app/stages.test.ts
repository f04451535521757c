import { analysisApi } from '@zhibi/contract/analysis';
import { stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import { homeworkApi } from '@zhibi/contract/homework';
import { peopleApi } from '@zhibi/contract/people';
import { recordsApi } from '@zhibi/contract/people/records';
import { regionApi } from '@zhibi/contract/people/region';
import { schoolYearApi } from '@zhibi/contract/people/school-year';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../test/person.js';
import { openTestWorld, type TestClass, type TestSchool, type TestWorld } from '../../test/school.js';
import { TestCourse } from '../../test/test-course.js';
import { foreignLab } from '../../test/walk/laboratory.js';

/** A school of two stages: a class of each, with a student, a teacher and a homework that has a report. */
let world: TestWorld;
let school: TestSchool;
let principal: Person;
let officer: Person;
let today = '';
const room: Record<1 | 2, TestClass> = { 1: { classId: '', students: [] }, 2: { classId: '', students: [] } };
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  const regionId = await world.newRegion();
  school = await world.newSchool({ regionId });
  await world.services.database.asSystem((db) =>
    db.execute(`update school set first_gid = 1, last_gid = 9 where id = '${school.schoolId}'`),
  );
  principal = await school.newLeader('SCHOOLPRINCIPAL');
  officer = (await world.newPerson({ loginType: 1, roles: ['REGION'], regionId })).with({
    'x-school-id': school.schoolId,
  });
  for (const [stage, gid, name] of [
    [1, 4, '四年级(1)班'],
    [2, 8, '八年级(1)班'],
  ] as const) {
    room[stage] = await school.newClass(1, gid, name);
    const teacher = await school.newTeacher([room[stage].classId]);
    const course = new TestCourse(world, school, teacher, [room[stage]]);
    today = course.stamp(0).slice(0, 8);
    const { homeworkId } = await course.publish(['choice'], { title: name });
    await teacher.call(homeworkApi.close, { homeworkId });
    const [student] = room[stage].students;
    await foreignLab(teacher, { classId: room[stage].classId, studentId: student?.ids.studentId ?? '' });
  }
});
afterAll(() => world.close());

const at = (person: Person, stage: 1 | 2 | 3 | null) =>
  stage === null ? person : person.with({ 'x-stage-id': String(stage) });
const names: Record<1 | 2, string> = { 1: '四年级(1)班', 2: '八年级(1)班' };
const both = [names[1], names[2]].sort();

/** Every list that shows classes or what belongs to one: the names of the classes in it. */
const lists: [string, boolean, (person: Person) => Promise<(string | null | undefined)[]>][] = [
  ['the classes', true, async (one) => (await one.call(peopleApi.classes, {})).clazzs.map((row) => row.className)],
  // Of an officer: stages-of-officer.test.ts, with classes large enough.
  ['the reports', false, async (one) => (await one.call(analysisApi.reports, {})).items.map((row) => row.className)],
  ['lab work', false, async (one) => (await one.call(laboratoryApi.list, {})).items.map((row) => row.className)],
  ['the students', false, async (one) => (await one.call(recordsApi.students, {})).items.map((row) => row.className)],
  [
    'the teachers',
    false,
    async (one) =>
      (await one.call(recordsApi.teachers, {})).items.flatMap((row) => row.lessons.map(({ className }) => className)),
  ],
  [
    'the class records',
    false,
    async (one) => (await one.call(recordsApi.classRecords, {})).items.map((row) => row.className),
  ],
  [
    'the classes of a year',
    true,
    async (one) => (await one.call(schoolYearApi.classes, { academicYear: 2026 })).items.map((row) => row.className),
  ],
  [
    'the classes that a stage test is set for',
    false,
    async (one) => (await one.call(stageTestsApi.choices, {})).classes.map((row) => row.className),
  ],
  [
    'the table of students',
    false,
    async (one) => {
      const { bytes } = await one.download(recordsApi.studentSheet, { format: 'xlsx' });
      return (await readSheet(bytes)).slice(1).map((row) => String(row[4]));
    },
  ],
  [
    'the table of teachers',
    false,
    async (one) => {
      const { bytes } = await one.download(recordsApi.teacherSheet, { format: 'xlsx' });
      return (await readSheet(bytes)).slice(1).flatMap((row) => (row[6] ? [String(row[6]).split(' ')[0]] : []));
    },
  ],
];

describe('the chosen stage', () => {
  it.each(lists)('holds for %s', async (_, isForOfficers, listed) => {
    for (const person of isForOfficers ? [principal, officer] : [principal]) {
      expect((await listed(at(person, null))).sort()).toEqual(both);
      expect(await listed(at(person, 1))).toEqual([names[1]]);
      expect(await listed(at(person, 2))).toEqual([names[2]]);
      expect(await listed(at(person, 3))).toEqual([]);
    }
  });

  it('holds for how many there are, and for the subjects', async () => {
    expect((await at(principal, 1).call(recordsApi.students, {})).total).toBe(1);
    const { items } = await at(principal, 1).call(recordsApi.subjectOffers, {});
    expect(new Set(items.map(({ stage }) => stage))).toEqual(new Set([1]));
  });

  it('holds for what was given in a month', async () => {
    const days = { from: today, to: today };
    const timesIn = async (stage: 1 | 2 | 3 | null) =>
      (await at(principal, stage).call(homeworkApi.given, days)).teachers.reduce((sum, { times }) => sum + times, 0);
    expect(await Promise.all([timesIn(null), timesIn(1), timesIn(2), timesIn(3)])).toEqual([2, 1, 1, 0]);
  });

  it('leaves who is in no class, and who teaches none, in every list', async () => {
    const { students } = await school.newClass(1, 4, '四年级(2)班');
    const [student] = students;
    await world.services.database.asSystem((db) =>
      db.execute(`update class_student set to_on = '2026-10-01' where student_id = '${student?.ids.studentId}'`),
    );
    const teacher = await school.newTeacher([]);
    const here = at(principal, 2);
    const ids = (await here.call(recordsApi.students, {})).items.map(({ studentId }) => studentId);
    expect(ids).toContain(student?.ids.studentId);
    const teachers = (await here.call(recordsApi.teachers, {})).items.map(({ teacherId }) => teacherId);
    expect(teachers).toContain(teacher.ids.teacherId);
  });

  it('opens the report of the class that belongs to it, where a homework was given to both', async () => {
    const teacher = await school.newTeacher([room[1].classId, room[2].classId]);
    const course = new TestCourse(world, school, teacher, [room[1], room[2]]);
    const { homeworkId } = await course.publish(['choice'], { title: '两个学段' });
    await teacher.call(homeworkApi.close, { homeworkId });
    expect((await at(principal, 2).call(analysisApi.report, { homeworkId })).classId).toBe(room[2].classId);
    expect((await at(principal, 1).call(analysisApi.report, { homeworkId })).classId).toBe(room[1].classId);
  });

  it('is told which others have reports', async () => {
    for (const person of [principal, officer])
      expect(await at(person, 1).call(analysisApi.stages, {})).toEqual({ stages: [1, 2] });
    const newcomer = await school.newTeacher([(await school.newClass(2, 8, '八年级(2)班')).classId]);
    expect(await newcomer.call(analysisApi.stages, {})).toEqual({ stages: [] });
  });

  it('is nobody else’s: teachers and administrators see what they saw, and stages are still offered', async () => {
    const admin = await school.newLeader('SCHOOLADMIN');
    const { items } = await at(admin, 1).call(recordsApi.students, {});
    expect(items.map(({ className }) => className)).toContain(names[2]);
    expect((await at(principal, 1).call(regionApi.stages, {})).map((one) => one.schoolStageId)).toEqual([1, 2]);
  });
});
