import { readFile } from 'node:fs/promises';
import { organisationApi as api, LOGO_LIMIT } from '@zhibi/contract/people/organisation';
import { encodePassword, sessionApi } from '@zhibi/contract/session';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import { actsOf, newForeigner, newOrgAdmin, sendForm } from '../../../test/organisation.js';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { newId } from '../../platform/ids.js';

let world: TestWorld;
let admin: Person;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  admin = await newOrgAdmin(world);
});
afterAll(() => world.close());

const form = (name: string) => ({
  name,
  shortName: name.slice(0, 4),
  regionId: null,
  firstGid: 7,
  lastGid: 9,
  schoolYear: 2026,
  memberId: '',
  hidden: false,
  schoolConfigs: ['SPEECH'],
  extQuestion: [],
  privacy: 'ink' as const,
});
let made = 0;
const newName = (base: string) => `${base}${String(++made).padStart(3, '0')}`;

describe('the schools of an organisation', () => {
  it('are made, found by name, reading and initials, and changed once for each time they were seen', async () => {
    const name = newName('青禾实验中学');
    const { schoolId } = await admin.call(api.createSchool, form(name));
    for (const words of [name, name.slice(-3), 'qinghe', 'qhsyzx']) {
      const { items } = await admin.call(api.schools, { words });
      expect(items.map((one) => one.schoolId)).toContain(schoolId);
    }
    const change = { ...form(name), shortName: '青禾', schoolId, revision: 1 };
    expect(await admin.call(api.saveSchool, change)).toEqual({ revision: 2 });
    const other = await newOrgAdmin(world);
    expect(await other.refused(api.saveSchool, { ...change, shortName: '后来' })).toMatchObject({
      code: -1409,
      reason: 'changed',
    });
    const [school] = (await admin.call(api.schools, { words: name })).items;
    expect(school).toMatchObject({ shortName: '青禾', revision: 2, stages: [2], schoolConfigs: ['SPEECH'] });
    expect((await actsOf(world, admin)).slice(-2)).toEqual(['school-created', 'school-changed']);
  });

  it('count their people and name none of them', async () => {
    const school = await world.newSchool();
    const { students } = await school.newClass(3);
    await school.newTeacher();
    await world.services.database.asSystem((db) =>
      db.execute(`update account set activated_at = null where id = '${students[0]?.ids.accountId}'`),
    );
    const rows = await admin.call(api.schools, { words: `测试学校${school.schoolId.slice(-4)}` });
    expect(rows.items.find((one) => one.schoolId === school.schoolId)).toMatchObject({
      classes: 1,
      students: 3,
      teachers: 1,
      accounts: 4,
      activated: 3,
    });
    const everything = JSON.stringify([
      rows,
      await admin.call(api.summary, {}),
      await admin.call(api.accounts, {}),
      await admin.call(api.codes, {}),
    ]);
    for (const student of students) expect(everything).not.toContain(student.ids.name);
  });

  it.each([
    ['a name that is taken', async () => ({ ...form((await newSchoolNamed()).name) }), 'school-name-taken'],
    ['grades turned round', async () => ({ ...form(newName('倒序学校')), firstGid: 9, lastGid: 7 }), 'grades-turned'],
  ])('are refused with %s', async (_, input, reason) => {
    expect(await admin.refused(api.createSchool, await input())).toMatchObject({ reason });
  });

  const newSchoolNamed = async () => {
    const name = newName('已有学校');
    return { name, ...(await admin.call(api.createSchool, form(name))) };
  };

  it('keep the grades in which they have classes', async () => {
    const { name, schoolId } = await newSchoolNamed();
    await world.services.database.asSystem((db) =>
      db.execute(`insert into school_class (school_id, id, name, gid) values ('${schoolId}', '${newId()}', '一班', 9)`),
    );
    const change = { ...form(name), lastGid: 8, schoolId, revision: 1 };
    expect((await admin.refused(api.saveSchool, change)).reason).toBe('grades-in-use');
  });

  it('that are locked are not changed', async () => {
    const { schoolId } = await world.newSchool({ dataLock: true });
    const refused = await admin.refused(api.saveSchool, { ...form(newName('锁定学校')), schoolId, revision: 1 });
    expect(refused.reason).toBe('school-locked');
  });

  it('of another organisation are not there', async () => {
    const { school, admin: stranger } = await newForeigner(world);
    const change = { ...form(newName('别人的学校')), schoolId: school.schoolId, revision: 1 };
    expect((await admin.refused(api.saveSchool, change)).code).toBe(-1404);
    const { items } = await stranger.call(api.schools, {});
    expect(items.map((one) => one.schoolId)).toEqual([school.schoolId]);
    expect((await admin.with({ 'x-school-id': school.schoolId }).refused(api.schools, {})).code).toBe(-1404);
  });

  it('page by key, each once, and are taken out as a table', async () => {
    for (let n = 0; n < 25; n++) await world.newSchool();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await admin.call(api.schools, { cursor });
      seen.push(...page.items.map((one) => one.schoolId));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    const { bytes } = await admin.download(api.exportSchools, { format: 'xlsx' });
    const [sheet] = await readExcelFile(bytes);
    expect(sheet?.data.length).toBe(seen.length + 1);
  });
});

