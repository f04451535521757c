import type { LoginType, RoleCode } from '@zhibi/contract/kernel';
import { describe, expect, it } from 'vitest';
import {
  adminLogin,
  isFresh,
  maskedPhone,
  mayHaveCode,
  rolesOf,
  rotationOf,
  schoolLogin,
  typesAt,
  unknownName,
} from './rules.js';

const now = new Date('2026-11-21T08:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe('a code for a phone', () => {
  const sent = (...seconds: number[]) => seconds.map(ago);
  it.each([
    ['the first', sent(), 'yes'],
    ['after 60 s', sent(60), 'yes'],
    ['after 59 s', sent(59), { not: 'code-too-soon', retryAfterS: 1 }],
    ['at once', sent(0), { not: 'code-too-soon', retryAfterS: 60 }],
    ['the tenth of a day', sent(100, 200, 300, 400, 500, 600, 700, 800, 900), 'yes'],
    [
      'the eleventh of a day',
      sent(100, 200, 300, 400, 500, 600, 700, 800, 900, 86_390),
      { not: 'code-too-many', retryAfterS: 10 },
    ],
  ])('%s', (_, times, outcome) => {
    expect(mayHaveCode(times, now)).toEqual(outcome);
  });
});

describe('a refresh token', () => {
  const session = { generation: 3, generationUsed: false, rotatedAt: ago(10) };
  it.each([
    ['the current one', session, 3, 'rotate'],
    ['the one before, within 10 s', session, 2, 'repeat'],
    ['the one before, later', { ...session, rotatedAt: ago(10.001) }, 2, 'reuse'],
    ['the one before, once the new one was used', { ...session, generationUsed: true }, 2, 'reuse'],
    ['an older one', session, 1, 'reuse'],
    ['one that was never given', session, 4, 'reuse'],
  ] as const)('%s', (_, of, generation, outcome) => {
    expect(rotationOf(of, generation, now)).toBe(outcome);
  });
});

const held = (loginType: LoginType, role: string, display = true) => ({ loginType, role: role as RoleCode, display }); // as: PARENT arrives from old imports

describe('roles', () => {
  it.each([
    [
      'in a fixed order, each once',
      [held(1, 'STUDENT'), held(1, 'TEACHER'), held(1, 'TEACHER')],
      ['TEACHER', 'STUDENT'],
    ],
    ['only of this login type', [held(1, 'TEACHER'), held(2, 'ORGADMIN')], ['TEACHER']],
    ['only those for display', [held(1, 'TEACHER', false), held(1, 'SCHOOLADMIN')], ['SCHOOLADMIN']],
    ['without PARENT', [held(1, 'PARENT')], []],
  ])('%s', (_, grants, roles) => {
    expect(rolesOf(grants, 1)).toEqual(roles);
  });
});

describe('a login page', () => {
  it.each([
    ['its own', schoolLogin, [held(1, 'TEACHER')], [1]],
    ['of both kinds of staff', adminLogin, [held(4, 'ZHIBI_SRE'), held(2, 'ORGADMIN')], [2, 4]],
    ['of somebody else', schoolLogin, [held(2, 'ORGADMIN')], undefined],
    ['of nobody', schoolLogin, [], undefined],
    ['its own, but nothing may be shown', schoolLogin, [held(1, 'TEACHER', false)], []],
    ['its own for one of two types', adminLogin, [held(2, 'ORGADMIN', false), held(4, 'ZHIBI_SRE')], [4]],
  ] as const)('%s', (_, loginTypes, grants, types) => {
    expect(typesAt(loginTypes, grants)).toEqual(types);
  });
});

it.each([
  [{ beganBy: 'password', startedAt: ago(600) }, true],
  [{ beganBy: 'password', startedAt: ago(601) }, false],
  [{ beganBy: 'phone', startedAt: ago(1) }, false],
  [{ beganBy: 'weixin', startedAt: ago(1) }, false],
  [{ beganBy: 'hand-over', startedAt: ago(1) }, false],
])('a login %j confirms its owner: %s', (session, fresh) => {
  expect(isFresh(session, now)).toBe(fresh);
});

it.each([
  ['phone', true],
  ['password', true],
  ['weixin', false],
] as const)('where a phone may stand for the password, a login by %s confirms its owner: %s', (beganBy, fresh) => {
  expect(isFresh({ beganBy, startedAt: ago(600) }, now, ['password', 'phone'])).toBe(fresh);
});

it('hides the middle of a phone', () => {
  expect([maskedPhone('13912345678'), maskedPhone(null)]).toEqual(['139****5678', '']);
});

it('writes down no more than the beginning of a name that nobody has', () => {
  expect(unknownName('Zhibi2026')).toBe('Zh***');
});
