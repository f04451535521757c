import { screen, within } from '@testing-library/react';
import { peopleApi } from '@zhibi/contract/people';
import { LARGEST_HEAD_BYTES, profileApi } from '@zhibi/contract/people/profile';
import { sessionApi } from '@zhibi/contract/session';
import { describe, expect, it } from 'vitest';
import { newPicture } from '../../../test/picture.js';
import { fakeServer, show } from '../../../test/show.js';
import { newId, student, teacher } from '../../../test/world.js';
import { Page as AppPage } from './app/page.js';
import { Page } from './me/page.js';

const bindings = { phone: '', mail: '', mailOffered: false, weixin: false, weixinOffered: false };
const server = (change: Partial<typeof bindings> = {}) =>
  fakeServer().on(sessionApi.bindings, () => ({ ...bindings, ...change }));
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;
const file = (bytes: number) => new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });

describe('personal info', () => {
  it('of a student names the birthday and the class', async () => {
    server();
    const classList = [{ classId: newId(), className: '八(1)班', gid: 8, gradeId: 8, subjects: [] }];
    await show(<Page />, { user: student({ birthday: '20120305', sex: null, classList }) });
    await screen.findByText('账号', { selector: 'dt' });
    expect(['账号', '姓名', '性别', '出生日期', '角色', '学校', '班级'].map(fact)).toEqual([
      'chen_siyuan',
      '陈思远',
      '--',
      '2012-03-05',
      '学生',
      '青禾实验中学',
      '八(1)班',
    ]);
  });

  it('of a teacher names subjects and no birthday, in English too', async () => {
    server();
    await show(<Page />, { user: teacher(), language: 'en' });
    expect([fact('Sex'), fact('Subjects taught'), fact('Classes taught')]).toEqual(['Female', 'Junior maths', '--']);
    expect(screen.queryByText('Date of birth')).toBeNull();
  });

  it('does not name a hidden school', async () => {
    server();
    await show(<Page />, { user: teacher({ schoolHidden: true }) });
    expect(fact('学校')).toBe('--');
  });

  it.each([
    [LARGEST_HEAD_BYTES, 1],
    [LARGEST_HEAD_BYTES + 1, 0],
  ])('sends a picture of %i bytes %i times', async (bytes, times) => {
    const fake = server()
      .on(profileApi.uploadHead, () => ({ fileId: newId(), headUrl: '/x' }))
      .on(peopleApi.info, () => teacher());
    const { person } = await show(<Page />, { user: teacher() });
    await person.upload(screen.getByLabelText('选择头像图片'), file(bytes));
    expect(await screen.findByText(times ? '头像已更新' : '图片大小不能超过500kb')).toBeTruthy();
    expect(fake.calls(profileApi.uploadHead)).toHaveLength(times);
  });

  it('says what the server says of a picture', async () => {
    server().refuse(profileApi.uploadHead, 'invalid', 'head-unreadable');
    const { person } = await show(<Page />, { user: teacher() });
    await person.upload(screen.getByLabelText('选择头像图片'), file(100));
    expect(await screen.findByText(/图片无法识别/)).toBeTruthy();
  });
});

