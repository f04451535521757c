import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
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
