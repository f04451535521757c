import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { school } from '../tables.js';

export interface SchoolOfDistrict {
  schoolId: string;
  schoolName: string;
  schoolShortName: string;
  firstGid: number;
  lastGid: number;
}

/** The schools of districts by name; a hidden school is in no list. */
export async function schoolsOfDistricts(db: Db, regionIds: readonly string[]): Promise<SchoolOfDistrict[]> {
  if (regionIds.length === 0) return [];
  const rows = await db
    .select({
      schoolId: school.id,
      schoolName: school.name,
      schoolShortName: school.shortName,
      firstGid: school.firstGid,
      lastGid: school.lastGid,
    })
    .from(school)
    .where(and(inArray(school.regionId, [...regionIds]), eq(school.hidden, false)));
  return rows.sort((a, b) => a.schoolName.localeCompare(b.schoolName, 'zh-CN'));
}

/** Keeps that a login has entered a school; answers whether it is the first time. */
export async function insertEntry(
  db: Db,
  { sessionId, schoolId }: { sessionId: string; schoolId: string },
  at: Date,
): Promise<boolean> {
  const rows = await db.execute(sql`
    insert into school_entry (session_id, school_id, entered_at) values (${sessionId}, ${schoolId}, ${at.toISOString()})
    on conflict do nothing returning session_id`);
  return rows.length === 1;
}
