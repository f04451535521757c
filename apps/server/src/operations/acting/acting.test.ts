import { operationsApi } from '@zhibi/contract/operations';
import { organisationApi } from '@zhibi/contract/people/organisation';
import { recordsApi } from '@zhibi/contract/people/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actFor } from '../../../test/acting.js';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { openClient } from '../../platform/pools.js';

const MINUTE_MS = 60_000;
const wish = { reason: '排查九(3)班作业收不上来', ticket: '#2417', minutes: 30 } as const;

let world: TestWorld;
let school: TestSchool;
let admin: Person;
let operator: Person;
beforeAll(async () => {
  world = await openTestWorld({ ACCESS_TOKEN_S: '86400', WORKERS: '0' }); // the clock goes on by hours
  school = await world.newSchool();
  await school.newTeacher();
  admin = await school.newLeader('SCHOOLADMIN');
  operator = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE'], name: '沈怀远' });
});
afterAll(() => world.close());

const here = () => operator.with({ 'x-school-id': school.schoolId });
const teachers = () => here().call(recordsApi.teachers, {});
const refusedTeachers = () => here().refused(recordsApi.teachers, {});
const newest = async (person = admin) => (await person.call(operationsApi.actings, {})).items[0];

describe('operations in a school', () => {
  it('say why and for how long before anything of it is shown', async () => {
    expect(await refusedTeachers()).toMatchObject({ code: -1403, reason: 'acting-over' });
    expect(
      (await operator.refused(operationsApi.beginActing, { ...wish, schoolId: school.schoolId, reason: '看' })).code,
    ).toBe(-1400);
    const begun = await operator.call(operationsApi.beginActing, { ...wish, schoolId: school.schoolId });
    expect(begun).toMatchObject({ reason: wish.reason, ticket: '#2417', schoolId: school.schoolId });
    expect((await teachers()).items).toHaveLength(1);
    expect((await operator.call(operationsApi.acting, {})).acting).toEqual(begun);
  });

  it('act in one school at a time, and in none that they do not reach', async () => {
    const other = await world.newSchool();
    await actFor(operator, other.schoolId);
    expect((await refusedTeachers()).reason).toBe('acting-over');
    await actFor(operator, school.schoolId);
    expect(await teachers()).toBeDefined();
    const unknown = { ...wish, schoolId: '01890000-0000-7000-8000-000000000000' };
    expect((await operator.refused(operationsApi.beginActing, unknown)).code).toBe(-1404);
    expect(await teachers()).toBeDefined(); // a wish that was refused ends nothing
  });

  it('stop when the time is over, in the middle of their work; extended it goes on, for eight hours at most', async () => {
    await actFor(operator, school.schoolId);
    world.clock.forward(29 * MINUTE_MS);
    await here().call(operationsApi.extendActing, { minutes: 15 });
    world.clock.forward(14 * MINUTE_MS);
    expect(await teachers()).toBeDefined();
    world.clock.forward(MINUTE_MS);
    expect((await refusedTeachers()).reason).toBe('acting-over');
    expect((await operator.refused(operationsApi.extendActing, { minutes: 15 })).reason).toBe('acting-over');
    expect((await operator.call(operationsApi.acting, {})).acting).toBeNull();

    await actFor(operator, school.schoolId);
    for (let hour = 0; hour < 7; hour++) {
      await here().call(operationsApi.extendActing, { minutes: 120 });
      if (hour < 6) world.clock.forward(59 * MINUTE_MS);
    }
    world.clock.forward(7 * MINUTE_MS);
    expect((await operator.refused(operationsApi.extendActing, { minutes: 120 })).reason).toBe('acting-too-long');
  });

  it('stop when they leave, also from another tab', async () => {
    await actFor(operator, school.schoolId);
    await Promise.all([1, 2].map(() => operator.call(operationsApi.endActing, {})));
    expect((await refusedTeachers()).reason).toBe('acting-over');
  });

  it('are of no matter to another login of the same person', async () => {
    await actFor(operator, school.schoolId);
    const { token } = await world.signIn(operator);
    const elsewhere = here().with({ authorization: `Bearer ${token}` });
    expect((await elsewhere.refused(recordsApi.teachers, {})).reason).toBe('acting-over');
  });
});

