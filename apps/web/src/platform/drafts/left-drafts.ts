import { PREFIX } from './form-drafts.js';

/** What a login that ended by itself left unsaved, in the storage of the tab: whose it is, and the drafts. */
const LEFT = 'left drafts';
const OWNER = 'drafts of';

interface Left {
  owner: string;
  drafts: [string, string][];
}

function leftIn(storage: Storage): Left | undefined {
  try {
    return JSON.parse(storage.getItem(LEFT) ?? 'null') ?? undefined;
  } catch {
    return undefined; // of another version of the application
  }
}

/** A login is over although nobody ended it: what was being typed waits for the same person, and is read by nobody else. */
export function leaveDrafts(storage: Storage = sessionStorage): void {
  const owner = storage.getItem(OWNER) ?? '';
  const drafts = Object.keys(storage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key): [string, string] => [key, storage.getItem(key) ?? '']);
  if (owner !== '' && drafts.length > 0) storage.setItem(LEFT, JSON.stringify({ owner, drafts } satisfies Left));
}

/** Whoever is signed in now: drafts are this person's from here on. Says whether some were waiting; those of another are deleted. */
export function claimDrafts(owner: string, storage: Storage = sessionStorage): boolean {
  const left = leftIn(storage);
  storage.removeItem(LEFT);
  storage.setItem(OWNER, owner);
  if (left?.owner !== owner) return false;
  for (const [key, value] of left.drafts) storage.setItem(key, value);
  return true;
}

/** Who logs out leaves nothing. */
export const dropLeftDrafts = (storage: Storage = sessionStorage): void => storage.removeItem(LEFT);

/** Empties the storage of the tab, but for what waits for whoever left it there. */
export function clearTab(storage: Storage = sessionStorage): void {
  const left = storage.getItem(LEFT);
  storage.clear();
  if (left !== null) storage.setItem(LEFT, left);
}
