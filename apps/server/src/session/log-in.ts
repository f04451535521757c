import type { LoginType } from '@zhibi/contract/kernel';
import type { LoginAnswer, sessionApi } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Database, Db } from '../platform/db.js';
import type { Attempt } from './attempt.js';
import { type Doorkeeper, enter } from './enter.js';
import { judgePassword } from './judge-password.js';
import { recordRefusal } from './record-refusal.js';
import { unknownName } from './rules.js';
import { type Account, findAccount } from './store.js';
import { clearFailures, countFailure } from './store-tries.js';

type Input = z.output<typeof sessionApi.login.input>;

/** One try to enter through a door with account and password. The wrong door answers like a wrong password. */
export function logIn(
  database: Database,
  keeper: Doorkeeper,
  door: readonly LoginType[],
  { account, password, imageCode, imageCodeId, source }: Input,
): Promise<Attempt<LoginAnswer>> {
  const picture =
    imageCodeId === undefined || imageCode === undefined ? undefined : { id: imageCodeId, code: imageCode };
  const now = () => keeper.clock.now();
  return judgePassword(database, now, { account, password, picture }, async (db, judged) => {
    if ('refused' in judged) {
      await refuse(db, account, await findAccount(db, account), judged.refused);
      return judged;
    }
    const entered =
      judged.right && judged.account !== undefined
        ? await enter(db, keeper, judged.account, { door, by: 'password', source })
        : undefined;
    if (entered === undefined) {
      await countFailure(db, account, now());
      await refuse(db, account, judged.account, 'bad-credentials');
      return { refused: 'bad-credentials' };
    }
    if (judged.hasFailed) await clearFailures(db, account);
    return entered;
  });
}

const refuse = (
  db: Db,
  typed: string,
  account: Account | undefined,
  refused: Parameters<typeof recordRefusal>[1]['refused'],
) =>
  recordRefusal(db, { by: 'password', refused, accountId: account?.id, who: account?.account ?? unknownName(typed) });
