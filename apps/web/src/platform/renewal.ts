import { SUCCESS } from '@zhibi/contract/kernel';
import { Pair, pairApi } from '@zhibi/contract/session';
import { z } from 'zod';
import { acceptLanguage } from './request.js';
import type { SessionStore } from './session-store.js';

const Answer = z.object({ code: z.number(), data: z.unknown() });

/** Only a path of our own origin may see a refresh token. */
const ownPath = (path: string) => (/^\/(?![/\\])/.test(path) ? path : '');

interface Waiting {
  order: number;
  go: (renewed: boolean) => void;
  fail: (error: unknown) => void;
}

/**
 * Renews the token once, however many calls found it too old: within a tab they wait together, between tabs a lock
 * holds, because a refresh token works once. They go on in the order in which they were first sent.
 */
export class Renewal {
  private readonly waiting: Waiting[] = [];
  private isRunning = false;

  constructor(
    private readonly session: SessionStore,
    private readonly fetch: (url: string, init: RequestInit) => Promise<Response>,
  ) {}

  /** @param order of the call that asks: a lower one goes on first */
  from(token: string, order = 0): Promise<boolean> {
    if (this.session.get().token !== token) return Promise.resolve(this.session.get().token !== '');
    const turn = new Promise<boolean>((go, fail) => this.waiting.push({ order, go, fail }));
    if (!this.isRunning) {
      this.isRunning = true;
      this.alone(() => this.renew(token)).then(
        (renewed) => this.end(({ go }) => go(renewed)),
        (error: unknown) => this.end(({ fail }) => fail(error)),
      );
    }
    return turn;
  }

  private end(notify: (one: Waiting) => void): void {
    this.isRunning = false;
    for (const one of this.waiting.splice(0).sort((a, b) => a.order - b.order)) notify(one);
  }

  /** Web Locks exist on secure pages only; a school's plain-HTTP server relies on the 10 s in which a pair is answered again. */
  private alone(work: () => Promise<boolean>): Promise<boolean> {
    return navigator.locks ? navigator.locks.request('zhibi-refresh', work) : work();
  }

  private async renew(token: string): Promise<boolean> {
    this.session.reload();
    const now = this.session.get();
    if (now.token !== token) return now.token !== '';
    const response = await this.fetch(ownPath(now.refreshUrl) || pairApi.refresh.path, {
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
