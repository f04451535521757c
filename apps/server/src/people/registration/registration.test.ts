import { peopleApi } from '@zhibi/contract/people';
import { organisationApi } from '@zhibi/contract/people/organisation';
import { registrationApi } from '@zhibi/contract/people/registration';
import { encodePassword, sessionApi } from '@zhibi/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCodes, newOrgAdmin } from '../../../test/organisation.js';
import { askForCode, newPhone, openMessageService } from '../../../test/outside-services.js';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { newId } from '../../platform/ids.js';

const { register } = registrationApi;

let world: TestWorld;
let admin: Person;
let school: TestSchool;
let service: Awaited<ReturnType<typeof openMessageService>>;
beforeAll(async () => {
  service = await openMessageService();
  world = await openTestWorld({ SMS_URL: service.url, SMS_KEY: 'key', WORKERS: '0' });
  admin = await newOrgAdmin(world);
  school = await world.newSchool();
});
afterAll(async () => {
  await world.close();
  await service.close();
});

/** Somebody with a phone that a code was sent to. */
async function newcomer(activationCode: string) {
  const phone = newPhone();
  await askForCode(world, phone, 'register');
  const code = await service.codeAt(phone);
  const account = `new_${newId().slice(-12)}`;
  return { account, password: encodePassword('Fresh2026'), name: '沈知行', phone, code, activationCode };
}

const codeOf = async (change: Parameters<typeof newCodes>[2] = {}) =>
  (await newCodes(admin, school.schoolId, change)).codes[0] ?? '';
const stateOf = async (code: string) => (await admin.call(organisationApi.codes, { words: code })).items[0];
const asPerson = (answer: { token: string } | object) =>
  world.stranger.with({ authorization: `Bearer ${'token' in answer ? answer.token : ''}` });

describe('registering', () => {
  it('makes a teacher of the school of the code, signed in and activated', async () => {
    const code = await codeOf();
    const input = await newcomer(code);
    const info = await asPerson(await world.stranger.call(register, input)).call(peopleApi.info, {});
    expect(info).toMatchObject({ isTeacher: true, name: '沈知行', schoolId: school.schoolId, originalPassword: '' });
    const { account, password } = input;
    expect(await world.stranger.call(sessionApi.login, { account, password })).toMatchObject({ loginType: 1 });
    expect(await stateOf(code)).toMatchObject({ state: 'used', usedBy: '沈知行' });
  });

  it('puts a student into the class of the code; the organisation is not told the name', async () => {
    const { classId } = await school.newClass(0);
    const code = await codeOf({ role: 'STUDENT', classId });
    const person = asPerson(await world.stranger.call(register, await newcomer(code.toLowerCase())));
    expect(await person.call(peopleApi.studentInfo, {})).toMatchObject({ isStudent: true, classList: [{ classId }] });
    const used = await stateOf(code);
    expect(used).toMatchObject({ state: 'used', usedBy: '' });
    const { items } = await admin.call(organisationApi.codeHistory, { codeId: used?.codeId ?? '' });
    expect(items.map(({ what, by }) => [what, by])).toEqual([
      ['issued', admin.ids.name],
      ['used', ''],
    ]);
  });

  it('with one code by a hundred at once lets one in', async () => {
    const code = await codeOf();
    const crowd: Awaited<ReturnType<typeof newcomer>>[] = [];
    for (let n = 0; n < 100; n++) crowd.push(await newcomer(code));
    const answers = await Promise.all(crowd.map((input) => world.stranger.send(register, input)));
    const reported = answers.map((answer) => answer.json() as { code: number; data: { reason?: string } });
    expect(reported.filter(({ code: answer }) => answer === 1)).toHaveLength(1);
    expect(new Set(reported.filter(({ code: one }) => one !== 1).map(({ data }) => data.reason))).toEqual(
      new Set(['activation-code-used']),
    );
    const made = await world.services.database.asSystem((db) =>
      db.execute(`select from account where account in (${crowd.map(({ account }) => `'${account}'`).join()})`),
    );
    expect(made).toHaveLength(1);
  }, 120_000);

  it('that is refused uses up neither the activation code nor the phone code', async () => {
    const [code, other] = [await codeOf(), await codeOf()];
    const taken = await newcomer(other);
    await world.stranger.call(register, taken);
    const input = await newcomer(code);
    for (const [change, reason] of [
      [{ account: taken.account }, 'account-taken'],
      [{ activationCode: 'ACDE-FGHJ-KMNP' }, 'activation-code-unknown'],
      [{ activationCode: other }, 'activation-code-used'],
    ] as const)
      expect((await world.stranger.refused(register, { ...input, ...change })).reason).toBe(reason);
    const weak = { ...input, password: encodePassword('lettersonly') };
    expect((await world.stranger.refused(register, weak)).data).toMatchObject({
      fields: { password: '请输入6-18位字母和数字的组合' },
    });
    expect(await stateOf(code)).toMatchObject({ state: 'unused' });
    await world.stranger.call(register, input);
  });

  it('that is refused stands in the audit log with its reason, without the code or the name that was typed', async () => {
    const input = { ...(await newcomer('ACDE-FGHJ-KMNQ')), account: `Refused${newId().slice(-8)}` };
    await world.stranger.refused(register, input);
    const rows = await world.services.database.asSystem((db) =>
      db.execute<{ detail: object }>(
        `select detail from audit where detail->>'by' = 'register' and detail->>'who' = 'Re***'`,
      ),
    );
    expect(rows.map(({ detail }) => detail)).toEqual([
      { by: 'register', reason: 'activation-code-unknown', who: 'Re***' },
    ]);
  });

  it('takes a phone once, also for two in the same moment', async () => {
    const input = await newcomer(await codeOf());
    const rival = { ...input, account: `${input.account}b`, activationCode: await codeOf() };
    const answers = await Promise.all([input, rival].map((one) => world.stranger.send(register, one)));
    expect(answers.map((one) => (one.json() as { code: number }).code).sort()).not.toContain(-1500);
    expect(answers.filter((one) => (one.json() as { code: number }).code === 1)).toHaveLength(1);
  });

  it('with a wrong phone code is refused before anything else is told, and the tries are counted', async () => {
    const code = await codeOf();
    const input = await newcomer(code);
    const wrong = { ...input, code: String((Number(input.code) + 1) % 10_000).padStart(4, '0'), activationCode: 'X' };
    for (let tries = 0; tries < 5; tries++)
      expect((await world.stranger.refused(register, wrong)).reason).toBe('sms-code-wrong');
    expect((await world.stranger.refused(register, input)).reason).toBe('sms-code-wrong');
    expect(await stateOf(code)).toMatchObject({ state: 'unused' });
  });

  it('is refused with a code that is disabled or expired, and in a school that is locked', async () => {
    const { batchId, codes } = await newCodes(admin, school.schoolId);
    await admin.call(organisationApi.switchCodes, { which: { batchId }, disabled: true });
    const input = await newcomer(codes[0] ?? '');
    expect((await world.stranger.refused(register, input)).reason).toBe('activation-code-disabled');
    await admin.call(organisationApi.switchCodes, { which: { batchId }, disabled: false });
    await world.stranger.call(register, input);

    const locked = await world.newSchool();
    const { codes: others } = await newCodes(admin, locked.schoolId);
    await world.services.database.asSystem((db) =>
      db.execute(`update school set data_lock = true where id = '${locked.schoolId}'`),
    );
    expect((await world.stranger.refused(register, await newcomer(others[0] ?? ''))).reason).toBe('school-locked');
  });
});
