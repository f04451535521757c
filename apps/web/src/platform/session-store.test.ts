import '../../test/browser.js';
import { describe, expect, it } from 'vitest';
import { hasMoved, type Session, SessionStore } from './session-store.js';

const session = (change: Partial<Session> = {}): Session => ({
  ...new SessionStore(localStorage).get(),
  token: 't',
  roleCodes: ['TEACHER'],
  schoolId: 's',
  subjectId: 202,
  stageId: null,
  ...change,
});

describe('what another tab has done', () => {
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
    localStorage.setItem('roleCodes', 'SCHOOLPRINCIPAL');
    dispatchEvent(new StorageEvent('storage', { key: 'roleCodes' }));
    dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
    expect([moves, store.get().roleCodes]).toEqual([1, ['SCHOOLPRINCIPAL']]);
    store.clear();
  });
});
