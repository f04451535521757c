import type { BankedQuestion } from '@zhibi/contract/questions/writing';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { bankedView, ownedOf, type Shown } from './banked-view.js';
import { maySee } from './policy.js';
import { type BankedRow, findBanked } from './store-banked.js';

/** A question that the actor may see; everybody else's is not there. */
export async function seenQuestion(db: Db, actor: Actor, questionId: string): Promise<BankedRow> {
  ensure(actor.schoolId !== '', 'not-found');
  const row = found(await findBanked(db, actor, questionId));
  ensure(maySee(actor, ownedOf(row)), 'not-found');
  return row;
}

/** One question in its newest version. */
export async function showQuestion(db: Db, actor: Actor, questionId: string, shown: Shown): Promise<BankedQuestion> {
  const [view] = await bankedView(db, actor, [await seenQuestion(db, actor, questionId)], shown);
  return found(view);
}
