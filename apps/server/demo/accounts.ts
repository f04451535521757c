import type { LoginType, RoleCode } from '@zhibi/contract/kernel';
import type { DemoAccount } from '../src/app/welcome.js';

export const DEMO_PASSWORD = 'Zhibi2026';

/** A named account of the demo world. */
export interface NamedAccount {
  account: string;
  about: string;
  loginType: LoginType;
  roles: readonly RoleCode[];
  organisation: string;
  region?: string;
  school?: string;
  /** Classes by key and the discipline taught there. */
  teaches?: { classes: readonly string[]; discipline: number };
  /** A name of its own; otherwise one is drawn. */
  name?: string;
  notActivated?: true;
}

const main = { organisation: 'main' } as const;
const exp = { ...main, school: 'exp' } as const;

export const namedAccounts: readonly NamedAccount[] = [
  {
    account: 'teacher01',
    about: '任课教师：初中数学，八年级(1)(2)班 · maths, grade 8, two classes',
    loginType: 1,
    roles: ['TEACHER'],
    ...exp,
    name: '林若溪',
    teaches: { classes: ['exp-8-1', 'exp-8-2'], discipline: 2 },
  },
  {
    account: 'teacher02',
    about: '任课教师：小学语文，四年级(1)班 · Chinese, grade 4',
    loginType: 1,
    roles: ['TEACHER'],
    ...exp,
    teaches: { classes: ['exp-4-1'], discipline: 1 },
  },
  {
    account: 'teacher03',
    about: '教师兼校长 · teacher and principal: two roles',
    loginType: 1,
    roles: ['TEACHER', 'SCHOOLPRINCIPAL'],
    ...exp,
    teaches: { classes: ['exp-8-1', 'exp-8-2'], discipline: 3 },
  },
  {
    account: 'teacher04',
    about: '任课教师：初中数学，七、九年级；与 teacher01 共同编写校本书册 · maths, writes books with teacher01',
    loginType: 1,
    roles: ['TEACHER'],
    ...exp,
    name: '周明远',
    teaches: { classes: ['exp-7-1', 'exp-9-1'], discipline: 2 },
  },
  {
    account: 'newteacher01',
    about: '未激活的教师 · teacher, not yet activated',
    loginType: 1,
    roles: ['TEACHER'],
    ...exp,
    teaches: { classes: ['exp-8-3'], discipline: 3 },
    notActivated: true,
  },
  {
    account: 'schooladmin01',
    about: '学校管理员 · school administrator',
    loginType: 1,
    roles: ['SCHOOLADMIN'],
    ...exp,
  },
  { account: 'principal01', about: '校长 · principal', loginType: 1, roles: ['SCHOOLPRINCIPAL'], ...exp },
  {
    account: 'region01',
    about: '教研员：城东区 · regional officer',
    loginType: 1,
    roles: ['REGION'],
    ...main,
    region: 'east',
  },
  {
    account: 'partner01',
    about: '合作平台(jy)交接的教师 · handed over by a partner, login type 3',
    loginType: 3,
    roles: ['TEACHER'],
    ...exp,
    teaches: { classes: ['exp-8-3'], discipline: 2 },
  },
  {
    account: 'neighbour01',
    about: '同区另一学校的数学教师 · maths at another school of the district',
    loginType: 1,
    roles: ['TEACHER'],
    ...main,
    school: 'near',
    name: '许安然',
    teaches: { classes: ['near-8-1'], discipline: 2 },
  },
  {
    account: 'custom01',
    about: '定制租户的教师 · teacher of a customised tenant',
    loginType: 1,
    roles: ['TEACHER'],
    organisation: 'custom',
    school: 'cust',
    teaches: { classes: ['cust-8-1'], discipline: 2 },
  },
  {
    account: 'outsider01',
    about: '另一机构的教师 · teacher of another organisation',
    loginType: 1,
    roles: ['TEACHER'],
    organisation: 'other',
    school: 'far',
    teaches: { classes: ['far-8-1'], discipline: 2 },
  },
  { account: 'orgadmin', about: '机构管理员 · organisation administrator', loginType: 2, roles: ['ORGADMIN'], ...main },
  {
    account: 'sysadmin',
    about: '运营：系统维护 · operations with system maintenance',
    loginType: 4,
    roles: ['ZHIBI_SRE_SYS'],
    ...main,
  },
  { account: 'printcenter', about: '印刷中心 · print center', loginType: 4, roles: ['ZHIBI_PRINT_CENTER'], ...main },
  { account: 'printshop', about: '印刷点 · print shop', loginType: 4, roles: ['ZHIBI_PRINT_SHOP'], ...main },
];

/** student01…student40 are the class of teacher01 with this key; newstudent01 sits in another one. */
export const SCENARIO_CLASS = 'exp-8-1';
export const NEW_STUDENT_CLASS = 'exp-8-3';

const loginPathOf = (loginType: LoginType) =>
  loginType === 3 ? 'hand-over' : loginType === 1 ? '/login' : '/login?admin=true';

/** What the console prints at the start. */
export const accountTable: readonly DemoAccount[] = [
  ...namedAccounts.map(
    ({ account, about, loginType }) => ({ account, about, loginPath: loginPathOf(loginType) }) as const,
  ),
  { account: 'student01…student40', about: '八年级(1)班学生 · the class of teacher01', loginPath: '/login' },
  { account: 'newstudent01', about: '未激活的学生 · student, not yet activated', loginPath: '/login' },
];
