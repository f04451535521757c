import type { PartnerQuestion } from '@zhibi/contract/questions/partners';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import type { Banks } from './open-banks.js';
import { type Context, contextOfSubject, type Reached, reach } from './reach.js';
import type { BankItem } from './rules-query.js';
import { showItems } from './show-items.js';
import { copiesOf } from './store.js';

export interface Asker {
  actor: Actor;
  banks: Banks;
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

export interface Asked extends Reached {
  context: Context;
  /** Questions as the teacher sees them, with the copies that the teacher has. */
  show(items: readonly BankItem[]): Promise<PartnerQuestion[]>;
}

/** Opens a bank for a reading of a subject. No transaction is held while a partner thinks. */
export async function askBank(
  { actor, banks, transact }: Asker,
  { bank: code, subjectId }: { bank: string; subjectId: number },
): Promise<Asked> {
  const { reached, context } = await transact(async (db) => ({
    reached: await reach(db, actor, banks, code),
    context: await contextOfSubject(db, subjectId),
  }));
  const show = async (items: readonly BankItem[]) => {
    const itemIds = items.map(({ itemId }) => itemId);
    const copies = await transact((db) => copiesOf(db, actor, { bank: reached.code, itemIds }));
    return showItems(items, reached, context, copies);
  };
  return { ...reached, context, show };
}
