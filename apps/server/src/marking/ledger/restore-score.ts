import type { Actor } from '@zhibi/contract/session';
import { itemsOf } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { ensureChosen } from '../optional/ensure-chosen.js';
import { isAnyInRound } from '../rounds/in-round.js';
import { isRestorable } from '../rules.js';
import { answersToMark } from '../scoring/answers-to-mark.js';
import { change, current, personOf, type Scored } from '../scoring/score-answers.js';
import { ledgerOf } from './store-ledger.js';

interface Wanted {
  answerId: string;
  revision: number;
  entryId: string;
}

/** Gives again what a person had given at some moment; who restores it answers for it, and the ledger goes on. */
export async function restoreScore(db: Db, actor: Actor, wanted: Wanted, now: Date): Promise<Scored> {
  const { answerId, revision, entryId } = wanted;
  const marked = await answersToMark(db, actor, [answerId]);
  const answer = current(marked, answerId, revision);
  ensure(!(await isAnyInRound(db, marked)), 'conflict', 'in-round');
  const line = found((await ledgerOf(db, actor.schoolId, answerId)).find(({ id }) => id === entryId));
  ensure(isRestorable(line, answer), 'conflict', 'nothing-to-restore');
  const items = await itemsOf(db, actor.schoolId, marked.homework.paperId);
  await ensureChosen(db, marked, { items, answerIds: [answerId] });
  const full = items.find(({ itemId }) => itemId === answer.itemId)?.score ?? 0;
  ensure((line.toScore ?? 0) <= full, 'invalid', 'score-too-high');
  const given = {
    score: line.toScore,
    comment: line.comment,
    levels: line.levels,
    scoredBy: actor.accountId,
    scoredAt: now,
  };
  const by = personOf(actor, 'restore', now);
  const to = { ...answer, ...given, status: 'scored-by-person' as const, inkSinceScore: false };
  return found((await change(db, marked, [to], { items, by }))[0]);
}
