import { END_FAR, type homeworkApi } from '@zhibi/contract/homework';
import { fieldMessages, instantOf, type Language } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { moveRunEnd } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { type Here, homeworkForTeacher, noProgress } from '../for-teacher.js';
import { schedulePush } from '../giving/push-homework.js';
import { type Happened, recordChange } from '../history.js';
import { isCounted, judgeLoad } from '../load/judge-load.js';
import { dayOf } from '../load/rules.js';
import { mayRun, taughtClassIds } from '../policy.js';
import { hasWriting, isEndNear, isInOrder, opensAt, overAt, statusOf } from '../rules.js';
import { type Homework, lockHomework, updateHomework } from '../store.js';
import { scheduleClosing, scheduleOwnEnds } from './close-homework.js';
import { announceChanged, announceProgress } from './progress.js';
import { giveMoreTime, setExcuse } from './store-more-time.js';
import { progressOf } from './store-results.js';
import { submissionsOf, submissionsOfStudents } from './store-submissions.js';

type Input<Name extends 'change' | 'extend' | 'excuse'> = z.output<(typeof homeworkApi)[Name]['input']>;
type Place = Here & { language: Language };

/** A homework that may still be adjusted, held until the call is over: nobody collects, takes or gives it back meanwhile. */
async function adjustable(db: Db, actor: Actor, homeworkId: string): Promise<Homework> {
  await homeworkForTeacher(db, actor, homeworkId);
  const homework = await lockHomework(db, actor.schoolId, homeworkId, 'update');
  ensure(homework.withdrawnAt === null, 'conflict', 'taken-back');
  ensure(homework.releasedAt === null, 'conflict', 'given-back');
  return homework;
}

const ensureOrder = (times: Pick<Homework, 'pushAt' | 'startAt' | 'endAt'>, { now, language }: Place): void =>
  ensure(isInOrder(times, now), 'invalid', 'start-end', {
    fields: { endAt: fieldMessages['start-end']?.[language] ?? '' },
  });

const ensureNear = (endAt: Date, { now, language }: Place): void =>
  ensure(isEndNear(endAt, now), 'invalid', 'end-far', { fields: { endAt: END_FAR[language] } });

/** Changes title, start or end for everybody; once somebody writes only the end. An end to come opens again what was collected. */
export async function changeHomework(db: Db, actor: Actor, input: Input<'change'>, here: Place): Promise<Homework> {
  const { now, timeZone } = here;
  const homework = await adjustable(db, actor, input.homeworkId);
  ensure(mayRun(actor, homework));
  const { schoolId, id } = homework;
  const title = input.title === homework.title ? undefined : input.title;
  const [startAt, endAt] = [input.startAt, input.endAt].map((at) => (at ? instantOf(at, timeZone) : undefined));
  const progress = (await progressOf(db, schoolId, [id])).get(id) ?? noProgress;
  const isFresh = !hasWriting(progress) && statusOf(homework, now) !== 'closed';
  ensure(isFresh || (title === undefined && startAt === undefined), 'conflict', 'has-begun');
  const change = {
    ...(title === undefined ? {} : { title }),
    ...(startAt === undefined ? {} : { startAt }),
    ...(endAt === undefined ? {} : { endAt }),
  };
  const moved = { ...homework, ...change };
  ensureOrder(moved, here);
  const next = { ...moved, loadReason: await reasonFor(db, moved, { was: homework, note: input.note }, here) };
  if (endAt !== undefined) ensureNear(endAt, here);
  if (endAt !== undefined && homework.closedAt !== null) {
    await updateHomework(db, schoolId, id, { ...change, closedAt: null, loadReason: next.loadReason });
    await giveMoreTime(db, { schoolId, homeworkId: id }, { studentIds: null, endAt: null });
  } else await updateHomework(db, schoolId, id, { ...change, loadReason: next.loadReason });
  if (endAt !== undefined) {
    await scheduleClosing(db, next, now);
    await moveRunEnd(db, schoolId, homework.printRunId, endAt);
  }
  if (startAt !== undefined && homework.pushedAt === null) await schedulePush(db, next, now);
  const kind = title === undefined && startAt === undefined ? 'moved' : 'changed';
  await written(db, next, { ...why(actor, input, now), kind, ...change });
  return { ...next, closedAt: endAt === undefined ? homework.closedAt : null };
}

