import { screen } from '@testing-library/react';
import { peopleApi } from '@zhibi/contract/people';
import { encodePassword, type LoginAnswer, sessionApi } from '@zhibi/contract/session';
import { describe, expect, it } from 'vitest';
import { Refused } from '../../../test/fake-server.js';
import { newPicture } from '../../../test/picture.js';
import { fakeServer, openApp } from '../../../test/show.js';
import { student } from '../../../test/world.js';
import { session } from '../../platform/session-store.js';

const loggedIn: LoginAnswer = {
  token: 'token-9',
  refreshToken: 'refresh-9',
  refreshUrl: '/api/login/refresh',
  loginType: 1,
};
const account = () => screen.findByLabelText('账号');
const password = () => screen.findByLabelText('密码');
const enter = () => screen.getByRole('button', { name: '登录' });

describe('the login page', () => {
  it('logs in with the keyboard and goes where one wanted to go', async () => {
    const server = fakeServer()
      .on(sessionApi.login, () => loggedIn)
      .on(peopleApi.info, () => student());
    const { person, address } = await openApp('/login?redirect=%2Findex%3Ffrom%3Dmail');
    await person.type(await account(), 'chen_siyuan');
    await person.tab();
    await person.keyboard('abc123{Enter}');
    await expect.poll(address).toBe('/index?from=mail');
    expect(server.calls(sessionApi.login)[0]?.input).toEqual({
      account: 'chen_siyuan',
      password: encodePassword('abc123'),
    });
    expect([session.get().token, session.get().loginType]).toEqual(['token-9', 1]);
  });

  it('tells what to do without the password, and leads to the phone', async () => {
    fakeServer();
    const { person } = await openApp('/login');
    await person.click(await screen.findByText('忘记密码？'));
    expect(screen.getByText(/没有绑定手机号：学生和教师请找学校管理员/), 'no teacher can').toBeTruthy();
    await person.click(screen.getByRole('button', { name: '用手机登录' }));
    expect(screen.getByRole('tab', { name: '手机登录' }).getAttribute('aria-selected')).toBe('true');
    expect(await screen.findByLabelText('手机号')).toBeTruthy();
  });

  it('says that nothing stands at the address that a stranger typed', async () => {
    fakeServer();
    await openApp('/no/such/page');
    const said = await screen.findByText('没有“/no/such/page”这个页面，请检查网址');
    expect(said.getAttribute('role')).toBe('status');
  });

  it('focuses the first field that is missing and says what is missing beside it', async () => {
    const server = fakeServer();
    const { person } = await openApp('/login');
    await password();
    await person.click(enter());
    expect(await screen.findByText('请输入账号')).toBeTruthy();
    expect(screen.getByText('请输入密码')).toBeTruthy();
    expect(document.activeElement).toBe(await account());
    expect(server.calls(sessionApi.login)).toEqual([]);
  });

  it('knows the account of the slip whose square was scanned', async () => {
    await openApp('/login?account=chen_siyuan');
    expect(await account()).toHaveProperty('value', 'chen_siyuan');
  });

  it('says that account or password are wrong and keeps what was typed', async () => {
    fakeServer().refuse(sessionApi.login, 'forbidden', 'bad-credentials');
    const { person } = await openApp('/login');
    await person.type(await account(), 'chen_siyuan');
    await person.type(await password(), 'abc124{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('账号或密码错误');
    expect((await account()) as HTMLInputElement).toHaveProperty('value', 'chen_siyuan');
  });

  it('asks for the code of a picture once the server wants it', async () => {
    const server = fakeServer()
      .on(sessionApi.imageCode, newPicture)
      .on(sessionApi.login, ({ imageCode }) => {
        if (!imageCode) throw new Refused('conflict', { reason: 'image-code-needed' }, '请输入图形验证码');
        return loggedIn;
      })
      .on(peopleApi.info, () => student());
    const { person, address } = await openApp('/login');
    await person.type(await account(), 'chen_siyuan');
    await person.type(await password(), 'abc123{Enter}');
    const code = await screen.findByLabelText('图形验证码');
    await person.type(code, '7K{Enter}');
    expect(await screen.findByText('请输入4位图形验证码')).toBeTruthy();
    await person.type(code, 'd3{Enter}');
    await expect.poll(address).toBe('/index');
    expect(server.calls(sessionApi.login)[1]?.input).toMatchObject({
      imageCode: '7Kd3',
      imageCodeId: expect.any(String),
    });
  });

  it('asks which kind of person enters when there are several', async () => {
    const server = fakeServer()
      .on(
        sessionApi.adminLogin,
        () =>
          ({
            choices: [
              { loginType: 2, name: '青禾教育' },
              { loginType: 4, name: '' },
            ],
            loginTicket: 'ticket',
          }) satisfies LoginAnswer,
      )
      .on(sessionApi.choose, () => ({ ...loggedIn, loginType: 2 }) satisfies LoginAnswer)
      .on(peopleApi.info, () => student());
    const { person } = await openApp('/login?admin=true');
    await person.type(await account(), 'he_jingxing');
    await person.type(await password(), 'abc123{Enter}');
    expect(await screen.findByRole('button', { name: '运维与印刷' })).toBeTruthy();
    await person.click(await screen.findByRole('button', { name: '机构管理员 青禾教育' }));
    await expect.poll(() => server.calls(sessionApi.choose)[0]?.input).toEqual({ loginTicket: 'ticket', loginType: 2 });
  });

  it('remembers the partner that a person came from', async () => {
    const server = fakeServer()
      .on(sessionApi.login, () => loggedIn)
      .on(peopleApi.info, () => student());
    const { person } = await openApp('/login?source=jizuo');
    await person.type(await account(), 'chen_siyuan');
    await person.type(await password(), 'abc123{Enter}');
    await expect.poll(() => session.get().source).toBe('jizuo');
    expect(server.calls(sessionApi.login)[0]?.input).toMatchObject({ source: 'jizuo' });
  });

  it('has one way in for the staff of organisation, operations and print', async () => {
    fakeServer();
    await openApp('/login?admin=true');
    expect(await screen.findByRole('heading', { name: '管理登录' })).toBeTruthy();
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.queryByRole('link', { name: /注册/ })).toBeNull();
  });

  it('speaks English on request and remembers it', async () => {
    fakeServer();
    const { person } = await openApp('/login');
    await account();
    await person.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
    expect([localStorage.getItem('language'), document.documentElement.lang]).toEqual(['en', 'en']);
  });
});
