import { toStamp } from '@zhibi/contract/kernel';
import { peopleApi } from '@zhibi/contract/people';
import { recordsApi } from '@zhibi/contract/people/records';
import { encodePassword, sessionApi } from '@zhibi/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';

let world: TestWorld;
let school: TestSchool;
let admin: Person;
let today: string;
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
  admin = await school.newLeader('SCHOOLADMIN');
  today = toStamp(world.clock.now(), 'Asia/Shanghai').slice(0, 8);
});
afterAll(() => world.close());

let made = 0;
const create = (name: string, change: object = {}, by = admin) =>
  by.call(recordsApi.createStudent, {
    name,
    sex: null,
    birthday: null,
    studentNo: `S${++made}`,
    classId: null,
    ...change,
  });
const show = (studentId: string) => admin.call(recordsApi.student, { studentId });
const history = async (id: string, by = admin) =>
  (await by.call(recordsApi.history, { whose: 'student', id })).items.map(({ what }) => what);
const idOf = (person: Person | undefined) => person?.ids.studentId ?? '';

describe('taking a student in', () => {
  it('puts the student into a class with an account that works', async () => {
    const { classId } = await school.newClass(0, 8, '八年级(9)班');
    const { studentId, slip } = await create('覃雨', { studentNo: '2026-08-X_1', birthday: '20120229', classId });
    expect(slip).toMatchObject({ account: 's2026-08-X_1', className: '八年级(9)班' });
    const password = encodePassword(slip.password);
    expect(await world.stranger.call(sessionApi.login, { account: slip.account, password })).toMatchObject({
      loginType: 1,
    });
    expect(await show(studentId)).toMatchObject({
      name: '覃雨',
      birthday: '20120229',
      state: 'inactive',
      className: '八年级(9)班',
      gid: 8,
      stays: [{ classId, fromOn: today, toOn: null }],
    });
    expect(await history(studentId)).toEqual(['enrolled']);
  });

  it('refuses a number that the school gave before, and days that no calendar knows', async () => {
    await create('田一', { studentNo: 'twice' });
    const input = { name: '田二', sex: null, birthday: null, studentNo: 'twice', classId: null };
    expect((await admin.refused(recordsApi.createStudent, input)).reason).toBe('number-taken');
    const refused = await admin.refused(recordsApi.createStudent, { ...input, birthday: '20110230', studentNo: '' });
    expect(refused.data.fields).toEqual({ birthday: '日期不正确', studentNo: '请输入1-100位字母、数字及-_符号' });
  });
});

describe('the list of students', () => {
  it('finds by the beginning of every way a person is called, inside the school only', async () => {
    const own = await world.newSchool();
    const schoolAdmin = await own.newLeader('SCHOOLADMIN');
    const { classId } = await own.newClass(0, 9);
    await create('尉迟小敏', { studentNo: 'AB-77', classId, account: 'yuchi_01' }, schoolAdmin);
    await create('王小明', { studentNo: '0001' }, schoolAdmin);
    await create('王小明', { studentNo: '0002' });
    const names = async (filter: object) =>
      (await schoolAdmin.call(recordsApi.students, filter)).items.map(({ name }) => name);
    expect(await names({})).toEqual(['王小明', '尉迟小敏']);
    for (const search of ['王', '小明', 'wang', 'WangXiao', 'xiao ming', 'wxm', '0001', 's00001'])
      expect([search, await names({ search })]).toEqual([search, ['王小明']]);
    for (const search of ['尉迟', 'yuchi_', 'ab-7', 'ycxm'])
      expect([search, await names({ search })]).toEqual([search, ['尉迟小敏']]);
    expect([await names({ classId }), await names({ gid: 9 }), await names({ gid: 8 })]).toEqual([
      ['尉迟小敏'],
      ['尉迟小敏'],
      [],
    ]);
    expect([await names({ state: 'inactive' }), await names({ state: 'active' })]).toEqual([
      ['王小明', '尉迟小敏'],
      [],
    ]);
    expect(await names({ search: "%_'" })).toEqual([]);
  });

  it('pages by key and counts once', async () => {
    const own = await world.newSchool();
    const schoolAdmin = await own.newLeader('SCHOOLADMIN');
    const { students } = await own.newClass(53);
    const first = await schoolAdmin.call(recordsApi.students, {});
    const second = await schoolAdmin.call(recordsApi.students, { cursor: first.next ?? '' });
    expect([first.items.length, first.total, second.items.length, second.total]).toEqual([50, 53, 3, null]);
    const seen = new Set([...first.items, ...second.items].map(({ studentId }) => studentId));
    expect(seen).toEqual(new Set(students.map(idOf)));
    const { bytes } = await schoolAdmin.download(recordsApi.studentSheet, { format: 'csv' });
    expect(bytes.toString().trim().split('\n')).toHaveLength(54);
  });
});

