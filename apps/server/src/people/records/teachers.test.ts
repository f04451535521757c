import { peopleApi } from '@zhibi/contract/people';
import { recordsApi } from '@zhibi/contract/people/records';
import { encodePassword, sessionApi } from '@zhibi/contract/session';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actFor } from '../../../test/acting.js';
import type { Person } from '../../../test/person.js';
import { JUNIOR_ENGLISH, JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';

let world: TestWorld;
let school: TestSchool;
let admin: Person;
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
  admin = await school.newLeader('SCHOOLADMIN');
});
afterAll(() => world.close());

const blank = { sex: null, teacherNo: null, phone: null, mainSubjectId: null, lessons: [] };
const create = (name: string, change: object = {}, by = admin) =>
  by.call(recordsApi.createTeacher, { name, ...blank, ...change });
const show = (teacherId: string) => admin.call(recordsApi.teacher, { teacherId });
const logIn = (account: string, password: string) =>
  world.stranger.call(sessionApi.login, { account, password: encodePassword(password) });
const history = async (id: string) =>
  (await admin.call(recordsApi.history, { whose: 'teacher', id })).items.map(({ what }) => what);
const audited = async (what: string, id: string) =>
  (
    await world.services.database.asSystem((db) =>
      db.execute<{ n: number }>(
        `select count(*)::int as n from audit where what = '${what}' and detail->'ids' @> '["${id}"]'`,
      ),
    )
  )[0]?.n;

describe('taking a teacher in', () => {
  it('makes an account from the number, whose initial password works once it is shown', async () => {
    const { classId } = await school.newClass(0);
    const lessons = [{ classId, subjectId: JUNIOR_MATHS }];
    const { teacherId, slip } = await create('曾雨薇', { teacherNo: 'A-0017', lessons, phone: '13800000017' });
    expect(slip).toMatchObject({ name: '曾雨薇', account: 'tA-0017' });
    expect(await logIn(slip.account, slip.password)).toMatchObject({ loginType: 1 });
    expect(await show(teacherId)).toMatchObject({
      teacherNo: 'A-0017',
      phone: '13800000017',
      state: 'inactive',
      roles: ['TEACHER'],
      revision: 1,
      lessons: [{ classId, subjectId: JUNIOR_MATHS, subjectName: '初中数学' }],
    });
    expect([await history(teacherId), await audited('teacher-hired', teacherId)]).toEqual([['hired'], 1]);
  });

  it('says which of number, phone and account is taken, also by another school', async () => {
    const elsewhere = await world.newSchool();
    const other = await elsewhere.newLeader('SCHOOLADMIN');
    await create('陆一', { teacherNo: 'T1', phone: '13800000001', account: 'lu_first' });
    const refused = async (change: object, by = admin) =>
      (await by.refused(recordsApi.createTeacher, { name: '陆二', ...blank, ...change })).reason;
    expect(await refused({ teacherNo: 'T1' })).toBe('number-taken');
    expect(await refused({ phone: '13800000001' }, other)).toBe('phone-taken');
    expect(await refused({ account: 'LU_First' }, other)).toBe('account-taken');
    await create('陆三', { teacherNo: 'T1' }, other); // numbers are each school's own
  });

  it('refuses what the field rules refuse, in their words', async () => {
    const refused = await admin.refused(recordsApi.createTeacher, {
      ...blank,
      name: '陆',
      phone: '12345678901',
      teacherNo: '一号',
      account: '1abcdef',
    });
    expect(refused.data.fields).toMatchObject({
      name: '请输入2-30个字符',
      phone: '手机号格式不正确',
      teacherNo: '请输入1-100位字母、数字及-_符号',
      account: '请输入6~16位字母、数字、下划线或短横线，以字母开头',
    });
  });

  it('refuses lessons in another stage, and does not find classes of another school', async () => {
    const { classId: primary } = await school.newClass(0, 3);
    const { classId: foreign } = await (await world.newSchool()).newClass(0);
    const refused = (classId: string) =>
      admin.refused(recordsApi.createTeacher, {
        name: '陆四',
        ...blank,
        lessons: [{ classId, subjectId: JUNIOR_MATHS }],
      });
    expect((await refused(primary)).reason).toBe('subject-outside');
    expect((await refused(foreign)).code).toBe(-1404);
  });
});

