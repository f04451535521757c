import { createHash, randomBytes } from 'node:crypto';

const NAME = 'zhibi_browser';
const LIFE_S = 20 * 60;
const SECRET = /(?:^|;\s*)zhibi_browser=([A-Za-z0-9_-]{32})(?:;|$)/;

/** What a request shows of the browser behind it. */
export interface Shown {
  /** The cookie header. */
  cookies: string | undefined;
  /** https, here or at the proxy before us. */
  isSecure: boolean;
}

/** A browser as tickets know it: the hash that is kept with them, and the cookie by which it is known again. */
export interface Browser {
  readonly mark: string;
  readonly cookie: string;
}

const markOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

const secretIn = (cookies: string | undefined) => SECRET.exec(cookies ?? '')?.[1];

/** The browser behind a request, marked when it was not. No script reads the cookie, no other site sends it along with a POST. */
export function markBrowser({ cookies, isSecure }: Shown): Browser {
  const secret = secretIn(cookies) ?? randomBytes(24).toString('base64url');
  const cookie = `${NAME}=${secret}; Path=/api; Max-Age=${LIFE_S}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return { mark: markOf(secret), cookie };
}

/** The mark that a browser shows; undefined when it shows none, which fits no ticket. */
export function markShown({ cookies }: Pick<Shown, 'cookies'>): string | undefined {
  const secret = secretIn(cookies);
  return secret === undefined ? undefined : markOf(secret);
}
