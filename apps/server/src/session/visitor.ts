import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { networkOf } from './rules-tries.js';
import type { Tokens } from './tokens.js';

const NAME = 'zhibi_known';
const LIFE_S = 180 * 24 * 3600;
/** A browser in a classroom is entered by many: the last ones are known. */
const MAX_KNOWN = 8;
const COOKIE = /(?:^|;\s*)zhibi_known=([A-Za-z0-9_-]{22})((?:\.[A-Za-z0-9_-]{16})*)(?:;|$)/;

/** What is asked of the call: its cookies, its place, and a way to give the browser one. */
interface Asked {
  request: { headers: { cookie?: string | undefined }; ip: string; protocol: string };
  setCookie(cookie: string): void;
}

/** Where a try to log in comes from, as far as it can be known. */
export interface Visitor {
  /** The keyed hash of the network. */
  readonly address: string;
  /** The line to stand in: of one browser, or of one network. */
  readonly line: string;
  /** The mark of this browser where the account has entered with it before. */
  knownTo(accountId: string): string | undefined;
  /** Lets the browser be known to this account from now on. */
  remember(accountId: string): void;
}

/**
 * The visitor behind a call. Its cookie names a browser and, signed for this browser, the accounts that have entered with
 * it: nobody makes one without having entered, none says whose they are, and a copy of it counts as the same browser.
 */
export function visitorOf(tokens: Tokens, { request, setCookie }: Asked): Visitor {
  const [, shown, tags = ''] = COOKIE.exec(request.headers.cookie ?? '') ?? [];
  const browser = shown ?? randomBytes(16).toString('base64url');
  const known = tags.split('.').filter(Boolean);
  const tagOf = (accountId: string) => tokens.mark('known-browser', `${browser} ${accountId}`).slice(0, 16);
  const address = addressOf(tokens, request);
  return {
    address,
    line: shown === undefined ? address : markOf(browser),
    knownTo: (accountId) => (known.some((tag) => isSame(tag, tagOf(accountId))) ? markOf(browser) : undefined),
    remember: (accountId) => {
      const tag = tagOf(accountId);
      const all = [tag, ...known.filter((one) => one !== tag)].slice(0, MAX_KNOWN);
      const isSecure = request.protocol === 'https';
      setCookie(
        `${NAME}=${[browser, ...all].join('.')}; Path=/; Max-Age=${LIFE_S}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`,
      );
    },
  };
}

/** The keyed hash of the network that a call comes from. */
export const addressOf = (tokens: Tokens, { ip }: { ip: string }): string => tokens.mark('address', networkOf(ip));

const markOf = (browser: string) => createHash('sha256').update(browser).digest('base64url');
const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));
