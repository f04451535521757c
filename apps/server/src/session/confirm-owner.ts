import type { Actor } from '@zhibi/contract/session';
import { recordAct } from '../platform/audit.js';
import type { Clock } from '../platform/clock.js';
import type { Database, Db } from '../platform/db.js';
import { found } from '../platform/problem.js';
import type { Attempt } from './attempt.js';
import { judgePassword } from './judge-password.js';
import { type BeganBy, isFresh } from './rules.js';
import { type Account, accountById, sessionById } from './store.js';

interface Owner {
  actor: Actor;
  password: string | undefined;
  /** The ways of logging in just now that stand for the password. */
  proofs?: readonly BeganBy[];
}

/**
 * Does something that changes how an account is entered, once it is sure that its owner asks and not somebody at an
 * unlocked screen: by the password, or by a login with it just now. A wrong password counts like one at the login.
 */
export async function asOwner<T>(
  { database, clock }: { database: Database; clock: Clock },
  { actor, password, proofs }: Owner,
  change: (db: Db, account: Account) => Promise<Attempt<T>>,
): Promise<Attempt<T>> {
  const now = clock.now();
  if (password === undefined)
    return database.asSystem(async (db) => {
      const session = found(await sessionById(db, actor.sessionId));
      if (!isFresh(session, now, proofs)) return { refused: 'password-needed' };
      return change(db, found(await accountById(db, actor.accountId)));
    });

  const { account } = found(await database.asSystem((db) => accountById(db, actor.accountId)));
  const typed = { account, password, by: 'owner' as const };
  return judgePassword(
    database,
    () => clock.now(),
    typed,
    async (db, judged) => {
      if ('refused' in judged) return { refused: 'account-waits', retryAfterS: judged.retryAfterS };
      if (!judged.right || judged.account === undefined) {
        await recordAct(db, {
          accountId: actor.accountId,
          schoolId: null,
          what: 'password-refused',
          detail: { sessionId: actor.sessionId },
        });
        return { refused: 'bad-credentials' };
      }
      await judged.succeeded(db);
      return change(db, judged.account);
    },
  );
}
