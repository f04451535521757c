import type { GroundReason } from '@zhibi/contract/papers/ground';
import { and, asc, count, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { paperGround, paperGroundFile, paperGroundPage } from './tables.js';

export type GroundRow = typeof paperGround.$inferSelect;
export type GroundPageRow = typeof paperGroundPage.$inferSelect;

export interface OfGround {
  schoolId: string;
  groundId: string;
}

const only = ({ schoolId, groundId }: OfGround) =>
  and(eq(paperGround.schoolId, schoolId), eq(paperGround.id, groundId));

export async function insertGround(
  db: Db,
  row: typeof paperGround.$inferInsert,
  files: readonly string[],
): Promise<void> {
  await db.insert(paperGround).values(row);
  const { schoolId, id } = row;
  await db
    .insert(paperGroundFile)
    .values(files.map((sha256, position) => ({ schoolId, groundId: id, position, sha256 })));
}

export async function findGround(db: Db, of: OfGround): Promise<GroundRow | undefined> {
  const [row] = await db.select().from(paperGround).where(only(of));
  return row;
}

/** The same, held until the transaction ends. */
export async function lockGround(db: Db, of: OfGround): Promise<GroundRow | undefined> {
  const [row] = await db.select().from(paperGround).where(only(of)).for('update');
  return row;
}

/** The pages that a paper was made of; undefined for every other paper. */
export async function groundOfPaper(
  db: Db,
  { schoolId, paperId }: { schoolId: string; paperId: string },
): Promise<GroundRow | undefined> {
  const [row] = await db
    .select()
    .from(paperGround)
    .where(and(eq(paperGround.schoolId, schoolId), eq(paperGround.paperId, paperId)));
  return row;
}

export async function changeGround(db: Db, of: OfGround, change: Partial<GroundRow>): Promise<void> {
  await db.update(paperGround).set(change).where(only(of));
}

export async function dropGround(db: Db, of: OfGround): Promise<void> {
  await db.delete(paperGround).where(only(of));
}

export async function filesOfGround(db: Db, { schoolId, groundId }: OfGround): Promise<string[]> {
  const rows = await db
    .select({ sha256: paperGroundFile.sha256 })
    .from(paperGroundFile)
    .where(and(eq(paperGroundFile.schoolId, schoolId), eq(paperGroundFile.groundId, groundId)))
    .orderBy(asc(paperGroundFile.position));
  return rows.map(({ sha256 }) => sha256);
}

/** What was sent is of no use once it is read. */
export async function dropFiles(db: Db, { schoolId, groundId }: OfGround): Promise<void> {
  await db
    .delete(paperGroundFile)
    .where(and(eq(paperGroundFile.schoolId, schoolId), eq(paperGroundFile.groundId, groundId)));
}

export const pagesOfGround = (db: Db, { schoolId, groundId }: OfGround): Promise<GroundPageRow[]> =>
  db
    .select()
    .from(paperGroundPage)
    .where(and(eq(paperGroundPage.schoolId, schoolId), eq(paperGroundPage.groundId, groundId)))
    .orderBy(asc(paperGroundPage.page));

export async function putPages(
  db: Db,
  { schoolId, groundId }: OfGround,
  pages: readonly Omit<GroundPageRow, 'schoolId' | 'groundId'>[],
): Promise<void> {
  const numbers = pages.map(({ page }) => page);
  if (numbers.length === 0) return;
  await db
    .delete(paperGroundPage)
    .where(
      and(
        eq(paperGroundPage.schoolId, schoolId),
        eq(paperGroundPage.groundId, groundId),
        inArray(paperGroundPage.page, numbers),
      ),
    );
  await db.insert(paperGroundPage).values(pages.map((page) => ({ schoolId, groundId, ...page })));
}

/** A teacher's pages of a subject with how many there are of each, the newest first. One query. */
export const groundsOf = (
  db: Db,
  { schoolId, accountId, subjectId }: { schoolId: string; accountId: string; subjectId: number },
) =>
  db
    .select({ ground: paperGround, pageCount: count(paperGroundPage.page) })
    .from(paperGround)
    .leftJoin(
      paperGroundPage,
      and(eq(paperGroundPage.schoolId, paperGround.schoolId), eq(paperGroundPage.groundId, paperGround.id)),
    )
    .where(
      and(
        eq(paperGround.schoolId, schoolId),
        eq(paperGround.accountId, accountId),
        eq(paperGround.subjectId, subjectId),
      ),
    )
    .groupBy(paperGround.schoolId, paperGround.id)
    .orderBy(desc(paperGround.id))
    .limit(60);

/** How many sets of pages nobody has made a paper of. */
export async function unfinishedOf(db: Db, schoolId: string, accountId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(paperGround)
    .where(
      and(
        eq(paperGround.schoolId, schoolId),
        eq(paperGround.accountId, accountId),
        ne(paperGround.state, 'made'),
        ne(paperGround.state, 'failed'),
      ),
    );
  return row?.count ?? 0;
}

export const failGround = (db: Db, of: OfGround, reason: GroundReason | null): Promise<void> =>
  changeGround(db, of, { state: 'failed', reason });
