import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { isOwn } from './policy.js';
import { isMany, mayUndo } from './rules.js';
import { lockImport, updateImport } from './store.js';
import { settleQuestions, takeBack } from './store-bank.js';

/** Takes an import back: its questions leave the bank, but for those that somebody changed or used since. */
export async function undoImport(db: Db, actor: Actor, importId: string): Promise<void> {
  const key = { schoolId: actor.schoolId, importId };
  ensure(actor.schoolId !== '', 'not-found');
  const of = await lockImport(db, key);
  ensure(isOwn(actor, of), 'not-found');
  ensure(mayUndo(of), 'conflict', 'not-now');
  await takeBack(db, key);
  if (isMany(of.total)) await settleQuestions(db);
  await updateImport(db, key, { state: 'undone' });
}
