import { sql } from 'drizzle-orm';
import type { ForgetStudent } from '../../people/index.js';

/** What was concluded of a student goes with the name; nobody's figures are made from it. */
export const forgetMastery: ForgetStudent = async (db, { schoolId, studentId }) => {
  for (const table of [sql`mastery`, sql`mastery_news`])
    await db.execute(sql`delete from ${table} where school_id = ${schoolId} and student_id = ${studentId}`);
  return [];
};
