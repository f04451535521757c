import type { Paper } from '@zhibi/contract/papers';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { takeCart } from '../../questions/index.js';
import { groundOfPaper } from '../ground/store.js';
import { sectionsOf, touchPaper } from '../store.js';
import { fillPaper } from './fill-paper.js';
import { ownDraft, ownPaper } from './own-paper.js';
import { paperView } from './paper-view.js';

/** Adds the questions of the cart to a draft and empties the cart; those that are in the paper already are left out. */
export async function addFromCart(
  db: Db,
  actor: Actor,
  paperId: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Paper> {
  const { schoolId } = actor;
  const draft = await ownDraft(db, actor, paperId);
  ensure((await groundOfPaper(db, { schoolId, paperId })) === undefined, 'conflict', 'on-paper');
  const questions = await takeCart(db, actor, draft.subjectId);
  ensure(questions.length > 0, 'conflict', 'cart-empty');
  const sections = await sectionsOf(db, schoolId, paperId);
  const present = new Set(sections.flatMap((one) => one.items.map((item) => item.questionId)));
  const fresh = questions.filter((one) => !present.has(one.questionId));
  if (fresh.length > 0) {
    await fillPaper(db, { schoolId, paperId, sections }, fresh);
    await touchPaper(db, schoolId, paperId, { updatedAt: now });
  }
  return paperView(actor, await ownPaper(db, actor, paperId), await sectionsOf(db, schoolId, paperId), timeZone);
}
