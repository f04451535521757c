import { sessionApi } from '@zhibi/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf, goToWeixin, logIn, newAccount, openWeixin, password, wrong } from '../../test/outside-services.js';
import type { Person } from '../../test/person.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { newId } from '../platform/ids.js';

let world: TestWorld;
let weixin: Awaited<ReturnType<typeof openWeixin>>;
beforeAll(async () => {
  weixin = await openWeixin();
  world = await openTestWorld({ WEIXIN_APPID: 'wx123', WEIXIN_SECRET: 'secret-of-weixin', WEIXIN_URL: weixin.url });
});
afterAll(async () => {
  await world.close();
  await weixin.close();
});

const minutes = (n: number) => n * 60_000;

/** A browser that comes back from WeChat as this user. */
async function comeBack(openid: string, unionid?: string, as: Person = world.stranger) {
  const { person, state } = await goToWeixin(as);
  return { person, input: { code: weixin.scannedBy(openid, unionid), state } };
}

/** An account that this WeChat user is bound to. */
async function bound(openid: string, unionid?: string) {
  const { id, account } = await newAccount(world);
  const signedIn = await logIn(world, account);
  const { person, input } = await comeBack(openid, unionid, signedIn.person);
  await person.call(sessionApi.bindWeixin, input);
  return { id, account, person };
}

describe('going to WeChat', () => {
  it('takes the application and a state, and marks the browser with a cookie that no script reads', async () => {
    const response = await world.stranger.send(sessionApi.weixinAppid, {});
    expect(response.json()).toMatchObject({ code: 1, data: { appid: 'wx123', state: expect.any(String) } });
    expect(String(response.headers['set-cookie'])).toMatch(
      /^zhibi_browser=[\w-]{32}; Path=\/api; Max-Age=1200; HttpOnly; SameSite=Lax$/,
    );
  });

  it('marks it for TLS only where the school has that', async () => {
    const response = await world.stranger.with({ 'x-forwarded-proto': 'https' }).send(sessionApi.weixinAppid, {});
    expect(String(response.headers['set-cookie'])).toMatch(/; Secure$/);
  });

  it('is a warning where WeChat is not configured', async () => {
    const plain = await openTestWorld();
    try {
      expect(await plain.stranger.refused(sessionApi.weixinAppid, {})).toMatchObject({
        code: 2,
        reason: 'weixin-off',
        msg: '尚未开通微信登录',
      });
      const { person } = await logIn(plain, (await newAccount(plain)).account);
      expect(await person.call(sessionApi.bindings, {})).toMatchObject({ weixin: false, weixinOffered: false });
    } finally {
      await plain.close();
    }
  });
});

describe('coming back from WeChat', () => {
  it('logs in whoever it is bound to', async () => {
    const { id } = await bound('open-1');
    const { person, input } = await comeBack('open-1');
    expect(await person.call(sessionApi.weixinCertification, { ...input, source: 'jy' })).toMatchObject({
      loginType: 1,
    });
    expect((await auditOf(world, id)).at(-1)).toEqual({ what: 'login', by: 'weixin', loginType: 1, source: 'jy' });
    expect(Object.fromEntries(weixin.asked.at(-1)?.searchParams ?? [])).toMatchObject({
      appid: 'wx123',
      secret: 'secret-of-weixin',
      grant_type: 'authorization_code',
    });
  });

  it('knows the same person in another application of the owner', async () => {
    await bound('open-2', 'union-2');
    const { person, input } = await comeBack('open-2-elsewhere', 'union-2');
    expect(await person.call(sessionApi.weixinCertification, input)).toMatchObject({ loginType: 1 });
  });

  it('serves once, within ten minutes, in the browser that went', async () => {
    await bound('open-3');
    const first = await comeBack('open-3');
    await first.person.call(sessionApi.weixinCertification, first.input);
    const again = { ...first.input, code: weixin.scannedBy('open-3') };
    expect((await first.person.refused(sessionApi.weixinCertification, again)).reason).toBe('ticket-used');

    const late = await comeBack('open-3');
    world.clock.forward(minutes(10));
    expect((await late.person.refused(sessionApi.weixinCertification, late.input)).reason).toBe('ticket-used');

    const mine = await comeBack('open-3');
    const others = (await goToWeixin(world.stranger)).person;
    for (const thief of [others, world.stranger])
      expect((await thief.refused(sessionApi.weixinCertification, mine.input)).reason).toBe('ticket-used');
    await expect(mine.person.call(sessionApi.weixinCertification, mine.input)).resolves.toBeTruthy();
  });

  it('asks WeChat nothing for a state that is not ours', async () => {
    const before = weixin.asked.length;
    const { person } = await goToWeixin(world.stranger);
    for (const state of ['x', `${newId()}.x`, '.'])
      expect((await person.refused(sessionApi.weixinCertification, { code: 'c', state })).reason).toBe('ticket-used');
    expect(weixin.asked.length).toBe(before);
  });

  it('is refused with a code that WeChat does not know, and warned of when WeChat is not there', async () => {
    const { person, state } = await goToWeixin(world.stranger);
    expect(await person.refused(sessionApi.weixinCertification, { code: 'made-up', state })).toMatchObject({
      code: -1403,
      reason: 'weixin-refused',
    });
    const next = await comeBack('open-4');
    weixin.fall();
    expect(await next.person.refused(sessionApi.weixinCertification, next.input)).toMatchObject({
      code: 2,
      reason: 'weixin-unreachable',
    });
    weixin.rise();
  });

  it('says of a disabled account that it is', async () => {
    const { id } = await bound('open-5');
    await world.services.database.asSystem((db) =>
      db.execute(`update account set disabled_at = now() where id = '${id}'`),
    );
    const { person, input } = await comeBack('open-5');
    expect((await person.refused(sessionApi.weixinCertification, input)).reason).toBe('disabled');
  });
});

