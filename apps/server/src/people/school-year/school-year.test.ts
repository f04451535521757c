import { peopleApi } from '@zhibi/contract/people';
import { schoolYearApi } from '@zhibi/contract/people/school-year';
import { sessionApi } from '@zhibi/contract/session';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actFor } from '../../../test/acting.js';
import { password, wrong } from '../../../test/outside-services.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { ended, rehearsal, start, worldOf, yearSchool } from '../../../test/school-years.js';
import { lifeOf } from '../store-life.js';

let testWorld: TestWorld;
beforeAll(async () => {
  testWorld = await openTestWorld();
});
afterAll(() => testWorld.close());

/** Grades 6, 8 and 9 of a school that ends at 9. */
async function nineGrades() {
  const one = await yearSchool(testWorld);
  const six = await one.school.newClass(2, 6, '六年级(1)班');
  const eight = await one.school.newClass(3, 8, '八年级(1)班');
  const nine = await one.school.newClass(2, 9, '九年级(1)班');
  return { ...one, six, eight, nine };
}

describe('the rehearsal', () => {
  it('names every class with its next name, and who leaves', async () => {
    const report = await rehearsal(await nineGrades());
    expect(report.classes.map(({ className, to, gidTo, students }) => [className, to, gidTo, students])).toEqual([
      ['六年级(1)班', '七年级(1)班', 7, 2],
      ['八年级(1)班', '九年级(1)班', 9, 3],
      ['九年级(1)班', null, null, 2],
    ]);
    expect(report.students).toEqual({ promoted: 5, leaving: 2 });
    expect(report.hindrance).toBeNull();
  });

  it('says which lessons pass into the subject of another stage, and which have none there', async () => {
    const one = await nineGrades();
    const calligraphy = sql`insert into subject (subject_id, subject_main_id, stage, name) values (190, 90, 1, '小学书法')`;
    await testWorld.services.database.asSystem((db) => db.execute(calligraphy));
    await one.school.newTeacher([one.six.classId], 102);
    await one.school.newTeacher([one.six.classId], 190);
    await one.school.newTeacher([one.eight.classId]);
    const { lessons } = await rehearsal(one);
    expect(lessons.map(({ subjectFrom, subjectTo }) => [subjectFrom, subjectTo]).sort()).toEqual([
      ['小学书法', null],
      ['小学数学', '初中数学'],
    ]);
  });

  it('asks for the name of a class that does not tell its grade, and refuses two of one name', async () => {
    const one = await yearSchool(testWorld);
    const { classId } = await one.school.newClass(1, 8, '启航班');
    await one.school.newClass(1, 7, '七年级(1)班');
    expect((await rehearsal(one)).classes.find((row) => row.classId === classId)).toMatchObject({
      asksName: true,
      to: '启航班',
    });
    const names = { [classId]: '八年级(1)班' };
    expect(await one.admin.call(schoolYearApi.rehearse, { names })).toMatchObject({
      clashes: ['八年级(1)班'],
      hindrance: 'names-clash',
    });
    const input = { toYear: one.year + 1, confirm: one.name, names };
    expect((await one.admin.refused(schoolYearApi.start, input)).reason).toBe('names-clash');
    expect(await one.admin.call(schoolYearApi.state, {})).toEqual({ upgrade: null });
  });

  it('counts students without a class', async () => {
    const one = await nineGrades();
    await testWorld.services.database.asSystem((db) =>
      db.execute(
        `update class_student set to_on = '2026-10-01' where school_id = '${one.school.schoolId}' and student_id = '${one.eight.students[0]?.ids.studentId}'`,
      ),
    );
    expect((await rehearsal(one)).withoutClass).toMatchObject({
      total: 1,
      items: [{ studentId: one.eight.students[0]?.ids.studentId }],
    });
  });

  it('changes nothing', async () => {
    const one = await nineGrades();
    const before = await worldOf(testWorld, one.school);
    await rehearsal(one);
    expect(await worldOf(testWorld, one.school)).toEqual(before);
  });
});

