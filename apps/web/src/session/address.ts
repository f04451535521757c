import type { LoginType } from '@zhibi/contract/kernel';

const HOME = '/index';
const SAME_ORIGIN = 'http://same.origin';

/** The login page of this kind of person: organisation, operations and print staff have a login page of their own. */
export const loginAddress = (loginType: LoginType | null): string =>
  loginType === 2 || loginType === 4 ? '/login?admin=true' : '/login';

/** The same, and back afterwards to where one was or wanted to go. */
export function loginAndBack(loginType: LoginType | null, to: string): string {
  const login = loginAddress(loginType);
  return `${login}${login.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(to)}`;
}

/** `URL.parse` is too new for the browsers of many schools. */
function parse(to: string): URL | null {
  try {
    return new URL(to, SAME_ORIGIN);
  } catch {
    return null; // no address at all: home
  }
}

/** Where to go after a login: only an address of this origin, and never the login page itself. */
export function safeRedirect(to: string | null): string {
  if (!to?.startsWith('/') || /^\/[/\\]/.test(to)) return HOME;
  const url = parse(to);
  if (url?.origin !== SAME_ORIGIN || /^\/(\/|\\)/.test(url.pathname) || /^\/login(\/|$)/i.test(url.pathname))
    return HOME;
  return url.pathname + url.search + url.hash;
}
