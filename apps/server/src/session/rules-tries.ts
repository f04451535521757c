/**
 * Where a try to log in comes from: a `browser` that this account has entered with, an address that it has entered from
 * (`near`), anywhere else (`far`), or its `owner`, who is signed in and confirms a change.
 */
export type Place = 'browser' | 'near' | 'far' | 'owner';

export interface Failures {
  failures: number;
  lastAt: Date;
}

interface Limits {
  /** After so many failures a picture and work are asked for, after so many nobody may try for a while. */
  proofAfter: number;
  waitsAfter: number;
  /** The same for the failures of one address, whosever accounts they were for. */
  crowdProofAfter: number;
  crowdWaitsAfter: number;
}

const never = Number.POSITIVE_INFINITY;

/**
 * Ten guesses are ten from wherever they come: those from `far` share one count, so that a hundred addresses guess no more
 * than one, and none of them touches the count of a browser or an address that the account is known by. A school stands
 * behind one address: who mistypes there makes nobody wait who has entered from there before.
 */
export const limits: Readonly<Record<Place, Limits>> = {
  browser: { proofAfter: 5, waitsAfter: 10, crowdProofAfter: never, crowdWaitsAfter: never },
  near: { proofAfter: 5, waitsAfter: 10, crowdProofAfter: 300, crowdWaitsAfter: never },
  far: { proofAfter: 5, waitsAfter: 10, crowdProofAfter: 100, crowdWaitsAfter: 1000 },
  owner: { proofAfter: never, waitsAfter: 10, crowdProofAfter: never, crowdWaitsAfter: never },
};

/** Failures are forgotten so long after the last one; so long lasts a wait. */
export const LOCK_MS = 15 * 60_000;

/** Failures that still count. */
export function countOf(past: Failures | undefined, now: Date): number {
  if (past === undefined || now.getTime() - past.lastAt.getTime() >= LOCK_MS) return 0;
  return past.failures;
}

export type Verdict = { waitMs: number } | 'proof' | 'open';

/** Whether a password may be looked at. @param own failures of the account from this place @param crowd those of the address */
export function verdictOf(
  place: Place,
  { own, crowd }: { own: Failures | undefined; crowd: Failures | undefined },
  now: Date,
): Verdict {
  const { proofAfter, waitsAfter, crowdProofAfter, crowdWaitsAfter } = limits[place];
  const waits = Math.max(waitMs(own, waitsAfter, now), waitMs(crowd, crowdWaitsAfter, now));
  if (waits > 0) return { waitMs: waits };
  return countOf(own, now) >= proofAfter || countOf(crowd, now) >= crowdProofAfter ? 'proof' : 'open';
}

function waitMs(past: Failures | undefined, after: number, now: Date): number {
  return past === undefined || countOf(past, now) < after ? 0 : past.lastAt.getTime() + LOCK_MS - now.getTime();
}

/** The network of an address: one household or school has a whole /64 of the new kind. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const gap = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0);
  const groups = [...(before ?? []), ...Array<string>(Math.max(0, gap)).fill('0'), ...(after ?? [])];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
