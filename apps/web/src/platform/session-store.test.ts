import '../../test/browser.js';
import { describe, expect, it } from 'vitest';
import { type Session, SessionStore } from './session-store.js';
import { hasMoved } from './tab-choices.js';

const pair = { token: 't', refreshToken: 'r', refreshUrl: '/r', loginType: 1 } as const;

const session = (change: Partial<Session> = {}): Session => ({
  ...new SessionStore(localStorage).get(),
  token: 't',
  roleCodes: ['TEACHER'],
  schoolId: 's',
  subjectId: 202,
  stageId: null,
  ...change,
});

describe('what a tab keeps of a person', () => {
  const keptBy = (text: string) => sessionStorage.setItem('draft student', text);
  const kept = () => sessionStorage.getItem('draft student');
  /** The browser's storage as another tab leaves it; this one hears of it, or is opened again later. */
  const elsewhere = (change: () => void, isHeard: boolean) => {
    change();
    if (isHeard) dispatchEvent(new StorageEvent('storage', { key: null }));
    else new SessionStore(localStorage);
  };

  /** In a tab of its own: what this one keeps stays as it is. */
  const beginElsewhere = (second: Parameters<SessionStore['begin']>[0]) => {
    const tab = { ...sessionStorage };
    new SessionStore(localStorage).begin(second);
    for (const [name, value] of Object.entries(tab)) sessionStorage.setItem(name, String(value));
  };

  it('is of the next one also where that has the same role in the same school', () => {
    const student = { schoolId: '1', roleCodes: ['STUDENT' as const] };
    const store = new SessionStore(localStorage);
    store.begin(pair);
    store.set(student);
    let moved = 0;
    store.onMovedElsewhere = () => moved++;
    elsewhere(() => localStorage.setItem('token', 'renewed'), true);
    expect(moved).toBe(0);
    elsewhere(() => {
      beginElsewhere({ ...pair, token: 'of the second' });
      localStorage.setItem('schoolId', '1');
      localStorage.setItem('roleCodes', 'STUDENT');
    }, true);
    expect(moved).toBe(1);
  });

  it('never lets another tab see nobody, or the next one without a token, while the next one logs in', () => {
    const store = new SessionStore(localStorage);
    store.begin(pair);
    store.set({ roleCodes: ['TEACHER'], schoolId: '1' });
    localStorage.setItem('draft', 'of the first');
    const seen: [token: string | null, isNewLogin: boolean][] = [];
    const first = localStorage.getItem('login');
    const look = () => seen.push([localStorage.getItem('token'), localStorage.getItem('login') !== first]);
    const watched = new Proxy(localStorage, {
      get: (storage, name) => {
        const value = Reflect.get(storage, name);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          const answer = value.apply(storage, args);
          look();
          return answer;
        };
      },
    });
    new SessionStore(watched).begin({ ...pair, token: 'of the second' });
    expect(seen.filter(([token, isNew]) => token === null || (isNew && token !== 'of the second'))).toEqual([]);
    expect([localStorage.getItem('draft'), localStorage.getItem('schoolId')]).toEqual([null, null]);
  });

  it.each([
    ['at once', true],
    ['when it is opened again', false],
  ])('goes with the login that another tab has ended: %s', (_, isHeard) => {
    const store = new SessionStore(localStorage);
    store.begin(pair);
    keptBy('the first');
    elsewhere(() => beginElsewhere({ ...pair, token: 'of the second' }), isHeard);
    expect(kept()).toBeNull();
    keptBy('the second');
    elsewhere(() => localStorage.setItem('token', 'renewed'), isHeard);
    expect(kept()).toBe('the second');
    store.clear();
    expect(kept()).toBeNull();
  });
});

describe('what another tab has done', () => {
  const elsewhere = (key: string, value: string) => {
    localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage', { key }));
  };

  it.each<[string, Partial<Session>, Partial<Session>, boolean]>([
    ['a renewed token is no move', {}, { token: 't2' }, false],
    ['another language is no move', {}, { language: 'en' }, false],
    ['a logout is', {}, { token: '' }, true],
    ['another role is', {}, { roleCodes: ['SCHOOLPRINCIPAL'] }, true],
    ['another subject is', {}, { subjectId: 203 }, true],
    ['the first subject is none', { subjectId: null }, { subjectId: 202 }, false],
    ['another stage is', { stageId: 1 }, { stageId: 2 }, true],
    ['the first stage is none', { stageId: null }, { stageId: 2 }, false],
    ['another school is', {}, { schoolId: 'other' }, true],
    ['the choices after a login are none', { roleCodes: [], schoolId: '', subjectId: null }, {}, false],
  ])('%s', (_, before, now, moved) => {
    expect(hasMoved(session(before), session(now))).toBe(moved);
  });

  it('is heard here', () => {
    const store = new SessionStore(localStorage);
    store.set({ token: 't', roleCodes: ['TEACHER'] });
    let moves = 0;
    store.onMovedElsewhere = () => moves++;
    elsewhere('roleCodes', 'SCHOOLPRINCIPAL');
    dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
    store.set({ token: 'refreshed' });
    expect([moves, store.isApart(), store.get().roleCodes, store.get().token]).toEqual([
      0,
      true,
      ['TEACHER'],
      'refreshed',
    ]);
    store.follow();
    expect([moves, store.isApart(), store.get().roleCodes]).toEqual([1, false, ['SCHOOLPRINCIPAL']]);
    store.clear();
  });

  it('leaves the tab as it was, which may take the others back', () => {
    const store = new SessionStore(localStorage);
    store.set({ token: 't', roleCodes: ['TEACHER'], subjectId: 202 });
    elsewhere('roleCodes', 'SCHOOLPRINCIPAL');
    elsewhere('subjectId', '101');
    store.stay();
    expect([store.isApart(), localStorage.getItem('roleCodes'), localStorage.getItem('subjectId')]).toEqual([
      false,
      'TEACHER',
      '202',
    ]);
    elsewhere('roleCodes', 'SCHOOLPRINCIPAL');
    elsewhere('roleCodes', 'TEACHER');
    expect(store.isApart()).toBe(false);
    store.clear();
  });

  it('does not outlive the login', () => {
    const store = new SessionStore(localStorage);
    store.set({ token: 't', roleCodes: ['TEACHER'] });
    let moves = 0;
    store.onMovedElsewhere = () => moves++;
    elsewhere('roleCodes', 'SCHOOLPRINCIPAL');
    elsewhere('token', '');
    expect([moves, store.isApart(), store.get().token]).toEqual([1, false, '']);
    store.clear();
  });
});
