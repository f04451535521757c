import { screen } from '@testing-library/react';
import { peopleApi } from '@zhibi/contract/people';
import { registrationApi, registrationReasons } from '@zhibi/contract/people/registration';
import { encodePassword, type LoginAnswer, sessionApi } from '@zhibi/contract/session';
import { describe, expect, it } from 'vitest';
import { newPicture } from '../../../test/picture.js';
import { fakeServer, openApp } from '../../../test/show.js';
import { student } from '../../../test/world.js';

const loggedIn: LoginAnswer = { token: 't', refreshToken: 'r', refreshUrl: '/api/login/refresh', loginType: 1 };

const labels = {
  activationCode: '激活码',
  account: '设置账号',
  password: '设置密码',
  confirm: '确认密码',
  name: '姓名',
  phone: '手机号',
  code: '短信验证码',
} as const;
const filled = {
  activationCode: 'ZB-2026-0001',
  account: 'chen_siyuan',
  password: 'abc123',
  confirm: 'abc123',
  name: '陈思远',
  phone: '13912345678',
  code: '0427',
} satisfies Record<keyof typeof labels, string>;

const withPictures = () => fakeServer().on(sessionApi.imageCode, newPicture);

async function fillIn(change: Partial<typeof filled> = {}) {
  const app = await openApp('/login?register=true');
  await screen.findByLabelText(labels.activationCode);
  for (const [name, text] of Object.entries({ ...filled, ...change }) as [keyof typeof labels, string][]) // entries of these keys
    if (text) await app.person.type(screen.getByLabelText(labels[name]), text);
  return app;
}
const submit = () => screen.getByRole('button', { name: '注册并登录' });

describe('registration', () => {
  it('is one link away from the login, and back', async () => {
    withPictures();
    const { person, address } = await openApp('/login');
    await person.click(await screen.findByRole('link', { name: '没有账号？用激活码注册' }));
    expect(await screen.findByRole('heading', { name: '注册账号' })).toBeTruthy();
    await person.click(screen.getByRole('link', { name: '已有账号，去登录' }));
    expect(address()).toBe('/login');
  });

  it('opens an account and enters with it', async () => {
    const server = withPictures()
      .on(registrationApi.register, () => loggedIn)
      .on(peopleApi.info, () => student());
    const { person, address } = await fillIn();
    await person.click(submit());
    await expect.poll(address).toBe('/index');
    const { confirm: _, password, ...rest } = filled;
    expect(server.calls(registrationApi.register)[0]?.input).toEqual({ ...rest, password: encodePassword(password) });
  });

  it('asks for a code that is for registering', async () => {
    const server = withPictures().on(sessionApi.sendCode, () => ({ waitSeconds: 60 }));
    const { person } = await fillIn({ code: '' });
    await person.type(screen.getByLabelText('图形验证码'), '7Kd3');
    await person.click(screen.getByRole('button', { name: '获取验证码' }));
    await expect
      .poll(() => server.calls(sessionApi.sendCode)[0]?.input)
      .toMatchObject({
        purpose: 'register',
        phone: filled.phone,
      });
  });

  it.each([
    ['activationCode', '', '请输入激活码'],
    ['account', '1abcdef', '请输入6~16位字母、数字、下划线或短横线，以字母开头'],
    ['password', 'abcdef', '请输入6-18位字母和数字的组合'],
    ['confirm', 'abc124', '两次输入的密码不一致'],
    ['confirm', '', '两次输入的密码不一致'],
    ['name', '陈', '请输入2-30个字符'],
    ['phone', '1391234', '手机号格式不正确'],
    ['code', '42', '验证码格式不正确'],
  ] as const)('says beside %s %j: %s', async (name, text, said) => {
    const server = withPictures();
    const both = name === 'password' ? { password: text, confirm: text } : { [name]: text };
    const { person } = await fillIn(both);
    await person.click(submit());
    expect(await screen.findByText(said)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(labels[name]));
    expect(server.calls(registrationApi.register)).toEqual([]);
  });

  it('knows the code of the slip whose square was scanned', async () => {
    withPictures();
    await openApp('/login?register=ACDEFGHJKMNP');
    expect(await screen.findByLabelText(labels.activationCode)).toHaveProperty('value', 'ACDEFGHJKMNP');
  });

  it.each([
    ['account-taken', 'account'],
    ['phone-taken', 'phone'],
    ['sms-code-wrong', 'code'],
    ['activation-code-unknown', 'activationCode'],
    ['activation-code-used', 'activationCode'],
    ['activation-code-expired', 'activationCode'],
    ['activation-code-disabled', 'activationCode'],
  ] as const)('says %s beside the field it is about, and keeps what was typed', async (reason, name) => {
    withPictures().refuse(registrationApi.register, 'conflict', reason);
    const { person } = await fillIn();
    await person.click(submit());
    expect(await screen.findByText(registrationReasons[reason].zh)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(labels[name]));
    expect(screen.getByLabelText(labels.name)).toHaveProperty('value', filled.name);
  });
});
