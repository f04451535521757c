import { toStamp } from '@zhibi/contract/kernel';
import type { LifeLine } from '@zhibi/contract/people/records';
import type { Actor } from '@zhibi/contract/session';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { accountFactsById } from '../../session/index.js';
import { type LifeEvent, lifeOf } from '../store-life.js';
import { mayOversee, mayReadStudent } from './policy.js';
import { isAccountAct } from './rules.js';
import { classRowById } from './store-classes.js';
import { studentRowById } from './store-students.js';
import { teacherRowById } from './store-teachers.js';

const PAGE = 30;

interface Wanted {
  whose: LifeEvent['whose'];
  id: string;
  cursor?: string;
}

/** The lifelong history of one person or class, the newest first. Teachers read that of their students, without acts on the account. */
export async function showHistory(
  db: Db,
  actor: Actor,
  { whose, id, cursor }: Wanted,
  timeZone: string,
): Promise<{ items: LifeLine[]; next: string | null }> {
  const { schoolId } = actor;
  ensure(schoolId !== '', 'not-found');
  if (whose === 'student') ensure(mayReadStudent(actor, (await studentRowById(db, schoolId, id)).classId), 'not-found');
  else {
    ensure(mayOversee(actor), 'not-found');
    await (whose === 'teacher' ? teacherRowById : classRowById)(db, schoolId, id);
  }
  const events = await lifeOf(db, schoolId, id, PAGE + 1, idOfCursor(cursor));
  const { items, next } = pageAfter(events, PAGE, (one) => one.id);
  const reported = mayOversee(actor) ? items : items.filter(({ what }) => !isAccountAct(what));
  const people = await accountFactsById(db, [...new Set(reported.flatMap(({ byAccount }) => byAccount ?? []))]);
  return { items: reported.map((one) => lineOf(one, people.get(one.byAccount ?? '')?.name ?? null, timeZone)), next };
}

export const lineOf = ({ id, what, detail, at }: LifeEvent, by: string | null, timeZone: string): LifeLine => ({
  id,
  what,
  detail,
  by,
  at: toStamp(at, timeZone),
});