describe('how one logs in', () => {
  it('the password is changed with the old one, and a wrong one is told beside its field', async () => {
    const fake = server().refuse(sessionApi.changePassword, 'forbidden', 'bad-credentials');
    const { person } = await show(<Page />, { user: teacher() });
    await person.click(await screen.findByRole('button', { name: '修改密码' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('当前密码'), 'Old2026');
    await person.type(dialog.getByLabelText('新密码'), 'abcdef');
    await person.type(dialog.getByLabelText('确认新密码'), 'abcde1');
    await person.click(dialog.getByRole('button', { name: '确定' }));
    expect(await dialog.findByText('请输入6-18位字母和数字的组合')).toBeTruthy();
    expect(await dialog.findByText('两次输入的密码不一致')).toBeTruthy();
    expect(fake.calls(sessionApi.changePassword)).toEqual([]);
    for (const name of ['新密码', '确认新密码']) {
      await person.clear(dialog.getByLabelText(name));
      await person.type(dialog.getByLabelText(name), 'New2026');
    }
    await person.keyboard('{Enter}');
    expect(await dialog.findByText('密码错误')).toBeTruthy();
    expect(fake.calls(sessionApi.changePassword)[0]?.input).toEqual({
      password: btoa('Old2026'),
      newPassword: btoa('New2026'),
    });
  });

  it('a phone is bound by the code that is sent to it', async () => {
    const imageCodeId = newId();
    const fake = server({ phone: '138****5678' })
      .on(sessionApi.imageCode, () => ({ ...newPicture(), imageCodeId }))
      .on(sessionApi.sendCode, () => ({ waitSeconds: 60 }))
      .on(sessionApi.bindPhone, () => ({}));
    const { person } = await show(<Page />, { user: teacher() });
    expect(await screen.findByText('138****5678')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: '更换手机' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('手机号'), '13812345678');
    await person.type(dialog.getByLabelText('图形验证码'), 'aB3d');
    await person.click(dialog.getByRole('button', { name: '获取验证码' }));
    expect(await dialog.findByRole('button', { name: '60 秒后再取' })).toBeTruthy();
    expect(fake.calls(sessionApi.sendCode)[0]?.input).toEqual({
      phone: '13812345678',
      imageCode: 'aB3d',
      imageCodeId,
      work: { counter: 0, key: expect.stringMatching(/^b0f66adc/) },
      purpose: 'bind',
    });
    await person.type(dialog.getByLabelText('短信验证码'), '1234');
    await person.type(dialog.getByLabelText('登录密码'), 'Old2026');
    await person.click(dialog.getByRole('button', { name: '确定' }));
    expect(await screen.findByText('手机号已绑定')).toBeTruthy();
    expect(fake.calls(sessionApi.bindPhone)[0]?.input).toEqual({
      phone: '13812345678',
      code: '1234',
      password: btoa('Old2026'),
    });
  });

  it('of a student names an address for reminders by the code that is sent to it, and takes it away', async () => {
    let mail = '';
    const fake = fakeServer()
      .on(sessionApi.bindings, () => ({ ...bindings, mail, mailOffered: true }))
      .on(sessionApi.sendMailCode, () => ({ waitSeconds: 60 }))
      .on(sessionApi.bindMail, () => ({}))
      .on(sessionApi.unbindMail, () => ({}));
    const { person } = await show(<Page />, { user: student() });
    await person.click(await screen.findByRole('button', { name: '填写邮箱' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('提醒邮箱'), 'home@school.test');
    await person.click(dialog.getByRole('button', { name: '获取验证码' }));
    expect(await dialog.findByRole('button', { name: '60 秒后再取' })).toBeTruthy();
    await person.type(dialog.getByLabelText('邮件验证码'), '1234');
    mail = 'h***@school.test';
    await person.click(dialog.getByRole('button', { name: '确定' }));
    expect(await screen.findByText('邮箱已保存，以后没交的作业会发邮件提醒')).toBeTruthy();
    expect(fake.calls(sessionApi.bindMail)[0]?.input).toEqual({ mail: 'home@school.test', code: '1234' });
    await person.click(await screen.findByRole('button', { name: '更换邮箱' }));
    await person.click(await screen.findByRole('button', { name: '解除邮箱' }));
    expect(await screen.findByText('不再发邮件提醒')).toBeTruthy();
  });

  it('WeChat is named where it is offered or bound, and unbound with the password', async () => {
    const fake = server({ weixin: true }).on(sessionApi.unbindWeixin, () => ({}));
    const { person } = await show(<Page />, { user: teacher() });
    await person.click(await screen.findByRole('button', { name: '解除绑定' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('登录密码'), 'Old2026{Enter}');
    expect(await screen.findByText('微信已解除绑定')).toBeTruthy();
    expect(fake.calls(sessionApi.unbindWeixin)).toHaveLength(1);
  });

  it('WeChat is not named where nobody offers it', async () => {
    server();
    await show(<Page />, { user: teacher() });
    await screen.findByRole('button', { name: '绑定手机' });
    expect(screen.queryByText('微信')).toBeNull();
  });
});

describe('the app', () => {
  it.each([
    ['', '教师批改助手'],
    ['homework-manager', '作业管家App'],
  ])('of tenant %j is called %s, and opens this very installation', async (customized, name) => {
    fakeServer();
    await show(<AppPage />, { user: teacher({ customized }) });
    expect(await screen.findByRole('heading', { name })).toBeTruthy();
    expect(screen.getByText(`${location.origin}/login`)).toBeTruthy();
  });
});
