import type { PictureWanted } from '@zhibi/contract/capture';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { findEvidence } from '../../capture/index.js';
import { findHomework, isInSchool } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { answersOf } from '../store.js';
import { isArbiter, isScorer } from './policy.js';
import { marksOf, roundsOf } from './store.js';

/**
 * The picture of an answer for whoever it was dealt to, or who settles it, also of a class that this teacher does not teach.
 * @param wanted with the id of the answer in the place of the student's, who has no name here
 */
export async function pictureInRound(db: Db, actor: Actor, wanted: z.output<typeof PictureWanted>): Promise<string> {
  ensure(isInSchool(actor), 'not-found');
  const { schoolId, accountId } = actor;
  const { homeworkId, studentId: answerId } = wanted;
  const homework = found(await findHomework(db, schoolId, homeworkId));
  const [answer] = await answersOf(db, schoolId, { homeworkId, ids: [answerId] });
  const { studentId, itemId } = found(answer);
  const evidence = found(await findEvidence(db, schoolId, { ...wanted, studentId }));
  ensure(evidence.itemIds.includes(itemId), 'not-found');
  const open = (await roundsOf(db, schoolId, homeworkId)).filter(({ state }) => state === 'open');
  const marks = await marksOf(db, schoolId, {
    roundIds: open.map(({ id }) => id),
    answerIds: [answerId],
  });
  const may = open.some((round) => {
    const own = marks.filter(({ roundId }) => roundId === round.id);
    if (isArbiter(actor, round, homework.subjectId)) return own.length > 0;
    return isScorer(actor, round, homework.subjectId) && own.some((mark) => mark.accountId === accountId);
  });
  ensure(may, 'not-found');
  return found(evidence.pictureSha256 ?? undefined);
}
