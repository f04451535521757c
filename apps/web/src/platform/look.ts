import { type Session, session } from './session-store.js';

const YEAR_S = 365 * 24 * 3600;

type Looking = Pick<Session, 'language' | 'token' | 'roleCodes' | 'loginTab'>;

/**
 * What the server needs to know to send the right first picture: the language, and what this browser shows first: the page of somebody who
 * is in (a student has a frame of their own), or the login by account, phone or WeChat. No person is named, and no right: it is a wish, not a proof.
 */
export const lookOf = ({ language, token, roleCodes, loginTab }: Looking): string =>
  `${language}.${token ? (roleCodes[0] === 'STUDENT' ? 'student' : 'in') : loginTab || 'account'}`;

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
