import { type LoginType, RoleCode } from '@zhibi/contract/kernel';
import { describe, expect, it } from 'vitest';
import type { ScreenLine } from '../platform/screen-line.js';
import { decide, type Outcome, type Visitor } from './guard.js';
import { screens } from './screens.js';
import specRoutes from './spec-routes.json' with { type: 'json' };

/** Screens that the specification does not name, beside the work they belong to: imports of people, the school year, a school's side of printing, scans of homework, homework answered on a screen, a pen that a browser connects, how much homework there is, appeals against scores, booklets for holidays, a lesson (its teacher's, its wall's, its students' page), the school on the screen of a hall, a printed sheet of wrong questions on a telephone, answer areas drawn by hand, an answer card while it is designed, what operations write down and keep, the installation itself, what a school decides of them, and the manual. */
const beyond: readonly string[] = [
  '/student/import',
  '/class/schoolYear',
  '/source/import',
  '/paperTest/variants',
  '/print/orders',
  '/print/send',
  '/print/offline',
  '/homework/missing',
  '/homework/load',
  '/homework/holiday',
  '/homework/holiday/detail',
  '/homework/appeals',
  '/homework/notice',
  '/homework/scans',
  '/homework/scan',
  '/student/answer',
  '/student/photo',
  '/photo',
  '/pen',
  '/study/lesson',
  '/study/stage',
  '/room',
  '/wall',
  '/wrong/sheet',
  '/devops/audit',
  '/devops/jobs',
  '/devops/system',
  '/devops/marking',
  '/paper/areas',
  '/answerCard/design',
  '/paperTest/ground',
  '/school/audit',
  '/school/retention',
  '/help',
];

/** Of these those that nobody need log in for: what a class was given today, where its school shows it, photographs of the one copy of a printed slip, the school in sums by the key of a screen, the questions of one printed sheet, and the room of a lesson, which asks for a code. */
const shown: readonly string[] = ['/homework/notice', '/photo', '/wall', '/wrong/sheet', '/room'];

interface SpecRoute {
  path: string;
  access: string;
  loginTypes: number[];
  keepAlive?: boolean;
  redirect?: string;
}
const routes: readonly SpecRoute[] = specRoutes;

/** The product as the specification draws it: every route, whoever's page it is. */
const whole: ScreenLine[] = routes
  .filter(({ redirect }) => !redirect)
  .map(({ path, access, loginTypes }) => ({
    path: path as ScreenLine['path'], // every path of the list begins with a slash
    title: 'app:home.title',
    layout: 'plain',
    loginTypes: loginTypes as LoginType[], // 1 to 4 in the list
    ...(access === 'tokenInQuery' ? { tokenInQuery: true } : {}),
    load: () => Promise.reject(new Error('not drawn here')),
  }));

const reported = (outcome: Outcome) =>
  outcome.kind === 'enter' ? `enter ${outcome.screen.path}` : `${outcome.kind} ${outcome.to}`;

const typeOf = (role: RoleCode): LoginType => (role === 'ORGADMIN' ? 2 : role.startsWith('ZHIBI_') ? 4 : 1);
const person = (loginType: LoginType, role: RoleCode, schoolId: string): Visitor => ({
  token: 't',
  loginType,
  schoolId,
  role,
});
const people = RoleCode.options.flatMap((role) =>
  ['', 'a-school'].flatMap((schoolId) => {
    const visitor = person(typeOf(role), role, schoolId);
    // Whoever a partner hands over is a school user of login type 3.
    return visitor.loginType === 1 ? [visitor, person(3, role, schoolId)] : [visitor];
  }),
);
const nobody: Visitor = { token: '', loginType: null, schoolId: '', role: null };

/** Where organisation, operations and print staff begin, in the order of the specification's sentence. */
function landing({ loginType, role, schoolId }: Visitor): string {
  if (loginType === 2) return '/org/index';
  if (role === 'ZHIBI_PRINT_CENTER') return '/devops/printCheck';
  if (role === 'ZHIBI_PRINT_SHOP') return '/devops/printBatch';
  return schoolId ? '/devops/school' : '/devops/index';
}

function expected({ path, access, loginTypes, redirect }: SpecRoute, visitor: Visitor): string {
  if (redirect) return `go ${redirect}`;
  if (access === 'open') return `enter ${path}`;
  if (visitor.loginType === null) {
    const isForStaff = loginTypes.every((one) => one === 2 || one === 4);
    return `go /login?${isForStaff ? 'admin=true&' : ''}redirect=${encodeURIComponent(path)}`;
  }
  const isStaff = visitor.loginType === 2 || visitor.loginType === 4;
  if (path === '/index' && isStaff) return `go ${landing(visitor)}`;
  if (loginTypes.includes(visitor.loginType)) return `enter ${path}`;
  return isStaff ? 'sign-out /login?admin=true' : 'sign-out /login';
}

describe.each(routes)('$path', (route) => {
  it('ends for every role, login type and school as its access says', () => {
    for (const visitor of people)
      expect([visitor, reported(decide(whole, route.path, visitor))]).toEqual([visitor, expected(route, visitor)]);
  });

  it('asks a stranger to log in, unless it is open', () => {
    expect(reported(decide(whole, route.path, nobody))).toBe(expected(route, nobody));
  });

  it('lets a token in the query in where the specification says so, and never keeps it in an address', () => {
    const outcome = decide(whole, `${route.path}?a=1&token=abc`, nobody);
    if (route.access === 'tokenInQuery')
      expect(outcome).toEqual({ kind: 'exchange', token: 'abc', to: `${route.path}?a=1` });
    else expect(reported(outcome)).toBe(route.redirect ? `go ${route.redirect}` : `go ${route.path}?a=1`);
    for (const visitor of people)
      expect(reported(decide(whole, `${route.path}?token=abc`, visitor))).not.toContain('abc');
  });
});

describe('the screens that are there', () => {
  const byPath = new Map(routes.map((route) => [route.path, route]));

  it('are routes of the specification, or named above', () => {
    const strange = screens.filter(({ path }) => !byPath.has(path));
    expect(strange.map(({ path }) => path).filter((path) => !beyond.includes(path))).toEqual([]);
    // What nobody has specified is never open to strangers, unless it is named.
    const open = strange.filter(({ loginTypes, tokenInQuery }) => loginTypes.length === 0 || tokenInQuery);
    expect(open.map(({ path }) => path)).toEqual(shown);
  });

  const specified = screens.filter(({ path }) => byPath.has(path));
  it.each(specified.map((screen) => [screen.path, screen] as const))('%s is as specified', (path, screen) => {
    const route = byPath.get(path);
    expect([...screen.loginTypes]).toEqual(route?.loginTypes);
    expect(screen.keepAlive ?? false).toBe(route?.keepAlive ?? false);
    expect(screen.tokenInQuery ?? false).toBe(route?.access === 'tokenInQuery');
    expect(route?.redirect).toBeUndefined();
  });

  it('are all there', () => {
    const missing = routes.filter(({ path, redirect }) => !redirect && !screens.some((screen) => screen.path === path));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });
});
