import { printStatuses, statusAfter } from '@zhibi/contract/printing';
import type { CentreSettings } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { countsOfOrder } from './counts-of-order.js';
import type { Here } from './create-order.js';
import { recordMove } from './record-move.js';
import { isSound } from './rules.js';
import { centreOf } from './settings/store.js';
import { lockOrder, type OrderRow, updateOrder } from './store.js';

/** Whether the settings of the centre let an order through without a reviewer: nothing was found, and it is small. */
export function needsNoReviewer(
  order: Parameters<typeof countsOfOrder>[0] & Pick<OrderRow, 'findings'>,
  { autoApprove }: Pick<CentreSettings, 'autoApprove'>,
): boolean {
  const { findings, options } = order;
  const { totalPieceCount } = countsOfOrder(order);
  return (
    autoApprove.enabled &&
    isSound(findings) &&
    totalPieceCount <= autoApprove.mostSheets &&
    (autoApprove.inColour || !options.colorPrint)
  );
}

/** Approves what was just pushed where the rules of the centre say so; the history names nobody. */
export async function approveAlone(db: Db, actor: Actor, orderId: string, { now }: Here) {
  const centre = await centreOf(db, actor.organisationId);
  const order = await lockOrder(db, actor.schoolIds, orderId);
  if (order?.status !== printStatuses.pendingReview || !needsNoReviewer(order, centre)) return undefined;
  const status = statusAfter('approve', order.status);
  const revision = await updateOrder(db, order, { status });
  const by = { accountId: null, name: '' };
  await recordMove(db, { ...order, status }, { move: 'approve', from: order.status, note: '', by, now });
  return { messageStatus: status, revision, childId: null };
}
