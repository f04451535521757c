import type { ChosenLevels, Criterion } from '@zhibi/contract/marking/rubrics';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { rubric, rubricMark } from '../tables.js';

type Row = typeof rubric.$inferSelect;

/** The rubrics of a homework: item id → rubric. */
export async function rubricsOf(
  db: Db,
  schoolId: string,
  homeworkId: string,
): Promise<Map<string, { revision: number; criteria: Criterion[] }>> {
  const rows = await db
    .select({ itemId: rubric.itemId, revision: rubric.revision, criteria: rubric.criteria })
    .from(rubric)
    .where(and(eq(rubric.schoolId, schoolId), eq(rubric.homeworkId, homeworkId)));
  return new Map(rows.map(({ itemId, ...one }) => [itemId, one]));
}

/** Writes a rubric; one without criteria stays as a row, so that its revision goes on. */
export async function putRubric(db: Db, row: Row): Promise<void> {
  await db
    .insert(rubric)
    .values(row)
    .onConflictDoUpdate({ target: [rubric.schoolId, rubric.homeworkId, rubric.itemId], set: row });
}

/** The levels that answers were given: answer id → levels. */
export async function levelsOf(
  db: Db,
  schoolId: string,
  answerIds: readonly string[],
): Promise<Map<string, ChosenLevels>> {
  if (answerIds.length === 0) return new Map();
  const rows = await db
    .select({ answerId: rubricMark.answerId, levels: rubricMark.levels })
    .from(rubricMark)
    .where(and(eq(rubricMark.schoolId, schoolId), inArray(rubricMark.answerId, [...answerIds])));
  return new Map(rows.map(({ answerId, levels }) => [answerId, levels]));
}

export async function putLevels(
  db: Db,
  schoolId: string,
  given: readonly { answerId: string; levels: ChosenLevels }[],
): Promise<void> {
  if (given.length === 0) return;
  await db
    .insert(rubricMark)
    .values(given.map((one) => ({ schoolId, ...one })))
    .onConflictDoUpdate({ target: [rubricMark.schoolId, rubricMark.answerId], set: { levels: sql`excluded.levels` } });
}
