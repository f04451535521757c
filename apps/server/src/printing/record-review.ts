import type { PrintMove } from '@zhibi/contract/printing';
import { nameIn } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import { recordAct } from '../platform/audit.js';
import type { Db } from '../platform/db.js';
import { numberText } from './rules.js';
import { dictionaryFor } from './settings/read-settings.js';
import type { OrderRow } from './store.js';

/** What a centre decides of the order of a school. */
const decided = {
  approve: 'print-approved',
  reject: 'print-rejected',
  adjust: 'print-adjusted',
  assign: 'print-assigned',
  takeBack: 'print-taken-back',
} as const;
const isDecided = (move: PrintMove): move is keyof typeof decided => Object.hasOwn(decided, move);

/** Writes a decision of the centre into the audit of the school whose order it is. */
export async function recordReview(
  db: Db,
  actor: Actor,
  { schoolId, id: orderId, number, title }: Pick<OrderRow, 'schoolId' | 'id' | 'number' | 'title'>,
  { move, reason }: { move: PrintMove; reason?: string | undefined },
): Promise<void> {
  if (!isDecided(move)) return;
  const why = reason === undefined ? undefined : nameIn(await dictionaryFor(db, actor), 'rejectReason', reason, 'zh');
  // What was written beside it is in the history of the order: the audit is never changed, so it holds no free words.
  const detail = { number: numberText(number), title, orderId, reason: why };
  await recordAct(db, { accountId: actor.accountId, schoolId, what: decided[move], detail });
}
