import { screen } from '@testing-library/react';
import { peopleApi } from '@zhibi/contract/people';
import { type LoginAnswer, sessionApi } from '@zhibi/contract/session';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fakeServer, openApp, remember } from '../../test/show.js';
import { storedSession, student } from '../../test/world.js';
import { call, client } from '../platform/client.js';
import { formDrafts } from '../platform/drafts/form-drafts.js';
import { claimDrafts } from '../platform/drafts/left-drafts.js';
import { session } from '../platform/session-store.js';
import { safeRedirect } from '../session/address.js';
import { followLogin } from './follow-login.js';
import { screens } from './screens.js';

const before = { onSignedOut: client.onSignedOut, onMovedElsewhere: session.onMovedElsewhere };
afterEach(() => {
  Object.assign(client, { onSignedOut: before.onSignedOut });
  Object.assign(session, { onMovedElsewhere: before.onMovedElsewhere });
});
// What stands behind the login is read first: no specification measures how long that takes.
beforeAll(() => Promise.all([import('./signed-in.js'), import('./home/page.js')]));

const again: LoginAnswer = { token: 'token-2', refreshToken: 'r', refreshUrl: '/api/login/refresh', loginType: 1 };

/** Where a window at this address is led by what `happens`. */
function ledFrom(address: string, happens: () => void): string {
  const led: string[] = [];
  const { pathname, search, hash } = new URL(address, 'http://school.test');
  const state = { location: { pathname, search, hash } } as Parameters<typeof followLogin>[0]['state'];
  followLogin({ state, navigate: (async (to: string) => void led.push(to)) as never });
  happens();
  return led.join();
}
const backFrom = (login: string) => safeRedirect(new URLSearchParams(login.split('?')[1]).get('redirect'));

describe('when a login has ended by itself', () => {
  it('every screen is come back to, through the login page of each who may be there', () => {
    for (const { path, loginTypes } of screens) {
      const address = `${path.replaceAll(/:\w+/g, 'x')}?question=7&view=a%2Fb#end`;
      for (const loginType of loginTypes) {
        const login = ledFrom(address, () => client.onSignedOut(loginType));
        expect([login.startsWith('/login?'), login.includes('admin=true')]).toEqual([true, [2, 4].includes(loginType)]);
        expect(backFrom(login)).toBe(address);
      }
    }
  });

  it('never leads to a foreign address, whatever stands in this one', () => {
    for (const address of ['//evil.test/x', '/\\evil.test', '/login?redirect=//evil.test']) {
      const state = { location: { pathname: address, search: '', hash: '' } } as never;
      const led: string[] = [];
      followLogin({ state, navigate: (async (to: string) => void led.push(to)) as never });
      client.onSignedOut(1);
      expect(backFrom(led.join())).toBe('/index');
    }
  });

  it('leads back after the login, with what was being written', async () => {
    remember(storedSession(1, ['STUDENT']));
    const server = fakeServer()
      .on(peopleApi.info, () => student())
      .on(sessionApi.login, () => again);
    const { address, router, person } = await openApp('/user/index?from=a');
    followLogin(router);
    await expect.poll(() => sessionStorage.getItem('drafts of')).not.toBeNull();
    formDrafts.keep('remark 7', { text: '进步很大' });
    server.refuse(peopleApi.classes, 'signed-out');
    await call(peopleApi.classes, {}).catch(() => undefined);
    await expect.poll(address).toBe('/login?redirect=%2Fuser%2Findex%3Ffrom%3Da');
    expect(formDrafts.of('remark 7')).toBeUndefined();
    await person.type(await screen.findByLabelText('账号'), 'chen_siyuan');
    await person.tab();
    await person.keyboard('abc123{Enter}');
    await expect.poll(address).toBe('/user/index?from=a');
    await expect.poll(() => formDrafts.of('remark 7')).toEqual({ text: '进步很大' });
  });
});

describe('when another tab has seen the login end', () => {
  /** What another tab does to the storage that both share, and this one hears of. */
  const elsewhere = (change: () => void) => {
    change();
    dispatchEvent(new StorageEvent('storage', { key: null }));
  };
  const writing = () => {
    remember(storedSession(2, ['ORGADMIN']));
    session.begin({ ...again, loginType: 2 });
    claimDrafts('a');
    formDrafts.keep('school 7', { name: '一中' });
  };

  it('this one comes back to its own place, and leaves what is typed for the same person', () => {
    writing();
    const ended = localStorage.getItem('login') ?? '';
    const led = ledFrom('/org/index?page=2', () =>
      elsewhere(() => {
        localStorage.clear();
        localStorage.setItem('ended login', ended);
      }),
    );
    expect(led).toBe('/login?admin=true&redirect=%2Forg%2Findex%3Fpage%3D2');
    expect(formDrafts.of('school 7')).toBeUndefined();
    expect(claimDrafts('a')).toBe(true);
    expect(formDrafts.of('school 7')).toEqual({ name: '一中' });
  });

  it('leaves nothing where the person has logged out there', () => {
    writing();
    ledFrom('/org/index', () => elsewhere(() => localStorage.clear()));
    expect(claimDrafts('a')).toBe(false);
  });
});
