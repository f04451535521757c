import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { operationsApi } from '@zhibi/contract/operations';
import { recordsApi } from '@zhibi/contract/people/records';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { openClient } from '../../platform/pools.js';
import { checkAudit } from './check-command.js';
import { keepAuditChain } from './keep-chain.js';
import { factsOf, factsOfAct } from './rules.js';

let world: TestWorld;
let school: TestSchool;
let admin: Person;
let owner: pg.Client;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  school = await world.newSchool();
  admin = await school.newLeader('SCHOOLADMIN');
  owner = await openClient(world.connection);
});
afterAll(async () => {
  await owner?.end();
  await world?.close();
});

const enrol = (studentNo: string) =>
  admin.call(recordsApi.createStudent, { name: '录入', sex: null, birthday: null, studentNo, classId: null });
const check = () => checkAudit(world.services, 'en');
let nth = 0;
/** A whole chain over three new rows; answers their ids, the newest last. */
async function chained(): Promise<string[]> {
  await owner.query('truncate audit_link, audit');
  rmSync(join(world.folder, 'audit-head.json'), { force: true });
  for (let i = 0; i < 3; i++) await enrol(`chain-${++nth}`);
  await keepAuditChain(world.services);
  const { rows } = await owner.query<{ id: string }>(`select id::text from audit order by audit.id`);
  return rows.map(({ id }) => id);
}
let ids: string[];
beforeEach(async () => {
  ids = await chained();
});

it('holds while rows are only added, also where a transaction that began earlier commits later', async () => {
  const late = await openClient(world.connection);
  await late.query('begin');
  await late.query(`insert into audit (what, detail) values ('late', '{}')`);
  await enrol(`chain-${++nth}`);
  await keepAuditChain(world.services);
  await late.query('commit');
  await late.end();
  expect((await check()).holds).toBe(true);
  expect(await check()).toEqual({ holds: true, words: `The audit is whole: ${ids.length + 2} rows were checked.` });
});

it.each<[string, (id: string) => string, (id: string) => string]>([
  [
    'a row that was changed',
    (id) => `update audit set detail = '{"ids": []}' where id = ${id}`,
    (id) => `row ${id} was changed`,
  ],
  [
    'one whose time was changed',
    (id) => `update audit set at = at - interval '1 second' where id = ${id}`,
    (id) => `row ${id} was changed`,
  ],
  [
    'one whose author was changed',
    (id) => `update audit set account_id = gen_random_uuid() where id = ${id}`,
    (id) => `row ${id} was changed`,
  ],
  ['a row that is gone', (id) => `delete from audit where id = ${id}`, (id) => `row ${id} is gone`],
])('finds %s', async (_, statement, words) => {
  const id = ids[1] ?? '';
  await owner.query(statement(id));
  expect(await check()).toEqual({ holds: false, words: words(id) });
});

it('finds a row that was put in between, and does not link it', async () => {
  const id = Number(ids[0]) - 1;
  await owner.query(
    `insert into audit (id, at, what, detail) overriding system value values (${id}, now() - interval '2 hours', 'login', '{}')`,
  );
  await keepAuditChain(world.services);
  expect(await check()).toEqual({ holds: false, words: `row ${id} was put in` });
});

it('finds a row that went together with its link, in the middle and at the end', async () => {
  const both = (id: string | undefined) =>
    owner.query(
      `with gone as (delete from audit where id = ${id} returning id) delete from audit_link l using gone where l.audit_id = gone.id`,
    );
  await both(ids[1]);
  expect((await check()).words).toContain('link 2 of the chain is gone');
  ids = await chained();
  await both(ids.at(-1));
  expect((await check()).words).toContain('does not hold the head that was kept');
});

it('is looked through by person, record, act and day, page by page, and never into other schools', async () => {
  const { studentId } = await enrol(`chain-${++nth}`);
  const accountId = admin.ids.accountId ?? '';
  const list = (filter: object, by = admin) => by.call(operationsApi.audit, filter);
  const { items } = await list({ recordId: studentId });
  expect(items).toMatchObject([
    { who: admin.ids.name, accountId, what: 'student-enrolled', facts: [{ name: 'ids', before: null }] },
  ]);
  expect((await list({ accountId, what: 'student-enrolled' })).items.length).toBe(4);
  expect((await list({ what: 'login' })).items).toEqual([]);
  expect((await list({ to: '20000101' })).items).toEqual([]);
  await admin.call(operationsApi.keepRetention, { kind: 'imports', days: 100 });
  expect((await list({ what: 'retention-changed' })).items[0]?.facts).toEqual([
    { name: 'imports', before: '365', after: '100' },
  ]);
  await owner.query(
    `insert into audit (school_id, what, detail) select '${school.schoolId}', 'many', '{}' from generate_series(1, 60)`,
  );
  const first = await list({ what: 'many' });
  const second = await list({ what: 'many', cursor: first.next ?? undefined });
  expect([first.items.length, second.items.length, second.next]).toEqual([50, 10, null]);
  const elsewhere = await (await world.newSchool()).newLeader('SCHOOLADMIN');
  expect((await list({}, elsewhere)).items).toEqual([]);
});

