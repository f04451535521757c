import type { EntryWhy } from '@zhibi/contract/analysis/handbook';
import { and, asc, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { inArray } from '../../platform/sql-lists.js';
import { handbook, handbookCopy, handbookItem, wrongReview } from './tables.js';

export type HandbookRow = typeof handbook.$inferSelect;
export type CopyRow = typeof handbookCopy.$inferSelect;
export type ItemRow = typeof handbookItem.$inferSelect;
interface Named {
  schoolId: string;
  handbookId: string;
}

const only = ({ schoolId, handbookId }: Named) => and(eq(handbook.schoolId, schoolId), eq(handbook.id, handbookId));
const ofBook = ({ schoolId, handbookId }: Named) =>
  and(eq(handbookCopy.schoolId, schoolId), eq(handbookCopy.handbookId, handbookId));

export async function findHandbook(db: Db, of: Named): Promise<HandbookRow | undefined> {
  const [row] = await db.select().from(handbook).where(only(of));
  return row;
}

/** What was answered to who asked for it. */
export async function bookAndJob(db: Db, of: Named): Promise<{ handbookId: string; jobId: string | null }> {
  const { id, jobId } = found(await findHandbook(db, of));
  return { handbookId: id, jobId };
}

/** False where its wish was used. */
export async function insertHandbook(db: Db, row: HandbookRow): Promise<boolean> {
  const rows = await db.insert(handbook).values(row).onConflictDoNothing().returning({ id: handbook.id });
  return rows.length > 0;
}

export const updateHandbook = async (
  db: Db,
  of: Named,
  change: Partial<Pick<HandbookRow, 'status' | 'pdfSha256' | 'jobId' | 'loadReason'>>,
): Promise<void> => void (await db.update(handbook).set(change).where(only(of)));

export async function insertCopies(db: Db, copies: readonly CopyRow[], items: readonly ItemRow[]): Promise<void> {
  await db.insert(handbookCopy).values([...copies]);
  await db.insert(handbookItem).values([...items]);
}

/** The copies of a booklet in the order in which they are bound. */
export const copiesOfBook = (db: Db, of: Named): Promise<CopyRow[]> =>
  db.select().from(handbookCopy).where(ofBook(of)).orderBy(asc(handbookCopy.place));

export const itemsOfBook = (db: Db, { schoolId, handbookId }: Named): Promise<ItemRow[]> =>
  db
    .select()
    .from(handbookItem)
    .where(and(eq(handbookItem.schoolId, schoolId), eq(handbookItem.handbookId, handbookId)))
    .orderBy(asc(handbookItem.studentId), asc(handbookItem.position));

export const updateCopy = async (
  db: Db,
  { schoolId, handbookId, studentId }: Named & { studentId: string },
  change: Partial<Pick<CopyRow, 'paperId' | 'homeworkId' | 'pages'>>,
): Promise<void> =>
  void (await db
    .update(handbookCopy)
    .set(change)
    .where(and(ofBook({ schoolId, handbookId }), eq(handbookCopy.studentId, studentId))));

/** The questions that are printed know their items; what the pages have no room for goes, and waits for the next booklet. */
export async function keepPrinted(
  db: Db,
  { schoolId, handbookId, studentId }: Named & { studentId: string },
  itemIds: readonly string[],
): Promise<void> {
  const own = and(
    eq(handbookItem.schoolId, schoolId),
    eq(handbookItem.handbookId, handbookId),
    eq(handbookItem.studentId, studentId),
  );
  await db.delete(handbookItem).where(and(own, sql`${handbookItem.position} >= ${itemIds.length}`));
  await db.execute(sql`
    update handbook_item i set item_id = given.id
    from jsonb_to_recordset(${JSON.stringify(itemIds.map((id, position) => ({ id, position })))}::jsonb) as given(id uuid, position int)
    where i.school_id = ${schoolId} and i.handbook_id = ${handbookId} and i.student_id = ${studentId} and i.position = given.position`);
}

/** What a homework asks again of its student: item id → why. Empty for what is no booklet. */
export async function askedAgain(
  db: Db,
  schoolId: string,
  homeworkId: string,
): Promise<Map<string, { questionId: string; why: EntryWhy }>> {
  const rows = await db
    .select({ itemId: handbookItem.itemId, questionId: handbookItem.questionId, why: handbookItem.why })
    .from(handbookCopy)
    .innerJoin(
      handbookItem,
      and(
        eq(handbookItem.schoolId, handbookCopy.schoolId),
        eq(handbookItem.handbookId, handbookCopy.handbookId),
        eq(handbookItem.studentId, handbookCopy.studentId),
      ),
    )
    .where(
      and(eq(handbookCopy.schoolId, schoolId), eq(handbookCopy.homeworkId, homeworkId), isNotNull(handbookItem.itemId)),
    );
  return new Map(rows.flatMap(({ itemId, ...of }) => (itemId === null ? [] : [[itemId, of] as const])));
}

/** The booklets of classes in a subject, the newest first. */
export const handbooksOf = (
  db: Db,
  schoolId: string,
  of: { classIds: readonly string[]; subjectId: number; before?: string | undefined; limit: number },
): Promise<HandbookRow[]> =>
  of.classIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(handbook)
        .where(
          and(
            eq(handbook.schoolId, schoolId),
            inArray(handbook.classId, [...of.classIds]),
            eq(handbook.subjectId, of.subjectId),
            of.before === undefined ? undefined : lt(handbook.id, of.before),
          ),
        )
        .orderBy(desc(handbook.id))
        .limit(of.limit);

/** The copies of several booklets, each with what came back of it: how many wrong questions were asked again, how many are right now. One query. */
export async function figuresOf(
  db: Db,
  schoolId: string,
  ids: readonly string[],
): Promise<(CopyRow & { questions: number; asked: number; right: number })[]> {
  if (ids.length === 0) return [];
  const counted = db
    .select({
      asked: sql<number>`count(*)::int`.as('asked'),
      right: sql<number>`(count(*) filter (where ${wrongReview.rating} >= 3))::int`.as('right'),
    })
    .from(wrongReview)
    .where(
      and(
        eq(wrongReview.schoolId, handbookCopy.schoolId),
        eq(wrongReview.studentId, handbookCopy.studentId),
        eq(wrongReview.homeworkId, handbookCopy.homeworkId),
      ),
    )
    .as('counted');
  const printed = db
    .select({ questions: sql<number>`count(*)::int`.as('questions') })
    .from(handbookItem)
    .where(
      and(
        eq(handbookItem.schoolId, handbookCopy.schoolId),
        eq(handbookItem.handbookId, handbookCopy.handbookId),
        eq(handbookItem.studentId, handbookCopy.studentId),
      ),
    )
    .as('printed');
  const rows = await db
    .select({ copy: handbookCopy, questions: printed.questions, asked: counted.asked, right: counted.right })
    .from(handbookCopy)
    .crossJoinLateral(counted)
    .crossJoinLateral(printed)
    .where(and(eq(handbookCopy.schoolId, schoolId), inArray(handbookCopy.handbookId, [...ids])))
    .orderBy(asc(handbookCopy.place));
  return rows.map(({ copy, ...counts }) => ({ ...copy, ...counts }));
}
