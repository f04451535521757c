import type { BookletEntry, BookletPlan, handbookApi } from '@zhibi/contract/analysis/handbook';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { dayOf, weekFrom } from '../rules.js';
import { dueOfStudents } from '../store.js';
import { mayMakeBooklets } from './policy.js';
import { type ClassWrong, type Here, readClass } from './read-class.js';
import { bookletOf, type Entry, type WrongNow } from './rules-booklet.js';
import { dueOn, isDue } from './rules-memory.js';

type Wish = z.output<typeof handbookApi.plan.input>;

/** What would stand in the booklet of each student of a class, and what comes due in the coming days. */
export async function planBooklets(
  db: Db,
  actor: Actor,
  wish: Wish,
  here: Here,
): Promise<z.input<typeof handbookApi.plan.output>> {
  ensure(mayMakeBooklets(actor, wish.range), 'not-found');
  const read = await readClass(db, actor, wish, here);
  const today = dayOf(here.now, here.timeZone);
  const ownDue = await dueOfStudents(db, {
    schoolId: actor.schoolId,
    subjectId: wish.range.subjectId,
    studentIds: read.students.map(({ studentId }) => studentId),
    today,
  });
  const plans = read.students.map(({ studentId, name, studentNo }): BookletPlan => {
    const wrong = read.wrongOf.get(studentId) ?? [];
    const { entries, left, pages } = ownBooklet(read, studentId, wish);
    const due = dueOf(wrong, wish).length;
    return {
      studentId,
      name,
      studentNo,
      wrong: wrong.length,
      due,
      ownDue: ownDue.get(studentId) ?? 0,
      pages,
      entries: shown(entries),
      left: shown(left),
    };
  });
  return {
    students: plans.filter(({ entries }) => entries.length > 0),
    without: plans.filter(({ entries }) => entries.length === 0).map(({ studentId, name }) => ({ studentId, name })),
    week: dueByDay(read, wish, today),
  };
}

/** The booklet of one student of a class that was read. */
export const ownBooklet = (
  { wrongOf, needs, similar }: ClassWrong,
  studentId: string,
  { rules }: Pick<Wish, 'rules'>,
) => bookletOf(rules, { wrong: wrongOf.get(studentId) ?? [], needs, similar });

export const shown = (entries: readonly Entry[]): BookletEntry[] =>
  entries.map(({ version: _, score: __, heightMm: ___, ...entry }) => entry);

/** What is due today of the kinds that are printed. */
const dueOf = (wrong: readonly WrongNow[], { rules }: Pick<Wish, 'rules'>) =>
  wrong.filter(({ type, remembered }) => rules.types.includes(type) && isDue(remembered, rules.dueBelow));

/** The same of the days to come: today's sum is that of the students' columns. */
function dueByDay({ wrongOf }: ClassWrong, { rules }: Pick<Wish, 'rules'>, today: string) {
  const count = new Map(weekFrom(today).map((on) => [on, 0]));
  for (const { type, memory } of [...wrongOf.values()].flat()) {
    if (memory === undefined || !rules.types.includes(type)) continue;
    const on = dueOn(memory, rules.dueBelow);
    const day = on < today ? today : on;
    if (count.has(day)) count.set(day, (count.get(day) ?? 0) + 1);
  }
  return [...count].map(([on, due]) => ({ on, count: due }));
}
