/** The address of the frame: what the server leaves open (`<ui=UI_LLCC&>`) is left out, and our file is named. */
export function frameAddress(template: string, source: string): string {
  const bare = template.replace(/<[^>]*>/g, '').replace(/[?&]$/, '');
  return `${bare}${bare.includes('?') ? '&' : '?'}WOPISrc=${encodeURIComponent(source)}`;
}

export interface Held {
  lock: string;
  expiresAt: Date;
}

export type LockAnswer = { done: true; keep: string | null | undefined } | { done: false; current: string };

const done = (keep: string | null | undefined): LockAnswer => ({ done: true, keep });

/**
 * What a lock call comes to. `keep`: the lock that stands afterwards, null for none, undefined where nothing changes.
 * Refused with the lock that stands there, as WOPI wants it.
 */
export function lockAnswer(
  what: string,
  { given, old, held }: { given: string; old?: string | undefined; held: string | undefined },
): LockAnswer | undefined {
  const refused: LockAnswer = { done: false, current: held ?? '' };
  if (what === 'GET_LOCK') return done(undefined);
  if (given === '') return undefined;
  if (what === 'LOCK' && old !== undefined) return held === old ? done(given) : refused;
  if (what === 'LOCK') return held === undefined || held === given ? done(given) : refused;
  if (what === 'REFRESH_LOCK') return held === given ? done(given) : refused;
  if (what === 'UNLOCK') return held === given ? done(null) : refused;
  return undefined;
}
