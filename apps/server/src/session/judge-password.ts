import type { Database, Db } from '../platform/db.js';
import type { Refused } from './attempt.js';
import { decodePassword, HASHES_AT_ONCE, isPassword } from './passwords.js';
import { type Failures, needsImageCode, waitMs } from './rules.js';
import { type Account, findAccount } from './store.js';
import { findFailures, takeImageCode } from './store-tries.js';
import { WaitingLine } from './waiting-line.js';

/** At 60 a second and more these wait less than the minute after which a browser gives up. */
const MAX_WAITING = 3_000;

/**
 * The line before every judging of a password. Two more than can be hashed at once, so that one is always read from the
 * database while others are hashed; of one account one after the other, so that its failures are counted exactly.
 */
const line = new WaitingLine({ atOnce: HASHES_AT_ONCE + 2, maxWaiting: MAX_WAITING, perKey: 20 });

export interface Typed {
  account: string;
  /** Base64 of UTF-8. */
  password: string;
  /** The code of a picture; 'unasked' where somebody already signed in confirms a change. */
  picture: { id: string; code: string } | 'unasked' | undefined;
}

export interface Judged {
  /** undefined when nobody has this name. */
  account: Account | undefined;
  right: boolean;
  /** Whether there is a count to be cleared. */
  hasFailed: boolean;
}

/**
 * Judges a password without holding a connection while it is hashed: a short reading, the hash, one transaction for what
 * follows from it.
 * @param conclude writes what follows, also of a refusal
 */
export function judgePassword<T>(
  database: Database,
  now: () => Date,
  typed: Typed,
  conclude: (db: Db, judged: Judged | Refused) => Promise<T>,
): Promise<T> {
  return line.pass(typed.account.toLowerCase(), async () => {
    const [past, account] = await database.readAsSystem((db) =>
      Promise.all([findFailures(db, typed.account), findAccount(db, typed.account)]),
    );
    const refused = await refusedBefore(database, typed, past, now());
    if (refused !== undefined) return database.asSystem((db) => conclude(db, refused));
    const right = await isPassword(decodePassword(typed.password), account?.passwordHash);
    return database.asSystem((db) => conclude(db, { account, right, hasFailed: past !== undefined }));
  });
}

/** What keeps a password from being looked at. The code of a picture is used up by being judged. */
async function refusedBefore(
  database: Database,
  { picture }: Typed,
  past: Failures | undefined,
  now: Date,
): Promise<Refused | undefined> {
  const wait = waitMs(past, now);
  if (wait > 0) return { refused: 'account-waits', retryAfterS: Math.ceil(wait / 1000) };
  if (picture === 'unasked' || !needsImageCode(past, now)) return undefined;
  if (picture === undefined) return { refused: 'image-code-needed' };
  const isRead = await database.asSystem((db) => takeImageCode(db, picture.id, picture.code, now));
  return isRead ? undefined : { refused: 'image-code-wrong' };
}