describe('regions', () => {
  it('are opened and renamed, each name once, and what somebody else renamed is told', async () => {
    const name = newName('城东区');
    const { regionId } = await admin.call(api.createRegion, { name });
    expect((await admin.refused(api.createRegion, { name })).reason).toBe('region-name-taken');
    const renamed = newName('城西区');
    await admin.call(api.renameRegion, { regionId, name: renamed, revision: 1 });
    const late = { regionId, name: newName('城南区'), revision: 1 };
    expect((await admin.refused(api.renameRegion, late)).reason).toBe('changed');
    const { items } = await admin.call(api.regions, {});
    expect(items.find((one) => one.regionId === regionId)).toMatchObject({ name: renamed, schools: 0, revision: 2 });
  });

  it('show how many schools they have, and each school in its region', async () => {
    const { regionId } = await admin.call(api.createRegion, { name: newName('城北区') });
    const empty = await admin.call(api.createRegion, { name: newName('城中区') });
    const schools = [await world.newSchool({ regionId }), await world.newSchool({ regionId })];
    const { items } = await admin.call(api.regions, {});
    const countOf = (id: string) => items.find((one) => one.regionId === id)?.schools;
    expect([countOf(regionId), countOf(empty.regionId)]).toEqual([2, 0]);
    const listed = await admin.call(api.schools, { regionId });
    expect(listed.items.map(({ schoolId }) => schoolId).sort()).toEqual(schools.map(({ schoolId }) => schoolId).sort());
  });
});

