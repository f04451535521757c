import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import type { Run } from './store.js';
import type { MovedClass, MovedLesson, MovedStudent } from './store-forward.js';

const CHUNK = 200;

/** Why a class (`c`, planned as `p`) cannot simply be taken back. */
export const classException = (onDay: string): SQL => sql`case
  when p.gid_after is null and c.ended_on is distinct from ${onDay}::date then 'class-changed'
  when p.gid_after is not null and (c.ended_on is not null or c.gid <> p.gid_after) then 'class-changed'
  when c.name <> p.name_after then 'class-renamed' end`;

/** Why a student (`s`, in the class `m` today, planned as `p`) is left as they are. */
export const studentException = (onDay: string): SQL => sql`case
  when s.erased_at is not null then 'student-left'
  when p.leaves and (s.left_on is distinct from ${onDay}::date or s.left_why is distinct from 'graduated' or m.student_id is not null) then 'student-returned'
  when not p.leaves and s.left_on is not null then 'student-left'
  when not p.leaves and m.class_id is distinct from p.class_id then 'student-moved' end`;

/** Whether a lesson (`t`, planned as `p`) is no longer as the upgrade left it. */
export const isLessonGone = sql`p.subject_after is not null and t.class_id is null`;

/**
 * Takes the next classes back. A class that was changed since stands as it is; one that was renamed since goes back with
 * its new name, for somebody chose it.
 */
export async function returnClasses(db: Db, { schoolId, id, onDay }: Run): Promise<MovedClass[]> {
  return db.execute<MovedClass>(sql`
    with next as (select p.*, ${classException(onDay)} as exception
        from school_year_class p join school_class c on c.school_id = p.school_id and c.id = p.class_id
        where p.school_id = ${schoolId} and p.run_id = ${id} and p.state = 'moved' order by p.class_id limit ${CHUNK}),
      moved as (update school_class c set gid = next.gid_before, ended_on = null, revision = c.revision + 1,
          name = case when next.exception = 'class-renamed' then c.name else next.name_before end
        from next where c.school_id = ${schoolId} and c.id = next.class_id and next.exception is distinct from 'class-changed')
    update school_year_class p set state = case when next.exception = 'class-changed' then 'kept' else 'back' end, why = next.exception
    from next where p.school_id = ${schoolId} and p.run_id = ${id} and p.class_id = next.class_id
    returning p.class_id as "classId", p.gid_before as "gidBefore", p.gid_after as "gidAfter", p.name_before as "nameBefore", p.name_after as "nameAfter"`);
}

/** Takes the next lessons back into the subject of the old stage. One that was changed since stands as it is. */
export async function returnLessons(db: Db, { schoolId, id }: Run): Promise<MovedLesson[]> {
  return db.execute<MovedLesson>(sql`
    with next as (select p.*, ${isLessonGone} as gone from school_year_lesson p
        left join teaching t on t.school_id = p.school_id and t.class_id = p.class_id and t.teacher_id = p.teacher_id and t.subject_id = p.subject_after
        where p.school_id = ${schoolId} and p.run_id = ${id} and p.state = 'moved' order by p.class_id, p.teacher_id, p.subject_before limit ${CHUNK}),
      ended as (delete from teaching t using next where t.school_id = ${schoolId} and t.class_id = next.class_id and t.teacher_id = next.teacher_id
        and t.subject_id = next.subject_after and not next.gone),
      begun as (insert into teaching (school_id, class_id, teacher_id, subject_id)
        select ${schoolId}::uuid, class_id, teacher_id, subject_before from next where not gone on conflict do nothing)
    update school_year_lesson p set state = case when next.gone then 'kept' else 'back' end, why = case when next.gone then 'lesson-changed' end
    from next where p.school_id = ${schoolId} and p.run_id = ${id} and p.class_id = next.class_id and p.teacher_id = next.teacher_id and p.subject_before = next.subject_before
    returning p.class_id as "classId", p.teacher_id as "teacherId", p.subject_before as "subjectBefore", p.subject_after as "subjectAfter", next.gone`);
}

/** Takes the next students back: leavers are students of their class again, unless they came back or were changed since. */
export async function returnStudents(db: Db, { schoolId, id, onDay }: Run): Promise<MovedStudent[]> {
  return db.execute<MovedStudent>(sql`
    with next as (select p.*, ${studentException(onDay)} as exception
        from school_year_student p join student s on s.school_id = p.school_id and s.id = p.student_id
        left join class_student m on m.school_id = p.school_id and m.student_id = p.student_id and m.to_on is null
        where p.school_id = ${schoolId} and p.run_id = ${id} and p.state = 'moved' order by p.student_id limit ${CHUNK}),
      coming as (select student_id, class_id from next where leaves and exception is null),
      inside as (update class_student m set to_on = null from coming
        where m.school_id = ${schoolId} and m.student_id = coming.student_id and m.class_id = coming.class_id and m.to_on = ${onDay}::date
          and m.from_on = (select max(o.from_on) from class_student o where o.school_id = m.school_id and o.class_id = m.class_id and o.student_id = m.student_id)),
      here as (update student s set left_on = null, left_why = null, revision = s.revision + 1 from coming where s.school_id = ${schoolId} and s.id = coming.student_id)
    update school_year_student p set state = case when next.exception is null then 'back' else 'kept' end, why = next.exception
    from next, student s, school_year_class c
    where p.school_id = ${schoolId} and p.run_id = ${id} and p.student_id = next.student_id and s.school_id = ${schoolId} and s.id = next.student_id
      and c.school_id = ${schoolId} and c.run_id = ${id} and c.class_id = next.class_id
    returning p.student_id as "studentId", s.account_id as "accountId", p.class_id as "classId", c.name_after as "className", c.name_before as "classNameBefore",
      c.gid_before as "gidBefore", c.gid_after as "gidAfter", next.exception is not null as elsewhere`);
}
