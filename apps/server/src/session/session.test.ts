import { sessionApi } from '@zhibi/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf, logIn, newAccount, password, readPicture, wrong } from '../../test/outside-services.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { newId } from '../platform/ids.js';
import { mintHandOver } from './hand-over.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

describe('logging in', () => {
  it('answers a pair, the refresh path and the login type', async () => {
    const { account } = await newAccount(world);
    expect(await world.stranger.call(sessionApi.login, { account, password })).toMatchObject({
      loginType: 1,
      refreshUrl: '/api/login/refresh',
    });
  });

  it('takes the account in any case', async () => {
    const { account } = await newAccount(world);
    await expect(logIn(world, account.toUpperCase())).resolves.toMatchObject({ loginType: 1 });
  });

  it.each([
    ['a wrong password', true],
    ['an unknown account', false],
  ])('says the same of %s', async (_, known) => {
    const account = known ? (await newAccount(world)).account : 'nobody_here';
    expect(await world.stranger.refused(sessionApi.login, { account, password: wrong })).toMatchObject({
      code: -1403,
      reason: 'bad-credentials',
      msg: '账号或密码错误',
    });
  });

  it('answers at the wrong login page like a wrong password', async () => {
    const { account } = await newAccount(world);
    expect((await world.stranger.refused(sessionApi.adminLogin, { account, password })).reason).toBe('bad-credentials');
  });

  it('asks for the picture from the sixth failure on, and makes the account wait after the tenth', async () => {
    const { account } = await newAccount(world);
    for (let i = 0; i < 5; i++) await world.stranger.refused(sessionApi.login, { account, password: wrong });
    expect(await world.stranger.refused(sessionApi.login, { account, password })).toMatchObject({
      code: -1409,
      reason: 'image-code-needed',
    });
    for (let i = 0; i < 5; i++) await failWithPicture(account);
    expect(await world.stranger.refused(sessionApi.login, { account, password })).toMatchObject({
      code: -1429,
      reason: 'account-waits',
    });
  });

  it('asks which, where an account could enter as several types', async () => {
    const { account } = await newAccount(world, { types: [2, 4] });
    const answer = await world.stranger.call(sessionApi.adminLogin, { account, password });
    if (!('choices' in answer)) throw new Error('did not ask');
    expect(answer.choices).toEqual([
      { loginType: 2, name: '测试机构' },
      { loginType: 4, name: '测试机构' },
    ]);
    const choose = { loginTicket: answer.loginTicket, loginType: 4 as const };
    expect(await world.stranger.call(sessionApi.choose, choose)).toMatchObject({ loginType: 4 });
    expect((await world.stranger.refused(sessionApi.choose, choose)).reason).toBe('ticket-used');
  });

  it('counts exactly, however many try at once', async () => {
    const { account } = await newAccount(world);
    const tries = Array.from({ length: 12 }, () =>
      world.stranger.refused(sessionApi.login, { account, password: wrong }),
    );
    const reasons = (await Promise.all(tries)).map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason === 'bad-credentials')).toHaveLength(5);
    expect(reasons.filter((reason) => reason === 'image-code-needed')).toHaveLength(7);
  });

  it('forgets the failures after a login, and after a quarter of an hour', async () => {
    const { account } = await newAccount(world);
    for (let i = 0; i < 4; i++) await world.stranger.refused(sessionApi.login, { account, password: wrong });
    await logIn(world, account);
    for (let i = 0; i < 5; i++) await world.stranger.refused(sessionApi.login, { account, password: wrong });
    world.clock.forward(15 * 60_000);
    await expect(logIn(world, account)).resolves.toBeTruthy();
  });

  it('uses a picture up, right or wrong', async () => {
    const { account } = await newAccount(world);
    for (let i = 0; i < 5; i++) await world.stranger.refused(sessionApi.login, { account, password: wrong });
    const { imageCode, ...picture } = await readPicture(world);
    const guess = { account, password, ...picture, imageCode: '0000' };
    expect((await world.stranger.refused(sessionApi.login, guess)).reason).toBe('image-code-wrong');
    expect((await world.stranger.refused(sessionApi.login, { ...guess, imageCode })).reason).toBe('image-code-wrong');
    const next = await readPicture(world);
    const inLowerCase = { ...next, imageCode: next.imageCode.toLowerCase() };
    await expect(world.stranger.call(sessionApi.login, { account, password, ...inLowerCase })).resolves.toBeTruthy();
  });

  it.each([
    ['holds only roles that are not shown', { hidden: true }, 'no-role', '该账号没有登录权限！'],
    ['is a parent of old imports', { role: 'PARENT' }, 'no-role', '该账号没有登录权限！'],
    ['was disabled', { disabled: true }, 'disabled', '该账号已停用，请联系学校管理员'],
  ] as const)('says so to an account that %s', async (_, of, reason, msg) => {
    const { account } = await newAccount(world, of);
    expect(await world.stranger.refused(sessionApi.login, { account, password })).toMatchObject({
      code: -1403,
      reason,
      msg,
    });
    const withoutPassword = await world.stranger.refused(sessionApi.login, { account, password: wrong });
    expect(withoutPassword.reason).toBe('bad-credentials');
  });

  it('lets nobody act with a role that is not shown any more', async () => {
    const { id, account } = await newAccount(world);
    const { person } = await logIn(world, account);
    await person.call(sessionApi.bindings, {});
    await world.services.database.asSystem((db) =>
      db.execute(`update role_grant set display = false where account_id = '${id}'`),
    );
    expect(await person.refused(sessionApi.bindings, {})).toMatchObject({ code: -1403, reason: 'no-role' });
  });

  it('lets nobody choose a login type that the account does not hold', async () => {
    const { account } = await newAccount(world, { types: [2, 4] });
    const answer = await world.stranger.call(sessionApi.adminLogin, { account, password });
    if (!('choices' in answer)) throw new Error('did not ask');
    const choose = { loginTicket: answer.loginTicket, loginType: 1 as const };
    expect((await world.stranger.refused(sessionApi.choose, choose)).code).toBe(-1403);
  });

  async function failWithPicture(account: string) {
    await world.stranger.refused(sessionApi.login, { account, password: wrong, ...(await readPicture(world)) });
  }
});