/** On another day it is counted there: beyond its limit the note has to say why, as when it was given. */
async function reasonFor(
  db: Db,
  moved: Homework,
  { was, note }: { was: Homework; note: string },
  { timeZone }: Place,
): Promise<string | null> {
  const { schoolId, id, minutes } = moved;
  const [before, after] = [was, moved].map((one) => dayOf(opensAt(one), timeZone));
  if (before === after || !isCounted(moved)) return was.loadReason;
  const copies = await submissionsOf(db, schoolId, id);
  const students = copies.map(({ classId, studentId }) => ({ classId, studentId, minutes }));
  return judgeLoad(db, { schoolId, opensAt: opensAt(moved), students, loadReason: note }, timeZone);
}

/** Gives students an end of their own: who was ill writes while the others' papers are marked. */
export async function extendHomework(db: Db, actor: Actor, input: Input<'extend'>, here: Place): Promise<Homework> {
  const { now, timeZone } = here;
  const homework = await adjustable(db, actor, input.homeworkId);
  const { schoolId, id: homeworkId } = homework;
  const endAt = instantOf(input.endAt, timeZone);
  ensureOrder({ ...homework, endAt }, here);
  // An end that is not later than that of everybody gives nobody time; one's own may be moved nearer, down to that.
  ensure(endAt > overAt(homework), 'invalid', 'not-longer');
  ensureNear(endAt, here);
  const studentIds = await having(db, actor, homework, input.studentIds);
  await giveMoreTime(db, { schoolId, homeworkId }, { studentIds, endAt });
  // Before it is collected the end of everybody comes first, and asks for the others itself.
  if (homework.closedAt !== null) await scheduleOwnEnds(db, homework, now);
  await written(db, homework, { ...why(actor, input, now), kind: 'moved', studentIds, endAt });
  return homework;
}

/** Some need not hand in, or need to after all. */
export async function excuseStudents(db: Db, actor: Actor, input: Input<'excuse'>, now: Date): Promise<Homework> {
  const homework = await adjustable(db, actor, input.homeworkId);
  const { schoolId, id: homeworkId } = homework;
  const { excuse, note } = input;
  const studentIds = await having(db, actor, homework, input.studentIds);
  await setExcuse(db, { schoolId, homeworkId }, { studentIds, excuse });
  const kind = excuse === null ? 'not-excused' : 'excused';
  const reason = excuse === null ? {} : { reason: excuse };
  await written(db, homework, { kind, ...reason, note, studentIds, by: actor.accountId, at: now });
  return homework;
}

/** All of them have the homework, in classes that the teacher teaches; another student is not there. */
async function having(db: Db, actor: Actor, homework: Homework, wanted: readonly string[]): Promise<string[]> {
  const { schoolId, id: homeworkId } = homework;
  const studentIds = [...new Set(wanted)];
  const copies = await submissionsOfStudents(db, { schoolId, homeworkId, studentIds });
  const taught = taughtClassIds(actor, homework);
  ensure(copies.filter(({ classId }) => taught.includes(classId)).length === studentIds.length, 'not-found');
  return studentIds;
}

const why = (actor: Actor, { reason, note }: Pick<Input<'change'>, 'reason' | 'note'>, at: Date) => ({
  reason,
  note,
  by: actor.accountId,
  at,
});

/** It goes into the history, and those whom it concerns hear of it. */
async function written(db: Db, homework: Homework, happened: Happened): Promise<void> {
  await recordChange(db, homework, happened);
  if (homework.pushedAt !== null) await announceChanged(db, homework, happened.studentIds);
  await announceProgress(db, homework);
}
