import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { pen } from '../tables.js';

/** A pen as it was heard. What it did not tell of is left out. */
type Heard = Omit<typeof pen.$inferInsert, 'schoolId' | 'lastSeq'> & { lastSeq: number };

/** A pen as it is known. */
export interface Pen {
  mac: string;
  name: string;
  battery: number | null;
  pageCode: string | null;
  codeRule: string | null;
  lastSeq: number;
}

/**
 * Writes different pens down as they were last heard and holds their rows: batches of one pen come one after the other. In a fixed order, so
 * that two groups of pens never wait for each other in a ring. Answers them in the order of their addresses.
 */
export async function savePens(db: Db, schoolId: string, heard: readonly Heard[]): Promise<Pen[]> {
  const pens = [...heard].sort((a, b) => (a.mac < b.mac ? -1 : 1));
  const rows = await db.execute<Omit<Pen, 'lastSeq'> & { lastSeq: string }>(sql`
    insert into pen as known (school_id, mac, name, model, battery, status, page_code, code_rule, last_seq, last_seen_at)
    select ${schoolId}::uuid, mac, name, model, battery, status, "pageCode", "codeRule", "lastSeq", "lastSeenAt"
    from jsonb_to_recordset(${JSON.stringify(pens)}::jsonb) as heard (mac text, name text, model text, battery smallint, status text,
      "pageCode" text, "codeRule" text, "lastSeq" bigint, "lastSeenAt" timestamptz)
    on conflict (school_id, mac) do update set name = excluded.name, model = excluded.model, status = excluded.status,
      battery = coalesce(excluded.battery, known.battery), page_code = coalesce(excluded.page_code, known.page_code),
      code_rule = coalesce(excluded.code_rule, known.code_rule), last_seq = greatest(known.last_seq, excluded.last_seq),
      last_seen_at = excluded.last_seen_at
    returning mac, name, battery, page_code as "pageCode", code_rule as "codeRule", last_seq as "lastSeq"`);
  return rows.map((row) => ({ ...row, lastSeq: Number(row.lastSeq) }));
}

/** The page on which a pen lies or lay last; empty texts where it has not said so. */
export async function pageUnderPen(
  db: Db,
  schoolId: string,
  mac: string,
): Promise<{ pageCode: string; codeRule: string }> {
  const [row] = await db
    .select({ pageCode: pen.pageCode, codeRule: pen.codeRule })
    .from(pen)
    .where(and(eq(pen.schoolId, schoolId), eq(pen.mac, mac)));
  return { pageCode: row?.pageCode ?? '', codeRule: row?.codeRule ?? '' };
}

/** The number of the newest batch of a pen; -1 where none came. */
export async function lastSeqOf(db: Db, schoolId: string, mac: string): Promise<number> {
  const [row] = await db
    .select({ lastSeq: pen.lastSeq })
    .from(pen)
    .where(and(eq(pen.schoolId, schoolId), eq(pen.mac, mac)));
  return row?.lastSeq ?? -1;
}

/** Percent, of the pen that was last heard from one of these pages; null where none was, or it does not say. */
export async function batteryOnPages(db: Db, schoolId: string, pageCodes: readonly string[]): Promise<number | null> {
  const [row] = await db
    .select({ battery: pen.battery })
    .from(pen)
    .where(and(eq(pen.schoolId, schoolId), inArray(pen.pageCode, [...pageCodes])))
    .orderBy(sql`${pen.lastSeenAt} desc nulls last`)
    .limit(1);
  return row?.battery ?? null;
}

/** Whether the pens that lie on these pages, or lay there last, are there: by page code, the one that was heard last. */
export async function statusOnPages(
  db: Db,
  schoolId: string,
  pageCodes: readonly string[],
): Promise<Map<string, (typeof pen.$inferSelect)['status']>> {
  const rows = await db
    .select({ pageCode: pen.pageCode, status: pen.status })
    .from(pen)
    .where(and(eq(pen.schoolId, schoolId), inArray(pen.pageCode, [...pageCodes])))
    .orderBy(pen.lastSeenAt);
  return new Map(rows.flatMap(({ pageCode, status }) => (pageCode === null ? [] : [[pageCode, status] as const])));
}
