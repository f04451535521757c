import { operationsApi, type SchoolTerms } from '@zhibi/contract/operations';
import { organisationApi } from '@zhibi/contract/people/organisation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actFor } from '../../../test/acting.js';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';

let world: TestWorld;
let school: TestSchool;
let operator: Person;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  school = await world.newSchool();
  const { classId } = await school.newClass(3);
  await school.newTeacher([classId]);
  operator = await actFor(await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE'] }), school.schoolId);
});
afterAll(() => world.close());

const terms: SchoolTerms = {
  contractNo: 'ZB-2026-17',
  startsOn: '20260901',
  endsOn: '20290831',
  students: 600,
  note: '含印刷',
  contacts: [{ name: '周敏', task: '教务主任', phone: '0571-8800 1234', mail: 'zhou@school.test' }],
};
const state = () => operator.call(operationsApi.schoolState, {});

it('before anything was agreed on nothing is shown; what is written down is there, of its revision', async () => {
  expect(await state()).toMatchObject({ revision: 0, terms: { contractNo: '', contacts: [] } });
  expect(await operator.call(operationsApi.saveSchoolTerms, { terms, revision: 0 })).toEqual({ revision: 1 });
  expect(await state()).toMatchObject({ revision: 1, terms, quotas: { students: { now: 3, agreed: 600 } } });
});

it('is not overwritten by who had read an older one', async () => {
  const late = await operator.refused(operationsApi.saveSchoolTerms, { terms, revision: 0 });
  expect(late).toMatchObject({ code: -1409, reason: 'changed' });
  expect(await operator.call(operationsApi.saveSchoolTerms, { terms: { ...terms, note: '' }, revision: 1 })).toEqual({
    revision: 2,
  });
});

it('that ends before it starts, or names nobody, is refused', async () => {
  for (const wrong of [
    { ...terms, endsOn: '20260831' },
    { ...terms, contacts: [{ name: '', task: '', phone: '', mail: '' }] },
    { ...terms, contacts: [{ name: '周敏', task: '', phone: '', mail: 'nowhere' }] },
  ])
    expect((await operator.refused(operationsApi.saveSchoolTerms, { terms: wrong, revision: 2 })).code).toBe(-1400);
});

it('names and numbers of contacts do not stand in the audit', async () => {
  const { items } = await operator.call(operationsApi.audit, { what: 'school-terms' });
  expect(items.length).toBeGreaterThan(0);
  expect(JSON.stringify(items.map(({ facts }) => facts))).not.toMatch(/周敏|8800/);
});

it('the health says of each part what it was judged by', async () => {
  const { health, used } = await state();
  const partOf = (name: string) => health.parts.find(({ part }) => part === name);
  expect(partOf('prints')).toEqual({ part: 'prints', points: 15, of: 15, by: 0 });
  expect(partOf('homework')).toMatchObject({ points: null, by: null });
  expect(partOf('backup')).toEqual({ part: 'backup', points: 0, of: 10, by: null });
  expect(used).toMatchObject({ homework: 0, printOrders: 0 });
});

it('one share of activated accounts is told, of the school as in the list of schools', async () => {
  // A leader who is no teacher may log in, and is none of the people whose activation is counted.
  await school.newLeader('SCHOOLPRINCIPAL');
  const { items } = await operator.call(organisationApi.schools, {});
  const { accounts = 0, activated = 0 } = items.find((one) => one.schoolId === school.schoolId) ?? {};
  const { by } = (await state()).health.parts.find(({ part }) => part === 'accounts') ?? {};
  expect(accounts).toBe(4);
  expect(by).toBeCloseTo(activated / accounts, 2);
});

it('is for operations that act for the school alone', async () => {
  const admin = await school.newLeader('SCHOOLADMIN');
  expect((await admin.refused(operationsApi.schoolState, {})).code).toBe(-1403);
});
