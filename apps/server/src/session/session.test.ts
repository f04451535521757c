import { encodePassword, sessionApi } from '@zhibi/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTown, PASSWORD, type Town } from '../../test/school.js';
import { newId } from '../platform/ids.js';
import { mintHandOver } from './hand-over.js';
import { hashPassword } from './passwords.js';
import { insertAccounts, insertGrants } from './store.js';

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

/** An account that may enter as these types. */
async function newAccount(loginTypes: (1 | 2 | 4)[]): Promise<string> {
  const id = newId();
  const account = `a${id.replaceAll('-', '').slice(-18)}`;
  const passwordHash = await hashPassword(PASSWORD);
  await town.house.database.asSystem(async (db) => {
    await insertAccounts(db, [{ id, account, name: '测试', passwordHash, activatedAt: new Date() }]);
    const role = { 1: 'SCHOOLADMIN', 2: 'ORGADMIN', 4: 'ZHIBI_SRE' } as const;
    await insertGrants(
      db,
      loginTypes.map((loginType) => ({
        accountId: id,
        loginType,
        role: role[loginType],
        organisationId: town.organisationId,
      })),
    );
  });
  return account;
}

const password = encodePassword(PASSWORD);
const wrong = encodePassword('Wrong2026');

async function logIn(account: string) {
  const answer = await town.stranger.call(sessionApi.login, { account, password });
  if (!('token' in answer)) throw new Error('asked to choose');
  return answer;
}

describe('logging in', () => {
  it('answers a pair, the refresh path and the login type', async () => {
    const answer = await logIn(await newAccount([1]));
    expect(answer).toMatchObject({ loginType: 1, refreshUrl: '/api/login/refresh' });
  });

  it('takes the account in any case', async () => {
    const account = await newAccount([1]);
    await expect(logIn(account.toUpperCase())).resolves.toMatchObject({ loginType: 1 });
  });

  it.each([
    ['a wrong password', true],
    ['an unknown account', false],
  ])('says the same of %s', async (_, known) => {
    const account = known ? await newAccount([1]) : 'nobody_here';
    expect(await town.stranger.refused(sessionApi.login, { account, password: wrong })).toMatchObject({
      code: -1403,
      reason: 'bad-credentials',
      msg: '账号或密码错误',
    });
  });

  it('answers at the wrong door like a wrong password', async () => {
    const account = await newAccount([1]);
    expect((await town.stranger.refused(sessionApi.adminLogin, { account, password })).reason).toBe('bad-credentials');
  });

  it('asks for the picture from the sixth failure on, and makes the account wait after the tenth', async () => {
    const account = await newAccount([1]);
    for (let i = 0; i < 5; i++) await town.stranger.refused(sessionApi.login, { account, password: wrong });
    expect(await town.stranger.refused(sessionApi.login, { account, password })).toMatchObject({
      code: -1409,
      reason: 'image-code-needed',
    });
    for (let i = 0; i < 5; i++) await failWithPicture(account);
    expect(await town.stranger.refused(sessionApi.login, { account, password })).toMatchObject({
      code: -1429,
      reason: 'account-waits',
    });
  });

  it('asks which, where an account could enter as several types', async () => {
    const account = await newAccount([2, 4]);
    const answer = await town.stranger.call(sessionApi.adminLogin, { account, password });
    if (!('choices' in answer)) throw new Error('did not ask');
    expect(answer.choices.map((choice) => choice.loginType)).toEqual([2, 4]);
    const choose = { loginTicket: answer.loginTicket, loginType: 4 as const };
    expect(await town.stranger.call(sessionApi.choose, choose)).toMatchObject({ loginType: 4 });
    expect((await town.stranger.refused(sessionApi.choose, choose)).reason).toBe('ticket-used');
  });

  async function failWithPicture(account: string) {
    const { imageCodeId } = await town.stranger.call(sessionApi.imageCode, {});
    const [row] = await town.house.database.asSystem((db) =>
      db.execute<{ answer: string }>(`select answer from image_code where id = '${imageCodeId}'`),
    );
    await town.stranger.refused(sessionApi.login, {
      account,
      password: wrong,
      imageCodeId,
      imageCode: row?.answer ?? '',
    });
  }
});

describe('a refresh token', () => {
  it('works once; the same pair comes again for ten seconds until the new token is used', async () => {
    const { token, refreshToken } = await logIn(await newAccount([1]));
    const first = await town.stranger.call(sessionApi.refresh, { token, refreshToken });
    expect(await town.stranger.call(sessionApi.refresh, { token, refreshToken })).toEqual(first);
  });

  it('ends every token of its login when it is used again later', async () => {
    const { token, refreshToken } = await logIn(await newAccount([1]));
    const next = await town.stranger.call(sessionApi.refresh, { token, refreshToken });
    const me = town.stranger.with({ authorization: `Bearer ${next.token}` });
    await me.refused(sessionApi.job, { jobId: newId() });
    expect((await town.stranger.refused(sessionApi.refresh, { token, refreshToken })).code).toBe(-1008);
    expect((await me.refused(sessionApi.job, { jobId: newId() })).code).toBe(-1008);
  });

  it('gives a token that is told to be too old after its life', async () => {
    const { token } = await logIn(await newAccount([1]));
    town.clock.forward(16 * 60_000);
    expect((await town.stranger.with({ authorization: `Bearer ${token}` }).refused(sessionApi.logout, {})).code).toBe(
      -1001,
    );
  });
});

describe('a hand-over pair', () => {
  it('is exchanged once within a minute', async () => {
    const person = await town.newPerson({ loginType: 3, roles: ['TEACHER'] });
    const mint = () => town.house.database.asSystem((db) => mintHandOver(db, person.ids.accountId, town.clock.now()));
    const pair = await mint();
    expect(await town.stranger.call(sessionApi.handOver, pair)).toMatchObject({ loginType: 3 });
    expect((await town.stranger.refused(sessionApi.handOver, pair)).reason).toBe('ticket-used');
    const late = await mint();
    town.clock.forward(61_000);
    expect((await town.stranger.refused(sessionApi.handOver, late)).reason).toBe('ticket-used');
  });
});
