import { schoolYearApi } from '@zhibi/contract/people/school-year';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { ended, start, worldOf, type YearSchool, yearSchool } from '../../../test/school-years.js';

let testWorld: TestWorld;
beforeAll(async () => {
  testWorld = await openTestWorld();
});
afterAll(() => testWorld.close());

const DAY_MS = 24 * 3_600_000;

async function upgraded() {
  const one = await yearSchool(testWorld);
  const six = await one.school.newClass(2, 6, '六年级(1)班');
  const eight = await one.school.newClass(2, 8, '八年级(1)班');
  const nine = await one.school.newClass(2, 9, '九年级(1)班');
  const teacher = await one.school.newTeacher([six.classId], 102);
  await one.school.newTeacher([six.classId], 101);
  const before = await worldOf(testWorld, one.school);
  await start(one);
  const { upgradeId } = await ended(one);
  return { ...one, six, eight, nine, teacher, before, upgradeId };
}

const undo = async (one: YearSchool & { upgradeId: string }) => {
  await one.admin.call(schoolYearApi.undo, { upgradeId: one.upgradeId, confirm: one.name });
  return ended(one);
};
const run = (query: string) => testWorld.services.database.asSystem((db) => db.execute<Record<string, unknown>>(query));
const readable = ({ classEvents: _, students, ...world }: Awaited<ReturnType<typeof worldOf>>) => ({
  ...world,
  students: students.map(({ events: _events, ...row }) => row),
});
const exceptions = async (one: YearSchool & { upgradeId: string }) =>
  (await one.admin.call(schoolYearApi.rehearseUndo, { upgradeId: one.upgradeId })).items.map(({ what }) => what);

describe('undoing an upgrade', () => {
  it('brings back grades, names, lessons, leavers and their grants: the school is as it was', async () => {
    const one = await upgraded();
    expect(await exceptions(one)).toEqual([]);
    expect(await undo(one)).toMatchObject({ status: 'undone', direction: 'back', undoUntil: null });
    const after = await worldOf(testWorld, one.school);
    expect(readable(after)).toEqual(readable(one.before));
    expect(after.classEvents.map(({ what }) => what).sort()).toEqual(
      ['graduated', 'graduated-undone', 'promoted', 'promoted', 'promoted-undone', 'promoted-undone'].sort(),
    );
    expect(await one.admin.call(schoolYearApi.result, { schoolId: one.school.schoolId })).toMatchObject({
      status: 'none',
    });
  });

  it('lets the school be upgraded again', async () => {
    const one = await upgraded();
    await undo(one);
    await start(one);
    expect(await ended(one)).toMatchObject({ status: 'done', direction: 'forward' });
  });

  it('is possible for 30 days, and not a moment longer', async () => {
    const one = await upgraded();
    testWorld.clock.forward(30 * DAY_MS - 60_000);
    const later = await one.school.newLeader('SCHOOLADMIN'); // the first one's token is too old by now
    const { upgrade } = await later.call(schoolYearApi.state, {});
    expect(upgrade?.can).toEqual({ resume: false, undo: true });
    expect(upgrade?.undoUntil).not.toBeNull();
    testWorld.clock.forward(60_000);
    const input = { upgradeId: one.upgradeId, confirm: one.name };
    expect((await later.refused(schoolYearApi.undo, input)).reason).toBe('not-undoable');
    expect((await later.call(schoolYearApi.state, {})).upgrade).toMatchObject({
      undoUntil: null,
      can: { undo: false },
    });
  });

  it('needs the name of the school, and is begun once', async () => {
    const one = await upgraded();
    const wrong = { upgradeId: one.upgradeId, confirm: 'x' };
    expect((await one.admin.refused(schoolYearApi.undo, wrong)).reason).toBe('not-confirmed');
    const right = { upgradeId: one.upgradeId, confirm: one.name };
    const answers = await Promise.all(
      [1, 2, 3].map(async () => (await one.admin.send(schoolYearApi.undo, right)).json()),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([-1409, -1409, 1]);
    expect(await ended(one)).toMatchObject({ status: 'undone' });
  });

  it("does not find another school's upgrade", async () => {
    const [one, other] = [await upgraded(), await upgraded()];
    const input = { upgradeId: other.upgradeId, confirm: one.name };
    expect((await one.admin.refused(schoolYearApi.undo, input)).code).toBe(-1404);
    expect((await one.admin.refused(schoolYearApi.rehearseUndo, input)).code).toBe(-1404);
    expect((await one.admin.refused(schoolYearApi.resume, input)).code).toBe(-1404);
  });
});

describe('what changed since the upgrade', () => {
  const studentOf = (of: { students: { ids: { studentId?: string } }[] }, at: number) => of.students[at]?.ids.studentId;
  const newClass = (school: TestSchool) => school.newClass(1, 7, '七年级(9)班');

  it('is named before, and left as it is', async () => {
    const one = await upgraded();
    const { schoolId } = one.school;
    const added = await newClass(one.school);
    const [moved, back] = [studentOf(one.eight, 0), studentOf(one.nine, 0)];
    await run(
      `update class_student set class_id = '${added.classId}' where school_id = '${schoolId}' and student_id = '${moved}'`,
    );
    await run(`update student set left_on = null, left_why = null where school_id = '${schoolId}' and id = '${back}'`);
    await run(
      `insert into class_student (school_id, class_id, student_id, from_on) values ('${schoolId}', '${added.classId}', '${back}', '2030-09-01')`,
    );
    await run(
      `update school_class set name = '海豚班' where school_id = '${schoolId}' and id = '${one.eight.classId}'`,
    );
    await run(`delete from teaching where school_id = '${schoolId}' and teacher_id = '${one.teacher.ids.teacherId}'`);
    expect((await exceptions(one)).sort()).toEqual(
      ['class-added', 'class-renamed', 'lesson-changed', 'student-added', 'student-moved', 'student-returned'].sort(),
    );
    await undo(one);
    const rows = await run(
      `select m.class_id, m.to_on from class_student m where m.school_id = '${schoolId}' and m.student_id in ('${moved}', '${back}') order by m.student_id <> '${moved}', m.from_on`,
    );
    expect(rows.map((row) => row.class_id)).toEqual([added.classId, one.nine.classId, added.classId]);
    const world = await worldOf(testWorld, one.school);
    expect(world.classes).toContainEqual({ name: '海豚班', gid: 8, ended: false });
    expect(world.classes).toContainEqual({ name: '七年级(9)班', gid: 7, ended: false });
    expect(world.classes).toContainEqual({ name: '九年级(1)班', gid: 9, ended: false });
    expect(world.lessons.filter(({ subject_id }) => subject_id === 102)).toEqual([]);
    expect(world.lessons.filter(({ subject_id }) => subject_id === 101)).toHaveLength(1);
  });
});
