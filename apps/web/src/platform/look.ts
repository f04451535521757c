import { type Session, session } from './session-store.js';

const YEAR_S = 365 * 24 * 3600;

/**
 * What the server needs to know to send the right first picture: the language, and what this browser shows first: the page of somebody who
 * is in, or the login by account, phone or WeChat. No person and no right is named: it is a wish, not a proof.
 */
export const lookOf = ({ language, token, loginTab }: Pick<Session, 'language' | 'token' | 'loginTab'>): string =>
  `${language}.${token ? 'in' : loginTab || 'account'}`;

/** Keeps the look of this browser in a cookie, now and with every change. */
export function keepLook(): void {
  let kept = '';
  const keep = () => {
    const look = lookOf(session.get());
    if (look === kept) return;
    kept = look;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is too new for the browsers of many schools
    document.cookie = `look=${look}; path=/; max-age=${YEAR_S}; samesite=lax`;
  };
  keep();
  session.subscribe(keep);
}
