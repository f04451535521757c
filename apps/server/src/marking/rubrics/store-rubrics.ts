import type { Criterion } from '@zhibi/contract/marking/rubrics';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { rubric } from './tables.js';

type Row = typeof rubric.$inferSelect;

/** The rubrics of a homework as they count now: item id → rubric; one without criteria was taken away. */
export async function rubricsOf(
  db: Db,
  schoolId: string,
  homeworkId: string,
): Promise<Map<string, { revision: number; criteria: Criterion[] }>> {
  const rows = await db
    .selectDistinctOn([rubric.itemId], {
      itemId: rubric.itemId,
      revision: rubric.revision,
      criteria: rubric.criteria,
    })
    .from(rubric)
    .where(and(eq(rubric.schoolId, schoolId), eq(rubric.homeworkId, homeworkId)))
    .orderBy(rubric.itemId, desc(rubric.revision));
  return new Map(rows.map(({ itemId, ...one }) => [itemId, one]));
}

/** Every edit of one question's rubric, the newest first. */
export const editsOf = (
  db: Db,
  schoolId: string,
  { homeworkId, itemId }: { homeworkId: string; itemId: string },
): Promise<Row[]> =>
  db
    .select()
    .from(rubric)
    .where(and(eq(rubric.schoolId, schoolId), eq(rubric.homeworkId, homeworkId), eq(rubric.itemId, itemId)))
    .orderBy(desc(rubric.revision));

const MOST_USED = 100;

/** The newest rubrics that this account wrote for questions of a subject, one for each question. */
export async function writtenBy(
  db: Db,
  { schoolId, accountId, subjectId }: { schoolId: string; accountId: string; subjectId: number },
): Promise<Row[]> {
  const own = db
    .selectDistinctOn([rubric.homeworkId, rubric.itemId])
    .from(rubric)
    .where(
      and(
        eq(rubric.schoolId, schoolId),
        eq(rubric.changedBy, accountId),
        eq(rubric.subjectId, subjectId),
        sql`jsonb_array_length(${rubric.criteria}) > 0`,
      ),
    )
    .orderBy(rubric.homeworkId, rubric.itemId, desc(rubric.revision))
    .as('own');
  return db.select().from(own).orderBy(desc(own.changedAt)).limit(MOST_USED);
}

export const addEdit = (db: Db, row: Row) => db.insert(rubric).values(row);
