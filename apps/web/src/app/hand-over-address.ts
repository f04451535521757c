/** The pair that a partner's address carried; the server exchanges it for a session of its own. */
export interface HandOver {
  token: string;
  refreshToken: string;
}

const decode = (text: string): unknown => {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null; // whatever stood there was no token of ours
  }
};

const isPair = (value: unknown): value is HandOver =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  'refreshToken' in value &&
  typeof value.token === 'string' &&
  typeof value.refreshToken === 'string';

/** The pair that a token of an address holds; null for whatever else stood there. */
export function pairOf(token: string): HandOver | null {
  const pair = decode(token);
  return isPair(pair) ? { token: pair.token, refreshToken: pair.refreshToken } : null;
}

/** Takes `?token=` out of the address, also when it cannot be read, so that no log and no neighbour sees it. Imports nothing. */
export function takeHandOver(place: Pick<Location, 'href'>, history: Pick<History, 'replaceState'>): HandOver | null {
  const url = new URL(place.href);
  const token = url.searchParams.get('token');
  if (token === null) return null;
  url.searchParams.delete('token');
  history.replaceState(null, '', url.pathname + url.search + url.hash);
  return pairOf(token);
}
