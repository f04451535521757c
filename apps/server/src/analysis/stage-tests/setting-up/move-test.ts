import type { StageTest as Shown, StageTestState } from '@zhibi/contract/analysis/stage-tests';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../../platform/db.js';
import { ensure } from '../../../platform/problem.js';
import { maySetUp } from '../policy.js';
import { insertChange, lockTest, updateTest } from '../store.js';
import { enteredByClass } from '../store-scores.js';
import { stepTo } from './rules-set-up.js';
import { changeBy, type Here } from './save-test.js';
import { showTest } from './show-test.js';

/** Publishes a test, takes that back, archives it or takes it out of the archive; each step has its way back. */
export async function moveTest(
  db: Db,
  actor: Actor,
  { testId, to }: { testId: string; to: StageTestState },
  here: Here,
): Promise<Shown> {
  ensure(maySetUp(actor), 'not-found');
  const of = { schoolId: actor.schoolId, testId };
  const { state } = await lockTest(db, of);
  const what = stepTo(state, to);
  ensure(what !== undefined, 'conflict');
  const scored = what === 'published' ? (await enteredByClass(db, of.schoolId, [testId])).length : 1;
  ensure(scored > 0, 'conflict', 'no-scores');
  await updateTest(db, of, { state: to });
  await insertChange(db, changeBy(actor, testId, here.now, what));
  return showTest(db, of, here.timeZone);
}
