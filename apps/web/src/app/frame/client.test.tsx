import { screen } from '@testing-library/react';
import { homeworkApi } from '@zhibi/contract/homework';
import type { LoginType } from '@zhibi/contract/kernel';
import { peopleApi } from '@zhibi/contract/people';
import { sessionApi } from '@zhibi/contract/session';
import { beforeAll, describe, expect, it } from 'vitest';
import { fakeServer, openApp, remember } from '../../../test/show.js';
import { homework, storedSession, teacher } from '../../../test/world.js';

const END = '20991231235959';

function school(loginType: LoginType | null) {
  if (loginType !== null) remember(storedSession(loginType, ['TEACHER']));
  return fakeServer()
    .on(peopleApi.info, () => teacher())
    .on(peopleApi.classes, () => ({ clazzs: [], clazzNames: '' }))
    .on(sessionApi.waysIn, () => ({ weixin: false }))
    .on(homeworkApi.list, () => ({
      items: [
        homework({
          title: '公式法',
          status: 'open',
          endAt: END,
          progress: { total: 40, writing: 2, handedIn: 38, marked: 10 },
        }),
      ],
      next: null,
    }));
}

// What stands behind the login is read first: no specification measures how long that takes.
beforeAll(() =>
  Promise.all([import('../signed-in.js'), import('./embed.js'), import('../../homework/correction/page.js')]),
);

describe('the client of the pens', () => {
  it('begins with the homework to correct, without the menus of the shell', async () => {
    school(3);
    await openApp('/correction/index');
    expect(await screen.findByRole('heading', { name: '公式法' })).toBeTruthy();
    expect(screen.getByText('28')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /回到首页/ })).toBeNull();
    expect(screen.queryByRole('navigation', { name: '主菜单' })).toBeNull();
    expect(screen.getByRole('link', { name: '自动组卷' }).getAttribute('href')).toBe('/correction/auto');
  });

  it('leads out of it whoever opened it in a browser of their own, and nobody at a pen', async () => {
    school(1);
    await openApp('/correction/index');
    // Loaded anew: no step within leaves the frame.
    expect((await screen.findByRole('link', { name: /回到首页/ })).getAttribute('href')).toBe('/index');
  });

  it('keeps every step inside: an address of the shell is that of the frame', async () => {
    school(1);
    const { router, address } = await openApp('/correction/index');
    await screen.findByRole('heading', { name: '公式法' });
    expect(
      router.createHref({ pathname: '/source/list', search: '', hash: '', state: null, key: '', mask: undefined }),
    ).toBe('/correction/index');
    await router.navigate('/paperTest/myQues?shelf=drafts');
    expect(address()).toBe('/correction/myQues?shelf=drafts');
    await router.navigate({ search: '?shelf=archived' });
    expect(address()).toBe('/correction/myQues?shelf=archived');
  });

  it('asks a stranger at its own login page, and remembers which device it is', async () => {
    school(null);
    const { address } = await openApp('/correction/auto');
    expect(await screen.findByRole('button', { name: '登录' })).toBeTruthy();
    expect(address()).toBe('/correction/login?redirect=%2Fcorrection%2Fauto');
    const { router } = await openApp('/correction/login?deviceName=ZB-7');
    await expect.poll(() => localStorage.getItem('penDevice')).toBe('ZB-7');
    await router.navigate('/correction/login?deviceName=');
    expect(localStorage.getItem('penDevice')).toBe('ZB-7');
  });
});
