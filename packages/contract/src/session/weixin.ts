import { z } from 'zod';
import { type Api, endpoint, Nothing } from '../kernel/index.js';
import { LoginAnswer, Password } from './model.js';
import { ownerReasons, sessionReasons, weixinReasons } from './reasons.js';

const Code = z.string().min(1).max(200);
const State = z.string().min(1).max(200);
const source = z.string().max(20).optional();

/** In with WeChat. A state and a bind ticket belong to the browser that asked for them (an HttpOnly cookie), one use, ten minutes. */
export const weixinApi = {
  weixinAppid: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/login/weixin/appid',
    access: 'public',
    summary: 'What the page needs to send a browser to WeChat; a warning (code 2) where WeChat is not configured',
    input: Nothing,
    output: z.object({ appid: z.string(), state: z.string() }),
    reasons: weixinReasons,
  }),
  weixinCertification: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/login/weixin/certification',
    access: 'public',
    summary: 'Logs in with what WeChat sent back; an unknown WeChat user gets a ticket to bind it after a login',
    input: z.object({ code: Code, state: State, source }),
    output: z.union([...LoginAnswer.options, z.object({ bindTicket: z.string() })]),
    reasons: { ...sessionReasons, ...weixinReasons },
  }),
  bindWeixin: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/user/bind/weixin',
    access: 'signed-in',
    summary: 'Binds a WeChat to this account, confirmed by the password or by having just logged in with it',
    input: z.union([
      z.object({ bindTicket: z.string().min(1).max(400), password: Password.optional() }),
      z.object({ code: Code, state: State, password: Password.optional() }),
    ]),
    output: Nothing,
    reasons: { ...weixinReasons, ...ownerReasons, 'ticket-used': sessionReasons['ticket-used'] },
  }),
  unbindWeixin: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/user/unbind/weixin',
    access: 'signed-in',
    summary: 'Takes the WeChat off this account, confirmed by the password or by having just logged in with it',
    input: z.object({ password: Password.optional() }),
    output: Nothing,
    reasons: ownerReasons,
  }),
} satisfies Api;
