import type { Database, Db } from '../platform/db.js';
import type { Refused } from './attempt.js';
import { decodePassword, HASHES_AT_ONCE, isPassword } from './passwords.js';
import { type Proof, takeProof } from './proof.js';
import { verdictOf } from './rules-tries.js';
import { type Account, findAccount } from './store.js';
import {
  countFailureAt,
  countTry,
  failuresAt,
  failuresOf,
  forgetFailures,
  hasEnteredFrom,
  holdName,
  type Origin,
  rememberAddress,
} from './store-failures.js';
import type { Tokens } from './tokens.js';
import type { Visitor } from './visitor.js';
import { WaitingQueue } from './waiting-queue.js';

/** At 60 a second and more these wait less than the minute after which a browser gives up. */
const MAX_WAITING = 3_000;

/**
 * The line before every judging of a password. Two more than can be hashed at once, so that one is always read from the
 * database while others are hashed. Of one name from one place one after the other: who guesses stands in nobody's way.
 */
const line = new WaitingQueue({ atOnce: HASHES_AT_ONCE + 2, maxWaiting: MAX_WAITING, perKey: 20 });

export interface Typed {
  account: string;
  /** Base64 of UTF-8. */
  password: string;
  /** Where it was typed: at the door, or by somebody already signed in who confirms a change. */
  by: { visitor: Visitor; proof: Proof | undefined; tokens: Tokens } | 'owner';
}

export interface Judged {
  /** undefined when nobody has this name. */
  account: Account | undefined;
  right: boolean;
  /** Takes the try back, for it has come to something; else it stays counted. */
  succeeded(db: Db): Promise<void>;
}

/**
 * Judges a password without holding a connection while it is hashed. The try is counted first, in a short transaction that
 * holds the name: however many come at once, in however many processes, no more are looked at than may be.
 * @param conclude writes what follows, also of a refusal
 */
export function judgePassword<T>(
  database: Database,
  now: () => Date,
  typed: Typed,
  conclude: (db: Db, judged: Judged | Refused) => Promise<T>,
): Promise<T> {
  const { by } = typed;
  return line.pass(`${typed.account.toLowerCase()} ${by === 'owner' ? '' : by.visitor.line}`, async () => {
    const begun = await database.asSystem((db) => beginTry(db, typed, now()));
    if ('refused' in begun) return database.asSystem((db) => conclude(db, begun));
    const { account, origin } = begun;
    const right = await isPassword(decodePassword(typed.password), account?.passwordHash);
    let hasSucceeded = false;
    return database.asSystem(async (db) => {
      const result = await conclude(db, {
        account,
        right,
        succeeded: async (within) => {
          hasSucceeded = true;
          await forgetFailures(within, origin);
          if (by !== 'owner' && account !== undefined)
            await rememberAddress(within, account.id, by.visitor.address, now());
        },
      });
      if (!hasSucceeded && by !== 'owner') await countFailureAt(db, by.visitor.address, now());
      return result;
    });
  });
}

/** Counts the try and answers whose it is, or what keeps the password from being looked at. */
async function beginTry(
  db: Db,
  { account: name, by }: Typed,
  now: Date,
): Promise<{ account: Account | undefined; origin: Origin } | Refused> {
  await holdName(db, name);
  const account = await findAccount(db, name);
  const origin =
    by === 'owner' ? ({ name, place: 'owner', mark: '' } as const) : await originOf(db, name, account, by.visitor);
  const own = await failuresOf(db, origin, now);
  const crowd = by === 'owner' ? undefined : await failuresAt(db, by.visitor.address);
  const verdict = verdictOf(origin.place, { own, crowd }, now);
  if (typeof verdict !== 'string') return { refused: 'account-waits', retryAfterS: Math.ceil(verdict.waitMs / 1000) };
  if (verdict === 'proof' && by !== 'owner') {
    if (by.proof === undefined) return { refused: 'image-code-needed' };
    if (!(await takeProof(db, by.tokens, by.proof, now))) return { refused: 'image-code-wrong' };
  }
  await countTry(db, origin, now);
  return { account, origin };
}

async function originOf(db: Db, name: string, account: Account | undefined, visitor: Visitor): Promise<Origin> {
  const browser = account && visitor.knownTo(account.id);
  if (browser !== undefined) return { name, place: 'browser', mark: browser };
  const isNear = account !== undefined && (await hasEnteredFrom(db, account.id, visitor.address));
  return { name, place: isNear ? 'near' : 'far', mark: visitor.address };
}