describe('the school', () => {
  it('sees who acted for it, why, when, and what was called', async () => {
    await actFor(operator, school.schoolId);
    await teachers();
    const [row] = (await here().call(recordsApi.teachers, { search: '测试' })).items;
    const left = { teacherId: row?.teacherId ?? '', revision: -1 };
    await here().refused(recordsApi.leaveTeacher, left);
    await operator.call(operationsApi.endActing, {});

    const seen = await newest();
    expect(seen).toMatchObject({ operator: '沈怀远', reason: '排查作业收不上来', reads: 2, changes: 1 });
    expect(seen?.endTime).not.toBe('');
    const actingId = seen?.actingId ?? '';
    const { items } = await admin.call(operationsApi.actingCalls, { actingId });
    expect(items.map(({ path, isChange }) => [path, isChange])).toEqual([
      [recordsApi.leaveTeacher.path, true],
      [recordsApi.teachers.path, false],
      [recordsApi.teachers.path, false],
    ]);
    const changes = await admin.call(operationsApi.actingCalls, { actingId, changesOnly: true });
    expect(changes.items).toHaveLength(1);
    expect(await newest(operator)).toEqual(seen); // operations see those of every school
  });

  it('sees as a change what may be written while it is locked as well', async () => {
    await actFor(operator, school.schoolId);
    const terms = { contractNo: 'HT-1', startsOn: null, endsOn: null, students: null, note: '', contacts: [] };
    await here().call(operationsApi.saveSchoolTerms, { terms, revision: 0 });
    await here().call(operationsApi.audit, {});
    await here().call(operationsApi.acting, {}); // the screen asks by itself
    await operator.call(operationsApi.endActing, {});
    expect(await newest()).toMatchObject({ reads: 1, changes: 1 });
  });

  it('hears of no other school, and teachers hear of none', async () => {
    const { actingId = '' } = (await newest()) ?? {};
    const stranger = await (await world.newSchool()).newLeader('SCHOOLADMIN');
    expect((await stranger.call(operationsApi.actings, {})).items).toEqual([]);
    expect((await stranger.refused(operationsApi.actingCalls, { actingId })).code).toBe(-1404);
    expect((await (await school.newTeacher()).refused(operationsApi.actings, {})).code).toBe(-1403);
  });

  it('pages through long work by key, past the number at which the rows of the audit have a digit more', async () => {
    const owner = await openClient(world.connection);
    await owner.query(`select setval('audit_id_seq', 970)`);
    await owner.end();
    await actFor(operator, school.schoolId);
    for (let at = 0; at < 52; at++) await teachers();
    const { actingId = '' } = (await newest()) ?? {};
    const first = await admin.call(operationsApi.actingCalls, { actingId });
    const rest = await admin.call(operationsApi.actingCalls, { actingId, cursor: first.next ?? undefined });
    expect([first.items.length, rest.items.length, rest.next]).toEqual([50, 2, null]);
    const wrong = { actingId, cursor: Buffer.from('["1; drop table audit"]').toString('base64url') };
    expect((await admin.refused(operationsApi.actingCalls, wrong)).code).toBe(-1400);
  });
});

describe('while they act, operations', () => {
  const issue = () => ({
    schoolId: school.schoolId,
    role: 'TEACHER' as const,
    amount: 2,
    classId: null,
    validUntil: '29991231',
  });

  it('switch the features and banks of this school alone, and two at once are one and one told refusal', async () => {
    const acting = await actFor(operator, school.schoolId);
    const [row] = (await acting.call(organisationApi.schools, {})).items;
    expect(row?.schoolId).toBe(school.schoolId);
    const wish = {
      schoolId: school.schoolId,
      revision: row?.revision ?? 0,
      schoolConfigs: ['SPEECH'],
      extQuestion: ['hwl'],
    };
    const both = await Promise.allSettled([1, 2].map(() => acting.call(organisationApi.saveFeatures, wish)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await acting.call(organisationApi.schools, {})).items[0]).toMatchObject({
      schoolConfigs: ['SPEECH'],
      extQuestion: ['hwl'],
      name: row?.name,
    });
    const other = { ...wish, schoolId: (await world.newSchool()).schoolId };
    expect((await acting.refused(organisationApi.saveFeatures, other)).code).toBe(-1404);
    expect((await operator.refused(organisationApi.saveFeatures, wish)).code).toBe(-1404);
  });

  it('issue and follow its activation codes, and see none of other schools', async () => {
    const acting = await actFor(operator, school.schoolId);
    const { batchId } = await acting.call(organisationApi.issueCodes, issue());
    expect((await acting.call(organisationApi.codeSlips, { which: { batchId } })).items).toHaveLength(2);
    expect((await acting.call(organisationApi.codes, {})).items).toHaveLength(2);
    expect((await operator.refused(organisationApi.codes, {})).code).toBe(-1404);
    const elsewhere = await actFor(operator, (await world.newSchool()).schoolId);
    expect((await elsewhere.call(organisationApi.codes, {})).items).toEqual([]);
    expect((await elsewhere.refused(organisationApi.codeSlips, { which: { batchId } })).code).toBe(-1404);
  });
});
