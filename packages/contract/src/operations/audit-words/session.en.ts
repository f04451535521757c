import type { SameWords } from './same-words.js';
import type * as zh from './session.zh.js';

/** What was done. */
export const whats = {
  login: 'Logged in',
  'login-refused': 'Login refused',
  'refresh-token-reused': 'Login token used twice',
  'phone-bound': 'Phone bound',
  'mail-bound': 'Address for reminders named',
  'mail-unbound': 'Address for reminders taken away',
  'password-changed': 'Password changed',
  'password-refused': 'Password check failed',
  'weixin-bound': 'WeChat bound',
  'weixin-unbound': 'WeChat unbound',
  registered: 'Registered',
  'account-activated': 'Account activated',
  'account-created': 'Account created',
  'account-changed': 'Account changed',
  'account-disabled': 'Account disabled',
  'account-enabled': 'Account enabled',
  'password-reset': 'Password reset',
} as const satisfies SameWords<typeof zh.whats>;

/** What the fields of acts are called. */
export const fields = {
  loginType: 'Kind of login',
  role: 'Role',
  roles: 'Roles',
  ticket: 'Ticket',
  actingId: 'Acting',
  path: 'Call',
  change: 'Nature',
  sessionId: 'Session',
  phone: 'Phone',
  who: 'Account',
  account: 'Account',
  accountId: 'Account',
  accounts: 'Accounts',
} as const satisfies SameWords<typeof zh.fields>;

/** Values that are codes, and not what somebody typed. */
export const values = {
  'change-true': 'changed something',
  'change-false': 'looked only',
  TEACHER: 'Teacher',
  STUDENT: 'Student',
  SCHOOLADMIN: 'School administrator',
  SCHOOLPRINCIPAL: 'Principal',
  REGION: 'Regional officer',
  ORGADMIN: 'Organisation administrator',
  ZHIBI_SRE: 'Operations',
  ZHIBI_SRE_SYS: 'System maintenance',
  ZHIBI_PRINT_CENTER: 'Print center',
  ZHIBI_PRINT_SHOP: 'Print shop',
  password: 'Password',
  code: 'Code',
  weixin: 'WeChat',
  'by-phone': 'Text message',
  'by-register': 'Registration',
  'by-hand-over': 'Partner platform',
  'by-choose': 'Choice of role',
  'loginType-1': 'School users',
  'loginType-2': 'Organisation administrators',
  'loginType-3': 'Partner platform',
  'loginType-4': 'Operations and printing',
} as const satisfies SameWords<typeof zh.values>;
