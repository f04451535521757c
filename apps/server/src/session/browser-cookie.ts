import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const NAME = 'zhibi_browser';
const LIFE_S = 20 * 60;
const SECRET = /(?:^|;\s*)zhibi_browser=([A-Za-z0-9_-]{32})(?:;|$)/;

/** A browser as tickets know it: what only it can show, and the cookie that makes it able to. */
export interface Browser {
  /** The hash that is kept with a ticket; '' for a browser that shows nothing. */
  readonly mark: string;
  readonly cookie: string;
}

const markOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

const shownBy = (request: FastifyRequest) => SECRET.exec(request.headers.cookie ?? '')?.[1];

/** Scripts cannot read the cookie and other sites cannot send it along with a POST of theirs. */
function cookieOf(request: FastifyRequest, secret: string): string {
  const isSecure = request.protocol === 'https';
  return `${NAME}=${secret}; Path=/api; Max-Age=${LIFE_S}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The browser behind a request, marked anew when it was not: two tabs of one browser are the same. */
export function markBrowser(request: FastifyRequest): Browser {
  const secret = shownBy(request) ?? randomBytes(24).toString('base64url');
  return { mark: markOf(secret), cookie: cookieOf(request, secret) };
}

/** The mark that a browser shows; undefined when it shows none, which fits no ticket. */
export function markShown(request: FastifyRequest): string | undefined {
  const secret = shownBy(request);
  return secret === undefined ? undefined : markOf(secret);
}
