import type { Session } from '../../platform/session-store.js';
import { loginAddress } from '../../session/index.js';

/** How somebody leaves: first a hidden page that ends the login elsewhere, then one of the product, one of a partner, or none. */
export interface WayOut {
  frame: string | null;
  end: { kind: 'page'; to: string } | { kind: 'away'; to: string } | { kind: 'close' };
}

type Known = Pick<Session, 'loginType' | 'source' | 'logoutUrl' | 'logoutFrame'>;

/** The way out of this session; addresses that nobody vouches for are not taken. */
export function wayOut(
  { loginType, source, logoutUrl, logoutFrame }: Known,
  isTrusted: (to: string) => boolean,
): WayOut {
  if (loginType === 2 || loginType === 4) return { frame: null, end: { kind: 'page', to: loginAddress(loginType) } };
  const frame = logoutFrame && isTrusted(logoutFrame) ? logoutFrame : null;
  if (logoutUrl && isTrusted(logoutUrl)) return { frame, end: { kind: 'away', to: logoutUrl } };
  if (source === 'jizuo') return { frame, end: { kind: 'close' } };
  const login = loginAddress(loginType);
  return { frame, end: { kind: 'page', to: source === 'jy' ? `${login}?source=jy` : login } };
}
