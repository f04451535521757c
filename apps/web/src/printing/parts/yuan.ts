import { ABSENT } from '@zhibi/contract/kernel';

/** 厘, thousandths of a yuan, as yuan: to the fen where it is a sum. */
export const yuan = (li: number | null): string =>
  li === null ? ABSENT : (li / 1_000).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** A price may have a third place. */
export const unitYuan = (li: number): string =>
  (li / 1_000).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 3 });
