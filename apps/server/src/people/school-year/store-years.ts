import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { schoolYearClass, schoolYearRun } from './tables.js';

/** The classes that an upgrade left behind when it ended this year; an upgrade that was taken back tells nothing. */
export const classesOfYear = (db: Db, schoolId: string, year: number) =>
  db
    .select({
      classId: schoolYearClass.classId,
      className: schoolYearClass.nameBefore,
      gid: schoolYearClass.gidBefore,
      students: schoolYearClass.students,
    })
    .from(schoolYearClass)
    .innerJoin(
      schoolYearRun,
      and(eq(schoolYearRun.schoolId, schoolYearClass.schoolId), eq(schoolYearRun.id, schoolYearClass.runId)),
    )
    .where(
      and(eq(schoolYearRun.schoolId, schoolId), eq(schoolYearRun.fromYear, year), eq(schoolYearRun.status, 'done')),
    )
    .orderBy(asc(schoolYearClass.gidBefore), asc(schoolYearClass.nameBefore));
