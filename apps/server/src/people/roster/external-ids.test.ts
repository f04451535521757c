import { rosterApi } from '@zhibi/contract/people/roster';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RosterClient } from '../../../test/roster.js';
import { openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';

let world: TestWorld;
let school: TestSchool;
let client: RosterClient;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  school = await world.newSchool();
  client = new RosterClient(await school.newLeader('SCHOOLADMIN'));
});

interface User {
  id: string;
  name: string;
  identifier?: string;
  username?: string;
  role?: string;
}
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const csv = (head: string, rows: readonly (readonly string[])[]) =>
  strToU8([head, ...rows.map((row) => row.map(quoted).join(','))].join('\n'));

/** A package as another system writes it: everybody in one class. */
const packageOf = (users: readonly User[]) =>
  zipSync({
    'manifest.csv': csv('propertyName,value', [['oneroster.version', '1.2']]),
    'classes.csv': csv('sourcedId,title,grades,classType', [['c/1', '8-1', '08', 'homeroom']]),
    'users.csv': csv(
      'sourcedId,status,username,givenName,familyName,identifier,role',
      users.map(({ id, name, identifier = '', username = '', role = 'student' }) => [
        id,
        '',
        username,
        name,
        '',
        identifier,
        role,
      ]),
    ),
    'enrollments.csv': csv(
      'classSourcedId,userSourcedId,role',
      users.map(({ id, role = 'student' }) => ['c/1', id, role]),
    ),
  });
const checked = async (users: readonly User[], kind: 'students' | 'teachers' = 'students') =>
  client.check(await client.upload(packageOf(users), kind));
const brought = async (users: readonly User[]) => client.apply(await checked(users));
const students = () =>
  world.services.database.asSystem((db) =>
    db.execute<{ id: string; name: string; no: string; external: string | null }>(
      `select id, name, student_no as no, external_id as external from student where school_id = '${school.schoolId}' order by name`,
    ),
  );

describe('the id of another system', () => {
  it.each([
    ['a UUID', '0b6f1d3e-9a52-4d8e-8f3c-1f0a52c1b001'],
    ['an address', 'urn:uuid:abc/δ#17?x=1&y=2'],
    ['words with spaces and signs', 'O\'Neil, 小明 (八·1) "甲"'],
    ['another script', '学生—０１'],
    ['a long one', 'x'.repeat(255)],
    ['a formula of a spreadsheet', '=1+1'],
    ['digits that begin with zeros', '000123'],
  ])('may be %s: it is no student number, and the same student is found by it again', async (_, id) => {
    await brought([{ id, name: '林若溪' }]);
    const [one] = await students();
    expect(one).toMatchObject({ external: id, name: '林若溪' });
    expect(one?.no).toMatch(/^\d{4}0801\d\d$/);
    expect((await checked([{ id, name: '林若溪' }])).counts).toMatchObject({ unchanged: 1, added: 0 });
  });

  it('tells students apart whose ids differ by a sign or by case', async () => {
    await brought([
      { id: 'a-1', name: '甲一' },
      { id: 'A-1', name: '乙二' },
      { id: 'a 1', name: '丙三' },
    ]);
    expect(new Set((await students()).map(({ external }) => external)).size).toBe(3);
  });

  it('longer than any is refused with its row, not cut', async () => {
    const one = await checked([{ id: 'x'.repeat(256), name: '林若溪' }]);
    expect((await client.rows(one))[0]?.problems[0]).toMatchObject({ field: 'externalId', reason: 'external-id' });
  });

  it('comes to a student who was there by number, and is taken back with the import', async () => {
    await client.brought('学号,姓名,班级\n1001,林若溪,8-1\n');
    const one = await checked([{ id: 'S/1', name: '林若溪', identifier: '1001' }]);
    expect((await client.rows(one))[0]?.changes).toEqual([{ field: 'externalId', from: '', to: 'S/1' }]);
    await client.apply(one);
    expect(await students()).toMatchObject([{ no: '1001', external: 'S/1' }]);
    await client.undo(one);
    expect(await students()).toMatchObject([{ no: '1001', external: null }]);
  });

  it('that names one student while the number names another asks a person', async () => {
    await client.brought('学号,姓名,班级\n1001,林若溪,8-1\n');
    await brought([{ id: 'S/2', name: '周宁', identifier: '1002' }]);
    const both = await checked([{ id: 'S/2', name: '周宁', identifier: '1001' }]);
    expect((await client.rows(both))[0]?.problems.map(({ reason }) => reason)).toContain('keys-differ');
    const other = await checked([{ id: 'S/2', name: '周宁', identifier: '1003' }]);
    expect((await client.rows(other))[0]?.problems).toMatchObject([{ reason: 'number-differs' }]);
  });

  it('twice in one list is told', async () => {
    const one = await checked([
      { id: 'S/1', name: '甲一' },
      { id: 'S/1', name: '乙二' },
    ]);
    const reasons = (await client.rows(one)).map(({ problems }) =>
      problems.map(({ field, reason }) => [field, reason]),
    );
    expect(reasons).toEqual([[['externalId', 'twice']], [['externalId', 'twice']]]);
  });

  it('is of one school: another may know somebody by the same one', async () => {
    await brought([{ id: 'S/1', name: '林若溪' }]);
    school = await world.newSchool();
    client = new RosterClient(await school.newLeader('SCHOOLADMIN'));
    expect((await checked([{ id: 'S/1', name: '林若溪' }])).counts).toMatchObject({ added: 1 });
  });

  it('is that of teachers too', async () => {
    const teacher = { id: 'T#1/教', name: '陈一', role: 'teacher' };
    await client.apply(await checked([teacher], 'teachers'));
    expect((await checked([teacher], 'teachers')).counts).toMatchObject({ unchanged: 1, added: 0 });
  });

  it('in a package of our own is no news', async () => {
    await client.brought('学号,姓名,班级\n1001,林若溪,8-1\n');
    const { bytes } = await client.admin.download(rosterApi.export, { kind: 'students', format: 'oneroster' });
    expect((await client.check(await client.upload(bytes))).counts).toMatchObject({ unchanged: 1 });
  });
});
