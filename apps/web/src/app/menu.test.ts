import type { RoleCode } from '@zhibi/contract/kernel';
import { describe, expect, it } from 'vitest';
import type { ScreenLine } from '../platform/screen-line.js';
import { reachable } from './guard.js';
import { entries, menuOf, trailOf } from './menu.js';
import { screens } from './screens.js';

const load = () => Promise.reject(new Error('not drawn here'));
const line = (
  path: ScreenLine['path'],
  menu: string | undefined,
  roles?: RoleCode[],
  change: Partial<ScreenLine> = {},
): ScreenLine => ({
  path,
  title: 'app:home.title',
  layout: 'shell',
  loginTypes: [1, 3],
  menu,
  roles,
  load,
  ...change,
});
const built = [
  line('/index', 'home'),
  line('/question/index', 'resource', ['TEACHER', 'SCHOOLPRINCIPAL']),
  line('/homework/written', 'publish', ['TEACHER']),
  line('/homework/written/detail', undefined, ['TEACHER'], { under: '/homework/written' }),
  line('/class/index', 'class', ['TEACHER']),
  line('/class/list', 'classes', ['SCHOOLADMIN']),
  line('/student/detail', 'studentInfo', ['STUDENT']),
  line('/study/analysis', 'analysis', ['TEACHER', 'SCHOOLPRINCIPAL', 'REGION']),
];
const menu = (role: RoleCode) =>
  menuOf(reachable(built, { token: 't', loginType: 1, schoolId: 's', role }), role).map(({ name }) => name);

describe('the menu', () => {
  it.each<[RoleCode, string[]]>([
    ['TEACHER', ['home', 'resource', 'publish', 'analysis', 'class']],
    ['STUDENT', ['home', 'studentInfo']],
    ['SCHOOLADMIN', ['home', 'classes']],
    ['SCHOOLPRINCIPAL', ['home', 'resource', 'analysis']],
    ['REGION', ['home', 'analysis']],
  ])('of %s holds what the role can open, in order', (role, names) => {
    expect(menu(role)).toEqual(names);
  });

  it('leads from a page below back to its entry', () => {
    expect(trailOf(built, built[3] as ScreenLine).map(({ path }) => path)).toEqual([
      '/homework/written',
      '/homework/written/detail',
    ]);
  });
});

describe('the screens of the product', () => {
  it('claim entries that exist', () => {
    const names: string[] = entries.map(({ name }) => name);
    expect(screens.filter(({ menu: name }) => name && !names.includes(name))).toEqual([]);
  });

  it('have one address each, and lie under screens that exist', () => {
    const paths = screens.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(screens.filter(({ under }) => under && !paths.includes(under))).toEqual([]);
  });

  it('all load a Page', { timeout: 60_000 }, async () => {
    for (const screen of screens) expect(await screen.load(), screen.path).toHaveProperty('Page');
  });
});