describe('the accounts of leaders', () => {
  const account = () => `lead_${newId().slice(-8)}`;
  const leader = async (schoolId: string) =>
    admin.call(api.createAccount, { account: account(), name: '周启明', roles: ['SCHOOLADMIN'], schoolId });

  it('get a password that is shown once, works, and must be changed', async () => {
    const { schoolId } = await world.newSchool();
    const made = await leader(schoolId);
    const login = { account: made.account, password: encodePassword(made.password) };
    expect(await world.stranger.call(sessionApi.login, login)).toMatchObject({ loginType: 1 });
    const { items } = await admin.call(api.accounts, { schoolId });
    expect(items).toMatchObject([{ accountId: made.accountId, state: 'new', roles: ['SCHOOLADMIN'] }]);
    expect(JSON.stringify(items)).not.toContain(made.password);
  });

  it('are logged out when they are disabled or reset', async () => {
    const { schoolId } = await world.newSchool();
    const made = await leader(schoolId);
    const enter = async (password: string) => {
      const answer = await world.stranger.call(sessionApi.login, {
        account: made.account,
        password: encodePassword(password),
      });
      return world.stranger.with({ authorization: `Bearer ${'token' in answer ? answer.token : ''}` });
    };
    const first = await enter(made.password);
    const { password } = await admin.call(api.resetAccount, { accountId: made.accountId });
    expect((await first.refused(api.keys, {})).code).toBe(-1008);
    const second = await enter(password);
    await admin.call(api.switchAccount, { accountId: made.accountId, disabled: true });
    expect((await second.refused(api.keys, {})).code).toBe(-1008);
    await admin.call(api.switchAccount, { accountId: made.accountId, disabled: false });
    expect(await (await enter(password)).call(api.keys, {})).toEqual({ items: [] });
    expect((await actsOf(world, admin)).slice(-4)).toEqual([
      'account-created',
      'password-reset',
      'account-disabled',
      'account-enabled',
    ]);
  });

  it('change name, phone and roles, and the second administrator is told', async () => {
    const { schoolId } = await world.newSchool();
    const { accountId } = await leader(schoolId);
    const seen = { name: '周启明', phone: '', roles: ['SCHOOLADMIN' as const] };
    const change = { accountId, name: '周启', phone: '', roles: ['SCHOOLPRINCIPAL' as const], seen };
    await admin.call(api.saveAccount, change);
    expect((await admin.refused(api.saveAccount, change)).reason).toBe('changed');
    expect((await admin.call(api.accounts, { schoolId })).items).toMatchObject([
      { name: '周启', roles: ['SCHOOLPRINCIPAL'] },
    ]);
  });

  it('keep the organisation open: neither the own account nor the last administrator is disabled', async () => {
    const { admin: alone } = await newForeigner(world);
    const { accountId } = alone.ids;
    expect((await alone.refused(api.switchAccount, { accountId, disabled: true })).reason).toBe('last-administrator');
    const second = await alone.call(api.createAccount, {
      account: account(),
      name: '第二位',
      roles: ['ORGADMIN'],
      schoolId: null,
    });
    expect((await alone.refused(api.switchAccount, { accountId, disabled: true })).reason).toBe('yourself');
    await alone.call(api.switchAccount, { accountId: second.accountId, disabled: true });
    expect((await alone.refused(api.switchAccount, { accountId, disabled: true })).reason).toBe('last-administrator');
  });

  it.each([
    ['an administrator of the organisation in a school', { roles: ['ORGADMIN'] as const }, 'roles-do-not-meet'],
    ['a longer name than the organisation takes', { account: 'a'.repeat(17) }, 'account-too-long'],
  ])('are refused for %s', async (_, change, reason) => {
    const { school, admin: own } = await newForeigner(world);
    const setting = await own.call(api.setting, {});
    const { organisationId: _id, logo: _logo, customized: _custom, ...rest } = setting;
    await own.call(api.saveSetting, { ...rest, accountLongest: 16 });
    const input = { account: account(), name: '测试', roles: ['SCHOOLADMIN' as const], schoolId: school.schoolId };
    expect(
      (
        await own.refused(api.createAccount, {
          ...input,
          ...change,
          roles: [...((change as { roles?: readonly ['ORGADMIN'] }).roles ?? input.roles)],
        })
      ).reason,
    ).toBe(reason);
  });

  it('of another organisation are not there', async () => {
    const { admin: stranger } = await newForeigner(world);
    const { schoolId } = await world.newSchool();
    const { accountId } = await leader(schoolId);
    expect((await stranger.refused(api.resetAccount, { accountId })).code).toBe(-1404);
    expect((await stranger.refused(api.switchAccount, { accountId, disabled: true })).code).toBe(-1404);
    expect((await stranger.call(api.accounts, {})).items.map((one) => one.accountId)).toEqual([stranger.ids.accountId]);
  });
});

