import { screen, within } from '@testing-library/react';
import { analysisApi } from '@zhibi/contract/analysis';
import { homeworkApi } from '@zhibi/contract/homework';
import type { LoginType, RoleCode } from '@zhibi/contract/kernel';
import { markingApi } from '@zhibi/contract/marking';
import { peopleApi, type UserInfo } from '@zhibi/contract/people';
import { sessionApi } from '@zhibi/contract/session';
import { beforeAll, describe, expect, it } from 'vitest';
import { Refused } from '../../test/fake-server.js';
import { fakeServer, openApp, remember } from '../../test/show.js';
import { homework, homeworkOfStudent, storedSession, student, teacher, userInfo } from '../../test/world.js';

const noWrong = {
  items: [],
  next: null,
  counts: { due: 4, open: 11, mastered: 2 },
  subjects: [],
  causes: [],
  week: [],
  knowledge: [],
};

function school(info: UserInfo, loginType: LoginType = 1, roles: RoleCode[] = []) {
  remember(storedSession(loginType, roles));
  return fakeServer()
    .on(peopleApi.info, () => info)
    .on(peopleApi.classes, () => ({ clazzs: [], clazzNames: '' }))
    .on(sessionApi.logout, () => ({}))
    .on(sessionApi.bindings, () => ({ phone: '', mail: '', mailOffered: false, weixin: false, weixinOffered: false }))
    .on(markingApi.result, () => {
      throw new Refused('not-found');
    })
    .on(homeworkApi.list, () => ({ items: [homework()], next: null }))
    .on(homeworkApi.mine, () => ({
      items: [
        homeworkOfStudent({ submission: 'released', score: 87.5, status: 'closed' }),
        homeworkOfStudent({ title: '周末巩固' }),
      ],
      next: null,
    }))
    .on(markingApi.waiting, () => ({ papers: 14, answers: 29, machineShare: 0.71, homework: [] }))
    .on(analysisApi.pulse, () => ({ classes: [] }))
    .on(analysisApi.reports, () => ({ items: [], next: null }))
    .on(analysisApi.wrong, () => noWrong);
}

// What stands behind the login is read first: no specification measures how long that takes.
beforeAll(() => Promise.all([import('./signed-in.js'), import('./home/page.js'), import('./shell/unknown-banner.js')]));

