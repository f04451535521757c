import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  fieldRules,
  forOrganisation,
  Id,
  Nothing,
  pageOf,
  SheetFormat,
} from '../../kernel/index.js';
import { AccountRow, KeptRole } from './model.js';

const filter = {
  words: z.string().trim().max(60).optional(),
  schoolId: Id.optional(),
  role: KeptRole.optional(),
  state: z.enum(['new', 'active', 'disabled']).optional(),
};
const Phone = z.union([z.literal(''), fieldRules.phone]).default('');
const Roles = z.array(KeptRole).min(1).max(2);

export const accountReasons = {
  'account-taken': { zh: '该账号已被使用，请换一个', en: 'This account is taken: please choose another' },
  'phone-taken': { zh: '该手机号已被其他账号使用', en: 'Another account has this phone number' },
  'account-too-long': { zh: '本机构的新账号不能这么长', en: 'New accounts of this organisation must be shorter' },
  'roles-do-not-meet': {
    zh: '机构管理员不能同时是学校账号',
    en: 'An organisation administrator cannot be a school account as well',
  },
  yourself: { zh: '不能停用自己的账号', en: 'You cannot disable your own account' },
  'last-administrator': {
    zh: '这是最后一位机构管理员，不能停用',
    en: 'This is the last organisation administrator and must stay',
  },
} as const;

/** Shown once: nobody can read it again. */
const Shown = z.object({ accountId: Id, account: z.string(), name: z.string(), password: z.string() });

export const accountsApi = {
  accounts: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/org/account/list',
    access: forOrganisation,
    summary: 'School administrators, principals and organisation administrators, newest first; 50 a page by key',
    input: z.object({ ...filter, cursor: Cursor }),
    output: pageOf(AccountRow),
  }),
  createAccount: endpoint({
    method: 'POST',
    path: '/admin/org/account/create',
    access: forOrganisation,
    summary: 'Opens an account; its initial password is in the answer and nowhere else',
    input: z.object({
      account: fieldRules.account,
      name: fieldRules.name,
      phone: Phone,
      roles: Roles,
      schoolId: Id.nullable(),
    }),
    output: Shown,
    reasons: accountReasons,
  }),
  saveAccount: endpoint({
    method: 'POST',
    path: '/admin/org/account/save',
    access: forOrganisation,
    summary: 'Changes name, phone and roles of an account; `seen` is what the administrator saw before',
    input: z.object({
      accountId: Id,
      name: fieldRules.name,
      phone: Phone,
      roles: Roles,
      seen: z.object({ name: z.string(), phone: z.string(), roles: z.array(KeptRole) }),
    }),
    output: Nothing,
    reasons: accountReasons,
  }),
  resetAccount: endpoint({
    method: 'POST',
    path: '/admin/org/account/reset',
    access: forOrganisation,
    summary: 'Gives an account a new initial password, in the answer and nowhere else; its logins end',
    input: z.object({ accountId: Id }),
    output: Shown,
  }),
  switchAccount: endpoint({
    method: 'POST',
    path: '/admin/org/account/switch',
    access: forOrganisation,
    summary: 'Disables or enables an account; a disabled one is logged out at once',
    input: z.object({ accountId: Id, disabled: z.boolean() }),
    output: Nothing,
    reasons: accountReasons,
  }),
  exportAccounts: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/org/account/export',
    access: forOrganisation,
    kind: 'file',
    summary: 'The accounts of a filter as a table',
    input: z.object({ ...filter, format: SheetFormat }),
    output: z.unknown(),
  }),
} satisfies Api;
