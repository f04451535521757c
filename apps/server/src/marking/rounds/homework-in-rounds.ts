import type { Actor } from '@zhibi/contract/session';
import { findHomework, type Homework, isInSchool } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import type { isScorer } from './policy.js';
import { type RoundRow, roundsOf } from './store.js';

/** The homework in whose open rounds this teacher has a part, with those rounds; one without looks like none. */
export async function homeworkInRounds(
  db: Db,
  actor: Actor,
  homeworkId: string,
  has: typeof isScorer,
): Promise<{ homework: Homework; rounds: RoundRow[] }> {
  ensure(isInSchool(actor), 'not-found');
  const homework = found(await findHomework(db, actor.schoolId, homeworkId));
  const rounds = (await roundsOf(db, actor.schoolId, homeworkId)).filter(
    (round) => round.state === 'open' && has(actor, round, homework.subjectId),
  );
  ensure(rounds.length > 0 && homework.withdrawnAt === null, 'not-found');
  return { homework, rounds };
}
