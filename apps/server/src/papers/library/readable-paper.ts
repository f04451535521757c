import type { PaperStatus } from '@zhibi/contract/papers';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { mayEditPaper, mayReadPaper, maySeePaper } from '../policy.js';
import { findPaper, type PaperRow } from '../store.js';

/** A paper that the teacher may read: the own one, or one that a colleague shares; any other is not there. */
export async function readablePaper(db: Db, actor: Actor, paperId: string): Promise<PaperRow> {
  const row = await findPaper(db, actor.schoolId, paperId);
  ensure(row !== undefined && mayReadPaper(actor, row), 'not-found');
  return row;
}

interface Placed {
  ownerAccountId: string;
  status: PaperStatus;
  questionCount: number;
  archivedAt: Date | null;
}

/** What its reader may do with a paper of the library; what is put away is taken out first. */
export const canOf = (actor: Actor, paper: Placed) => {
  const isMine = maySeePaper(actor, paper);
  const isOut = paper.archivedAt === null;
  return {
    edit: mayEditPaper(actor, paper) && isOut,
    duplicate: paper.questionCount > 0,
    share: isMine && isOut && paper.questionCount > 0,
    archive: isMine,
  };
};
