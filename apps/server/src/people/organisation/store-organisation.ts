import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { organisation } from '../tables.js';

export type Organisation = typeof organisation.$inferSelect;

export async function organisationById(db: Db, id: string): Promise<Organisation> {
  const [row] = await db.select().from(organisation).where(eq(organisation.id, id));
  return found(row);
}

/** Changes the settings as they were at this revision; false when somebody else was faster. */
export async function updateOrganisation(
  db: Db,
  of: { id: string; revision: number },
  change: Partial<typeof organisation.$inferInsert>,
): Promise<boolean> {
  const rows = await db
    .update(organisation)
    .set({ ...change, revision: of.revision + 1 })
    .where(and(eq(organisation.id, of.id), eq(organisation.revision, of.revision)))
    .returning({ id: organisation.id });
  return rows.length === 1;
}

export async function setLogo(db: Db, id: string, logo: string): Promise<void> {
  await db.update(organisation).set({ logo }).where(eq(organisation.id, id));
}

/** Whether this address is the logo of some organisation: only those are handed out to anybody. */
export async function isLogo(db: Db, logo: string): Promise<boolean> {
  const rows = await db.select({ id: organisation.id }).from(organisation).where(eq(organisation.logo, logo)).limit(1);
  return rows.length > 0;
}
