import type { PictureWanted } from '@zhibi/contract/capture';
import type { OpenedAppeal } from '@zhibi/contract/marking/appeals';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { findEvidence } from '../../capture/index.js';
import { type Homework, homeworkById, isInSchool } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { itemsOfHomework } from '../answer-keys/items-of-homework.js';
import { subjectTeachers } from '../rounds/deal-answers.js';
import { withoutNames } from '../rounds/without-names.js';
import { type Shown, showAnswers } from '../scoring/show-answers.js';
import { toDecide } from './list-appeals.js';
import { peopleOf } from './people.js';
import { hasSecond, mayDecide } from './policy.js';
import { type AppealWithAnswer, appealOfAnswer, findAppeal } from './store-appeals.js';

/** An appeal that waits for this teacher, or that this teacher decided. Any other looks like none. */
async function readable(
  db: Db,
  actor: Actor,
  one: AppealWithAnswer | undefined,
): Promise<{ homework: Homework; isOwnScore: boolean } & AppealWithAnswer> {
  const row = found(one);
  const { schoolId, accountId } = actor;
  const homework = await homeworkById(db, schoolId, row.appeal.homeworkId);
  ensure(homework.withdrawnAt === null, 'not-found');
  const teachers = await subjectTeachers(db, schoolId, homework.subjectId);
  const isDecided = row.appeal.decidedBy !== null;
  const people = peopleOf(row.appeal, isDecided ? null : row.scoredBy, teachers);
  ensure(isDecided ? row.appeal.decidedBy === accountId : mayDecide(actor, people), 'not-found');
  ensure(teachers.includes(accountId), 'not-found');
  return { ...row, homework, isOwnScore: people.givers.includes(accountId) && !hasSecond(people) };
}

const states = ['waiting', 'kept', 'changed'] as const;

/** One appeal with all that is needed to decide: neither the student nor who gave the score is named. */
export async function openAppeal(db: Db, actor: Actor, appealId: string, shown: Shown): Promise<OpenedAppeal> {
  ensure(isInSchool(actor), 'not-found');
  const { schoolId } = actor;
  const { answerId } = found(await findAppeal(db, schoolId, appealId));
  const one = await readable(db, actor, await appealOfAnswer(db, schoolId, { answerId, states }));
  const { homework, itemId, appeal } = one;
  const items = await itemsOfHomework(db, homework);
  const { no, type, sectionTitle, score: maxScore, body } = found(items.find((item) => item.itemId === itemId));
  const wanted = { classIds: homework.classIds, studentIds: [appeal.studentId], itemIds: [itemId] };
  const [answer] = withoutNames(await showAnswers(db, homework, wanted, shown));
  return {
    ...toDecide(one, shown.timeZone),
    item: { itemId, no, type, sectionTitle, maxScore, body },
    answer: { ...found(answer), scoredBy: null },
  };
}

/**
 * The picture of an answer for whoever decides its appeal, also of a class that this teacher does not teach.
 * @param wanted with the id of the answer in the place of the student's, who has no name here
 */
export async function pictureOfAppeal(db: Db, actor: Actor, wanted: z.output<typeof PictureWanted>): Promise<string> {
  ensure(isInSchool(actor), 'not-found');
  const { schoolId } = actor;
  const { homeworkId, studentId: answerId } = wanted;
  const one = await readable(db, actor, await appealOfAnswer(db, schoolId, { answerId, states }));
  ensure(one.appeal.homeworkId === homeworkId, 'not-found');
  const evidence = found(await findEvidence(db, schoolId, { ...wanted, studentId: one.appeal.studentId }));
  ensure(evidence.itemIds.includes(one.itemId), 'not-found');
  return found(evidence.pictureSha256 ?? undefined);
}
