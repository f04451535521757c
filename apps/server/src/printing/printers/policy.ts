import type { Machine } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';

/** The centre says where the printer of any machine is and looks at it, a shop those of its own. */
export const mayTend = (actor: Actor, machine: Pick<Machine, 'shopId'>): boolean =>
  actor.role === 'ZHIBI_PRINT_CENTER' || isOwnMachine(actor, machine);

/** A shop prints on what is its own. */
export const isOwnMachine = (actor: Actor, { shopId }: Pick<Machine, 'shopId'>): boolean =>
  actor.role === 'ZHIBI_PRINT_SHOP' && shopId === actor.accountId;
