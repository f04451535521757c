import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { pen } from '../tables.js';

export type Pen = typeof pen.$inferSelect;

/** Writes a pen down as it was last seen and holds its row: batches of one pen come one after the other. */
export async function savePen(db: Db, row: typeof pen.$inferInsert): Promise<Pen> {
  const kept = <T>(column: T, name: string) => sql`coalesce(${sql.raw(`excluded.${name}`)}, ${column})`;
  const [saved] = await db
    .insert(pen)
    .values(row)
    .onConflictDoUpdate({
      target: [pen.schoolId, pen.mac],
      set: {
        name: row.name,
        model: row.model,
        status: row.status,
        battery: kept(pen.battery, 'battery'),
        pageCode: kept(pen.pageCode, 'page_code'),
        codeRule: kept(pen.codeRule, 'code_rule'),
        lastSeq: sql`greatest(${pen.lastSeq}, excluded.last_seq)`,
        lastSeenAt: row.lastSeenAt,
      },
    })
    .returning();
  if (saved === undefined) throw new Error('a pen was not written');
  return saved;
}
