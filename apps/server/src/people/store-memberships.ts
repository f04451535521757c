import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { list } from '../platform/sql-lists.js';

/** What an account is in one school. */
export interface Membership {
  schoolId: string;
  dataLock: boolean;
  teacherId: string | null;
  lessons: { classId: string; subjectId: number }[];
  studentId: string | null;
  classIds: string[];
}

/** As one JSON value, a list of `Membership`: what an account is in each school it belongs to. Read before the school of the call is known, so as the system. */
export const memberships = (accountId: string): SQL => sql`
  (select coalesce(json_agg(here), '[]') from (
    select t.school_id as "schoolId", s.data_lock as "dataLock", t.id as "teacherId", null as "studentId", '[]'::json as "classIds",
      coalesce((select json_agg(json_build_object('classId', l.class_id, 'subjectId', l.subject_id)) from teaching l
        join school_class c on c.school_id = l.school_id and c.id = l.class_id and c.ended_on is null
        where l.school_id = t.school_id and l.teacher_id = t.id), '[]') as lessons
    from teacher t join school s on s.id = t.school_id where t.account_id = ${accountId}
    union all
    select t.school_id, s.data_lock, null, t.id, array_to_json(array(select m.class_id from class_student m where m.school_id = t.school_id and m.student_id = t.id and m.to_on is null)), '[]'
    from student t join school s on s.id = t.school_id where t.account_id = ${accountId}) here)`;

/** The schools whose teachers or students these accounts are. Asked as the system. */
export async function schoolIdsOfAccounts(system: Db, accountIds: readonly string[]): Promise<Map<string, string[]>> {
  if (accountIds.length === 0) return new Map();
  const rows = await system.execute<{ accountId: string; schoolIds: string[] }>(sql`
    select account_id as "accountId", array_agg(distinct school_id) as "schoolIds" from (
      select account_id, school_id from teacher where account_id = any (${list(accountIds)}::uuid[])
      union all select account_id, school_id from student where account_id = any (${list(accountIds)}::uuid[])) person
    group by account_id`);
  return new Map(rows.map(({ accountId, schoolIds }) => [accountId, schoolIds]));
}
