import { movesOf, type Party, type PrintMove, type PrintStatus, printStatuses } from '@zhibi/contract/printing';
import type { Actor } from '@zhibi/contract/session';

interface Order {
  schoolId: string;
  createdBy: string;
  shopId: string | null;
  status: PrintStatus;
  withdrawnAt: Date | null;
  /** Another order of the same copies stands. */
  isOrderedAnew?: boolean;
}

/** Whose orders somebody sees: of these schools, of them one's own, or what is assigned to one's shop. */
export interface Sight {
  schoolIds: readonly string[];
  createdBy?: string;
  shopId?: string;
}

/** The part that somebody has in orders, by the role that is chosen. */
export function partyOf({ role }: Actor): Party | undefined {
  if (role === 'TEACHER' || role === 'SCHOOLADMIN') return 'school';
  if (role === 'ZHIBI_PRINT_CENTER') return 'centre';
  return role === 'ZHIBI_PRINT_SHOP' ? 'shop' : undefined;
}

/** Teachers see their own orders, administrators those of their school, the centre all of its organisation, a shop what is assigned to it. */
export function sightOf(actor: Actor): Sight {
  const { schoolIds, accountId } = actor;
  if (actor.role === 'TEACHER') return { schoolIds, createdBy: accountId };
  return actor.role === 'ZHIBI_PRINT_SHOP' ? { schoolIds, shopId: accountId } : { schoolIds };
}

export function maySeeOrder(actor: Actor, order: Order): boolean {
  const { schoolIds, createdBy, shopId } = sightOf(actor);
  return (
    partyOf(actor) !== undefined &&
    schoolIds.includes(order.schoolId) &&
    (createdBy === undefined || createdBy === order.createdBy) &&
    (shopId === undefined || shopId === order.shopId)
  );
}

/** What somebody may do with an order as it stands. */
export function movesFor(actor: Actor, order: Order): PrintMove[] {
  const party = partyOf(actor);
  return party === undefined || !maySeeOrder(actor, order)
    ? []
    : movesOf(order.status, party, order.withdrawnAt !== null).filter(
        (move) => move !== 'restore' || !order.isOrderedAnew,
      );
}

const { pendingShipment, pendingReceipt, completed } = printStatuses;
const printed: readonly PrintStatus[] = [pendingShipment, pendingReceipt, completed];
/** What was spoiled is known once the sheets are printed. */
export const isPrinted = ({ status }: { status: PrintStatus }): boolean => printed.includes(status);

/** Who printed it, or the centre, says anew what was spoiled; of a batch that is said of all of it. */
export const mayCorrectWaste = (actor: Actor, order: Order & { batchId: string | null }): boolean =>
  (partyOf(actor) === 'centre' || partyOf(actor) === 'shop') &&
  maySeeOrder(actor, order) &&
  order.batchId === null &&
  isPrinted(order);

/** Copies are ordered by whoever had them made, or for the school. */
export const mayOrder = (actor: Actor, run: { createdBy: string }): boolean =>
  actor.role === 'SCHOOLADMIN' || run.createdBy === actor.accountId;
