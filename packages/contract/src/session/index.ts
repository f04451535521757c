import { z } from 'zod';
import { type Api, endpoint, fieldRules, Id, LoginType, type Message, Nothing } from '../kernel/index.js';

export * from './actor.js';

/** Passwords travel as base64 of UTF-8. */
export const encodePassword = (password: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(password)));
const Password = z.base64().min(1).max(400);

export const Pair = z.object({ token: z.string().max(4000), refreshToken: z.string().max(400) });
export type Pair = z.infer<typeof Pair>;

export const LoggedIn = Pair.extend({ refreshUrl: z.string(), loginType: LoginType });
/** Either a session, or the question as which of several login types the person enters. */
export const LoginAnswer = z.union([
  LoggedIn,
  z.object({ choices: z.array(z.object({ loginType: LoginType, name: z.string() })), loginTicket: z.string() }),
]);
export type LoginAnswer = z.infer<typeof LoginAnswer>;

export const sessionReasons = {
  'bad-credentials': { zh: '账号或密码错误', en: 'Wrong account or password' },
  'image-code-needed': { zh: '请输入图形验证码', en: 'Enter the code in the picture' },
  'image-code-wrong': { zh: '图形验证码不正确', en: 'The code does not match the picture' },
  'account-waits': { zh: '失败次数过多，请15分钟后再试', en: 'Too many failures: try again in 15 minutes' },
  'no-role': { zh: '该账号没有登录权限！', en: 'This account has no login permission!' },
  disabled: {
    zh: '该账号已停用，请联系学校管理员',
    en: 'This account is disabled: please ask the school administrator',
  },
  'ticket-used': { zh: '链接已失效，请重新登录', en: 'This link has been used or is too old: please log in' },
} as const satisfies Record<string, Message>;

const Credentials = z.object({
  account: z.string().trim().min(1).max(41),
  password: Password,
  imageCodeId: Id.optional(),
  imageCode: fieldRules.imageCode.optional(),
  source: z.string().max(20).optional(),
});

export const JobInfo = z.object({
  jobId: Id,
  kind: z.string(),
  status: z.enum(['waiting', 'running', 'done', 'failed']),
  done: z.number(),
  total: z.number(),
  message: z.string(),
  result: z.unknown().optional(),
});
export type JobInfo = z.infer<typeof JobInfo>;

export const sessionApi = {
  login: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/login/user',
    access: 'public',
    summary: 'Logs in a school user (login type 1)',
    input: Credentials,
    output: LoginAnswer,
    reasons: sessionReasons,
  }),
  adminLogin: endpoint({
    reads: true,
    method: 'POST',
    path: '/admin/index/login',
    access: 'public',
    summary: 'Logs in organisation administrators (2) and operations and print staff (4)',
    input: Credentials,
    output: LoginAnswer,
    reasons: sessionReasons,
  }),
  choose: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/login/choose',
    access: 'public',
    summary: 'Enters as one of several login types, with the ticket that the login answered',
    input: z.object({ loginTicket: z.string().max(400), loginType: LoginType }),
    output: LoginAnswer,
    reasons: sessionReasons,
  }),
  imageCode: endpoint({
    reads: true,
    method: 'GET',
    path: '/api/login/image/code',
    access: 'public',
    summary: 'A picture with four letters or digits, one use, five minutes',
    input: Nothing,
    output: z.object({ imageCodeId: Id, svg: z.string() }),
  }),
  refresh: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/login/refresh',
    access: 'public',
    summary: 'A new pair for an old one. A refresh token works once; the same pair is answered again for 10 s',
    input: Pair,
    output: Pair,
  }),
  handOver: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/login/handover',
    access: 'public',
    summary: 'Exchanges a hand-over pair from an address (one use, 60 s) for a session of its own',
    input: Pair,
    output: LoggedIn,
    reasons: sessionReasons,
  }),
  logout: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/login/logout',
    access: 'signed-in',
    summary: 'Ends this login and every token of it',
    input: Nothing,
    output: Nothing,
  }),
  connect: endpoint({
    reads: true,
    method: 'GET',
    path: '/api/sse/connect/{uuid}/{token}',
    access: 'public',
    kind: 'stream',
    summary: 'The event stream; the token is base64url of the access token. Replays from Last-Event-ID or lastEventId',
    input: z.object({ uuid: Id, token: z.string().max(6000), lastEventId: z.coerce.number().int().min(0).optional() }),
    output: z.never(),
  }),
  close: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/sse/close/{uuid}',
    access: 'signed-in',
    summary: 'Closes an event stream of this person',
    input: z.object({ uuid: Id }),
    output: Nothing,
  }),
  job: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/job/info',
    access: 'signed-in',
    summary: 'How far a job is; seen only by who started it',
    input: z.object({ jobId: Id }),
    output: JobInfo,
  }),
} satisfies Api;
