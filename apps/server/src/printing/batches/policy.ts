import { movesOf, type PrintStatus, printStatuses } from '@zhibi/contract/printing';
import { type BatchMove, batchMoves } from '@zhibi/contract/printing/batches';
import type { Actor } from '@zhibi/contract/session';
import { partyOf } from '../policy.js';

/** The centre sees every batch of its organisation, a shop those that it prints. */
export const batchSightOf = ({
  role,
  organisationId,
  accountId,
}: Actor): { organisationId: string; shopId?: string } =>
  role === 'ZHIBI_PRINT_CENTER' ? { organisationId } : { organisationId, shopId: accountId };

const { pendingShipment, pendingReceipt, completed } = printStatuses;
const printed: readonly PrintStatus[] = [pendingShipment, pendingReceipt, completed];
/** What was spoiled is known once the sheets are printed. */
export const isPrinted = ({ status }: { status: PrintStatus }): boolean => printed.includes(status);

/** What somebody may do with a batch: whatever one of its tasks allows. */
export function batchMovesFor(actor: Actor, counts: readonly { messageStatus: PrintStatus }[]): BatchMove[] {
  const party = partyOf(actor);
  if (party !== 'centre' && party !== 'shop') return [];
  return batchMoves.filter((move) => counts.some(({ messageStatus }) => movesOf(messageStatus, party).includes(move)));
}
