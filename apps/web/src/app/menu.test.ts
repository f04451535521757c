import type { RoleCode } from '@zhibi/contract/kernel';
import { describe, expect, it } from 'vitest';
import type { ScreenLine } from '../platform/screen-line.js';
import { decide, reachable, type Visitor } from './guard.js';
import { entries, highlightOf, type MenuReader, menuOf, trailOf } from './menu.js';
import { screens } from './screens.js';

const load = () => Promise.reject(new Error('not drawn here'));
const line = (path: ScreenLine['path'], change: Partial<ScreenLine> = {}): ScreenLine => ({
  path,
  title: 'app:home.title',
  layout: 'shell',
  loginTypes: [1, 2, 3, 4],
  load,
  ...change,
});
/** The day when every entry has a screen. */
const everything = entries.map(({ name }) => line(`/${name}`, { menu: name }));
const reader = (role: RoleCode, change: Partial<MenuReader> = {}): MenuReader => ({
  role,
  schoolId: 's',
  customized: '',
  ...change,
});
const menu = (who: MenuReader) => menuOf(everything, who).map(({ name }) => name);

/** Which login leads to a role: schools, organisations, and everybody who works for all of them. */
const loginTypeOf = (role: RoleCode) => (role === 'ORGADMIN' ? 2 : role.startsWith('ZHIBI_') ? 4 : 1);
/** With no gate open but that of the chosen school: what is contracted beside it is in nobody's menu. */
const visitorOf = ({ role, schoolId }: MenuReader): Visitor => ({
  token: 't',
  loginType: loginTypeOf(role),
  schoolId,
  role,
  hasGate: (name) => name === 'school' && schoolId !== '',
});

const learning = ['analysis', 'handbook', 'recommend'];
const checks = ['printCheck', 'printTask', 'printBatch', 'printCount', 'printSet', 'printDict', 'printOffline'];
const ofSchool = ['opsSchool', 'opsResources', 'opsClasses', 'opsTeachers', 'opsStudents', 'opsCodes'];

/** The specification's menus by role, written out; home stands above each. */
const ofSpecification: [string, MenuReader, string[]][] = [
  ['an organisation administrator', reader('ORGADMIN'), ['orgSchools', 'orgCodes', 'orgSettings', 'orgDevices']],
  ['a student', reader('STUDENT'), ['studentInfo']],
  [
    'a school administrator',
    reader('SCHOOLADMIN'),
    ['teachers', 'students', 'classes', 'printOrders', 'retention', 'audit'],
  ],
  ['a principal', reader('SCHOOLPRINCIPAL'), ['resource', ...learning, 'cloud']],
  ['a principal of a customised tenant', reader('SCHOOLPRINCIPAL', { customized: 'x' }), ['resource', ...learning]],
  ['an officer without a school', reader('REGION', { schoolId: '' }), []],
  ['an officer who has chosen a school', reader('REGION'), learning],
  ['a teacher', reader('TEACHER'), ['resource', 'publish', ...learning, 'cloud', 'class']],
  [
    'a teacher of a customised tenant',
    reader('TEACHER', { customized: 'x' }),
    ['resource', 'publish', ...learning, 'class'],
  ],
  ['the print center', reader('ZHIBI_PRINT_CENTER', { schoolId: '' }), checks],
  ['a print shop', reader('ZHIBI_PRINT_SHOP', { schoolId: '' }), ['printTask', 'printBatch', 'printCount']],
  ['operations without a school', reader('ZHIBI_SRE', { schoolId: '' }), ['opsSchools', 'opsJobs', 'opsAudit']],
  ['operations in a school', reader('ZHIBI_SRE'), ['opsSchools', 'opsJobs', 'opsAudit', ...ofSchool]],
  [
    'system maintenance',
    reader('ZHIBI_SRE_SYS', { schoolId: '' }),
    ['opsSchools', 'opsJobs', 'opsAudit', 'opsSystem', 'opsBooks'],
  ],
  [
    'system maintenance in a school',
    reader('ZHIBI_SRE_SYS'),
    ['opsSchools', 'opsJobs', 'opsAudit', 'opsSystem', 'opsBooks', ...ofSchool],
  ],
];