describe('changing a student', () => {
  it('tells the second of two administrators; a new name is read anew and stands in the history', async () => {
    const { studentId } = await create('王明');
    const input = { studentId, revision: 1, sex: true, birthday: null, studentNo: `S${made}` };
    await admin.call(recordsApi.changeStudent, { ...input, name: '单明' });
    expect((await admin.refused(recordsApi.changeStudent, { ...input, name: '王鸣' })).reason).toBe('changed');
    expect((await admin.call(recordsApi.students, { search: 'shanming' })).items).toHaveLength(1);
    const { items } = await admin.call(recordsApi.history, { whose: 'student', id: studentId });
    expect(items[0]).toMatchObject({ what: 'changed', by: admin.ids.name, detail: { from: '王明', to: '单明' } });
  });

  it('moves one and many between classes, and keeps the way through them', async () => {
    const [from, to] = [await school.newClass(3), await school.newClass(1)];
    const ids = from.students.map(idOf);
    const move = { studentIds: ids, classId: to.classId, on: '20261001' };
    expect((await admin.refused(recordsApi.moveStudents, { ...move, on: '20260831' })).reason).toBe('day-out-of-order');
    expect((await admin.refused(recordsApi.moveStudents, { ...move, on: '29990101' })).reason).toBe('day-out-of-order');
    expect(await admin.call(recordsApi.moveStudents, move)).toEqual({ moved: 3 });
    expect(await admin.call(recordsApi.moveStudents, move)).toEqual({ moved: 0 });
    const one = await show(ids[0] ?? '');
    expect(one.stays).toMatchObject([
      { classId: to.classId, fromOn: '20261001', toOn: null },
      { classId: from.classId, fromOn: '20260901', toOn: '20261001' },
    ]);
    // Back on the same day: a slip of the hand is no error.
    await admin.call(recordsApi.moveStudents, { ...move, classId: from.classId });
    await admin.call(recordsApi.moveStudents, move);
    expect(await history(ids[0] ?? '')).toEqual(['moved', 'moved', 'moved']);
    const foreign = await (await world.newSchool()).newClass(1);
    expect((await admin.refused(recordsApi.moveStudents, { ...move, classId: foreign.classId })).code).toBe(-1404);
    expect(
      (await admin.refused(recordsApi.moveStudents, { ...move, studentIds: [idOf(foreign.students[0])] })).code,
    ).toBe(-1404);
  });

  it('lets a student leave at once, and come back into a class with the same password', async () => {
    const { classId, students } = await school.newClass(1);
    const [student] = students;
    const studentIds = [idOf(student)];
    await admin.call(recordsApi.leaveStudents, { studentIds, why: 'transferred', on: today });
    expect((await student?.refused(peopleApi.info, {}))?.code).toBe(-1008);
    const gone = await show(studentIds[0] ?? '');
    expect(gone).toMatchObject({
      state: 'left',
      leftWhy: 'transferred',
      className: null,
      can: { move: false, comeBack: true },
    });
    expect((await admin.refused(recordsApi.moveStudents, { studentIds, classId, on: today })).reason).toBe('changed');
    await admin.call(recordsApi.returnStudents, { studentIds, classId, on: today });
    expect(await show(studentIds[0] ?? '')).toMatchObject({ state: 'active', classId, leftWhy: null });
    expect(await history(studentIds[0] ?? '')).toEqual(['returned', 'left']);
  });

  it('resets the passwords of a class by a job; the slips are shown once', async () => {
    const { students } = await school.newClass(3);
    const ids = students.map(idOf);
    const { slip, jobId } = await admin.call(recordsApi.resetPasswords, { whose: 'student', ids });
    expect(slip).toBeNull();
    const done = await ended(jobId ?? '');
    const { batchId } = done.result as { batchId: string };
    const { items } = await admin.call(peopleApi.slips, { batchId });
    expect(items).toHaveLength(3);
    expect((await admin.call(peopleApi.slips, { batchId })).items).toEqual([]);
    const [first] = items;
    const password = encodePassword(first?.password ?? '');
    expect(await world.stranger.call(sessionApi.login, { account: first?.account ?? '', password })).toMatchObject({
      loginType: 1,
    });
  });

  it('leaves an account activated whose password is reset; only a new password is asked for', async () => {
    const { students } = await school.newClass(1);
    const [student] = students;
    const id = idOf(student);
    const { slip } = await admin.call(recordsApi.resetPasswords, { whose: 'student', ids: [id] });
    expect(await show(id)).toMatchObject({ state: 'active' });
    const secret = { account: slip?.account ?? '', password: encodePassword(slip?.password ?? '') };
    const login = await world.stranger.call(sessionApi.login, secret);
    const asStudent = world.stranger.with({ authorization: `Bearer ${'token' in login ? login.token : ''}` });
    const { originalPassword, passwordReset } = await asStudent.call(peopleApi.studentInfo, {});
    expect(passwordReset).toBe(true);
    const newPassword = encodePassword('Fresh2026');
    await asStudent.call(peopleApi.renewPassword, { password: originalPassword, newPassword });
    expect(await asStudent.call(peopleApi.studentInfo, {})).toMatchObject({
      originalPassword: '',
      passwordReset: false,
    });
    const again = await asStudent.refused(peopleApi.renewPassword, { password: originalPassword, newPassword });
    expect(again.reason).toBe('ticket-used');
  });
});