describe('an unknown WeChat user', () => {
  /** Comes back unknown, then logs in with an account in the same browser. */
  async function unknown(openid: string) {
    const { person: browser, input } = await comeBack(openid);
    const answer = await browser.call(sessionApi.weixinCertification, input);
    if (!('bindTicket' in answer)) throw new Error('was known');
    const { id, account } = await newAccount(world);
    const { token } = await logIn(world, account);
    return { id, bindTicket: answer.bindTicket, person: browser.with({ authorization: `Bearer ${token}` }) };
  }

  it('is bound by logging in once, and comes in alone from then on', async () => {
    const { id, bindTicket, person } = await unknown('open-6');
    await person.call(sessionApi.bindWeixin, { bindTicket });
    expect(await person.call(sessionApi.bindings, {})).toMatchObject({ weixin: true, weixinOffered: true });
    expect((await auditOf(world, id)).at(-1)).toEqual({ what: 'weixin-bound' });
    const again = await comeBack('open-6');
    expect(await again.person.call(sessionApi.weixinCertification, again.input)).toMatchObject({ loginType: 1 });
  });

  it('holds a ticket for one use, ten minutes and one browser', async () => {
    const mine = await unknown('open-7');
    const thief = (await logIn(world, (await newAccount(world)).account)).person;
    const { bindTicket } = mine;
    expect((await thief.refused(sessionApi.bindWeixin, { bindTicket })).reason).toBe('ticket-used');
    await mine.person.call(sessionApi.bindWeixin, { bindTicket });
    expect((await mine.person.refused(sessionApi.bindWeixin, { bindTicket })).reason).toBe('ticket-used');

    const late = await unknown('open-8');
    world.clock.forward(minutes(10));
    const input = { bindTicket: late.bindTicket, password };
    expect((await late.person.refused(sessionApi.bindWeixin, input)).reason).toBe('ticket-used');
  });
});

describe('binding', () => {
  it('is confirmed by the password when it was not typed just now, and keeps the code until then', async () => {
    const { account } = await newAccount(world);
    const { person: signedIn } = await logIn(world, account);
    world.clock.forward(minutes(11));
    const { person, input } = await comeBack('open-9', undefined, signedIn);
    expect(await person.refused(sessionApi.bindWeixin, input)).toMatchObject({
      code: -1409,
      reason: 'password-needed',
    });
    expect((await person.refused(sessionApi.bindWeixin, { ...input, password: wrong })).reason).toBe('bad-credentials');
    await person.call(sessionApi.bindWeixin, { ...input, password });
  });

  it('is refused to a WeChat of another account, and to an account that has one', async () => {
    const { person: first } = await bound('open-10');
    const { person: second } = await logIn(world, (await newAccount(world)).account);
    const taken = await comeBack('open-10', undefined, second);
    expect(await taken.person.refused(sessionApi.bindWeixin, taken.input)).toMatchObject({
      code: -1409,
      reason: 'weixin-taken',
    });
    const more = await comeBack('open-11', undefined, first);
    expect((await more.person.refused(sessionApi.bindWeixin, more.input)).reason).toBe('weixin-bound');
    const same = await comeBack('open-10', undefined, first);
    await same.person.call(sessionApi.bindWeixin, same.input);
  });

  it('is undone by its owner, and then the WeChat is nobody’s again', async () => {
    const { id, person } = await bound('open-12');
    world.clock.forward(minutes(11));
    expect((await person.refused(sessionApi.unbindWeixin, {})).reason).toBe('password-needed');
    await person.call(sessionApi.unbindWeixin, { password });
    expect((await auditOf(world, id)).at(-1)).toEqual({ what: 'weixin-unbound' });
    const { person: browser, input } = await comeBack('open-12');
    expect(await browser.call(sessionApi.weixinCertification, input)).toHaveProperty('bindTicket');
  });
});