describe('the upgrade', () => {
  it('moves every class up, lets the last grade leave, and opens the school in the new year', async () => {
    const one = await nineGrades();
    await one.school.newTeacher([one.six.classId], 102);
    await start(one);
    expect(await ended(one)).toMatchObject({ status: 'done', step: 'year' });
    const world = await worldOf(testWorld, one.school);
    expect(world.school).toEqual([{ school_year: one.year + 1, data_lock: false }]);
    expect(world.classes).toEqual([
      { name: '七年级(1)班', gid: 7, ended: false },
      { name: '九年级(1)班', gid: 9, ended: false },
      { name: '九年级(1)班', gid: 9, ended: true },
    ]);
    expect(world.lessons).toEqual([{ name: '七年级(1)班', subject_id: 202 }]);
    const gone = world.students.filter((row) => row.left);
    expect(gone.map(({ left_why, ended: over, grants }) => [left_why, over, grants])).toEqual([
      ['graduated', true, 0],
      ['graduated', true, 0],
    ]);
    expect(world.students.filter((row) => !row.left && row.grants === 1 && !row.ended)).toHaveLength(5);
  });

  it('closes the school to those who graduated, and to nobody else', async () => {
    const one = await nineGrades();
    await start(one);
    await ended(one);
    expect((await one.nine.students[0]?.refused(peopleApi.info, {}))?.code).toBe(-1403);
    await one.eight.students[0]?.call(peopleApi.studentInfo, {});
  });

  it('tells whoever graduated so, once the password is right, and nobody else', async () => {
    const one = await nineGrades();
    const { schoolId } = one.school;
    const rows = await testWorld.services.database.asSystem((db) =>
      db.execute<{ account: string }>(
        sql`select account from account where id = ${one.nine.students[0]?.ids.accountId}`,
      ),
    );
    const account = rows[0]?.account ?? '';
    await start(one);
    await ended(one);
    const refused = async (typed: string, api: typeof sessionApi.login | typeof sessionApi.adminLogin) =>
      (await testWorld.stranger.refused(api, { account, password: typed })).reason;
    expect(await refused(password, sessionApi.login)).toBe('graduated');
    expect(await refused(wrong, sessionApi.login)).toBe('bad-credentials');
    expect(await refused(password, sessionApi.adminLogin)).toBe('bad-credentials');
    const leave = sql`update student set left_why = 'transferred' where school_id = ${schoolId} and left_on is not null`;
    await testWorld.services.database.asSystem((db) => db.execute(leave));
    expect(await refused(password, sessionApi.login)).toBe('left');
  });

  it('is in the history of each student and class', async () => {
    const one = await nineGrades();
    await start(one);
    await ended(one);
    const reported = async (id = '') =>
      (await testWorld.services.database.asSystem((db) => lifeOf(db, one.school.schoolId, id, 10))).map(
        ({ what }) => what,
      );
    expect(await reported(one.eight.students[0]?.ids.studentId)).toEqual(['promoted']);
    expect(await reported(one.nine.students[0]?.ids.studentId)).toEqual(['graduated']);
    expect(await reported(one.six.classId)).toEqual(['promoted']);
    expect(await reported(one.nine.classId)).toEqual(['graduated']);
  });

  it('lets the seventh grade begin where a school goes to 12, and leave where it ends at 6', async () => {
    const [long, short] = [await yearSchool(testWorld, 1, 12), await yearSchool(testWorld, 1, 6)];
    for (const one of [long, short]) await one.school.newClass(1, 6, '六年级(1)班');
    expect((await rehearsal(long)).classes[0]?.gidTo).toBe(7);
    expect((await rehearsal(short)).classes[0]?.gidTo).toBeNull();
  });

  it('is told to the school and its district by event, when it begins and when it ends', async () => {
    const one = await nineGrades();
    await start(one);
    await ended(one);
    const rows = await testWorld.services.database.asSystem((db) =>
      db.execute<{ status: string; audience: string[] }>(
        `select data->>'status' as status, audience from (select data, audience, id from event where name = 'school-year' union all select data, audience, 1000000000 + seq from outbox where name = 'school-year') e
         where data->>'schoolId' = '${one.school.schoolId}' order by id`,
      ),
    );
    expect(rows.map(({ status }) => status)).toEqual(['running', 'done']);
    expect(rows[0]?.audience).toContain(one.eight.students[0]?.ids.accountId);
    expect(rows[0]?.audience).toContain(one.admin.ids.accountId);
  });

  it('is begun once when two administrators press at once, and the other is told', async () => {
    const one = await nineGrades();
    const other = await one.school.newLeader('SCHOOLADMIN');
    const input = { toYear: one.year + 1, confirm: one.name, names: {} };
    const answers = await Promise.all(
      [one.admin, other, one.admin, other].map(async (who) => (await who.send(schoolYearApi.start, input)).json()),
    );
    expect(answers.map((answer) => answer.code).sort()).toEqual([-1409, -1409, -1409, 1]);
    expect(answers.filter(({ code }) => code !== 1).map(({ data }) => data.reason)).toEqual(Array(3).fill('running'));
    expect(await ended(one)).toMatchObject({ status: 'done' });
  });

  it('needs the name of the school, and goes one year ahead of the calendar at most', async () => {
    const one = await nineGrades();
    const wrong = { toYear: one.year + 1, confirm: '另一所学校', names: {} };
    expect((await one.admin.refused(schoolYearApi.start, wrong)).reason).toBe('not-confirmed');
    await start(one);
    await ended(one);
    const again = { toYear: one.year + 2, confirm: one.name, names: {} };
    expect((await one.admin.refused(schoolYearApi.start, again)).reason).toBe('year-too-far');
    expect((await rehearsal(one)).hindrance).toBe('year-too-far');
  });

  it('is started by operations in the school that they have chosen', async () => {
    const one = await nineGrades();
    const operations = await testWorld.newPerson({ loginType: 4, roles: ['ZHIBI_SRE'] });
    const input = { toYear: one.year + 1, confirm: one.name, names: {} };
    expect((await operations.refused(schoolYearApi.start, input)).code).toBe(-1404);
    const here = await actFor(operations, one.school.schoolId);
    await here.call(schoolYearApi.start, input);
    expect(await ended(one)).toMatchObject({ status: 'done' });
  });
});

