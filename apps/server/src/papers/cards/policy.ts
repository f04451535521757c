import type { Actor } from '@zhibi/contract/session';

/** A template is removed by who made it. */
export const mayRemoveTemplate = ({ accountId }: Actor, { madeBy }: { madeBy: string }): boolean =>
  accountId === madeBy;