it('names people, classes and schools that an act tells by their ids, of schools in reach alone', async () => {
  const { studentId } = await enrol(`chain-${++nth}`);
  const other = await world.newSchool();
  const stranger = await (await other.newLeader('SCHOOLADMIN')).call(recordsApi.createStudent, {
    name: '别校学生',
    sex: null,
    birthday: null,
    studentNo: 'x-1',
    classId: null,
  });
  await owner.query(
    `insert into audit (school_id, what, detail) values ('${school.schoolId}', 'many', '{"ids": ["${studentId}", "${stranger.studentId}"], "by": "${admin.ids.accountId}"}')`,
  );
  const { items } = await admin.call(operationsApi.audit, { recordId: studentId, what: 'many' });
  expect(items[0]?.names).toEqual({ [studentId]: '录入', [admin.ids.accountId ?? '']: admin.ids.name });
  const { bytes } = await admin.download(operationsApi.auditSheet, { recordId: studentId, what: 'many', format: 'csv' });
  expect(bytes.toString()).toContain(`录入 (${studentId})`);
});

it('is looked through by school, of those in reach', async () => {
  const keeper = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE_SYS'] });
  const { studentId } = await enrol(`chain-${++nth}`);
  const of = async (schoolId: string, by = keeper) =>
    (await by.call(operationsApi.audit, { recordId: studentId, schoolId })).items.length;
  const other = await world.newSchool();
  expect([await of(school.schoolId), await of(other.schoolId)]).toEqual([1, 0]);
  expect(await of(school.schoolId, await other.newLeader('SCHOOLADMIN'))).toBe(0);
});

it('is looked through for changes alone, or for looks', async () => {
  await owner.query(`insert into audit (school_id, what, detail) values
    ('${school.schoolId}', 'acted', '{"path": "/a", "change": false}'),
    ('${school.schoolId}', 'acted', '{"path": "/b", "change": true}'), ('${school.schoolId}', 'login', '{}')`);
  const whats = async (only?: 'changes' | 'looks') =>
    (await admin.call(operationsApi.audit, { only })).items.map(({ what }) => what);
  expect(await whats('looks')).toEqual(['login', 'acted']);
  expect(await whats('changes')).toEqual(['acted', 'student-enrolled', 'student-enrolled', 'student-enrolled']);
  expect(await whats()).toHaveLength(6);
});

it('tells what a change of a school was before and after', () => {
  const detail = { configs: [['SPEECH'], []], name: ['一中', '第一中学'] };
  expect(factsOfAct('school-features', detail)).toEqual([
    { name: 'configs', before: '["SPEECH"]', after: '[]' },
    { name: 'name', before: '一中', after: '第一中学' },
  ]);
  expect(factsOfAct('student-changed', { ids: ['a', 'b'] })).toEqual([
    { name: 'ids', before: null, after: '["a","b"]' },
  ]);
});

it('tells what was before and after wherever the act says it', () => {
  expect(factsOf({ mac: 'A', before: { state: 'spare', studentId: null }, state: 'in-use', studentId: 'x' })).toEqual([
    { name: 'state', before: 'spare', after: 'in-use' },
    { name: 'studentId', before: '', after: 'x' },
    { name: 'mac', before: null, after: 'A' },
  ]);
});

it('is taken out as a table that runs no formula, which stands in the audit too', async () => {
  await owner.query(
    `insert into audit (school_id, what, detail) values ('${school.schoolId}', 'noted', '{"note": "=1+1"}')`,
  );
  const { bytes } = await admin.download(operationsApi.auditSheet, { what: 'noted', format: 'csv' });
  expect(bytes.toString()).toContain('备注: =1+1');
  expect(bytes.toString()).not.toMatch(/(^|,)"?[=+@-]/m);
  expect((await admin.call(operationsApi.audit, { what: 'audit-exported' })).items).toHaveLength(1);
});

it.each([
  ['zh', '登录被拒绝', '方式: 合作平台跳转', '事由: 账号或密码错误', '登录类型: 学校用户'],
  ['en', 'Login refused', 'Partner platform', 'Wrong account or password', 'School users'],
] as const)(
  'is taken out in the words of its reader, with times that a table keeps: %s',
  async (language, ...words) => {
    await owner.query(
      `insert into audit (school_id, what, at, detail) values ('${school.schoolId}', 'login-refused', '2026-11-27T20:46:55Z',
      '{"by": "hand-over", "reason": "bad-credentials", "loginType": 1}')`,
    );
    const reader = admin.with({ 'accept-language': language });
    const { bytes } = await reader.download(operationsApi.auditSheet, { what: 'login-refused', format: 'csv' });
    expect(bytes.toString()).toContain('2026-11-28 04:46:55');
    for (const word of words) expect(bytes.toString()).toContain(word);
  },
);

it('tells of which school somebody is who logged in', async () => {
  const keeper = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE_SYS'] });
  const teacher = await school.newTeacher([]);
  const accountId = teacher.ids.accountId ?? '';
  await owner.query(
    `insert into audit (account_id, what, detail) values ('${accountId}', 'login', '{"loginType": 1}')`,
  );
  const { items } = await keeper.call(operationsApi.audit, { accountId, what: 'login' });
  expect(items[0]?.school).not.toBeNull();
  expect(items.every(({ school: name }) => name === items[0]?.school)).toBe(true);
});

it('is looked through by the number that people see, and never over reversed days', async () => {
  await owner.query(
    `insert into audit (school_id, what, detail) values ('${school.schoolId}', 'print-approved', '{"number": "P000003"}')`,
  );
  const { items } = await admin.call(operationsApi.audit, { recordId: 'P000003' });
  expect(items.map(({ what }) => what)).toEqual(['print-approved']);
  const reversed = { from: '20261129', to: '20261120' };
  expect((await admin.refused(operationsApi.audit, reversed)).reason).toBe('days-reversed');
});
