import { movesOf, type PrintStatus } from '@zhibi/contract/printing';
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

/** What somebody may do with a batch: whatever one of its tasks allows. */
export function batchMovesFor(actor: Actor, counts: readonly { messageStatus: PrintStatus }[]): BatchMove[] {
  const party = partyOf(actor);
  if (party !== 'centre' && party !== 'shop') return [];
  return batchMoves.filter((move) => counts.some(({ messageStatus }) => movesOf(messageStatus, party).includes(move)));
}
