import type { PrintMove } from '@zhibi/contract/printing';
import { nameIn } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import { recordActs } from '../platform/audit.js';
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

interface Decision {
  order: Pick<OrderRow, 'schoolId' | 'id' | 'number' | 'title'>;
  move: PrintMove;
  reason?: string | undefined;
}

/** Writes what the centre has decided of orders into the audit of the schools whose they are. */
export async function recordReviews(db: Db, actor: Actor, decisions: readonly Decision[]): Promise<void> {
  // Only a rejection names a reason of the dictionary.
  const dictionary = decisions.some(({ reason }) => reason !== undefined) ? await dictionaryFor(db, actor) : [];
  const acts = decisions.flatMap(({ order: { schoolId, id: orderId, number, title }, move, reason }) => {
    if (!isDecided(move)) return [];
    const why = reason === undefined ? undefined : nameIn(dictionary, 'rejectReason', reason, 'zh');
    // What was written beside it is in the history of the order: the audit is never changed, so it holds no free words.
    const detail = { number: numberText(number), title, orderId, reason: why };
    return [{ accountId: actor.accountId, schoolId, what: decided[move], detail }];
  });
  await recordActs(db, acts);
}
