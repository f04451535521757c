import { markingEvents } from '@zhibi/contract/events/marking';
import type { Actor } from '@zhibi/contract/session';
import { appealTermsOf } from '../../homework/index.js';
import { itemsOf } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { announce } from '../../platform/events/index.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { ledgerOf } from '../ledger/store-ledger.js';
import { subjectTeachers } from '../rounds/deal-answers.js';
import { holdAnswers } from '../scoring/answers-to-mark.js';
import { ownResult } from '../show-result.js';
import { answersOf } from '../store.js';
import { peopleOf } from './people.js';
import { mayDecide } from './policy.js';
import { endOfAppeals, giversOf, hasLost, isOpenAt, leftOf, mayAppealAgain } from './rules.js';
import { type Appeal, appealsOf, changeAppeal, findAppeal, keepAppeal, lockAppeal } from './store-appeals.js';

interface Asked {
  homeworkId: string;
  itemId: string;
  reason: string;
}

/** Asks for a second look at an own answer. The answers of the copy are held: two appeals sent together are counted one after the other. */
export async function makeAppeal(db: Db, actor: Actor, { homeworkId, itemId, reason }: Asked, now: Date) {
  const { schoolId, studentId, releasedAt } = await ownResult(db, actor, homeworkId);
  const answers = await answersOf(db, schoolId, { homeworkId, studentIds: [studentId] });
  const { id: answerId } = found(answers.find((one) => one.itemId === itemId));
  const held = await holdAnswers(db, schoolId, { homeworkId, ids: answers.map(({ id }) => id) });
  ensure(held.homework.withdrawnAt === null, 'not-found');
  const { score, scoredBy } = found(held.answers.get(answerId));
  const rows = await appealsOf(db, { schoolId, homeworkId, studentId });
  const before = rows.find((row) => row.answerId === answerId);
  // The answer to the first was lost on its way, and it is sent again.
  if (before?.state === 'waiting' && before.reason === reason) return;
  ensure(mayAppealAgain(before?.state), 'conflict', 'appealed-already');
  const terms = await appealTermsOf(db, schoolId);
  ensure(isOpenAt(endOfAppeals(releasedAt, terms.days), now), 'conflict', 'appeals-over');
  const items = await itemsOf(db, schoolId, held.homework.paperId);
  const { no, score: maxScore } = found(items.find((one) => one.itemId === itemId));
  ensure(score !== null && hasLost({ score }, maxScore), 'conflict', 'nothing-lost');
  const states = rows.map(({ state }) => state);
  ensure(leftOf(states, terms.budget) > 0, 'conflict', 'appeals-used');
  const appeal = {
    schoolId,
    id: before?.id ?? newId(),
    homeworkId,
    answerId,
    studentId,
    no,
    reason,
    scoreBefore: score,
    givers: giversOf(scoredBy, await ledgerOf(db, schoolId, answerId)),
    state: 'waiting' as const,
    appealedAt: now,
  };
  await keepAppeal(db, appeal);
  await notifyMarkers(db, appeal, held.homework.subjectId);
}

/** Takes an own appeal back as long as nobody has decided it; twice is once. */
export async function withdrawAppeal(db: Db, actor: Actor, appealId: string): Promise<void> {
  const { schoolId, studentId } = actor;
  ensure(studentId !== null && schoolId !== '', 'not-found');
  const { homeworkId, answerId } = found(await findAppeal(db, schoolId, appealId));
  // In the order in which a decision holds them: homework, answer, appeal.
  const { homework } = await holdAnswers(db, schoolId, { homeworkId, ids: [answerId] });
  const appeal = found(await lockAppeal(db, schoolId, appealId));
  ensure(appeal.studentId === studentId && homework.withdrawnAt === null, 'not-found');
  if (appeal.state === 'withdrawn') return;
  ensure(appeal.state === 'waiting', 'conflict', 'appeal-decided');
  await changeAppeal(db, appeal, { state: 'withdrawn' });
  await notifyMarkers(db, appeal, homework.subjectId);
}

/** News for all for whom the appeal waits, or waited: their lists and counts are other ones now. */
export async function notifyMarkers(
  db: Db,
  { schoolId, id: appealId, homeworkId, givers }: Pick<Appeal, 'schoolId' | 'id' | 'homeworkId' | 'givers'>,
  subjectId: number,
): Promise<void> {
  const people = peopleOf({ givers }, null, await subjectTeachers(db, schoolId, subjectId));
  const to = people.teachers.filter((accountId) => mayDecide({ accountId, role: 'TEACHER' }, people));
  await announce(db, markingEvents.appealed, { schoolId, to, data: { homeworkId, appealId } });
}
