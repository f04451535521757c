import { z } from 'zod';
import type { Settings } from '../platform/settings.js';
import type { WeixinUser } from './store-weixin.js';

const PATIENCE_MS = 10_000;

const Answer = z.object({ openid: z.string().min(1), unionid: z.string().min(1).optional() });

/** WeChat's side of a login: who a code belongs to. */
export class WeixinService {
  constructor(
    readonly appid: string,
    private readonly secret: string,
    private readonly url: string,
  ) {}

  /** The user behind a code that WeChat gave to a browser; a code works once and for five minutes. */
  async userOf(code: string): Promise<WeixinUser | 'weixin-refused' | 'weixin-unreachable'> {
    const query = new URLSearchParams({
      appid: this.appid,
      secret: this.secret,
      code,
      grant_type: 'authorization_code',
    });
    // Every failure of this call is WeChat's or the network's, and its text may name the secret: it is not kept.
    const body: unknown = await fetch(`${this.url}/sns/oauth2/access_token?${query}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then((response) => (response.ok ? response.json() : undefined))
      .catch(() => undefined);
    if (typeof body !== 'object' || body === null) return 'weixin-unreachable';
    const user = Answer.safeParse(body);
    return user.success ? { openId: user.data.openid, unionId: user.data.unionid ?? null } : 'weixin-refused';
  }
}

/** WeChat as the settings name it; undefined where it is not configured. */
export const openWeixin = ({ WEIXIN_APPID, WEIXIN_SECRET, WEIXIN_URL }: Settings): WeixinService | undefined =>
  WEIXIN_APPID === undefined || WEIXIN_SECRET === undefined
    ? undefined
    : new WeixinService(WEIXIN_APPID, WEIXIN_SECRET, WEIXIN_URL.replace(/\/+$/, ''));
