import { z } from 'zod';
import { type Api, endpoint, fieldRules, Id, LoginType, Nothing } from '../kernel/index.js';
import { LoggedIn, LoginAnswer, Pair, Password, Work, WorkDone } from './model.js';
import { pairApi } from './pair.js';
import { sessionReasons } from './reasons.js';

const Credentials = z.object({
  account: z.string().trim().min(1).max(41),
  password: Password,
  imageCodeId: Id.optional(),
  imageCode: fieldRules.imageCode.optional(),
  work: WorkDone.optional(),
  source: z.string().max(20).optional(),
});

/** In and out with account and password, and what keeps a login alive. */
export const loginApi = {
  login: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/login/user',
    access: 'public',
    summary: 'Logs in a school user (login type 1)',
    input: Credentials,
    output: LoginAnswer,
    reasons: sessionReasons,
  }),
  waysIn: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/login/ways',
    access: 'public',
    summary: 'Which ways in besides account and phone are configured here',
    input: Nothing,
    output: z.object({ weixin: z.boolean() }),
  }),
  adminLogin: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/index/login',
    access: 'public',
    summary: 'Logs in organisation administrators (2) and operations and print staff (4)',
    input: Credentials,
    output: LoginAnswer,
    reasons: sessionReasons,
  }),
  choose: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/login/choose',
    access: 'public',
    summary: 'Enters as one of several login types, with the ticket that the login answered',
    input: z.object({ loginTicket: z.string().max(400), loginType: LoginType }),
    output: LoginAnswer,
    reasons: sessionReasons,
  }),
  imageCode: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/login/image/code',
    access: 'public',
    summary:
      'A picture with four letters or digits and a little work for the browser; or more work and no picture, for who cannot see it. One use, five minutes',
    input: z.object({ without: z.enum(['picture']).optional() }),
    output: z.object({
      imageCodeId: Id,
      /** A PNG as a data: address; '' without a picture. */
      picture: z.string(),
      work: Work,
    }),
  }),
  handOver: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/login/handover',
    access: 'public',
    summary: 'Exchanges a hand-over pair from an address (one use, 60 s) for a session of its own',
    input: Pair.extend({ source: z.string().max(20).optional() }),
    output: LoggedIn,
    reasons: sessionReasons,
  }),
  ...pairApi,
} satisfies Api;