/** The job, once it has ended. */
async function ended(jobId: string) {
  for (;;) {
    const info = await admin.call(sessionApi.job, { jobId });
    if (info.status === 'done' || info.status === 'failed') return info;
    await new Promise(setImmediate);
  }
}

describe('what is read of a student', () => {
  it('is open to teachers of the class, without acts on the account, and to nobody else', async () => {
    const [mine, other] = [await school.newClass(1), await school.newClass(1)];
    const teacher = await school.newTeacher([mine.classId]);
    const [own, foreign] = [idOf(mine.students[0]), idOf(other.students[0])];
    await admin.call(recordsApi.disable, { whose: 'student', ids: [own] });
    const { can } = await teacher.call(recordsApi.student, { studentId: own });
    expect(Object.values(can)).not.toContain(true);
    expect(await history(own, teacher)).toEqual([]);
    expect(await history(own)).toEqual(['disabled']);
    expect((await teacher.refused(recordsApi.student, { studentId: foreign })).code).toBe(-1404);
    expect((await teacher.refused(recordsApi.history, { whose: 'student', id: foreign })).code).toBe(-1404);
    expect((await teacher.refused(recordsApi.history, { whose: 'class', id: mine.classId })).code).toBe(-1404);
    expect((await teacher.refused(recordsApi.students, {})).code).toBe(-1403);
  });

  it('is, for students, their own record with class, teachers and the classes before', async () => {
    const { classId, students } = await school.newClass(3, 8, '八年级(12)班');
    const teacher = await school.newTeacher([classId]);
    expect(await students[0]?.call(recordsApi.ownRecord, {})).toMatchObject({
      className: '八年级(12)班',
      classmates: 2,
      headTeacher: null,
      stays: [{ classId, toOn: null }],
      teachers: [{ subjectName: '初中数学', name: teacher.ids.name }],
    });
  });

  it('pages the history by key', async () => {
    const { studentId } = await create('常变');
    const number = `S${made}`;
    for (let at = 0; at < 31; at++)
      await admin.call(recordsApi.changeStudent, {
        studentId,
        revision: at + 1,
        name: '常变',
        sex: at % 2 === 0,
        birthday: null,
        studentNo: number,
      });
    const first = await admin.call(recordsApi.history, { whose: 'student', id: studentId });
    const second = await admin.call(recordsApi.history, { whose: 'student', id: studentId, cursor: first.next ?? '' });
    expect([first.items.length, second.items.map(({ what }) => what)]).toEqual([30, ['changed', 'enrolled']]);
  });
});

