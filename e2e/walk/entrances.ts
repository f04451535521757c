import type { LoginType, RoleCode } from '@zhibi/contract/kernel';
import { screens } from '../../apps/web/src/app/screens.js';

/** Screens that stand at the end of no link of ours, each with its reason. */
const entrances: Readonly<Record<string, string>> = {
  '/cloud/cloud': 'the second address of the cloud disk in the specification; the menu leads to /cloud/index',
};

/** The client of the pens opens these by their addresses, and its links stay among them (`frame.test.ts`). */
const CLIENT = '/correction/';

/** Screens that a role may enter but is not led to, each with its reason. */
const elsewhere: Readonly<Partial<Record<RoleCode, Readonly<Record<string, string>>>>> = {
  SCHOOLADMIN: {
    '/user/index': 'the menu below the face of an administrator holds the way out alone, says the specification',
    '/user/app': 'as /user/index',
    '/wps':
      'an administrator has no cloud disk in the specification’s menu: a document is opened by the address that its owner gives',
  },
  STUDENT: { '/homework/holiday': 'the home leads to the plan while a holiday with a printed booklet lasts' },
};

/** The screens that a role may enter and must be led to, whatever the school has contracted. */
export const screensFor = (role: RoleCode, loginType: LoginType): string[] =>
  screens
    .filter(({ loginTypes, roles }) => loginTypes.includes(loginType) && (roles?.includes(role) ?? true))
    .map(({ path }) => path)
    .filter((path) => !(path in entrances) && !path.startsWith(CLIENT) && !elsewhere[role]?.[path]);
