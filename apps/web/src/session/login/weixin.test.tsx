import { screen } from '@testing-library/react';
import { peopleApi } from '@zhibi/contract/people';
import { type LoginAnswer, sessionApi } from '@zhibi/contract/session';
import { describe, expect, it } from 'vitest';
import { fakeServer, openApp } from '../../../test/show.js';
import { student } from '../../../test/world.js';
import { session } from '../../platform/session-store.js';

const loggedIn: LoginAnswer = { token: 't', refreshToken: 'r', refreshUrl: '/api/login/refresh', loginType: 1 };

describe('logging in with WeChat', () => {
  it('leads to the page to scan at, and back here with the address that was wanted', async () => {
    fakeServer()
      .on(sessionApi.waysIn, () => ({ weixin: true }))
      .on(sessionApi.weixinAppid, () => ({ appid: 'wx1', state: 's1' }));
    const { person } = await openApp('/login?redirect=%2Fpaper%2Flist');
    await person.click(await screen.findByRole('tab', { name: '微信登录' }));
    const link = await screen.findByRole('link', { name: '微信扫码登录' });
    const { origin, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect([origin, searchParams.get('appid'), searchParams.get('state')]).toEqual([
      'https://open.weixin.qq.com',
      'wx1',
      's1',
    ]);
    expect(searchParams.get('redirect_uri')).toBe(`${location.origin}/login?redirect=%2Fpaper%2Flist`);
  });

  it('is not offered where it is not set up, not even to who used it last', async () => {
    const server = fakeServer().on(sessionApi.waysIn, () => ({ weixin: false }));
    session.set({ loginTab: 'weixin' });
    await openApp('/login');
    await expect.poll(() => server.calls(sessionApi.waysIn).length).toBe(1);
    await expect.poll(() => screen.queryByRole('tab', { name: '微信登录' })).toBeNull();
    expect(screen.getByRole('tab', { name: '账号登录' }).getAttribute('aria-selected')).toBe('true');
  });

  it('enters with what WeChat brought back, once, and takes it out of the address', async () => {
    const server = fakeServer()
      .on(sessionApi.weixinCertification, () => loggedIn)
      .on(peopleApi.info, () => student());
    const { address } = await openApp('/login?redirect=%2Findex%3Fa%3D1&source=jy&code=c1&state=s1');
    await expect.poll(address).toBe('/index?a=1');
    expect(server.calls(sessionApi.weixinCertification).map(({ input }) => input)).toEqual([
      { code: 'c1', state: 's1', source: 'jy' },
    ]);
    expect([session.get().token, session.get().source, session.get().loginTab]).toEqual(['t', 'jy', 'weixin']);
  });

  it('says why it was refused, and offers to scan again', async () => {
    fakeServer()
      .refuse(sessionApi.weixinCertification, 'forbidden', 'weixin-refused')
      .on(sessionApi.weixinAppid, () => ({ appid: 'wx1', state: 's2' }));
    const { address } = await openApp('/login?code=c1&state=s1');
    expect((await screen.findByRole('alert')).textContent).toBe('微信登录失败，请重新扫码');
    expect(await screen.findByRole('link', { name: '微信扫码登录' })).toBeTruthy();
    expect(address()).toBe('/login');
  });

  it('binds an unknown WeChat by one login with the account', async () => {
    const server = fakeServer()
      .on(sessionApi.weixinCertification, () => ({ bindTicket: 'ticket-1' }))
      .on(sessionApi.login, () => loggedIn)
      .on(sessionApi.bindWeixin, () => ({}))
      .on(peopleApi.info, () => student());
    const { person, address } = await openApp('/login?code=c1&state=s1');
    expect(await screen.findByRole('heading', { name: '绑定微信' })).toBeTruthy();
    await person.type(await screen.findByLabelText('账号'), 'chen_siyuan');
    await person.type(screen.getByLabelText('密码'), 'abc123{Enter}');
    await expect.poll(address).toBe('/index');
    expect(server.calls(sessionApi.bindWeixin)[0]?.input).toEqual({ bindTicket: 'ticket-1' });
    expect(server.calls(sessionApi.bindWeixin)[0]?.headers.get('Authorization')).toBe('Bearer t');
    expect(await screen.findByText('微信已绑定，以后可以扫码登录')).toBeTruthy();
  });

  it('lets in whose WeChat could not be bound, and says why it was not', async () => {
    fakeServer()
      .on(sessionApi.weixinCertification, () => ({ bindTicket: 'ticket-1' }))
      .on(sessionApi.login, () => loggedIn)
      .refuse(sessionApi.bindWeixin, 'conflict', 'weixin-bound')
      .on(peopleApi.info, () => student());
    const { person, address } = await openApp('/login?code=c1&state=s1');
    await person.type(await screen.findByLabelText('账号'), 'chen_siyuan');
    await person.type(screen.getByLabelText('密码'), 'abc123{Enter}');
    await expect.poll(address).toBe('/index');
    expect(await screen.findByText('该账号已绑定微信，请先解绑')).toBeTruthy();
  });

  it('lets go on without binding', async () => {
    fakeServer()
      .on(sessionApi.weixinCertification, () => ({ bindTicket: 'ticket-1' }))
      .on(sessionApi.weixinAppid, () => ({ appid: 'wx1', state: 's2' }));
    const { person } = await openApp('/login?code=c1&state=s1');
    await person.click(await screen.findByRole('button', { name: '不绑定，直接登录' }));
    expect(await screen.findByRole('tab', { name: '账号登录' })).toBeTruthy();
  });
});
