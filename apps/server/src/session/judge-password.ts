import type { Database, Db } from '../platform/db.js';
import type { Refused } from './attempt.js';
import { decodePassword, HASHES_AT_ONCE, isPassword } from './passwords.js';
import { needsImageCode, waitMs } from './rules.js';
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

/**
 * Judges a password without holding a connection while it is hashed: a short reading, the hash, a short writing.
 * @param conclude writes what follows; `account` is undefined when the name is unknown or the password wrong
 */
export function judgePassword<T>(
  database: Database,
  now: () => Date,
  typed: Typed,
  conclude: (db: Db, judged: { account: Account | undefined; right: boolean } | Refused) => Promise<T>,
): Promise<T> {
  return line.pass(typed.account.toLowerCase(), async () => {
    const opened = await database.asSystem((db) => open(db, typed, now()));
    if ('refused' in opened) return database.asSystem((db) => conclude(db, opened));
    const right = await isPassword(decodePassword(typed.password), opened.account?.passwordHash);
    return database.asSystem((db) => conclude(db, { account: opened.account, right }));
  });
}

/** What must hold before a password is looked at. The code of a picture is used up by being judged. */
async function open(
  db: Db,
  { account, picture }: Typed,
  now: Date,
): Promise<{ account: Account | undefined } | Refused> {
  const past = await findFailures(db, account);
  const wait = waitMs(past, now);
  if (wait > 0) return { refused: 'account-waits', retryAfterS: Math.ceil(wait / 1000) };
  if (needsImageCode(past, now) && picture !== 'unasked') {
    if (picture === undefined) return { refused: 'image-code-needed' };
    if (!(await takeImageCode(db, picture.id, picture.code, now))) return { refused: 'image-code-wrong' };
  }
  return { account: await findAccount(db, account) };
}
