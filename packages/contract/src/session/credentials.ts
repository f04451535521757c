import { z } from 'zod';
import { type Api, endpoint, fieldRules, Nothing } from '../kernel/index.js';
import { Password } from './model.js';
import { codeReasons, mailReasons, ownerReasons } from './reasons.js';

/** How a person gets in, on their own page: what is bound, and changing it. */
export const credentialsApi = {
  bindings: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/user/bind/info',
    access: 'signed-in',
    summary: 'Which phone and mail address (their middle hidden) and whether a WeChat is bound to this account',
    input: Nothing,
    output: z.object({
      /** 138****5678, or '' where none is bound. */
      phone: z.string(),
      weixin: z.boolean(),
      /** Whether WeChat is configured here at all. */
      weixinOffered: z.boolean(),
      /** m***@school.cn, or '' where none is named. */
      mail: z.string(),
      /** Whether reminders can go to an address of this account: it is a student's, and a mail server is set. */
      mailOffered: z.boolean(),
    }),
  }),
  sendMailCode: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/user/bind/mail/code',
    access: { roles: ['STUDENT'] },
    summary: 'Sends a code to the address that reminders are to go to',
    input: z.object({ mail: fieldRules.email }),
    output: z.object({ waitSeconds: z.number().int() }),
    reasons: mailReasons,
  }),
  bindMail: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/user/bind/mail',
    access: { roles: ['STUDENT'] },
    summary:
      'Reminders of missing homework go to this address from now on, in place of the one before; it is no way in',
    input: z.object({ mail: fieldRules.email, code: fieldRules.smsCode }),
    output: Nothing,
    reasons: mailReasons,
  }),
  unbindMail: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/user/unbind/mail',
    access: { roles: ['STUDENT'] },
    summary: 'No reminder goes by mail any more',
    input: Nothing,
    output: Nothing,
  }),
  bindPhone: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/user/bind/phone',
    access: 'signed-in',
    summary: 'Binds a phone in place of the one before, confirmed by the password or by having just logged in with it',
    input: z.object({ phone: fieldRules.phone, code: fieldRules.smsCode, password: Password.optional() }),
    output: Nothing,
    reasons: {
      ...ownerReasons,
      'sms-code-wrong': codeReasons['sms-code-wrong'],
      'phone-taken': { zh: '该手机号已绑定其他账号', en: 'This phone belongs to another account' },
    },
  }),
  changePassword: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/user/password',
    access: 'signed-in',
    summary:
      'Changes the password, confirmed by the old one or by having just logged in with it or with the bound phone, and ends every other login of this account',
    input: z.object({ password: Password.optional(), newPassword: Password }),
    output: Nothing,
    reasons: ownerReasons,
  }),
} satisfies Api;
