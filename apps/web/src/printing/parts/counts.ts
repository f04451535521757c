import { MOST_COUNTED, type PrintStatus } from '@zhibi/contract/printing';

type Counts = readonly { messageStatus: PrintStatus; count: number }[];

/** How many orders stand at these statuses. */
export const countOf = (counts: Counts, ...statuses: readonly PrintStatus[]): number =>
  counts.filter(({ messageStatus }) => statuses.includes(messageStatus)).reduce((sum, { count }) => sum + count, 0);

/** The same as words: of more than are counted it is said that there are more. */
export const countText = (count: number): string =>
  count > MOST_COUNTED ? `${MOST_COUNTED.toLocaleString('en-US')}+` : String(count);
