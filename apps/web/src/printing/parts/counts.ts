import { MOST_COUNTED, type PrintStatus, printStatuses } from '@zhibi/contract/printing';

type Counts = readonly { messageStatus: PrintStatus; count: number }[];

/** How many orders stand at these statuses. */
export const countOf = (counts: Counts, ...statuses: readonly PrintStatus[]): number =>
  counts.filter(({ messageStatus }) => statuses.includes(messageStatus)).reduce((sum, { count }) => sum + count, 0);

/** The same as words: of more than are counted it is said that there are more. */
export const countText = (count: number): string =>
  count > MOST_COUNTED ? `${MOST_COUNTED.toLocaleString('en-US')}+` : String(count);

const { pendingPrint, printing, pendingShipment, pendingReceipt, completed } = printStatuses;
const way: readonly PrintStatus[] = [pendingPrint, printing, pendingShipment, pendingReceipt, completed];

/** How much of the way from the shop to the school is behind these orders: all of it once every one is received. */
export function wayBehind(counts: Counts): number {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const steps = counts.reduce(
    (sum, { messageStatus, count }) => sum + count * Math.max(0, way.indexOf(messageStatus)),
    0,
  );
  return all === 0 ? 0 : steps / (all * (way.length - 1));
}
