import { z } from 'zod';
import { type Api, endpoint, fieldRules, Nothing } from '../kernel/index.js';
import { Password } from './model.js';
import { codeReasons, ownerReasons } from './reasons.js';

/** How a person gets in, on their own page: what is bound, and changing it. */
export const credentialsApi = {
  bindings: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/user/bind/info',
    access: 'signed-in',
    summary: 'Which phone (its middle hidden) and whether a WeChat is bound to this account',
    input: Nothing,
    output: z.object({
      /** 138****5678, or '' where none is bound. */
      phone: z.string(),
      weixin: z.boolean(),
      /** Whether WeChat is configured here at all. */
      weixinOffered: z.boolean(),
    }),
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