describe('the list of teachers', () => {
  it('is in the order of readings, found by name, reading, initials, number, account and phone, and pages by key', async () => {
    const own = await world.newSchool();
    const schoolAdmin = await own.newLeader('SCHOOLADMIN');
    const { classId } = await own.newClass(0);
    await create(
      '单小雨',
      { teacherNo: 'N77', phone: '13900000077', lessons: [{ classId, subjectId: JUNIOR_ENGLISH }] },
      schoolAdmin,
    );
    await create('安宁', { account: 'anning_99' }, schoolAdmin);
    const names = async (filter: object) =>
      (await schoolAdmin.call(recordsApi.teachers, filter)).items.map(({ name }) => name);
    expect(await names({})).toEqual(['安宁', '单小雨']);
    for (const search of ['小雨', 'shanxiao', 'Shan Xiao', 'sxy', 'n77', '1390000'])
      expect([search, await names({ search })]).toEqual([search, ['单小雨']]);
    expect(await names({ search: 'anning_' })).toEqual(['安宁']);
    expect(await names({ subjectId: JUNIOR_ENGLISH })).toEqual(['单小雨']);
    expect(await names({ classId })).toEqual(['单小雨']);
    expect(await names({ state: 'active' })).toEqual([]);
    expect(await names({ search: '%' })).toEqual([]);
    for (let at = 0; at < 50; at++) await own.newTeacher();
    const first = await schoolAdmin.call(recordsApi.teachers, {});
    const second = await schoolAdmin.call(recordsApi.teachers, { cursor: first.next ?? '' });
    expect([first.items.length, first.total, second.items.length, second.total, second.next]).toEqual([
      50,
      52,
      2,
      null,
      null,
    ]);
    expect((await schoolAdmin.refused(recordsApi.teachers, { cursor: 'nonsense' })).code).toBe(-1400);
  });

  it('comes out as a table in the language of the reader, with nothing that runs as a formula', async () => {
    const own = await world.newSchool();
    const schoolAdmin = await own.newLeader('SCHOOLADMIN');
    await create('=1+1', {}, schoolAdmin);
    const { bytes, name } = await schoolAdmin.download(recordsApi.teacherSheet, { format: 'xlsx' });
    expect(name).toMatch(/^教师-\d{8}\.xlsx$/);
    const [head, row] = await readSheet(bytes);
    expect([head?.[1], row?.[1]]).toEqual(['姓名', '=1+1']);
    const english = schoolAdmin.with({ 'accept-language': 'en' });
    expect((await english.download(recordsApi.teacherSheet, { format: 'csv' })).name).toMatch(/^Teachers-\d{8}\.csv$/);
  });
});

