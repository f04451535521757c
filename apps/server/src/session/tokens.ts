import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LoginType } from '@zhibi/contract/kernel';
import type { Pair } from '@zhibi/contract/session';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

export interface Session {
  id: string;
  accountId: string;
  loginType: LoginType;
  generation: number;
  rotatedAt: Date;
}

export interface TokenClaims {
  sessionId: string;
  accountId: string;
  loginType: LoginType;
  generation: number;
}

/** A token is shown with every call of an hour: so many of a process are judged once. */
const REMEMBERED = 20_000;

interface Judged {
  claims: TokenClaims;
  expiresAt: Date;
}

/**
 * Makes and reads the two tokens of a session. Both follow from the session and the installation's secret, so a pair
 * whose answer was lost can be answered again without being stored anywhere.
 */
export class Tokens {
  readonly #key: Uint8Array;
  /** Tokens whose signature was found good. Whether they have expired and their session lives is asked each time. */
  readonly #judged = new LRUCache<string, Judged>({ max: REMEMBERED });

  constructor(
    private readonly secret: string,
    private readonly accessSeconds: number,
  ) {
    this.#key = new TextEncoder().encode(secret);
  }

  /** A keyed hash, for one purpose: what it is made of cannot be found by trying. */
  mark(purpose: 'address' | 'known-browser' | 'work', text: string): string {
    return createHmac('sha256', this.secret).update(`${purpose} ${text}`).digest('base64url');
  }

  async pairOf(session: Session): Promise<Pair> {
    const issued = Math.floor(session.rotatedAt.getTime() / 1000);
    const token = await new SignJWT({ lt: session.loginType, gen: session.generation, sid: session.id })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(session.accountId)
      .setIssuedAt(issued)
      .setExpirationTime(issued + this.accessSeconds)
      .sign(this.#key);
    return { token, refreshToken: this.#refreshToken(session.id, session.generation) };
  }

  /** What an access token says; 'expired' when it was ours and is too old, undefined when it is not ours. */
  async read(token: string, now: Date): Promise<TokenClaims | 'expired' | undefined> {
    try {
      const judged = this.#judged.get(token) ?? (await this.#judge(token, now));
      return judged.expiresAt > now ? judged.claims : 'expired';
    } catch (error) {
      return error instanceof errors.JWTExpired ? 'expired' : undefined;
    }
  }

  async #judge(token: string, now: Date): Promise<Judged> {
    const { payload } = await jwtVerify(token, this.#key, { algorithms: ['HS256'], currentDate: now });
    const claims = {
      sessionId: String(payload.sid),
      accountId: String(payload.sub),
      loginType: payload.lt as LoginType,
      generation: Number(payload.gen),
    };
    const judged = { claims, expiresAt: new Date(Number(payload.exp) * 1000) };
    this.#judged.set(token, judged);
    return judged;
  }

  /** The session and generation of a refresh token; undefined when it is not ours. */
  readRefresh(refreshToken: string): { sessionId: string; generation: number } | undefined {
    const [sessionId = '', generation = ''] = refreshToken.split('.');
    if (!/^[0-9a-f-]{36}$/.test(sessionId) || !/^\d{1,9}$/.test(generation)) return undefined;
    const [given, expected] = [
      Buffer.from(refreshToken),
      Buffer.from(this.#refreshToken(sessionId, Number(generation))),
    ];
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return { sessionId, generation: Number(generation) };
  }

  #refreshToken(sessionId: string, generation: number): string {
    const proof = createHmac('sha256', this.secret).update(`refresh ${sessionId} ${generation}`).digest('base64url');
    return `${sessionId}.${generation}.${proof}`;
  }
}
