import { mayUseAnswerCards } from '@zhibi/contract/people';
import type { Actor } from '@zhibi/contract/session';
import { findSchool } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { duplicatePaper } from '../library/duplicate-paper.js';
import { readablePaper } from '../library/readable-paper.js';
import { findPractice } from '../store-practice.js';

/** Titles hold 100 signs. */
const LONGEST_TITLE = 95;

/**
 * The answer card of a paper, as a paper of its own: it is printed, given to classes, scanned and scored as any other, and its students read the
 * questions where they were handed out.
 */
export async function makeCard(db: Db, actor: Actor, paperId: string, now: Date): Promise<{ paperId: string }> {
  ensure(mayUseAnswerCards(found(await findSchool(db, actor.schoolId))), 'forbidden');
  const { title, options } = await readablePaper(db, actor, paperId);
  const practice = await findPractice(db, actor.schoolId, paperId);
  ensure(practice === undefined && options.answerCard !== true, 'conflict', 'answered-on-itself');
  const change = { answerCard: true, scoreTable: false };
  return duplicatePaper(db, actor, { paperId, title: `${title.slice(0, LONGEST_TITLE)} 答题卡`, change }, now);
}