describe('the settings', () => {
  it('are changed once for each time they were seen', async () => {
    const { admin: own } = await newForeigner(world);
    const { organisationId: _, logo: _l, customized: _c, ...setting } = await own.call(api.setting, {});
    const change = { ...setting, name: '新的名字', returnAddresses: ['https://partner.example.org/app'] };
    expect(await own.call(api.saveSetting, change)).toEqual({ revision: 2 });
    expect((await own.refused(api.saveSetting, change)).reason).toBe('changed');
    expect(await own.call(api.setting, {})).toMatchObject({ name: '新的名字', revision: 2 });
  });

  it.each(['javascript:alert(1)', 'https://a:b@evil.example', 'https://x.example/?next=y', '//evil.example'])(
    'lead nobody back to %s',
    async (address) => {
      const { organisationId: _, logo: _l, customized: _c, ...setting } = await admin.call(api.setting, {});
      const refused = await admin.refused(api.saveSetting, { ...setting, returnAddresses: [address] });
      expect(refused.code).toBe(-1400);
    },
  );

  it('hold a logo that is judged by its content and shown to anybody', async () => {
    const path = api.uploadLogo.path;
    const text = await sendForm(world, admin, path, { file: Buffer.from('<svg onload="alert(1)"/>') });
    expect(text).toMatchObject({ code: -1409, data: { reason: 'no-picture' } });
    const big = await sendForm(world, admin, path, { file: Buffer.alloc(LOGO_LIMIT + 1) });
    expect(big).toMatchObject({ code: -1409, msg: '图片大小不能超过500kb' });
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const { data } = await sendForm(world, admin, path, { file: png });
    const { logo } = await admin.call(api.setting, {});
    expect(data.logo).toBe(logo);
    const shown = await world.stranger.send({ ...api.logo, path: logo as '/' }, {});
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
    await admin.call(api.removeLogo, {});
    expect((await world.stranger.send({ ...api.logo, path: logo as '/' }, {})).statusCode).toBe(404);
  });

  it('may have a logo that a telephone kept as HEIC', async () => {
    const heic = await readFile(new URL('../../../test/pictures/page.heic', import.meta.url));
    const { data } = await sendForm(world, admin, api.uploadLogo.path, { file: heic });
    const shown = await world.stranger.send({ ...api.logo, path: data.logo as '/' }, {});
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
    await admin.call(api.removeLogo, {});
  });
});

describe('signing keys', () => {
  it('are shown once, used by a gateway, and worth nothing once revoked', async () => {
    const school = await world.newSchool();
    const key = await admin.call(api.makeKey, { schoolId: school.schoolId, name: '一号网关' });
    const gateway = new Gateway(world, key);
    await gateway.status('connected');
    const listed = await admin.call(api.keys, { schoolId: school.schoolId });
    expect(listed.items).toMatchObject([
      { keyId: key.keyId, name: '一号网关', revokedAt: null, can: { revoke: true } },
    ]);
    expect(JSON.stringify(listed)).not.toContain(key.secret);
    await admin.call(api.revokeKey, { keyId: key.keyId });
    await expect(gateway.status('connected')).rejects.toThrow('-1403');
    expect((await actsOf(world, admin)).slice(-2)).toEqual(['signing-key-made', 'signing-key-revoked']);
  });

  it('are the school administrator’s own too, and nobody else’s', async () => {
    const [school, other] = [await world.newSchool(), await world.newSchool()];
    const leader = await school.newLeader('SCHOOLADMIN');
    const { keyId } = await leader.call(api.makeKey, { schoolId: school.schoolId, name: '校内网关' });
    expect((await leader.refused(api.makeKey, { schoolId: other.schoolId, name: '邻校' })).code).toBe(-1404);
    const neighbour = await other.newLeader('SCHOOLADMIN');
    expect((await neighbour.refused(api.revokeKey, { keyId })).code).toBe(-1404);
    await leader.call(api.revokeKey, { keyId });
  });
});
