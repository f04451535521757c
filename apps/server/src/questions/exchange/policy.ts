import type { Actor } from '@zhibi/contract/session';

/** An import is its maker's: nobody else sees, mends or takes it back. */
export const isOwn = (actor: Pick<Actor, 'accountId'>, of: { accountId: string }): boolean =>
  of.accountId === actor.accountId;

/** A teacher brings questions into the own bank; into the school's they come by review only. */
export const mayImportInto = (bank: 'mine' | 'school'): boolean => bank === 'mine';