describe('the application', () => {
  it('says on the first page that nothing stands at a typed address, until the person goes on', async () => {
    school(teacher());
    const { address, router } = await openApp('/no/such/page?a=1');
    expect(await screen.findByText('没有“/no/such/page”这个页面，请检查网址')).toBeTruthy();
    expect(address()).toBe('/index');
    await router.navigate('/user/index');
    await expect.poll(() => screen.queryByText(/请检查网址/)).toBeNull();
  });

  it('says on the home page that an address is another role’s, until the person goes on', async () => {
    school(student());
    const { address, router } = await openApp('/homework/written');
    expect(await screen.findByText('“/homework/written”不属于你现在的角色，或学校没有开通')).toBeTruthy();
    expect(address()).toBe('/index');
    await router.navigate('/user/index');
    await expect.poll(() => screen.queryByText(/不属于你现在的角色/)).toBeNull();
  });

  it('leads by links: the entries of the menu have addresses that can be opened beside', async () => {
    school(teacher());
    await openApp('/index');
    const menu = await screen.findByRole('navigation', { name: '主菜单' });
    const entry = await within(menu).findByRole('link', { name: '发布作业' });
    expect(entry.getAttribute('href')).toBe('/homework/written');
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe('首页');
  });

  it('greets a teacher by name and shows what waits', async () => {
    const server = school(teacher());
    await openApp('/');
    expect(await screen.findByText(/好，林若溪老师/)).toBeTruthy();
    expect(screen.getByText(/欢迎使用纸笔/)).toBeTruthy();
    expect(await screen.findByText('0 次作业，机器已判 71%，剩 29 个答案')).toBeTruthy();
    expect(await screen.findByText('21.2.2 公式法 课时作业', { selector: 'h3 a' })).toBeTruthy();
    expect(await screen.findByText('还没有可看的得分率')).toBeTruthy();
    expect(server.calls(homeworkApi.list)[0]?.headers.get('X-Subject-Id')).toBe('202');
  });

  it('shows a student what to write, what came back and what to review', async () => {
    school(student());
    await openApp('/index');
    expect(await screen.findByText(/好，陈思远同学/)).toBeTruthy();
    for (const heading of [/^待完成/, /^已发还/, /^错题本/])
      expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(await screen.findByText('周末巩固')).toBeTruthy();
    expect(await screen.findByText('87.5')).toBeTruthy();
  });

  it('has a bar of four places for a student, with what is left in them', async () => {
    school(student());
    const { person, address } = await openApp('/index');
    const bar = await screen.findByRole('navigation', { name: '主菜单' });
    const names = () =>
      within(bar)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    await expect.poll(names).toEqual(['首页', '1作业', '4错题本', '我的']);
    await person.click(within(bar).getByRole('link', { name: /我的/ }));
    await expect.poll(address).toBe('/user/index');
    const chosen = () =>
      within(bar)
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page');
    await expect.poll(() => chosen().map(({ textContent }) => textContent)).toEqual(['我的']);
    for (const way of ['学生详情', '登录密码', 'English', '退出登录'])
      expect(await screen.findByText(way)).toBeTruthy();
  });

  it.each(['SCHOOLPRINCIPAL', 'SCHOOLADMIN', 'REGION'] as const)('shows %s classes and reports', async (role) => {
    school(userInfo(role));
    await openApp('/index');
    expect(await screen.findByText('还没有班级')).toBeTruthy();
    expect(await screen.findByText('还没有报告')).toBeTruthy();
  });

  it('switches the role: another workspace, and the next call says so', async () => {
    const both = teacher();
    const server = school({ ...both, roles: [...both.roles, ...userInfo('SCHOOLPRINCIPAL').roles] });
    const { person, address } = await openApp('/index?tab=2');
    await person.click(await screen.findByRole('button', { name: /任课教师/ }));
    await person.click(await screen.findByText('校长'));
    expect(await screen.findByText('还没有报告')).toBeTruthy();
    expect(screen.queryByText(/不属于你现在的角色/)).toBeNull();
    expect(address()).toBe('/index');
    expect(server.calls(analysisApi.reports)[0]?.headers.get('X-Role-Codes')).toBe('SCHOOLPRINCIPAL');
    expect(server.calls(analysisApi.reports)[0]?.headers.has('X-Subject-Id')).toBe(false);
  });

  it('logs out: the server hears of it and nothing is kept but the language', async () => {
    const server = school(teacher());
    const { person, address } = await openApp('/index', 'en');
    await person.click(await screen.findByRole('button', { name: /Account menu/ }));
    await person.click(await screen.findByText('Log out'));
    await expect.poll(address).toBe('/login');
    expect(server.calls(sessionApi.logout)).toHaveLength(1);
    expect({ ...localStorage }).toEqual({ language: 'en' });
  });

  it('has no avatar menu for people handed over by a partner', async () => {
    school(teacher(), 3);
    await openApp('/index');
    await screen.findByText(/好，林若溪老师/);
    expect(screen.queryByRole('button', { name: /账号菜单/ })).toBeNull();
  });

  it('sends away an account without a role that may be shown', async () => {
    school(teacher({ roles: teacher().roles.map((role) => ({ ...role, display: false })) }));
    const { address } = await openApp('/index');
    expect(await screen.findByText('该账号没有登录权限！')).toBeTruthy();
    await expect.poll(address).toBe('/login');
  });

  it('asks for an activation before anything else', async () => {
    const server = school(student({ originalPassword: 'ticket', sex: null })).on(peopleApi.activateStudent, () => ({}));
    const { person } = await openApp('/index');
    expect(await screen.findByRole('heading', { name: '激活账号' }, { timeout: 5000 })).toBeTruthy();
    expect(document.title).toBe('激活账号 · 纸笔');
    expect(screen.getByLabelText<HTMLInputElement>('账号').readOnly).toBe(true);
    await person.type(screen.getByLabelText('新密码'), 'abcdef');
    await person.type(screen.getByLabelText('确认密码'), 'abcdefg');
    await person.click(screen.getByRole('button', { name: '激活' }));
    for (const words of ['请选择性别', '请选择出生日期', '请输入6-18位字母和数字的组合', '两次输入的密码不一致'])
      expect(await screen.findByText(words)).toBeTruthy();
    expect(server.calls(peopleApi.activateStudent)).toEqual([]);
  });

  it('asks for it in English too', async () => {
    school(student({ originalPassword: 'ticket', sex: null })).on(peopleApi.activateStudent, () => ({}));
    const { person } = await openApp('/index', 'en');
    expect(await screen.findByRole('heading', { name: 'Activate your account' }, { timeout: 5000 })).toBeTruthy();
    expect(document.title).toBe('Activate your account · Zhibi');
    await person.type(screen.getByLabelText('New password'), 'abcdef');
    await person.click(screen.getByRole('button', { name: 'Activate' }));
    expect(await screen.findByText('enter a combination of 6-18 letters and numbers')).toBeTruthy();
    expect(screen.queryByText(/\p{Script=Han}{4}/u)).toBeNull();
  });

  it('asks whose password was reset for a new one, and for nothing that is known', async () => {
    const server = school(student({ originalPassword: 'ticket', passwordReset: true })).on(
      peopleApi.renewPassword,
      () => ({}),
    );
    const { person } = await openApp('/index');
    expect(await screen.findByRole('heading', { name: '设置新密码' }, { timeout: 5000 })).toBeTruthy();
    expect(screen.queryByLabelText('出生日期')).toBeNull();
    await person.type(screen.getByLabelText('新密码'), 'abc123');
    await person.type(screen.getByLabelText('确认密码'), 'abc123');
    await person.click(screen.getByRole('button', { name: '保存并进入' }));
    expect(await screen.findByText('新密码已保存')).toBeTruthy();
    expect(server.calls(peopleApi.renewPassword)[0]?.input).toEqual({
      password: 'ticket',
      newPassword: btoa('abc123'),
    });
  });

  it('activates a teacher without a birthday', async () => {
    const server = school(teacher({ originalPassword: 'ticket', sex: true })).on(peopleApi.activateTeacher, () => ({}));
    const { person } = await openApp('/index');
    await person.type(await screen.findByLabelText('新密码'), 'abc123');
    await person.type(screen.getByLabelText('确认密码'), 'abc123');
    await person.click(screen.getByRole('button', { name: '激活' }));
    expect(await screen.findByText('激活成功')).toBeTruthy();
    expect(server.calls(peopleApi.activateTeacher)[0]?.input).toEqual({
      name: '林若溪',
      sex: true,
      password: 'ticket',
      newPassword: btoa('abc123'),
    });
  });
});
