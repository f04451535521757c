import { homeworkEvents } from '@zhibi/contract/events/homework';
import { studentsById, studentsOf, teacherAccountsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { announce } from '../../platform/events/index.js';
import { queueTask } from '../../platform/jobs/index.js';
import { lockSpoken, type Spoken, updateSpoken } from './store.js';

/** Work of this domain: tells the students of a spoken homework that it has begun. */
export const BEGIN_SPOKEN = 'begin-spoken';

/** The queue counts milliseconds in 32 bits, 24 days; what is further away asks again on the way. */
const LONGEST_WAIT_MS = 20 * 24 * 3_600_000;

/** It begins by the clock, and that it has is told once, by work that waits in the database. */
export async function scheduleTelling(db: Db, spoken: Spoken, now: Date): Promise<void> {
  const delayMs = Math.min(LONGEST_WAIT_MS, spoken.startAt.getTime() - now.getTime());
  if (delayMs <= 0) return tellBegun(db, spoken, now);
  const { schoolId, id } = spoken;
  await queueTask(db, BEGIN_SPOKEN, { schoolId, homeworkId: id }, { key: `${BEGIN_SPOKEN}:${id}`, delayMs });
}

/** Its time has come, unless it was taken back or told already; too early it only looks again later. */
export async function beginWhenDue(db: Db, schoolId: string, spokenId: string, now: Date): Promise<void> {
  const spoken = await lockSpoken(db, schoolId, spokenId);
  if (spoken.toldAt !== null || spoken.withdrawnAt !== null) return;
  await scheduleTelling(db, spoken, now);
}

async function tellBegun(db: Db, spoken: Spoken, now: Date): Promise<void> {
  const { schoolId, classIds } = spoken;
  await updateSpoken(db, spoken, { toldAt: now });
  const to = (await studentsOf(db, schoolId, classIds)).map(({ accountId }) => accountId);
  await announce(db, homeworkEvents.spoken, { schoolId, to, data: newsOf(spoken, 'begun') });
}

/** Tells students what their teacher said, or asks. */
export async function tellStudents(
  db: Db,
  spoken: Spoken,
  studentIds: readonly string[],
  what: 'judged' | 'again',
): Promise<void> {
  const students = await studentsById(db, spoken.schoolId, studentIds);
  const to = [...students.values()].flatMap(({ accountId }) => accountId ?? []);
  await announce(db, homeworkEvents.spoken, { schoolId: spoken.schoolId, to, data: newsOf(spoken, what) });
}

/** Tells the teachers of the classes that a recording came, or was judged by the service. */
export async function tellTeachers(db: Db, spoken: Spoken): Promise<void> {
  const { schoolId, classIds, subjectId } = spoken;
  const to = await teacherAccountsOf(db, schoolId, classIds, subjectId);
  await announce(db, homeworkEvents.spoken, { schoolId, to, data: newsOf(spoken, 'sent') });
}

const newsOf = ({ id, title }: Spoken, what: 'begun' | 'sent' | 'judged' | 'again') => ({ spokenId: id, title, what });
