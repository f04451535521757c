import { grouped } from '@zhibi/contract/kernel';
import type { AppealState } from '@zhibi/contract/marking/appeals';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { answer, appeal } from '../tables.js';

export type Appeal = typeof appeal.$inferSelect;
type Of = Pick<Appeal, 'schoolId' | 'homeworkId' | 'studentId'>;

/** The appeals of a student in one homework, in the order of the paper. */
export const appealsOf = (db: Db, { schoolId, homeworkId, studentId }: Of): Promise<Appeal[]> =>
  db
    .select()
    .from(appeal)
    .where(and(eq(appeal.schoolId, schoolId), eq(appeal.homeworkId, homeworkId), eq(appeal.studentId, studentId)))
    .orderBy(asc(appeal.no), asc(appeal.id));

/** The questions of a homework about which a student waits for a decision, by student. */
export async function appealedNumbers(db: Db, schoolId: string, homeworkId: string): Promise<Map<string, number[]>> {
  const rows = await db
    .select({ studentId: appeal.studentId, no: appeal.no })
    .from(appeal)
    .where(and(eq(appeal.schoolId, schoolId), eq(appeal.homeworkId, homeworkId), eq(appeal.state, 'waiting')))
    .orderBy(asc(appeal.no));
  return new Map([...grouped(rows, (row) => row.studentId)].map(([id, own]) => [id, own.map(({ no }) => no)]));
}

/** Every appeal of a student, the oldest first. */
export const appealsOfStudent = (db: Db, schoolId: string, studentId: string): Promise<Appeal[]> =>
  db
    .select()
    .from(appeal)
    .where(and(eq(appeal.schoolId, schoolId), eq(appeal.studentId, studentId)))
    .orderBy(asc(appeal.appealedAt), asc(appeal.id));

export async function findAppeal(db: Db, schoolId: string, id: string): Promise<Appeal | undefined> {
  const [row] = await db
    .select()
    .from(appeal)
    .where(and(eq(appeal.schoolId, schoolId), eq(appeal.id, id)));
  return row;
}

/** Held until the transaction ends: of two decisions, or a decision and a withdrawal, the second sees the first. */
export async function lockAppeal(db: Db, schoolId: string, id: string): Promise<Appeal | undefined> {
  const [row] = await db
    .select()
    .from(appeal)
    .where(and(eq(appeal.schoolId, schoolId), eq(appeal.id, id)))
    .for('update');
  return row;
}

/** Keeps an appeal; of an answer whose appeal was withdrawn it takes the place of that. */
export const keepAppeal = async (db: Db, row: Omit<Appeal, 'decidedBy' | 'decidedAt' | 'scoreAfter' | 'word'>) =>
  void (await db
    .insert(appeal)
    .values(row)
    .onConflictDoUpdate({ target: [appeal.schoolId, appeal.answerId], set: row }));

export const changeAppeal = async (
  db: Db,
  { schoolId, id }: Pick<Appeal, 'schoolId' | 'id'>,
  change: Partial<Pick<Appeal, 'state' | 'decidedBy' | 'decidedAt' | 'scoreAfter' | 'word'>>,
): Promise<void> =>
  void (await db
    .update(appeal)
    .set(change)
    .where(and(eq(appeal.schoolId, schoolId), eq(appeal.id, id))));

export interface AppealWithAnswer {
  appeal: Appeal;
  itemId: string;
  /** Whose score stands now: it may have been given after the appeal came. */
  scoredBy: string | null;
}

const withAnswer = { appeal, itemId: answer.itemId, scoredBy: answer.scoredBy };
const ofAppeal = and(eq(answer.schoolId, appeal.schoolId), eq(answer.id, appeal.answerId));

/** More than waits in a school, and than a teacher decides in a year: a bound for what one answer holds. */
const MOST = 2_000;

/** All that wait in a school, the oldest first. */
export const waitingIn = (db: Db, schoolId: string): Promise<AppealWithAnswer[]> =>
  db
    .select(withAnswer)
    .from(appeal)
    .innerJoin(answer, ofAppeal)
    .where(and(eq(appeal.schoolId, schoolId), eq(appeal.state, 'waiting')))
    .orderBy(asc(appeal.appealedAt), asc(appeal.id))
    .limit(MOST);

/** What this person decided, the newest first. */
export const decidedBy = (db: Db, schoolId: string, accountId: string): Promise<AppealWithAnswer[]> =>
  db
    .select(withAnswer)
    .from(appeal)
    .innerJoin(answer, ofAppeal)
    .where(and(eq(appeal.schoolId, schoolId), eq(appeal.decidedBy, accountId)))
    .orderBy(desc(appeal.decidedAt), desc(appeal.id))
    .limit(MOST);

/** The appeal of an answer, where it is in one of these states. */
export async function appealOfAnswer(
  db: Db,
  schoolId: string,
  { answerId, states }: { answerId: string; states: readonly AppealState[] },
): Promise<AppealWithAnswer | undefined> {
  const [row] = await db
    .select(withAnswer)
    .from(appeal)
    .innerJoin(answer, ofAppeal)
    .where(and(eq(appeal.schoolId, schoolId), eq(appeal.answerId, answerId), inArray(appeal.state, [...states])));
  return row;
}
