import { describe, expect, it } from 'vitest';
import type { ScreenLine } from '../platform/screen-line.js';
import { decide, type Outcome, reachable, type Visitor } from './guard.js';

const load = () => Promise.reject(new Error('not drawn here'));
const line = (path: ScreenLine['path'], change: Partial<ScreenLine> = {}): ScreenLine => ({
  path,
  title: 'app:home.title',
  layout: 'shell',
  loginTypes: [1, 3],
  load,
  ...change,
});
const built = [
  line('/index'),
  line('/login', { loginTypes: [] }),
  line('/homework/written', { roles: ['TEACHER'] }),
  line('/org/index', { loginTypes: [2] }),
  line('/wrong', { tokenInQuery: true }),
  line('/study/recommend', { needs: 'a-gate' }),
  line('/devops/index', { loginTypes: [4] }),
  line('/devops/school', { loginTypes: [4] }),
  line('/devops/printCheck', { loginTypes: [4], roles: ['ZHIBI_PRINT_CENTER'] }),
  line('/devops/printBatch', { loginTypes: [4] }),
];
const visitor = (change: Partial<Visitor> = {}): Visitor => ({
  token: 't',
  loginType: 1,
  schoolId: 's',
  role: 'TEACHER',
  ...change,
});
const nobody = visitor({ token: '', loginType: null, role: null });

const reported = (outcome: Outcome) =>
  outcome.kind === 'enter' ? `enter ${outcome.screen.path}` : `${outcome.kind} ${outcome.to}`;

describe('a navigation', () => {
  it.each([
    ['an unknown path goes to /', '/nowhere', visitor(), 'go /'],
    ['an unknown path goes to / without a login too', '/nowhere', nobody, 'go /'],
    ['/ goes to the home page', '/', visitor(), 'go /index'],
    ['the login page is open', '/login?admin=true', nobody, 'enter /login'],
    [
      'without a token: login, and back afterwards',
      '/homework/written?id=1',
      nobody,
      'go /login?redirect=%2Fhomework%2Fwritten%3Fid%3D1',
    ],
    [
      'without a token on a page of operations or of an organisation: their login, and back afterwards',
      '/devops/printCheck',
      nobody,
      'go /login?admin=true&redirect=%2Fdevops%2FprintCheck',
    ],
    [
      'a token without a login type is no session',
      '/index',
      visitor({ loginType: null }),
      'go /login?redirect=%2Findex',
    ],
    ['a teacher enters', '/homework/written', visitor(), 'enter /homework/written'],
    [
      'a partner session enters the school routes',
      '/homework/written',
      visitor({ loginType: 3 }),
      'enter /homework/written',
    ],
    ['another role goes home', '/homework/written', visitor({ role: 'STUDENT' }), 'go /index'],
    ['a role not known yet is checked later', '/homework/written', visitor({ role: null }), 'enter /homework/written'],
    ['a school user on an organisation page is signed out', '/org/index', visitor(), 'sign-out /login'],
    [
      'an organisation administrator on a school page is signed out to the other login page',
      '/homework/written',
      visitor({ loginType: 2, role: 'ORGADMIN' }),
      'sign-out /login?admin=true',
    ],
    [
      'an organisation administrator begins at /org/index',
      '/index',
      visitor({ loginType: 2, role: 'ORGADMIN' }),
      'go /org/index',
    ],
    [
      'operations staff with a school begin at the school',
      '/index',
      visitor({ loginType: 4, role: 'ZHIBI_SRE' }),
      'go /devops/school',
    ],
    [
      'operations staff without a school begin at the list',
      '/index',
      visitor({ loginType: 4, role: 'ZHIBI_SRE', schoolId: '' }),
      'go /devops/index',
    ],
    [
      'the print center begins at the check',
      '/index',
      visitor({ loginType: 4, role: 'ZHIBI_PRINT_CENTER' }),
      'go /devops/printCheck',
    ],
    [
      'a print shop begins at the batches',
      '/index',
      visitor({ loginType: 4, role: 'ZHIBI_PRINT_SHOP' }),
      'go /devops/printBatch',
    ],
    [
      'staff whose role is not known yet are led nowhere that may be another role’s',
      '/index',
      visitor({ loginType: 4, role: null, schoolId: '' }),
      'enter /index',
    ],
    [
      'operations staff on a school page are signed out to the other login page',
      '/homework/written',
      visitor({ loginType: 4, role: 'ZHIBI_SRE' }),
      'sign-out /login?admin=true',
    ],
  ])('%s', (_, address, who, outcome) => {
    expect(reported(decide(built, address, who))).toBe(outcome);
  });

  it('says why an address was not opened: nothing there, another role’s, or a school to be entered first', () => {
    expect(decide(built, '/nowhere', visitor())).toMatchObject({ why: 'unknown' });
    expect(decide(built, '/homework/written', visitor({ role: 'STUDENT' }))).toMatchObject({ why: 'not-yours' });
    expect(decide(built, '/', visitor())).not.toHaveProperty('why');
    const ofSchool = [line('/devops/homework', { loginTypes: [4], roles: ['ZHIBI_SRE'], needs: 'school' })];
    const operator = { loginType: 4, schoolId: '', hasGate: () => false } as const;
    expect(decide(ofSchool, '/devops/homework', visitor({ ...operator, role: 'ZHIBI_SRE' }))).toMatchObject({
      why: 'no-school',
    });
    expect(decide(ofSchool, '/devops/homework', visitor({ ...operator, role: 'ZHIBI_PRINT_SHOP' }))).toMatchObject({
      why: 'not-yours',
    });
  });

  it('receives staff at home while no first screen of theirs can be entered', () => {
    const few = [line('/index'), line('/devops/index', { loginTypes: [4], roles: ['ZHIBI_SRE'] })];
    expect(reported(decide(few, '/index', visitor({ loginType: 4, role: 'ZHIBI_SRE', schoolId: '' })))).toBe(
      'go /devops/index',
    );
    expect(reported(decide(few, '/index', visitor({ loginType: 4, role: 'ZHIBI_PRINT_SHOP' })))).toBe('enter /index');
    expect(reported(decide(few, '/index', visitor({ loginType: 2, role: 'ORGADMIN' })))).toBe('enter /index');
  });

  it('shows one address as another page to another role', () => {
    const shared = [
      line('/index'),
      line('/student/detail', { roles: ['STUDENT'], title: 'app:me' }),
      line('/student/detail', { roles: ['SCHOOLADMIN'], title: 'app:menu' }),
    ];
    const titles = (role: Visitor['role']) =>
      reachable(shared, visitor({ role })).flatMap(({ path, title }) => (path === '/index' ? [] : [title]));
    expect([titles('STUDENT'), titles('SCHOOLADMIN'), titles('TEACHER')]).toEqual([['app:me'], ['app:menu'], []]);
  });

  it('exchanges the token of an address that may carry one, for strangers only', () => {
    expect(decide(built, '/wrong?token=abc&state=open', nobody)).toEqual({
      kind: 'exchange',
      token: 'abc',
      to: '/wrong?state=open',
    });
    expect(reported(decide(built, '/wrong?token=abc', visitor()))).toBe('go /wrong');
  });

  it('goes home from a screen whose gate is closed, once the record is known', () => {
    const gate = (isOpen: boolean) => visitor({ hasGate: () => isOpen });
    expect(reported(decide(built, '/study/recommend', visitor()))).toBe('enter /study/recommend');
    expect(reported(decide(built, '/study/recommend', gate(true)))).toBe('enter /study/recommend');
    expect(reported(decide(built, '/study/recommend', gate(false)))).toBe('go /index');
  });
});
