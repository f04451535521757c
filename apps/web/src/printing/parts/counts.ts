import type { PrintStatus } from '@zhibi/contract/printing';

type Counts = readonly { messageStatus: PrintStatus; count: number }[];

/** How many orders stand at these statuses. */
export const countOf = (counts: Counts, ...statuses: readonly PrintStatus[]): number =>
  counts.filter(({ messageStatus }) => statuses.includes(messageStatus)).reduce((sum, { count }) => sum + count, 0);