describe('a refresh token', () => {
  it('works once; the same pair comes again for ten seconds until the new token is used', async () => {
    const { token, refreshToken } = await logIn(world, (await newAccount(world)).account);
    const first = await world.stranger.call(sessionApi.refresh, { token, refreshToken });
    expect(await world.stranger.call(sessionApi.refresh, { token, refreshToken })).toEqual(first);
  });

  it('ends every token of its login when it is used again later', async () => {
    const { token, refreshToken } = await logIn(world, (await newAccount(world)).account);
    const next = await world.stranger.call(sessionApi.refresh, { token, refreshToken });
    const me = world.stranger.with({ authorization: `Bearer ${next.token}` });
    await me.refused(sessionApi.job, { jobId: newId() });
    expect((await world.stranger.refused(sessionApi.refresh, { token, refreshToken })).code).toBe(-1008);
    expect((await me.refused(sessionApi.job, { jobId: newId() })).code).toBe(-1008);
  });

  it('gives a token that is told to be too old after its life', async () => {
    const { token } = await logIn(world, (await newAccount(world)).account);
    world.clock.forward(16 * 60_000);
    expect((await world.stranger.with({ authorization: `Bearer ${token}` }).refused(sessionApi.logout, {})).code).toBe(
      -1001,
    );
  });
});