describe('the calls of the protocol', () => {
  it('tell the year, the lock and the result to those who reach the school', async () => {
    const one = await nineGrades();
    const { schoolId } = one.school;
    const teacher = await one.school.newTeacher([one.eight.classId]);
    expect(await teacher.call(schoolYearApi.info, { schoolId })).toEqual({
      schoolYear: String(one.year),
      dataLock: false,
    });
    expect(await teacher.call(schoolYearApi.result, { schoolId })).toEqual({
      status: 'none',
      startedAt: null,
      finishedAt: null,
      classes: [],
    });
    await start(one);
    await ended(one);
    const result = await teacher.call(schoolYearApi.result, { schoolId });
    expect(result.status).toBe('done');
    expect(result.classes).toEqual([
      { className: '七年级(1)班', from: 6, to: 7, students: 2 },
      { className: '九年级(1)班', from: 8, to: 9, students: 3 },
      { className: '九年级(1)班', from: 9, to: null, students: 2 },
    ]);
  });

  it("do not find another school's id", async () => {
    const [one, other] = [await nineGrades(), await nineGrades()];
    for (const endpoint of [schoolYearApi.info, schoolYearApi.result])
      expect((await one.admin.refused(endpoint, { schoolId: other.school.schoolId })).code).toBe(-1404);
  });
});

it('the classes of a year that has passed can be looked at', async () => {
  const one = await nineGrades();
  await start(one);
  await ended(one);
  const { items } = await one.admin.call(schoolYearApi.classes, { academicYear: one.year });
  expect(items.map(({ className, gid }) => [className, gid])).toEqual([
    ['六年级(1)班', 6],
    ['八年级(1)班', 8],
    ['九年级(1)班', 9],
  ]);
  expect((await one.admin.call(schoolYearApi.classes, { academicYear: one.year + 1 })).items).toHaveLength(2);
  const sheet = await one.admin.download(schoolYearApi.exportClasses, { academicYear: one.year, format: 'csv' });
  expect(sheet.bytes.toString()).toContain('八年级(1)班');
});