describe('changing a teacher', () => {
  it('tells the second of two administrators, and overwrites nothing', async () => {
    const second = await school.newLeader('SCHOOLADMIN');
    const { teacherId } = await create('文静');
    const input = { teacherId, revision: 1, ...blank, name: '文静' };
    await admin.call(recordsApi.changeTeacher, { ...input, sex: false });
    const refused = await second.refused(recordsApi.changeTeacher, { ...input, phone: '13700000001' });
    expect(refused).toMatchObject({ code: -1409, reason: 'changed' });
    expect(await show(teacherId)).toMatchObject({ sex: false, phone: null, revision: 2 });
  });

  it('keeps lessons, class and teacher in step: who edits the class meanwhile is told', async () => {
    const { classId } = await school.newClass(0);
    const { teacherId } = await create('步青');
    const { revision } = await admin.call(recordsApi.classRecord, { classId });
    const lessons = [{ classId, subjectId: JUNIOR_MATHS }];
    await admin.call(recordsApi.changeTeacher, { teacherId, revision: 1, ...blank, name: '步青云', lessons });
    const seen = await admin.call(recordsApi.classRecord, { classId });
    expect(seen.lessons).toMatchObject([{ teacherId, name: '步青云' }]);
    const input = { classId, className: '八年级(新)班', gid: 8, headTeacherId: null, lessons: [] };
    expect((await admin.refused(recordsApi.changeClass, { ...input, revision })).reason).toBe('changed');
    expect(await history(teacherId)).toEqual(['changed', 'hired']);
  });

  it('gives roles and takes them, but never the last administrator', async () => {
    const own = await world.newSchool();
    const schoolAdmin = await own.newLeader('SCHOOLADMIN');
    const { teacherId, slip } = await create('管全', { teacherNo: 'G1' }, schoolAdmin);
    const set = (revision: number, roles: ('SCHOOLADMIN' | 'SCHOOLPRINCIPAL')[]) => ({ teacherId, revision, roles });
    const raised = await schoolAdmin.call(recordsApi.setTeacherRoles, set(1, ['SCHOOLADMIN', 'SCHOOLPRINCIPAL']));
    expect(raised.roles.sort()).toEqual(['SCHOOLADMIN', 'SCHOOLPRINCIPAL', 'TEACHER']);
    const { token } = (await logIn(slip.account, slip.password)) as { token: string };
    const made = world.stranger.with({ authorization: `Bearer ${token}`, 'x-role-codes': 'SCHOOLADMIN' });
    expect((await made.call(recordsApi.teachers, {})).total).toBe(1);
    // The first administrator was never a teacher: once that one is gone, nobody else is left.
    await world.services.database.asSystem((db) =>
      db.execute(`update role_grant set ended_at = now() where account_id = '${schoolAdmin.ids.accountId}'`),
    );
    expect((await made.refused(recordsApi.setTeacherRoles, set(raised.revision, []))).reason).toBe(
      'last-administrator',
    );
    expect((await made.refused(recordsApi.leaveTeacher, { teacherId, revision: raised.revision })).reason).toBe(
      'yourself',
    );
    await made.call(recordsApi.setTeacherRoles, set(raised.revision, ['SCHOOLADMIN']));
  });
});

describe('the account of a teacher', () => {
  it('closes at once when disabled, and opens again', async () => {
    const teacher = await school.newTeacher();
    const ids = [teacher.ids.teacherId ?? ''];
    await admin.call(recordsApi.disable, { whose: 'teacher', ids });
    expect((await teacher.refused(peopleApi.info, {})).code).toBe(-1008);
    expect((await show(ids[0] ?? '')).state).toBe('disabled');
    expect(await admin.call(recordsApi.enable, { whose: 'teacher', ids })).toEqual({ changed: 1 });
    expect(await history(ids[0] ?? '')).toEqual(['enabled', 'disabled']);
  });

  it('gets a new initial password that ends every login; the old one is gone', async () => {
    const teacher = await school.newTeacher();
    const ids = [teacher.ids.teacherId ?? ''];
    const { slip, jobId } = await admin.call(recordsApi.resetPasswords, { whose: 'teacher', ids });
    expect(jobId).toBeNull();
    expect((await teacher.refused(peopleApi.info, {})).code).toBe(-1008);
    expect(await logIn(slip?.account ?? '', slip?.password ?? '')).toMatchObject({ loginType: 1 });
    expect(
      (
        await world.stranger.refused(sessionApi.login, {
          account: slip?.account ?? '',
          password: encodePassword('Zhibi2026'),
        })
      ).reason,
    ).toBe('bad-credentials');
  });

  it('is not touched where the account has roles outside of the school: no way in to those', async () => {
    const teacher = await school.newTeacher();
    await world.services.database.asSystem((db) =>
      db.execute(
        `insert into role_grant (id, account_id, login_type, role, organisation_id) values (gen_random_uuid(), '${teacher.ids.accountId}', 2, 'ORGADMIN', '${world.organisationId}')`,
      ),
    );
    const teacherId = teacher.ids.teacherId ?? '';
    const some = { whose: 'teacher' as const, ids: [teacherId] };
    expect((await admin.refused(recordsApi.resetPasswords, some)).reason).toBe('held-elsewhere');
    expect((await admin.refused(recordsApi.disable, some)).reason).toBe('held-elsewhere');
    const change = { teacherId, revision: 1, ...blank, name: teacher.ids.name, phone: '13600000001' };
    expect((await admin.refused(recordsApi.changeTeacher, change)).reason).toBe('held-elsewhere');
  });

  it('is not one that administrators close on themselves', async () => {
    const both = await school.newTeacher();
    const { revision } = await show(both.ids.teacherId ?? '');
    const teacherId = both.ids.teacherId ?? '';
    await admin.call(recordsApi.setTeacherRoles, { teacherId, revision, roles: ['SCHOOLADMIN'] });
    const self = both.as('SCHOOLADMIN');
    const some = { whose: 'teacher' as const, ids: [teacherId] };
    expect((await self.refused(recordsApi.disable, some)).reason).toBe('yourself');
    expect((await self.refused(recordsApi.resetPasswords, some)).reason).toBe('yourself');
  });
});

