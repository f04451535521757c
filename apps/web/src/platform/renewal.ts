import { SUCCESS } from '@zhibi/contract/kernel';
import { Pair, sessionApi } from '@zhibi/contract/session';
import { z } from 'zod';
import { acceptLanguage } from './request.js';
import type { SessionStore } from './session-store.js';

const Answer = z.object({ code: z.number(), data: z.unknown() });

/** Only a path of our own origin may see a refresh token. */
const ownPath = (path: string) => (/^\/(?![/\\])/.test(path) ? path : '');

/**
 * Renews the token once, however many calls found it too old: within a tab by one shared promise, between tabs by a
 * lock, because a refresh token works once.
 */
export class Renewal {
  private running: Promise<boolean> | null = null;

  constructor(
    private readonly session: SessionStore,
    private readonly fetch: (url: string, init: RequestInit) => Promise<Response>,
  ) {}

  from(token: string): Promise<boolean> {
    if (this.session.get().token !== token) return Promise.resolve(this.session.get().token !== '');
    this.running ??= this.alone(() => this.renew(token)).finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** Web Locks exist on secure pages only; a school's plain-HTTP server relies on the 10 s in which a pair is answered again. */
  private alone(work: () => Promise<boolean>): Promise<boolean> {
    return navigator.locks ? navigator.locks.request('zhibi-refresh', work) : work();
  }

  private async renew(token: string): Promise<boolean> {
    this.session.reload();
    const now = this.session.get();
    if (now.token !== token) return now.token !== '';
    const response = await this.fetch(ownPath(now.refreshUrl) || sessionApi.refresh.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': acceptLanguage(now.language) },
      body: JSON.stringify({ token: now.token, refreshToken: now.refreshToken }),
    });
    const answer = Answer.safeParse(await response.json().catch(() => undefined)); // not JSON: not renewed
    const pair = answer.success && answer.data.code === SUCCESS ? Pair.safeParse(answer.data.data) : undefined;
    if (!pair?.success) return false;
    this.session.set(pair.data);
    return true;
  }
}
