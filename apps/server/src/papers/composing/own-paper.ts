import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { mayEditPaper, maySeePaper } from '../policy.js';
import { findPaper, lockPaper, type PaperRow } from '../store.js';

/** The teacher's own paper; a colleague's and another school's are not there. */
export async function ownPaper(db: Db, actor: Actor, paperId: string): Promise<PaperRow> {
  return seen(actor, await findPaper(db, actor.schoolId, paperId));
}

/** The same, held until the transaction ends and not yet frozen: to change it. */
export async function ownDraft(db: Db, actor: Actor, paperId: string): Promise<PaperRow> {
  const row = seen(actor, await lockPaper(db, actor.schoolId, paperId));
  ensure(mayEditPaper(actor, row), 'conflict', 'frozen');
  return row;
}

function seen(actor: Actor, row: PaperRow | undefined): PaperRow {
  ensure(row !== undefined && maySeePaper(actor, row), 'not-found');
  return row;
}