describe('the menu of the specification', () => {
  it.each(ofSpecification)('of %s', (_, who, names) => {
    expect(menu(who)).toEqual(['home', ...names]);
  });

  it('holds only what there is a screen for', () => {
    const built = [line('/index', { menu: 'home' }), line('/class/index', { menu: 'class', roles: ['TEACHER'] })];
    const visitor = { token: 't', loginType: 1, schoolId: 's', role: 'TEACHER' } as const;
    expect(menuOf(reachable(built, visitor), reader('TEACHER')).map(({ path }) => path)).toEqual([
      '/index',
      '/class/index',
    ]);
  });
});

describe('the chosen entry', () => {
  const built = [
    line('/study/analysis', { menu: 'analysis' }),
    line('/class/index', { menu: 'class' }),
    line('/class/studentWrong', { under: '/study/analysis' }),
    line('/homework/written', { menu: 'publish' }),
    line('/homework/written/detail', { under: '/homework/written' }),
    line('/wrong'),
    line('/login'),
    line('/student/list', { menu: 'students' }),
    line('/teacher/list', { menu: 'teachers' }),
    line('/student/import', { under: '/student/list', kindUnder: { teachers: '/teacher/list' } }),
  ];
  const at = (path: string) => built.find((one) => one.path === path) ?? line('/none');

  it.each([
    ['a screen of the menu is its own', '/homework/written', '', 'publish'],
    ['a page below keeps its entry', '/homework/written/detail', '?homework=1', 'publish'],
    ['a page below does not ask where one came from', '/homework/written/detail', '?from=/class/index', 'publish'],
    ["a student's wrong questions belong to the analysis", '/class/studentWrong', '?studentId=1', 'analysis'],
    ['but to the class where they were opened', '/class/studentWrong', '?studentId=1&from=/class/index', 'class'],
    ['and to the analysis when nobody can go there', '/class/studentWrong', '?from=/nowhere', 'analysis'],
    ['one cannot come from oneself', '/class/studentWrong', '?from=/class/studentWrong', 'analysis'],
    ["a student's own book is of no entry", '/wrong', '', ''],
    ['unless it was opened from elsewhere', '/wrong', '?from=/class/index', 'class'],
    ['an import of students belongs to their list', '/student/import', '?import=1', 'students'],
    ['one of teachers to theirs', '/student/import', '?kind=teachers&import=1', 'teachers'],
    ['a screen of no menu chooses nothing', '/login', '', ''],
  ])('%s', (_, path, query, name) => {
    expect(highlightOf(built, at(path), query)).toBe(name);
  });

  it('leads back by the same way', () => {
    const trail = trailOf(built, at('/class/studentWrong'), '?from=/class/index');
    expect(trail.map(({ path }) => path)).toEqual(['/class/index', '/class/studentWrong']);
  });
});

describe('the screens of the product', () => {
  it('are looked through for every role whose menu the specification writes out', () => {
    const named = new Set(entries.flatMap(({ roles = [] }) => roles));
    expect([...new Set(ofSpecification.map(([, { role }]) => role))].sort()).toEqual([...named].sort());
  });

  // An entry that no screen of a role claims is not drawn, and nobody would notice.
  it.each(ofSpecification)('stand behind every entry of %s', (_, who, names) => {
    const mine = menuOf(reachable(screens, visitorOf(who)), who);
    expect(mine.filter(({ name }) => name !== 'home').map(({ name }) => name)).toEqual(names);
    if (mine[0]?.name === 'home') return;
    // The home of organisation, operations and shops leads on to an entry of theirs, which needs no second one.
    const home = decide(screens, '/index', visitorOf(who));
    expect(mine.map(({ path }) => path)).toContain(home.kind === 'go' && home.to);
  });

  it('claim entries that exist', () => {
    const names: string[] = entries.map(({ name }) => name);
    expect(screens.filter(({ menu: name }) => name && !names.includes(name))).toEqual([]);
  });

  it('have one address each for a role, and lie under screens that exist', () => {
    const paths = screens.map(({ path }) => path);
    const shared = screens.filter(({ path }, at) => paths.indexOf(path) !== at);
    for (const { path } of shared) {
      const roles = screens
        .filter((one) => one.path === path)
        .flatMap((one): readonly string[] => one.roles ?? ['everybody']);
      expect([path, roles.includes('everybody'), roles.length]).toEqual([path, false, new Set(roles).size]);
    }
    expect(screens.filter(({ under }) => ![under ?? []].flat().every((one) => paths.includes(one)))).toEqual([]);
  });

  it('all load a Page', { timeout: 60_000 }, async () => {
    for (const screen of screens) expect(await screen.load(), screen.path).toHaveProperty('Page');
  });
});
