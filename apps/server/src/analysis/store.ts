import type { WrongCause, WrongState } from '@zhibi/contract/analysis';
import { and, desc, eq, gte, isNotNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { inArray } from '../platform/sql-lists.js';
import { wrongQuestion } from './tables.js';

export type WrongRow = typeof wrongQuestion.$inferSelect;

/** Whose wrong questions, and of which subjects; of all when none are named. */
export interface Book {
  schoolId: string;
  studentId: string;
  subjectIds?: readonly number[];
}

const ofBook = ({ schoolId, studentId, subjectIds }: Book): SQL | undefined =>
  and(
    eq(wrongQuestion.schoolId, schoolId),
    eq(wrongQuestion.studentId, studentId),
    subjectIds && inArray(wrongQuestion.subjectId, [...subjectIds]),
  );
const isDueBy = (day: string) => and(ne(wrongQuestion.state, 'mastered'), lte(wrongQuestion.nextReviewOn, day));

/** Puts questions into the books. One that is there already keeps its place on the ladder and gets the score it has now. */
export async function addWrong(db: Db, rows: readonly (typeof wrongQuestion.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  const { schoolId, studentId, homeworkId, itemId } = wrongQuestion;
  await db
    .insert(wrongQuestion)
    .values([...rows])
    .onConflictDoUpdate({
      target: [schoolId, studentId, homeworkId, itemId],
      set: { score: sql`excluded.score`, maxScore: sql`excluded.max_score` },
    });
}

/** Takes out what is not wrong any more: a score was changed after the papers had gone back. */
export async function removeRighted(
  db: Db,
  schoolId: string,
  homeworkId: string,
  wrongNow: readonly { studentId: string; itemId: string }[],
): Promise<void> {
  await db.execute(sql`
    delete from wrong_question w where w.school_id = ${schoolId} and w.homework_id = ${homeworkId}
      and not exists (select from jsonb_to_recordset(${JSON.stringify(wrongNow)}::jsonb) as still ("studentId" uuid, "itemId" uuid)
        where still."studentId" = w.student_id and still."itemId" = w.item_id)`);
}

export interface WrongWanted {
  dueBy?: string | undefined;
  state?: WrongState | undefined;
  open?: boolean | undefined;
  questionIds?: readonly string[] | undefined;
  addedFrom?: Date | undefined;
  before?: string | undefined;
  limit: number;
}

/** Wrong questions of a book, the newest first. */
export async function wrongOf(db: Db, book: Book, wanted: WrongWanted): Promise<WrongRow[]> {
  if (wanted.questionIds?.length === 0) return [];
  return db
    .select()
    .from(wrongQuestion)
    .where(
      and(
        ofBook(book),
        wanted.dueBy === undefined ? undefined : isDueBy(wanted.dueBy),
        wanted.state && eq(wrongQuestion.state, wanted.state),
        wanted.open === true ? ne(wrongQuestion.state, 'mastered') : undefined,
        wanted.questionIds && inArray(wrongQuestion.questionId, [...wanted.questionIds]),
        wanted.addedFrom && gte(wrongQuestion.addedAt, wanted.addedFrom),
        wanted.before === undefined ? undefined : lt(wrongQuestion.id, wanted.before),
      ),
    )
    .orderBy(desc(wrongQuestion.id))
    .limit(wanted.limit);
}

/** All of a student's wrong questions, the oldest first. */
export const wholeBook = (db: Db, book: Book): Promise<WrongRow[]> =>
  db.select().from(wrongQuestion).where(ofBook(book)).orderBy(wrongQuestion.id);

/** The student's own wrong question, held until the transaction ends. */
export async function lockWrong(db: Db, { schoolId, studentId }: Book, id: string): Promise<WrongRow | undefined> {
  const [row] = await db
    .select()
    .from(wrongQuestion)
    .where(and(ofBook({ schoolId, studentId }), eq(wrongQuestion.id, id)))
    .for('update');
  return row;
}

export async function updateWrong(
  db: Db,
  { schoolId, id }: WrongRow,
  change: Partial<Pick<WrongRow, 'cause' | 'state' | 'step' | 'nextReviewOn' | 'redoneOn'>>,
): Promise<void> {
  await db
    .update(wrongQuestion)
    .set(change)
    .where(and(eq(wrongQuestion.schoolId, schoolId), eq(wrongQuestion.id, id)));
}

export async function questionIdsOf(db: Db, book: Book): Promise<string[]> {
  const rows = await db.selectDistinct({ id: wrongQuestion.questionId }).from(wrongQuestion).where(ofBook(book));
  return rows.map((row) => row.id);
}

export async function stateCounts(db: Db, book: Book, today: string) {
  const count = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [row] = await db
    .select({
      due: count(isDueBy(today)),
      open: count(ne(wrongQuestion.state, 'mastered')),
      mastered: count(eq(wrongQuestion.state, 'mastered')),
    })
    .from(wrongQuestion)
    .where(ofBook(book));
  return row ?? { due: 0, open: 0, mastered: 0 };
}

const many = sql<number>`count(*)::int`;

/** What the own book of each student shows today. */
export async function dueOfStudents(
  db: Db,
  {
    schoolId,
    subjectId,
    studentIds,
    today,
  }: Pick<Book, 'schoolId'> & { subjectId: number; studentIds: string[]; today: string },
): Promise<Map<string, number>> {
  const rows = await db
    .select({ studentId: wrongQuestion.studentId, due: many })
    .from(wrongQuestion)
    .where(
      and(
        eq(wrongQuestion.schoolId, schoolId),
        eq(wrongQuestion.subjectId, subjectId),
        inArray(wrongQuestion.studentId, studentIds),
        isDueBy(today),
      ),
    )
    .groupBy(wrongQuestion.studentId);
  return new Map(rows.map(({ studentId, due }) => [studentId, due]));
}

export const subjectCounts = (db: Db, book: Book): Promise<{ subjectId: number; count: number }[]> =>
  db
    .select({ subjectId: wrongQuestion.subjectId, count: many })
    .from(wrongQuestion)
    .where(ofBook(book))
    .groupBy(wrongQuestion.subjectId)
    .orderBy(wrongQuestion.subjectId);

/** Why the questions that are still open went wrong, the commonest first. */
export async function causeCounts(db: Db, book: Book): Promise<{ cause: WrongCause; count: number }[]> {
  const rows = await db
    .select({ cause: wrongQuestion.cause, count: many })
    .from(wrongQuestion)
    .where(and(ofBook(book), isNotNull(wrongQuestion.cause), ne(wrongQuestion.state, 'mastered')))
    .groupBy(wrongQuestion.cause)
    .orderBy(desc(many), wrongQuestion.cause);
  return rows.flatMap(({ cause, count }) => (cause === null ? [] : [{ cause, count }]));
}

/** Day → how many reviews are due on it; what is overdue counts for the first day. */
export async function dueByDay(db: Db, book: Book, days: readonly string[]): Promise<Map<string, number>> {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const on = sql<string>`greatest(${wrongQuestion.nextReviewOn}, ${first}::date)::text`;
  const rows = await db
    .select({ on, count: many })
    .from(wrongQuestion)
    .where(and(ofBook(book), isDueBy(last)))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.on, row.count]));
}
