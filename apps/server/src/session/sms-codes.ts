import type { CodePurpose } from '@zhibi/contract/session';
import type { Database, Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { spendSmsCode, trySmsCode } from './store-tries.js';

/** A code that was right when it was tried. It still has to be spent, which one caller can. */
export interface ProvedCode {
  readonly codeId: string;
  readonly phone: string;
}

/**
 * Tries a code that was sent to a phone, from a network (its keyed hash), in a transaction of its own: a wrong try stays counted whatever its caller
 * refuses later. Call it before opening a transaction. Undefined when the code is wrong, too old or was tried too often.
 */
export async function proveSmsCode(
  database: Pick<Database, 'asSystem'>,
  of: { phone: string; purpose: CodePurpose; code: string; from: string; now: Date },
): Promise<ProvedCode | undefined> {
  const right = await database.asSystem((db) => trySmsCode(db, of));
  return right && { codeId: right.id, phone: of.phone };
}

/** Spends a proved code together with what it was proved for: both happen or neither, and once only. */
export async function takeSmsCode(db: Db, proved: ProvedCode | undefined, now: Date): Promise<void> {
  ensure(proved !== undefined && (await spendSmsCode(db, proved.codeId, now)), 'forbidden', 'sms-code-wrong');
}
