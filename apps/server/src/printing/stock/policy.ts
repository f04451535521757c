import type { Actor } from '@zhibi/contract/session';

/** The centre counts the paper of every shop, a shop its own. */
export const mayCountPaper = ({ role, accountId }: Pick<Actor, 'role' | 'accountId'>, { shopId }: { shopId: string }) =>
  role === 'ZHIBI_PRINT_CENTER' || (role === 'ZHIBI_PRINT_SHOP' && shopId === accountId);
