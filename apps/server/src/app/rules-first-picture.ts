export interface Visit {
  /** Path and query. */
  url: string;
  cookie: string;
}

/** What the build draws beforehand: the login page in each of its ways, the frame of the rest, and the homes of staff and students. `returning`: on the way back from WeChat. */
export const pictures = [
  'login',
  'phone',
  'weixin',
  'returning',
  'register',
  'admin',
  'shell',
  'home',
  'studentHome',
] as const;
export type Picture = (typeof pictures)[number];

export interface Look {
  language: 'zh' | 'en';
  picture: Picture | null;
  /** What the address says of fields, by name: the application will find it there, and so does who looks at the picture. */
  known: Readonly<Record<string, string>>;
}

/** The browser's own cookie says what it showed last (`apps/web/src/platform/look.ts`); a stranger is shown the login in Chinese, the default of the product. */
function kept({ cookie }: Visit): { language: 'zh' | 'en'; shown: string } {
  const [, language, shown = ''] = /(?:^|;\s*)look=(zh|en)\.(\w+)/.exec(cookie) ?? [];
  if (language === 'zh' || language === 'en') return { language, shown };
  return { language: 'zh', shown: 'account' };
}

/** The login page in the way that its address asks for; else in the way that was used last. */
function loginAs(query: URLSearchParams, shown: string): Omit<Look, 'language'> {
  if (query.get('admin') === 'true') return { picture: 'admin', known: knownOf({ account: query.get('account') }) };
  const register = query.get('register');
  if (register)
    return { picture: 'register', known: knownOf({ activationCode: register === 'true' ? null : register }) };
  if (query.get('code') && query.get('state')) return { picture: 'returning', known: {} };
  if (shown === 'phone' || shown === 'weixin') return { picture: shown, known: {} };
  return { picture: 'login', known: knownOf({ account: query.get('account') }) };
}

const knownOf = (fields: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])));

/** The home of whoever is in, by what the browser showed last. */
const homes: Readonly<Record<string, Picture>> = { in: 'home', student: 'studentHome' };
const isHome = (pathname: string) => pathname === '/' || pathname === '/index';

/** Which picture the application will draw first at this address, as far as it can be known here: none is better than a wrong one. */
export function lookOf(visit: Visit, inShell: readonly string[]): Look {
  const { pathname, searchParams } = new URL(visit.url, 'http://here');
  const { language, shown } = kept(visit);
  const isShell = pathname === '/' || inShell.includes(pathname);
  if (searchParams.has('token') || (pathname !== '/login' && !isShell)) return { language, picture: null, known: {} };
  if (pathname === '/login') return { language, ...loginAs(searchParams, shown) };
  const home = homes[shown];
  if (home) return { language, picture: isHome(pathname) ? home : 'shell', known: {} };
  return { language, ...loginAs(new URLSearchParams(), shown) }; // the guard leads there
}
