import type { Actor } from '@zhibi/contract/session';
import { findHomework, type Homework, isInSchool, lockHomework, submissionsOf } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { ensureField } from '../../platform/wrong-field.js';
import { mayMark } from '../policy.js';
import { type Answer, findAnswer, lockAnswers } from '../store.js';

/** Answers of one homework that this teacher may mark. */
export interface ToMark {
  homework: Homework;
  answers: ReadonlyMap<string, Answer>;
}

/**
 * The answers with these ids, if they are all there and of students whom the teacher marks. First the homework is held
 * against being given back in the same moment, then the answers against other markers. A call marks one homework.
 */
export async function answersToMark(db: Db, actor: Actor, ids: readonly string[]): Promise<ToMark> {
  const { schoolId } = actor;
  ensure(isInSchool(actor), 'not-found');
  const { homeworkId } = found(await findAnswer(db, schoolId, ids[0] ?? ''));
  const homework = await lockHomework(db, schoolId, homeworkId, 'share');
  const answers = await lockAnswers(db, schoolId, ids);
  ensure(answers.length === ids.length, 'not-found');
  const strange = new Set(answers.filter((one) => one.homeworkId !== homeworkId).map(({ id }) => id));
  ensureField(strange.size === 0, `scores.${ids.findIndex((id) => strange.has(id))}.answerId`);
  await ensureMarker(db, actor, homework, answers);
  return { homework, answers: new Map(answers.map((one) => [one.id, one])) };
}

/** The answers of one copy, held as `answersToMark` holds them; whether somebody may mark them was judged before. */
export async function holdAnswers(
  db: Db,
  schoolId: string,
  { homeworkId, ids }: { homeworkId: string; ids: readonly string[] },
): Promise<ToMark> {
  const homework = await lockHomework(db, schoolId, homeworkId, 'share');
  const answers = ids.length === 0 ? [] : await lockAnswers(db, schoolId, ids);
  return { homework, answers: new Map(answers.map((one) => [one.id, one])) };
}

/** One answer to look at, by whoever may mark it. */
export async function answerToRead(db: Db, actor: Actor, answerId: string): Promise<Answer> {
  ensure(isInSchool(actor), 'not-found');
  const answer = found(await findAnswer(db, actor.schoolId, answerId));
  const homework = found(await findHomework(db, actor.schoolId, answer.homeworkId));
  await ensureMarker(db, actor, homework, [answer]);
  return answer;
}

async function ensureMarker(db: Db, actor: Actor, homework: Homework, answers: readonly Answer[]): Promise<void> {
  const submissions = await submissionsOf(db, actor.schoolId, homework.id);
  const classOf = new Map(submissions.map((one) => [one.studentId, one.classId]));
  const mine = answers.every((one) => mayMark(actor, homework, classOf.get(one.studentId) ?? ''));
  ensure(mine && homework.withdrawnAt === null, 'not-found');
}