describe('a teacher who leaves', () => {
  it('loses roles, lessons and logins, keeps the history, and comes back without the lessons', async () => {
    const { classId } = await school.newClass(0);
    const teacher = await school.newTeacher([classId]);
    const teacherId = teacher.ids.teacherId ?? '';
    const left = await admin.call(recordsApi.leaveTeacher, { teacherId, revision: 1 });
    expect(left).toMatchObject({ state: 'left', lessons: [], roles: [], can: { edit: false, comeBack: true } });
    expect((await teacher.refused(peopleApi.info, {})).code).toBe(-1008);
    const lists = async (state?: 'left') =>
      (await admin.call(recordsApi.teachers, { state, search: teacher.ids.name })).items.length;
    expect([await lists(), await lists('left')]).toEqual([0, 1]);
    const back = await admin.call(recordsApi.returnTeacher, { teacherId, revision: left.revision });
    expect(back).toMatchObject({ state: 'active', lessons: [], roles: ['TEACHER'] });
    expect(await history(teacherId)).toEqual(['returned', 'left']);
  });
});

describe('who may', () => {
  it('a principal reads and writes nothing; operations act in the chosen school; others find nothing', async () => {
    const { teacherId } = await create('闻知');
    const principal = await school.newLeader('SCHOOLPRINCIPAL');
    expect((await principal.call(recordsApi.teacher, { teacherId })).can).toMatchObject({
      edit: false,
      leave: false,
      disable: false,
    });
    expect((await principal.refused(recordsApi.leaveTeacher, { teacherId, revision: 1 })).code).toBe(-1403);
    const operations = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE'] });
    expect((await operations.refused(recordsApi.teacher, { teacherId })).code).toBe(-1404);
    const acting = await actFor(operations, school.schoolId);
    expect((await acting.call(recordsApi.leaveTeacher, { teacherId, revision: 1 })).state).toBe('left');
    const stranger = await (await world.newSchool()).newLeader('SCHOOLADMIN');
    expect((await stranger.refused(recordsApi.teacher, { teacherId })).code).toBe(-1404);
  });

  it('nobody changes anything while the data of the school is locked; it is still read', async () => {
    const locked = await world.newSchool({ dataLock: true });
    const schoolAdmin = await locked.newLeader('SCHOOLADMIN');
    const teacher = await locked.newTeacher();
    const [row] = (await schoolAdmin.call(recordsApi.teachers, {})).items;
    expect(row?.can).toMatchObject({ edit: false, disable: false, leave: false });
    expect(
      (await schoolAdmin.refused(recordsApi.leaveTeacher, { teacherId: teacher.ids.teacherId ?? '', revision: 1 }))
        .reason,
    ).toBe('school-locked');
  });
});
