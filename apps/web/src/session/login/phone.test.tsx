import { screen } from '@testing-library/react';
import { peopleApi } from '@zhibi/contract/people';
import { type LoginAnswer, sessionApi } from '@zhibi/contract/session';
import { describe, expect, it } from 'vitest';
import { newPicture } from '../../../test/picture.js';
import { fakeServer, openApp, remember } from '../../../test/show.js';
import { student } from '../../../test/world.js';
import { session } from '../../platform/session-store.js';

const loggedIn: LoginAnswer = { token: 't', refreshToken: 'r', refreshUrl: '/api/login/refresh', loginType: 1 };

const withPictures = () => fakeServer().on(sessionApi.imageCode, newPicture);

async function openPhone() {
  const app = await openApp('/login');
  await app.person.click(await screen.findByRole('tab', { name: '手机登录' }));
  return { ...app, phone: await screen.findByLabelText('手机号') };
}
const picture = () => screen.getByLabelText('图形验证码');
const code = () => screen.getByLabelText('短信验证码');
const send = () => screen.getByRole('button', { name: '获取验证码' });
const enter = () => screen.getByRole('button', { name: '登录' });

describe('logging in with a phone', () => {
  it('asks for a code with the picture, then enters with the code', async () => {
    const server = withPictures()
      .on(sessionApi.sendCode, () => ({ waitSeconds: 60 }))
      .on(sessionApi.phoneLogin, () => loggedIn)
      .on(peopleApi.info, () => student());
    const { person, phone, address } = await openPhone();
    await person.type(phone, '13912345678');
    await person.type(picture(), '7Kd3');
    await person.click(send());
    expect(await screen.findByRole('button', { name: /秒后可重新获取/ })).toHaveProperty('disabled', true);
    expect(server.calls(sessionApi.sendCode)[0]?.input).toMatchObject({
      phone: '13912345678',
      purpose: 'login',
      imageCode: '7Kd3',
      imageCodeId: expect.any(String),
    });
    expect(document.activeElement).toBe(code());
    expect(picture()).toHaveProperty('value', '');
    await person.type(code(), '0427{Enter}');
    await expect.poll(address).toBe('/index');
    expect(server.calls(sessionApi.phoneLogin)[0]?.input).toEqual({ phone: '13912345678', code: '0427' });
    expect(session.get().loginTab).toBe('phone');
  });

  it('lets ask again when the wait is over', async () => {
    withPictures().on(sessionApi.sendCode, () => ({ waitSeconds: 1 }));
    const { person, phone } = await openPhone();
    await person.type(phone, '13912345678');
    await person.type(picture(), '7Kd3');
    await person.click(send());
    await screen.findByRole('button', { name: /秒后可重新获取/ });
    expect(await screen.findByRole('button', { name: '获取验证码' })).toHaveProperty('disabled', false);
  });

  it('says what is wrong beside the field and goes to the first, before the server is asked', async () => {
    const server = withPictures();
    const { person, phone } = await openPhone();
    await person.type(phone, '12345');
    await person.click(send());
    expect(screen.getByText('手机号格式不正确')).toBeTruthy();
    expect(screen.getByText('请输入4位图形验证码')).toBeTruthy();
    expect(document.activeElement).toBe(phone);
    await person.click(enter());
    expect(screen.getByText('验证码格式不正确')).toBeTruthy();
    expect([...server.calls(sessionApi.sendCode), ...server.calls(sessionApi.phoneLogin)]).toEqual([]);
  });

  it.each([
    ['image-code-wrong', 'conflict', '图形验证码不正确', picture],
    ['code-too-soon', 'too-often', '验证码刚刚已发送，请稍后再获取', code],
    ['code-too-many', 'too-often', '该手机号今天获取验证码的次数已用完', code],
  ] as const)('says %s beside its field and draws another picture', async (reason, kind, said, field) => {
    const server = withPictures().refuse(sessionApi.sendCode, kind, reason);
    const { person, phone } = await openPhone();
    await person.type(phone, '13912345678');
    await person.type(picture(), '7Kd3');
    await person.click(send());
    expect(await screen.findByText(said)).toBeTruthy();
    expect(document.activeElement).toBe(field());
    await expect.poll(() => server.calls(sessionApi.imageCode).length).toBe(2);
  });

  it('says a wrong code beside it and keeps the phone', async () => {
    withPictures().refuse(sessionApi.phoneLogin, 'forbidden', 'sms-code-wrong');
    const { person, phone } = await openPhone();
    await person.type(phone, '13912345678');
    await person.type(code(), '0427{Enter}');
    expect(await screen.findByText('短信验证码不正确或已失效')).toBeTruthy();
    expect(phone).toHaveProperty('value', '13912345678');
    expect(document.activeElement).toBe(code());
  });
});

describe('the ways in', () => {
  it('are walked along with the arrows, and keep what was typed', async () => {
    withPictures();
    const { person, phone } = await openPhone();
    await person.type(phone, '139');
    screen.getByRole('tab', { name: '手机登录' }).focus();
    await person.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: '账号登录' }).getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: '账号登录' }));
    await person.keyboard('{ArrowRight}');
    expect(await screen.findByLabelText('手机号')).toHaveProperty('value', '139');
  });

  it('open at the one that was used last on this browser', async () => {
    remember({ loginTab: 'phone' });
    withPictures();
    await openApp('/login');
    expect(await screen.findByLabelText('手机号')).toBeTruthy();
  });

  it('are forgotten by nobody who logs out: they belong to the browser', () => {
    remember({ loginTab: 'weixin', token: 't', schoolId: 's' });
    session.clear();
    expect(Object.keys({ ...localStorage }).sort()).toEqual(['language', 'loginTab']);
  });
});
