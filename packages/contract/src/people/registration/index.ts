import { z } from 'zod';
import { type Api, endpoint, fieldRules } from '../../kernel/index.js';
import { LoginAnswer } from '../../session/index.js';

export const registrationReasons = {
  'account-taken': { zh: '该账号已被使用，请换一个', en: 'This account is taken: please choose another' },
  'phone-taken': { zh: '该手机号已注册', en: 'This phone number is registered already' },
  'sms-code-wrong': { zh: '验证码不正确或已过期', en: 'The verification code is wrong or too old' },
  'activation-code-unknown': { zh: '激活码不存在', en: 'There is no such activation code' },
  'activation-code-used': { zh: '激活码已使用', en: 'This activation code has been used' },
  'activation-code-expired': { zh: '激活码已过期', en: 'This activation code has expired' },
  'activation-code-disabled': { zh: '激活码已禁用', en: 'This activation code is disabled' },
} as const;

export const registrationApi = {
  register: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/login/register',
    access: 'public',
    summary:
      'Opens an account with a phone code and an activation code, which says the school and the role; answers like a login',
    input: z.object({
      account: fieldRules.account,
      /** Base64 of UTF-8; the password rule holds for what it decodes to. */
      password: z.base64().min(1).max(400),
      name: fieldRules.name,
      phone: fieldRules.phone,
      code: fieldRules.smsCode,
      activationCode: z.string().trim().min(1).max(40),
    }),
    output: LoginAnswer,
    reasons: registrationReasons,
  }),
} satisfies Api;
