import { toStamp } from '@zhibi/contract/kernel';
import type { PaperUse } from '@zhibi/contract/questions/writing';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import type { LaterDomains } from './later-domains.js';
import { seenQuestion } from './show-question.js';

const MOST_PAPERS = 50;

/** What an edit touches: nothing is changed in these papers, each keeps its version; they are named so that the author knows. */
export async function showUses(
  db: Db,
  actor: Actor,
  questionId: string,
  { later, timeZone }: { later: LaterDomains; timeZone: string },
): Promise<{ papers: PaperUse[]; more: number }> {
  await seenQuestion(db, actor, questionId);
  const all = await later.papersHolding(db, actor.schoolId, questionId);
  const papers = all.slice(0, MOST_PAPERS);
  const homework = await later.homeworkOfPapers(
    db,
    actor.schoolId,
    papers.map(({ paperId }) => paperId),
  );
  return {
    more: all.length - papers.length,
    papers: papers.map(({ ownerAccountId, ...paper }) => ({
      ...paper,
      mine: ownerAccountId === actor.accountId,
      homework: homework
        .filter(({ paperId }) => paperId === paper.paperId)
        .map(({ homeworkId, title, startAt }) => ({ homeworkId, title, startAt: toStamp(startAt, timeZone) })),
    })),
  };
}
