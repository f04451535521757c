import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { classIds, type Homework, isCopyOfIt } from '../store.js';
import { homework, submission } from '../tables.js';

interface Joiners {
  homework: Homework;
  students: { classId: string; studentId: string }[];
}

/**
 * Of all schools the open homework that is also for who joins, with those who are in its classes and have no paper of the
 * same act. Asked as the system, of all schools at once, so that no school waits behind another: two queries for each in which something
 * is open.
 */
export async function joinersOf(db: Db, now: Date): Promise<Joiners[]> {
  const rows = await db
    .select({ row: homework, classIds })
    .from(homework)
    .where(
      and(
        eq(homework.forJoiners, true),
        isNull(homework.withdrawnAt),
        isNull(homework.closedAt),
        gt(homework.endAt, now),
      ),
    )
    .orderBy(asc(homework.schoolId), asc(homework.endAt));
  const open = rows.map((one) => ({ ...one.row, classIds: one.classIds }));
  const found: Joiners[] = [];
  for (const schoolId of new Set(open.map((one) => one.schoolId))) {
    const ofSchool = open.filter((one) => one.schoolId === schoolId);
    const members = await studentsOf(db, schoolId, [...new Set(ofSchool.flatMap((one) => one.classIds))]);
    const having = await havingOf(db, schoolId, new Set(ofSchool.map(({ givingId }) => givingId)));
    for (const one of ofSchool) {
      const students = members.filter(
        ({ classId, studentId }) => one.classIds.includes(classId) && !having.has(`${one.givingId} ${studentId}`),
      );
      if (students.length > 0) found.push({ homework: one, students });
    }
  }
  return found;
}

async function havingOf(db: Db, schoolId: string, givingIds: ReadonlySet<string>): Promise<Set<string>> {
  const rows = await db
    .select({ givingId: homework.givingId, studentId: submission.studentId })
    .from(submission)
    .innerJoin(homework, isCopyOfIt)
    .where(and(eq(homework.schoolId, schoolId), inArray(homework.givingId, [...givingIds])));
  return new Set(rows.map(({ givingId, studentId }) => `${givingId} ${studentId}`));
}
