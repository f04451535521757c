import { z } from 'zod';
import { type Api, endpoint, fieldRules, Id } from '../kernel/index.js';
import { CodePurpose, LoginAnswer, WorkDone } from './model.js';
import { codeReasons, sessionReasons } from './reasons.js';

/** In with a phone and a code that is sent to it. */
export const phoneApi = {
  sendCode: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/login/send/code',
    access: 'public',
    summary: 'Sends four digits to a phone (5 minutes, 5 tries, 10 a day); the same answer for an unknown phone',
    input: z.object({
      phone: fieldRules.phone,
      purpose: CodePurpose,
      imageCodeId: Id,
      imageCode: fieldRules.imageCode.optional(),
      work: WorkDone,
    }),
    output: z.object({ waitSeconds: z.number().int() }),
    reasons: codeReasons,
  }),
  phoneLogin: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/login/phone',
    access: 'public',
    summary: 'Logs in the school user whose account has this phone',
    input: z.object({ phone: fieldRules.phone, code: fieldRules.smsCode, source: z.string().max(20).optional() }),
    output: LoginAnswer,
    reasons: { ...sessionReasons, ...codeReasons },
  }),
} satisfies Api;
