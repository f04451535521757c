import { encodePassword, sessionApi } from '@zhibi/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  askForCode,
  auditOf,
  logIn,
  newAccount,
  newPhone,
  openMessageService,
  password,
  readPicture,
  wrong,
} from '../../test/outside-services.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { proveSmsCode, takeSmsCode } from './sms-codes.js';

let world: TestWorld;
let service: Awaited<ReturnType<typeof openMessageService>>;
beforeAll(async () => {
  service = await openMessageService();
  world = await openTestWorld({ SMS_URL: service.url, SMS_KEY: 'key' });
});
afterAll(async () => {
  await world.close();
  await service.close();
});

const minutes = (n: number) => n * 60_000;
const another = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

/** An account with a phone, and the code that was sent to it. */
async function withCode() {
  const phone = newPhone();
  const { id, account } = await newAccount(world, { phone });
  await askForCode(world, phone, 'login');
  return { id, account, phone, code: await service.codeAt(phone) };
}

describe('a code by text message', () => {
  it('has four digits and says what it is for and how long to wait', async () => {
    const phone = newPhone();
    await newAccount(world, { phone });
    expect(await askForCode(world, phone, 'login')).toEqual({ waitSeconds: 60 });
    expect(await service.codeAt(phone)).toMatch(/^\d{4}$/);
    expect(service.to(phone)[0]?.text).toContain('登录验证码');
  });

  it('is answered the same for a phone that nobody has, which is sent nothing', async () => {
    const unknown = newPhone();
    const staff = newPhone();
    await newAccount(world, { types: [2], phone: staff });
    for (const phone of [unknown, staff]) {
      expect(await askForCode(world, phone, 'login')).toEqual({ waitSeconds: 60 });
      const again = { phone, purpose: 'login' as const, ...(await readPicture(world)) };
      expect(await world.stranger.refused(sessionApi.sendCode, again)).toMatchObject({
        code: -1429,
        reason: 'code-too-soon',
      });
    }
    await withCode(); // what was sent before has arrived by now
    expect([...service.to(unknown), ...service.to(staff)]).toEqual([]);
  });

  it('needs the code of a picture, which serves once', async () => {
    const phone = newPhone();
    const picture = await readPicture(world);
    const ask = { phone, purpose: 'register' as const, ...picture };
    const guess = { ...ask, imageCode: '0000' };
    expect(await world.stranger.refused(sessionApi.sendCode, guess)).toMatchObject({
      code: -1409,
      reason: 'image-code-wrong',
    });
    expect((await world.stranger.refused(sessionApi.sendCode, ask)).reason).toBe('image-code-wrong');
  });

  it('comes ten times a day and then not again, until a day has gone', async () => {
    const phone = newPhone();
    for (let nth = 1; nth <= 10; nth++) {
      await askForCode(world, phone, 'register');
      world.clock.forward(minutes(1));
    }
    const ask = async () => ({ phone, purpose: 'register' as const, ...(await readPicture(world)) });
    expect(await world.stranger.refused(sessionApi.sendCode, await ask())).toMatchObject({
      code: -1429,
      reason: 'code-too-many',
    });
    world.clock.forward(24 * minutes(60));
    await expect(world.stranger.call(sessionApi.sendCode, await ask())).resolves.toEqual({ waitSeconds: 60 });
  });

  it('is sent once when it is asked for twice at the same time', async () => {
    const phone = newPhone();
    const asks = await Promise.allSettled([askForCode(world, phone, 'bind'), askForCode(world, phone, 'bind')]);
    expect(asks.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it.each(['12345678901', '1391234567', '139123456789', ''])('refuses the phone %j beside its field', async (phone) => {
    const ask = { phone, purpose: 'login' as const, ...(await readPicture(world)) };
    const refusal = await world.stranger.refused(sessionApi.sendCode, ask);
    expect(refusal).toMatchObject({ code: -1400, data: { fields: { phone: '手机号格式不正确' } } });
  });
});

describe('a code that a stranger knows the phone of', () => {
  const stranger = () => world.stranger.with({ 'x-forwarded-for': '10.88.0.1' });
  const guess = (phone: string, code: string) =>
    stranger()
      .refused(sessionApi.phoneLogin, { phone, code })
      .then(({ reason }) => reason);

  it('is not used up by guesses from elsewhere, of which three count', async () => {
    const { phone, code } = await withCode();
    for (let guesses = 0; guesses < 3; guesses++) expect(await guess(phone, another(code))).toBe('sms-code-wrong');
    expect(await guess(phone, code)).toBe('sms-code-wrong');
    await expect(world.stranger.call(sessionApi.phoneLogin, { phone, code })).resolves.toMatchObject({ loginType: 1 });
  });

  it('is not put out of use by asking for another, which goes to its phone all the same', async () => {
    const { phone, code } = await withCode();
    world.clock.forward(minutes(1));
    await stranger().call(sessionApi.sendCode, { phone, purpose: 'login', ...(await readPicture(world)) });
    for (let guesses = 0; guesses < 5; guesses++) await guess(phone, '0000');
    await expect(world.stranger.call(sessionApi.phoneLogin, { phone, code })).resolves.toMatchObject({ loginType: 1 });
  });

  it('serves its owner, who has left the Wi-Fi meanwhile', async () => {
    const { phone, code } = await withCode();
    await expect(stranger().call(sessionApi.phoneLogin, { phone, code })).resolves.toMatchObject({ loginType: 1 });
  });
});

describe('logging in with a phone', () => {
  it('works with the code that was sent, once', async () => {
    const { id, phone, code } = await withCode();
    expect(await world.stranger.call(sessionApi.phoneLogin, { phone, code, source: 'jy' })).toMatchObject({
      loginType: 1,
    });
    expect((await world.stranger.refused(sessionApi.phoneLogin, { phone, code })).reason).toBe('sms-code-wrong');
    expect(await auditOf(world, id)).toEqual([
      { what: 'login', by: 'phone', loginType: 1, source: 'jy' },
      {
        what: 'login-refused',
        by: 'phone',
        reason: 'sms-code-wrong',
        who: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
      },
    ]);
  });

  it('lets in one of five who come with it at the same time', async () => {
    const { phone, code } = await withCode();
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => world.stranger.call(sessionApi.phoneLogin, { phone, code })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes the fifth try and not a sixth', async () => {
    const { phone, code } = await withCode();
    for (let i = 0; i < 4; i++) await world.stranger.refused(sessionApi.phoneLogin, { phone, code: another(code) });
    await expect(world.stranger.call(sessionApi.phoneLogin, { phone, code })).resolves.toBeTruthy();
    const second = await withCode();
    const miss = { phone: second.phone, code: another(second.code) };
    await Promise.all(Array.from({ length: 5 }, () => world.stranger.refused(sessionApi.phoneLogin, miss)));
    const refusal = await world.stranger.refused(sessionApi.phoneLogin, { phone: second.phone, code: second.code });
    expect(refusal).toMatchObject({ code: -1403, reason: 'sms-code-wrong', msg: '短信验证码不正确或已失效' });
  });

  it('takes a code for five minutes', async () => {
    const { phone, code } = await withCode();
    world.clock.forward(minutes(5));
    expect((await world.stranger.refused(sessionApi.phoneLogin, { phone, code })).reason).toBe('sms-code-wrong');
  });

  it('takes the newest code only, and only one for logging in', async () => {
    const { phone, code } = await withCode();
    world.clock.forward(minutes(1));
    await askForCode(world, phone, 'bind');
    const forBinding = await service.codeAt(phone, 2);
    if (forBinding !== code)
      expect((await world.stranger.refused(sessionApi.phoneLogin, { phone, code: forBinding })).reason).toBe(
        'sms-code-wrong',
      );
    world.clock.forward(minutes(1));
    await askForCode(world, phone, 'login');
    const newest = await service.codeAt(phone, 3);
    if (newest !== code)
      expect((await world.stranger.refused(sessionApi.phoneLogin, { phone, code })).reason).toBe('sms-code-wrong');
    await expect(world.stranger.call(sessionApi.phoneLogin, { phone, code: newest })).resolves.toBeTruthy();
  });

  it('answers a phone that nobody has like a wrong code', async () => {
    const phone = newPhone();
    expect(await world.stranger.refused(sessionApi.phoneLogin, { phone, code: '1234' })).toMatchObject({
      code: -1403,
      reason: 'sms-code-wrong',
    });
  });

  it.each([
    [{ disabled: true }, 'disabled'],
    [{ hidden: true }, 'no-role'],
  ] as const)('says of an account %j: %s', async (of, reason) => {
    const phone = newPhone();
    await newAccount(world, { phone, ...of });
    await askForCode(world, phone, 'login');
    const code = await service.codeAt(phone);
    expect((await world.stranger.refused(sessionApi.phoneLogin, { phone, code })).reason).toBe(reason);
  });
});

describe('binding a phone', () => {
  async function codeFor(phone: string) {
    await askForCode(world, phone, 'bind');
    return service.codeAt(phone);
  }

  it('lets log in with it, and shows it with its middle hidden', async () => {
    const { id, account } = await newAccount(world);
    const { person } = await logIn(world, account);
    const phone = newPhone();
    await person.call(sessionApi.bindPhone, { phone, code: await codeFor(phone) });
    const { phone: shown } = await person.call(sessionApi.bindings, {});
    expect(shown).toBe(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
    expect((await auditOf(world, id)).at(-1)).toEqual({ what: 'phone-bound', phone: shown });
    world.clock.forward(minutes(1));
    await askForCode(world, phone, 'login');
    const login = { phone, code: await service.codeAt(phone, 2) };
    await expect(world.stranger.call(sessionApi.phoneLogin, login)).resolves.toMatchObject({ loginType: 1 });
  });

  it('is refused for a phone of another account, and for a wrong code', async () => {
    const taken = newPhone();
    await newAccount(world, { phone: taken });
    const { person } = await logIn(world, (await newAccount(world)).account);
    const code = await codeFor(taken);
    expect(await person.refused(sessionApi.bindPhone, { phone: taken, code: another(code) })).toMatchObject({
      code: -1403,
      reason: 'sms-code-wrong',
    });
    expect(await person.refused(sessionApi.bindPhone, { phone: taken, code })).toMatchObject({
      code: -1409,
      reason: 'phone-taken',
    });
  });

  it('asks for the password when it was not typed just now', async () => {
    const { account } = await newAccount(world);
    const { person } = await logIn(world, account);
    const phone = newPhone();
    world.clock.forward(minutes(11));
    const bind = { phone, code: await codeFor(phone) };
    expect(await person.refused(sessionApi.bindPhone, bind)).toMatchObject({ code: -1409, reason: 'password-needed' });
    expect(await person.refused(sessionApi.bindPhone, { ...bind, password: wrong })).toMatchObject({
      code: -1403,
      reason: 'bad-credentials',
    });
    await person.call(sessionApi.bindPhone, { ...bind, password });
  });
});

describe('changing the password', () => {
  const newPassword = encodePassword('Fresh2026');

  it('is done without the forgotten one by who has just logged in with the bound phone, and by nobody later', async () => {
    const { account, phone, code } = await withCode();
    const answer = await world.stranger.call(sessionApi.phoneLogin, { phone, code });
    if (!('token' in answer)) throw new Error('asked to choose');
    const person = world.stranger.with({ authorization: `Bearer ${answer.token}` });
    await person.call(sessionApi.changePassword, { newPassword });
    expect(await logIn(world, account, newPassword)).toBeTruthy();
    world.clock.forward(minutes(11));
    expect((await person.refused(sessionApi.changePassword, { newPassword: password })).reason).toBe('password-needed');
  });

  it('needs the old one, keeps this login and ends every other', async () => {
    const { id, account } = await newAccount(world);
    const [here, elsewhere] = [await logIn(world, account), await logIn(world, account)];
    const change = { password: wrong, newPassword };
    expect((await here.person.refused(sessionApi.changePassword, change)).reason).toBe('bad-credentials');
    await here.person.call(sessionApi.changePassword, { password, newPassword });
    await here.person.call(sessionApi.bindings, {});
    expect((await elsewhere.person.refused(sessionApi.bindings, {})).code).toBe(-1008);
    const { token, refreshToken } = elsewhere;
    expect((await world.stranger.refused(sessionApi.refresh, { token, refreshToken })).code).toBe(-1008);
    expect((await world.stranger.refused(sessionApi.login, { account, password })).reason).toBe('bad-credentials');
    await world.stranger.call(sessionApi.login, { account, password: newPassword });
    expect((await auditOf(world, id)).map(({ what }) => what)).toContain('password-changed');
  });

  it.each(['abc12', 'abcdef', '123456', 'abcdefghij123456789', 'abc 123', '密码abc123'])(
    'refuses %j beside its field',
    async (text) => {
      const { person } = await logIn(world, (await newAccount(world)).account);
      const refusal = await person.refused(sessionApi.changePassword, { password, newPassword: encodePassword(text) });
      expect(refusal).toMatchObject({ code: -1400, data: { fields: { newPassword: '请输入6-18位字母和数字的组合' } } });
    },
  );

  it('makes the account wait after ten wrong passwords, like at the login', async () => {
    const { account } = await newAccount(world);
    const { person } = await logIn(world, account);
    for (let i = 0; i < 10; i++) await person.refused(sessionApi.changePassword, { password: wrong, newPassword });
    expect(await person.refused(sessionApi.changePassword, { password, newPassword })).toMatchObject({
      code: -1429,
      reason: 'account-waits',
    });
  });
});

describe('a proved code', () => {
  it('is spent together with what it was for, or not at all; wrong tries stay counted', async () => {
    const phone = newPhone();
    await askForCode(world, phone, 'register');
    const code = await service.codeAt(phone);
    const { database } = world.services;
    const of = { phone, purpose: 'register' as const, from: 'elsewhere', now: world.clock.now() };
    expect(await proveSmsCode(database, { ...of, code: another(code) })).toBeUndefined();
    const proved = await proveSmsCode(database, { ...of, code });
    const undone = database.asSystem(async (db) => {
      await takeSmsCode(db, proved, of.now);
      throw new Error('the account was taken meanwhile');
    });
    await expect(undone).rejects.toThrow('the account was taken');
    await database.asSystem((db) => takeSmsCode(db, proved, of.now));
    const twice = database.asSystem((db) => takeSmsCode(db, proved, of.now));
    await expect(twice).rejects.toMatchObject({ kind: 'forbidden', reason: 'sms-code-wrong' });
  });
});
