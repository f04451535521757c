import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { cardTemplate } from '../tables.js';

export type TemplateRow = typeof cardTemplate.$inferSelect;

const only = (schoolId: string, id: string) => and(eq(cardTemplate.schoolId, schoolId), eq(cardTemplate.id, id));

/** The templates of a school by name. */
export const templatesOf = (db: Db, schoolId: string): Promise<TemplateRow[]> =>
  db.select().from(cardTemplate).where(eq(cardTemplate.schoolId, schoolId)).orderBy(asc(cardTemplate.name)).limit(200);

export async function findTemplate(db: Db, schoolId: string, id: string): Promise<TemplateRow | undefined> {
  const [row] = await db.select().from(cardTemplate).where(only(schoolId, id));
  return row;
}

export async function countTemplates(db: Db, schoolId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(cardTemplate)
    .where(eq(cardTemplate.schoolId, schoolId));
  return row?.count ?? 0;
}

/** Keeps a template; false where the school has one of this name. */
export async function insertTemplate(db: Db, row: TemplateRow): Promise<boolean> {
  const rows = await db.insert(cardTemplate).values(row).onConflictDoNothing().returning({ id: cardTemplate.id });
  return rows.length > 0;
}

export const deleteTemplate = async (db: Db, schoolId: string, id: string): Promise<void> => {
  await db.delete(cardTemplate).where(only(schoolId, id));
};
