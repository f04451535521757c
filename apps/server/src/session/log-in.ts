import type { LoginType } from '@zhibi/contract/kernel';
import type { LoginAnswer, sessionApi } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Database, Db } from '../platform/db.js';
import type { Attempt } from './attempt.js';
import { enter, type LoginServices } from './enter.js';
import { judgePassword } from './judge-password.js';
import { recordRefusal } from './record-refusal.js';
import { unknownName } from './rules.js';
import { type Account, findAccount } from './store.js';
import type { Visitor } from './visitor.js';

type Input = z.output<typeof sessionApi.login.input>;

/** One try to enter with account and password. The wrong login page answers like a wrong password. */
export function logIn(
  database: Database,
  login: LoginServices,
  { loginTypes, visitor }: { loginTypes: readonly LoginType[]; visitor: Visitor },
  { account, password, imageCode, imageCodeId, work, source }: Input,
): Promise<Attempt<LoginAnswer>> {
  const proof = imageCodeId === undefined ? undefined : { id: imageCodeId, code: imageCode, work };
  const by = { visitor, proof, tokens: login.tokens };
  return judgePassword(
    database,
    () => login.clock.now(),
    { account, password, by },
    async (db, judged) => {
      if ('refused' in judged) {
        await refuse(db, account, await findAccount(db, account), judged.refused);
        return judged;
      }
      const entered =
        judged.right && judged.account !== undefined
          ? await enter(db, login, judged.account, { loginTypes, by: 'password', source })
          : undefined;
      if (entered === undefined || judged.account === undefined) {
        await refuse(db, account, judged.account, 'bad-credentials');
        return { refused: 'bad-credentials' };
      }
      await judged.succeeded(db);
      visitor.remember(judged.account.id);
      return entered;
    },
  );
}

const refuse = (
  db: Db,
  typed: string,
  account: Account | undefined,
  refused: Parameters<typeof recordRefusal>[1]['refused'],
) =>
  recordRefusal(db, {
    by: 'password',
    refused,
    accountId: account?.id,
    ...(account ? {} : { who: unknownName(typed) }),
  });
