export interface Visit {
  /** Path and query. */
  url: string;
  cookie: string;
}

export interface Look {
  language: 'zh' | 'en';
  picture: 'login' | 'admin' | 'shell' | null;
}

/** The browser's own cookie says what it showed last (`apps/web/src/platform/look.ts`); a stranger is shown the login in Chinese, the default of the product. */
function kept({ cookie }: Visit): { language: 'zh' | 'en'; shown: string } {
  const [, language, shown = ''] = /(?:^|;\s*)look=(zh|en)\.(\w+)/.exec(cookie) ?? [];
  if (language === 'zh' || language === 'en') return { language, shown };
  return { language: 'zh', shown: 'account' };
}

/** Which picture the application will draw first at this address, as far as it can be known here: none is better than a wrong one. */
export function lookOf(visit: Visit, inShell: readonly string[]): Look {
  const { pathname, searchParams } = new URL(visit.url, 'http://here');
  const { language, shown } = kept(visit);
  const isIn = shown === 'in';
  const isShell = pathname === '/' || inShell.includes(pathname);
  if (searchParams.has('token')) return { language, picture: null };
  if (isShell && isIn) return { language, picture: 'shell' };
  if (pathname !== '/login' && !isShell) return { language, picture: null };
  const isOther = ['register', 'code', 'account'].some((name) => searchParams.has(name));
  if (pathname === '/login' && searchParams.get('admin') === 'true') return { language, picture: 'admin' };
  return { language, picture: !isOther && (shown === 'account' || isIn) ? 'login' : null };
}