describe('erasing a student who has left', () => {
  it('takes away everything that names the person, and leaves the results to nobody', async () => {
    const { classId } = await school.newClass(0);
    const { studentId, slip } = await create('全忘', { classId, birthday: '20120101', studentNo: 'erase-me' });
    const { revision } = await admin.call(recordsApi.changeStudent, {
      studentId,
      revision: 1,
      name: '全忘记',
      sex: true,
      birthday: '20120101',
      studentNo: 'erase-me',
    });
    const erase = (change: object) =>
      admin.refused(recordsApi.eraseStudent, { studentId, revision, name: '全忘记', ...change });
    expect((await erase({})).reason).toBe('still-here');
    await admin.call(recordsApi.leaveStudents, { studentIds: [studentId], why: 'other', on: today });
    expect((await erase({ revision: revision + 1, name: '全忘' })).reason).toBe('name-differs');
    const input = { studentId, revision: revision + 1, name: '全忘记' };
    expect(await admin.call(recordsApi.eraseStudent, input)).toMatchObject({
      name: '已注销学生',
      birthday: null,
      sex: null,
      erased: true,
      can: { comeBack: false, erase: false },
    });
    expect((await show(studentId)).stays).toMatchObject([{ classId }]);
    const left = await world.services.database.asSystem((db) =>
      db.execute<{ text: string }>(`
        select to_jsonb(s)::text || to_jsonb(a)::text || (select json_agg(l)::text from life_event l where l.whose_id = s.id) as text
        from student s join account a on a.id = s.account_id where s.id = '${studentId}'`),
    );
    const traces = ['全忘', 'quan', 'erase-me', '20120101', '2012-01-01', slip.account];
    for (const trace of traces) expect(left[0]?.text).not.toContain(trace);
    expect(await history(studentId)).toEqual(['erased', 'left', 'changed', 'enrolled']);
    expect((await erase({ revision: revision + 2 })).reason).toBe('still-here');
    await create('新人', { studentNo: 'erase-me', account: slip.account }); // the number and the account are free again
  });

  it('takes away from where the person has logged in, by which WeChat, and the face', async () => {
    const { students } = await school.newClass(1);
    const { accountId = '', studentId = '', name = '' } = students[0]?.ids ?? {};
    const placesOf = () =>
      world.services.database.asSystem((db) =>
        db.execute<{ place: string }>(`
          select 'address' as place from login_address where account_id = '${accountId}'
          union all select 'weixin' from account_weixin where account_id = '${accountId}'
          union all select 'face' from head_image where account_id = '${accountId}'`),
      );
    await world.services.database.asSystem(async (db) => {
      await db.execute(`insert into login_address values ('${accountId}', 'an address', now())`);
      await db.execute(`insert into account_weixin values ('${accountId}', '${accountId}', null, now())`);
      await db.execute(
        `insert into head_image values ('${accountId}', '${school.schoolId}', gen_random_uuid(), '${'a'.repeat(64)}', 1, now())`,
      );
    });
    expect(await placesOf()).toHaveLength(3);
    await admin.call(recordsApi.leaveStudents, { studentIds: [studentId], why: 'transferred', on: today });
    await admin.call(recordsApi.eraseStudent, { studentId, revision: 2, name });
    expect(await placesOf()).toEqual([]);
  });

  it('leaves the account alone that another school knows', async () => {
    const elsewhere = await world.newSchool();
    const { students } = await school.newClass(1);
    const { accountId = '', studentId = '', name = '' } = students[0]?.ids ?? {};
    await world.services.database.asSystem((db) =>
      db.execute(
        `insert into role_grant (id, account_id, login_type, role, organisation_id, in_school_id) values (gen_random_uuid(), '${accountId}', 1, 'STUDENT', '${world.organisationId}', '${elsewhere.schoolId}')`,
      ),
    );
    await admin.call(recordsApi.leaveStudents, { studentIds: [studentId], why: 'transferred', on: today });
    await admin.call(recordsApi.eraseStudent, { studentId, revision: 2, name });
    const [row] = await world.services.database.asSystem((db) =>
      db.execute<{ name: string }>(`select name from account where id = '${accountId}'`),
    );
    expect(row?.name).toBe(name);
  });
});
