import { peopleApi } from '@zhibi/contract/people';
import { recordsApi } from '@zhibi/contract/people/records';
import { rosterApi } from '@zhibi/contract/people/roster';
import { encodePassword, sessionApi } from '@zhibi/contract/session';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RosterClient } from '../../../test/roster.js';
import { openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';

let world: TestWorld;
let school: TestSchool;
let rosterClient: RosterClient;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

async function newSchool(): Promise<RosterClient> {
  school = await world.newSchool();
  rosterClient = new RosterClient(await school.newLeader('SCHOOLADMIN'));
  return rosterClient;
}
const query = <T extends Record<string, unknown>>(text: string) =>
  world.services.database.asSystem((db) => db.execute<T>(text));
const count = async (table: string) =>
  (await query<{ n: number }>(`select count(*)::int as n from ${table} where school_id = '${school.schoolId}'`))[0]?.n;

const list = `学号,姓名,性别,出生日期,班级
2026080101,王小明,男,2013/3/1,八年级(1)班
2026080102,曾黎,女,2013年12月5日,初二1班
2026080201,李雷,,,8-2
,没有号,男,,8-2
2026080202,张,女,,8-2
2026080203,赵六,外星,2031-01-01,十三年级1班
2026080204,孙七,男,,8-2
2026080204,周八,男,,8-2
`;

describe('the dry run', () => {
  it('says what would become of each row and why, and writes nobody', async () => {
    const rows = await newSchool();
    const one = await rows.tried(list);
    expect(one).toMatchObject({ state: 'checked', form: 'csv', encoding: 'utf-8', rowCount: 8 });
    expect(one.counts).toMatchObject({ added: 3, bad: 2, conflict: 3 });
    expect(one.newClasses).toEqual([
      { name: '八年级(1)班', gid: 8, rows: 2 },
      { name: '八年级(2)班', gid: 8, rows: 1 },
    ]);
    const bad = await rows.rows(one, 'bad');
    expect(
      bad.map(({ rowNo, problems }) => [rowNo, problems.map(({ field, reason }) => `${field} ${reason}`)]),
    ).toEqual([
      [5, ['studentNo required']],
      [7, ['sex sex', 'birthday birthday', 'className grade-unknown']],
    ]);
    const doubtful = (await rows.rows(one, 'conflict')).map(
      ({ problems: [first] }) => first?.detail?.rows ?? first?.reason,
    );
    expect(doubtful).toEqual(['one-character', '9', '8']);
    expect(await count('student')).toBe(0);
  });

  it('makes no class for rows that wait for a word: a slip of one digit is no class of the school', async () => {
    const rows = await newSchool();
    const one = await rows.tried(`学号,姓名,班级\n2026080101,王小明,八年级(1)班\n2026080102,张,八年级(9)班\n`);
    expect(one.newClasses.map(({ name }) => name)).toEqual(['八年级(1)班']);
    const confirmed = await rows.admin.call(rosterApi.mend, { importId: one.importId, rowNo: 3, decision: 'confirm' });
    expect(confirmed.newClasses.map(({ name }) => name)).toEqual(['八年级(1)班', '八年级(9)班']);
  });

  it('checks a mended row again, with the rows that it met', async () => {
    const one = await (await newSchool()).tried(list);
    const { importId } = one;
    const mended = await rosterClient.admin.call(rosterApi.mend, {
      importId,
      rowNo: 9,
      cells: { studentNo: '2026080205' },
    });
    expect(mended.counts).toMatchObject({ added: 5, conflict: 1 });
    const back = await rosterClient.admin.call(rosterApi.mend, {
      importId,
      rowNo: 8,
      cells: { studentNo: '2026080205' },
    });
    expect(back.counts).toMatchObject({ added: 3, conflict: 3 });
    const without = await rosterClient.admin.call(rosterApi.mend, { importId, rowNo: 8, decision: 'skip' });
    expect(without.counts).toMatchObject({ added: 4, conflict: 1, skipped: 1 });
  });

  it('asks about a name of one character; whoever is called so is taken in, activates and is kept', async () => {
    const one = await (await newSchool()).tried('学号,姓名,班级\n2026080101,张,八年级(1)班\n');
    expect(one.confirmable).toEqual({ 'one-character': 1 });
    const { admin } = rosterClient;
    await admin.call(rosterApi.settle, { importId: one.importId, reason: 'one-character', decision: 'confirm' });
    const { slips } = await rosterClient.apply(one);
    const { items } = await admin.call(recordsApi.students, {});
    expect(items.map(({ name }) => name)).toEqual(['张']);
    const { studentId = '', revision = 0 } = items[0] ?? {};
    const change = { studentId, revision, name: '张', sex: true, birthday: null, studentNo: '2026080101' };
    expect(await admin.call(recordsApi.changeStudent, change)).toMatchObject({ name: '张', sex: true });
    expect(
      (await admin.refused(recordsApi.changeStudent, { ...change, revision: revision + 1, name: '李' })).code,
    ).toBe(-1400);
    const taken = await vi.waitUntil(
      async () => (await admin.call(peopleApi.slips, { batchId: slips?.batchId ?? '' })).items[0],
      { timeout: 20_000, interval: 100 },
    );
    const { account, password } = taken;
    const login = await world.stranger.call(sessionApi.login, { account, password: encodePassword(password) });
    const token = 'token' in login ? login.token : '';
    const student = world.stranger.with({ authorization: `Bearer ${token}` });
    const { originalPassword } = await student.call(peopleApi.studentInfo, {});
    await student.call(peopleApi.activateStudent, {
      name: '张',
      password: originalPassword,
      newPassword: encodePassword('Fresh2026'),
      sex: true,
      birthday: '20150101',
    });
    expect((await student.call(peopleApi.studentInfo, {})).originalPassword).toBe('');
  });

  it('leaves out a phone number that is wrong or somebody else’s, and takes the teacher', async () => {
    await newSchool();
    const phones = ['12345', '13800000061', '+86 138-0000-0062'];
    const list = phones.map((phone, at) => `T${at},教师${'甲乙丙'[at]},${phone}`).join('\n');
    const other = await world.newSchool();
    const elsewhere = new RosterClient(await other.newLeader('SCHOOLADMIN'));
    await elsewhere.brought('工号,姓名,手机\nX1,别校教师,13800000061\n', 'teachers');
    const one = await rosterClient.brought(`工号,姓名,手机\n${list}\n`, 'teachers');
    expect(one).toMatchObject({ applied: 3, counts: { added: 3 } });
    const reasons = (await rosterClient.rows(one)).map(({ problems }) => problems.map(({ reason }) => reason));
    expect(reasons).toEqual([['phone-left-out'], ['phone-taken'], []]);
    const { items } = await rosterClient.admin.call(recordsApi.teachers, {});
    expect(new Map(items.map(({ teacherNo, phone }) => [teacherNo, phone]))).toEqual(
      new Map([
        ['T0', null],
        ['T1', null],
        ['T2', '13800000062'],
      ]),
    );
  });

  it('remembers what the school said of its columns', async () => {
    await newSchool();
    const first = await rosterClient.upload('编号,姓名,备注\n1,王小明,x\n');
    expect(first.columns.map(({ field }) => field)).toEqual([null, 'name', null]);
    await rosterClient.check(first, { fields: ['studentNo', 'name', null] });
    const again = await rosterClient.upload('编号,姓名,备注\n1,王小明,x\n');
    expect(again.columns.map(({ field }) => field)).toEqual(['studentNo', 'name', null]);
  });

  it('wants the name, and no field twice', async () => {
    await newSchool();
    const { importId } = await rosterClient.upload('甲,乙\n1,2\n');
    const why = async (fields: ('name' | 'studentNo' | null)[]) =>
      (await rosterClient.admin.refused(rosterApi.check, { importId, fields, createClasses: true })).reason;
    expect([await why(['studentNo', null]), await why(['name', 'name'])]).toEqual(['field-missing', 'field-twice']);
  });
});

describe('applying', () => {
  it('takes people in with their classes, accounts and history, and begins their passwords', async () => {
    const one = await (await newSchool()).brought(list);
    expect(one).toMatchObject({ state: 'applied', applied: 3 });
    const { clazzs } = await rosterClient.admin.call(peopleApi.classes, {});
    expect(clazzs.map(({ className, gid }) => [className, gid])).toEqual([
      ['八年级(1)班', 8],
      ['八年级(2)班', 8],
    ]);
    const { items } = await rosterClient.admin.call(peopleApi.studentsOfClass, { classId: clazzs[0]?.classId ?? '' });
    expect(items.map(({ studentNo, name, sex, pinyin }) => [studentNo, name, sex, pinyin])).toEqual([
      ['2026080101', '王小明', true, 'wang xiao ming'],
      ['2026080102', '曾黎', false, 'zeng li'],
    ]);
    const [slips] = await query<{ n: number }>(
      `select count(*)::int as n from password_slip where batch_id = '${one.slips?.batchId}'`,
    );
    expect(slips?.n).toBe(3);
    expect((one.slips?.making ?? 0) + (one.slips?.ready ?? 0)).toBe(3);
    const ready = await vi.waitUntil(
      async () => {
        const { slips: now } = await rosterClient.admin.call(rosterApi.detail, { importId: one.importId });
        return now?.making === 0 ? now : undefined;
      },
      { timeout: 20_000, interval: 100 },
    );
    expect(ready.ready).toBe(3);
    const taken = await rosterClient.admin.call(peopleApi.slips, { batchId: ready.batchId });
    expect(taken.items.map(({ name }) => name).sort()).toEqual(['曾黎', '李雷', '王小明']);
    expect((await rosterClient.admin.call(rosterApi.detail, { importId: one.importId })).slips).toMatchObject({
      making: 0,
      ready: 0,
    });
    expect(await count('life_event')).toBe(5);
  });

  it('a second time changes nothing', async () => {
    await (await newSchool()).brought(list);
    const again = await rosterClient.tried(list);
    expect(again.counts).toMatchObject({ unchanged: 3, added: 0, changed: 0 });
  });

  it('changes what the list says otherwise, field by field, and leaves alone what it does not say', async () => {
    await (await newSchool()).brought(list);
    const change = '学号,姓名,性别,班级\n2026080101,王小明,女,8-2\n2026080102,曾黎,,\n';
    const one = await rosterClient.tried(change);
    expect((await rosterClient.rows(one, 'changed')).map(({ changes }) => changes)).toEqual([
      [
        { field: 'sex', from: 'male', to: 'female' },
        { field: 'className', from: '八年级(1)班', to: '八年级(2)班' },
      ],
    ]);
    expect((await rosterClient.apply(one)).applied).toBe(1);
    expect((await rosterClient.tried(change)).counts).toMatchObject({ unchanged: 2 });
  });

  it('leaves alone what somebody changed after the check', async () => {
    await (await newSchool()).brought(list);
    const one = await rosterClient.tried('学号,姓名,性别\n2026080101,王小明,女\n2026089999,新来的,男\n');
    await query(`update student set sex = null where school_id = '${school.schoolId}' and student_no = '2026080101'`);
    const other = await rosterClient.tried('学号,姓名\n2026089999,先来的\n');
    await rosterClient.apply(other);
    const applied = await rosterClient.apply(one);
    expect(applied).toMatchObject({ applied: 0 });
    expect((await rosterClient.rows(one, 'conflict')).map(({ problems }) => problems[0]?.reason)).toEqual([
      'changed-since',
      'changed-since',
    ]);
  });

  it('makes numbers where the list has none, and guards against a name that is there', async () => {
    await (await newSchool()).brought(list);
    const names = { kind: 'students' as const, text: '1. 李雷\n2. 韩梅梅\n韩梅梅\n欧阳锋', className: '八年级(2)班' };
    const one = await rosterClient.check(await rosterClient.admin.call(rosterApi.paste, names));
    expect(
      (await rosterClient.rows(one)).map(({ status, pinyin, problems }) => [status, pinyin, problems[0]?.reason]),
    ).toEqual([
      ['conflict', 'li lei', 'same-name'],
      ['conflict', 'han mei mei', 'twice-name'],
      ['conflict', 'han mei mei', 'twice-name'],
      ['added', 'ou yang feng', undefined],
    ]);
    const settled = await rosterClient.admin.call(rosterApi.settle, {
      importId: one.importId,
      reason: 'twice-name',
      decision: 'confirm',
    });
    expect(settled.counts).toMatchObject({ added: 3, conflict: 1 });
    await rosterClient.apply(one);
    const numbers = await query<{ student_no: string }>(
      `select student_no from student where school_id = '${school.schoolId}' and name in ('韩梅梅', '欧阳锋') order by 1`,
    );
    expect(numbers.map((row) => row.student_no)).toEqual(['2026080202', '2026080203', '2026080204']);
  });

  it('can be begun again: the same apply twice counts once', async () => {
    const one = await (await newSchool()).tried(list);
    const both = await Promise.all([1, 2].map(() => rosterClient.admin.send(rosterApi.apply, one)));
    // Where the first has been worked off before the second is looked at, the second comes too late.
    expect([200, 409]).toEqual(expect.arrayContaining(both.map(({ statusCode }) => statusCode)));
    expect(both.map(({ statusCode }) => statusCode)).toContain(200);
    await rosterClient.settled(one.importId);
    expect(await count('student')).toBe(3);
    expect((await rosterClient.admin.refused(rosterApi.apply, one)).reason).toBe('not-now');
  });
});

describe('undoing', () => {
  it('leaves nothing of people who were added and never used, nor of their classes', async () => {
    await newSchool();
    const one = await rosterClient.undo(await rosterClient.brought(list));
    expect(one).toMatchObject({ state: 'undone', undone: { takenBack: 3, kept: 0 } });
    expect([
      await count('student'),
      await count('school_class'),
      await count('class_student'),
      await count('life_event'),
    ]).toEqual([0, 0, 0, 0]);
    expect((await rosterClient.tried(list)).counts.added).toBe(3);
  });

  it('gives back what was changed', async () => {
    await (await newSchool()).brought(list);
    const change = '学号,姓名,性别,班级\n2026080101,王小明,女,8-2\n2026080201,李雷,男,\n';
    await rosterClient.undo(await rosterClient.brought(change));
    expect((await rosterClient.tried(list)).counts).toMatchObject({ unchanged: 3 });
    expect(
      (await rosterClient.rows(await rosterClient.tried(change), 'changed')).map(({ changes }) => changes.length),
    ).toEqual([2, 1]);
  });

  it('says who stays and why: used, or changed again since', async () => {
    const brought = await (await newSchool()).brought(list);
    const unmade = () =>
      query(`select from password_slip where batch_id = '${brought.slips?.batchId}' and sealed is null`);
    await vi.waitUntil(async () => (await unmade()).length === 0, { timeout: 20_000, interval: 100 });
    await query(
      `update account set activated_at = now() where id = (select account_id from student where school_id = '${school.schoolId}' and student_no = '2026080101')`,
    );
    await rosterClient.brought('学号,姓名,性别\n2026080201,李雷,男\n');
    const one = await rosterClient.undo(brought);
    expect(one.undone).toEqual({ takenBack: 1, kept: 2 });
    const rows = await rosterClient.rows(one, 'added');
    expect(rows.map(({ kept }) => kept?.reason)).toEqual(['used', undefined, 'touched']);
    expect(await count('school_class')).toBe(2);
  });

  it('ends after thirty days', async () => {
    const one = await (await newSchool()).brought(list);
    await query(
      `update roster_import set applied_at = now() - interval '30 days 1 minute' where id = '${one.importId}'`,
    );
    expect((await rosterClient.admin.refused(rosterApi.undo, one)).reason).toBe('too-late');
  });
});