describe('logging out', () => {
  it('ends this login and its refresh token, and no other of the account', async () => {
    const { account } = await newAccount(world);
    const [here, elsewhere] = [await logIn(world, account), await logIn(world, account)];
    const as = ({ token }: { token: string }) => world.stranger.with({ authorization: `Bearer ${token}` });
    // Known from calls before: what ends a login must not be refused for having ended it.
    for (let time = 0; time < 2; time++) await as(here).refused(sessionApi.job, { jobId: newId() });
    await as(here).call(sessionApi.logout, {});
    expect((await as(here).refused(sessionApi.job, { jobId: newId() })).code).toBe(-1008);
    expect((await world.stranger.refused(sessionApi.refresh, here)).code).toBe(-1008);
    expect((await as(elsewhere).refused(sessionApi.job, { jobId: newId() })).code).toBe(-1404);
  });
});

describe('a hand-over pair', () => {
  it('is exchanged once within a minute', async () => {
    const person = await world.newPerson({ loginType: 3, roles: ['TEACHER'] });
    const mint = () =>
      world.services.database.asSystem((db) => mintHandOver(db, person.ids.accountId, world.clock.now()));
    const pair = await mint();
    expect(await world.stranger.call(sessionApi.handOver, pair)).toMatchObject({ loginType: 3 });
    expect((await world.stranger.refused(sessionApi.handOver, pair)).reason).toBe('ticket-used');
    const late = await mint();
    world.clock.forward(61_000);
    expect((await world.stranger.refused(sessionApi.handOver, late)).reason).toBe('ticket-used');
  });
});

describe('the audit log', () => {
  it('knows every login and every refused one', async () => {
    const { id, account } = await newAccount(world, { types: [2, 4] });
    const answer = await world.stranger.call(sessionApi.adminLogin, { account, password, source: 'jy' });
    if (!('choices' in answer)) throw new Error('did not ask');
    await world.stranger.call(sessionApi.choose, { loginTicket: answer.loginTicket, loginType: 4 });
    await world.stranger.refused(sessionApi.adminLogin, { account, password: wrong });
    await world.stranger.refused(sessionApi.login, { account, password });
    expect(await auditOf(world, id)).toEqual([
      { what: 'login', by: 'password', loginType: 4, source: 'jy' },
      { what: 'login-refused', by: 'password', reason: 'bad-credentials' },
      { what: 'login-refused', by: 'password', reason: 'bad-credentials' },
    ]);
  });

  it('knows where a person came from, a hand-over, and a refresh token used twice', async () => {
    const { id, account } = await newAccount(world, { types: [1, 3] });
    const { token, refreshToken } = await world.stranger
      .call(sessionApi.login, { account, password, source: 'jizuo' })
      .then((answer) => ('token' in answer ? answer : Promise.reject(new Error('asked to choose'))));
    const pair = await world.services.database.asSystem((db) => mintHandOver(db, id, world.clock.now()));
    await world.stranger.call(sessionApi.handOver, { ...pair, source: 'jy' });
    await world.stranger.refused(sessionApi.handOver, pair);
    await world.stranger.call(sessionApi.refresh, { token, refreshToken });
    world.clock.forward(11_000);
    await world.stranger.refused(sessionApi.refresh, { token, refreshToken });
    const [first, second, third] = await auditOf(world, id);
    expect([first, second]).toEqual([
      { what: 'login', by: 'password', loginType: 1, source: 'jizuo' },
      { what: 'login', by: 'hand-over', loginType: 3, source: 'jy' },
    ]);
    expect(third).toMatchObject({ what: 'refresh-token-reused' });
  });

  it('holds no more than the beginning of a name that nobody has: it may be a password', async () => {
    const typed = `Secret${newId().slice(-8)}`;
    await world.stranger.refused(sessionApi.login, { account: typed, password });
    const rows = await world.services.database.asSystem((db) =>
      db.execute<{ detail: object }>(
        `select detail from audit where what = 'login-refused' and detail->>'who' = 'Se***'`,
      ),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(typed);
  });
});

it('a login that nobody refreshed for thirty days is over', async () => {
  const { token, refreshToken } = await logIn(world, (await newAccount(world)).account);
  world.clock.forward(31 * 24 * 3_600_000);
  expect((await world.stranger.refused(sessionApi.refresh, { token, refreshToken })).code).toBe(-1008);
});
