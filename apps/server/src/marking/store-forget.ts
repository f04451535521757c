import { sql } from 'drizzle-orm';
import type { ForgetStudent } from '../people/index.js';

/** What teachers wrote to a student goes, beside the answers and in the ledger, and the words of appeals; the scores stay. */
export const forgetComments: ForgetStudent = async (db, { schoolId, studentId }) => {
  await db.execute(sql`
    update score_entry e set comment = '' from answer a
    where a.school_id = ${schoolId} and a.student_id = ${studentId} and e.school_id = a.school_id and e.answer_id = a.id and e.comment <> ''`);
  await db.execute(sql`
    update round_mark m set comment = '' from answer a
    where a.school_id = ${schoolId} and a.student_id = ${studentId} and m.school_id = a.school_id and m.answer_id = a.id and m.comment <> ''`);
  await db.execute(sql`
    update appeal set reason = '', word = '' where school_id = ${schoolId} and student_id = ${studentId} and (reason <> '' or word <> '')`);
  await db.execute(sql`delete from correction where school_id = ${schoolId} and student_id = ${studentId}`);
  await db.execute(sql`delete from annotation where school_id = ${schoolId} and student_id = ${studentId}`);
  await db.execute(
    sql`update answer set comment = '' where school_id = ${schoolId} and student_id = ${studentId} and comment <> ''`,
  );
  return [];
};
