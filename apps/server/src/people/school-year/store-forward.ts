import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import type { Run } from './store.js';

/** So many rows are settled in one transaction: a killed process loses no more than that, and it is done again whole. */
const CHUNK = 200;

export interface MovedClass extends Record<string, unknown> {
  classId: string;
  gidBefore: number;
  gidAfter: number | null;
  nameBefore: string;
  nameAfter: string;
}

/** Moves the next classes up, or ends them. Answers what was settled; nothing, once all are. */
export async function moveClasses(db: Db, { schoolId, id, onDay }: Run): Promise<MovedClass[]> {
  return db.execute<MovedClass>(sql`
    with next as (select * from school_year_class where school_id = ${schoolId} and run_id = ${id} and state = 'planned' order by class_id limit ${CHUNK}),
      moved as (update school_class c set gid = coalesce(next.gid_after, c.gid), name = next.name_after, revision = c.revision + 1,
          ended_on = case when next.gid_after is null then ${onDay}::date end
        from next where c.school_id = ${schoolId} and c.id = next.class_id returning c.id)
    update school_year_class p set state = 'moved' from next where p.school_id = ${schoolId} and p.run_id = ${id} and p.class_id = next.class_id
    returning p.class_id as "classId", p.gid_before as "gidBefore", p.gid_after as "gidAfter", p.name_before as "nameBefore", p.name_after as "nameAfter"`);
}

export interface MovedLesson extends Record<string, unknown> {
  classId: string;
  teacherId: string;
  subjectBefore: number;
  subjectAfter: number | null;
  gone: boolean;
}

/** Carries the next lessons into the subject of the new stage. A lesson that was taken away meanwhile is left away. */
export async function moveLessons(db: Db, { schoolId, id }: Run): Promise<MovedLesson[]> {
  return db.execute<MovedLesson>(sql`
    with next as (select * from school_year_lesson where school_id = ${schoolId} and run_id = ${id} and state = 'planned' order by class_id, teacher_id, subject_before limit ${CHUNK}),
      ended as (delete from teaching t using next where t.school_id = ${schoolId} and t.class_id = next.class_id and t.teacher_id = next.teacher_id
        and t.subject_id = next.subject_before returning t.class_id, t.teacher_id, t.subject_id, next.subject_after),
      begun as (insert into teaching (school_id, class_id, teacher_id, subject_id)
        select ${schoolId}::uuid, class_id, teacher_id, subject_after from ended where subject_after is not null on conflict do nothing)
    update school_year_lesson p set state = case when e.class_id is null then 'kept' else 'moved' end, why = case when e.class_id is null then 'lesson-changed' end
    from next left join ended e on e.class_id = next.class_id and e.teacher_id = next.teacher_id and e.subject_id = next.subject_before
    where p.school_id = ${schoolId} and p.run_id = ${id} and p.class_id = next.class_id and p.teacher_id = next.teacher_id and p.subject_before = next.subject_before
    returning p.class_id as "classId", p.teacher_id as "teacherId", p.subject_before as "subjectBefore", p.subject_after as "subjectAfter", e.class_id is null as gone`);
}

export interface MovedStudent extends Record<string, unknown> {
  studentId: string;
  accountId: string;
  classId: string;
  className: string;
  classNameBefore: string;
  gidBefore: number;
  gidAfter: number | null;
  /** No longer in the class that the plan found them in: left as they are. */
  elsewhere: boolean;
}

/** Settles the next students: those of leaving classes graduate, the others have moved up with their class. */
export async function moveStudents(db: Db, { schoolId, id, onDay }: Run): Promise<MovedStudent[]> {
  return db.execute<MovedStudent>(sql`
    with next as (select p.*, m.student_id is null as elsewhere from school_year_student p
        left join class_student m on m.school_id = p.school_id and m.student_id = p.student_id and m.class_id = p.class_id and m.to_on is null
        where p.school_id = ${schoolId} and p.run_id = ${id} and p.state = 'planned' order by p.student_id limit ${CHUNK}),
      leaving as (select student_id, class_id from next where leaves and not elsewhere),
      out as (update class_student m set to_on = ${onDay}::date from leaving l
        where m.school_id = ${schoolId} and m.student_id = l.student_id and m.class_id = l.class_id and m.to_on is null),
      gone as (update student s set left_on = ${onDay}::date, left_why = 'graduated', revision = s.revision + 1 from leaving l
        where s.school_id = ${schoolId} and s.id = l.student_id)
    update school_year_student p set state = case when next.elsewhere then 'kept' else 'moved' end, why = case when next.elsewhere then 'student-moved' end
    from next, student s, school_year_class c
    where p.school_id = ${schoolId} and p.run_id = ${id} and p.student_id = next.student_id and s.school_id = ${schoolId} and s.id = next.student_id
      and c.school_id = ${schoolId} and c.run_id = ${id} and c.class_id = next.class_id
    returning p.student_id as "studentId", s.account_id as "accountId", p.class_id as "classId", c.name_after as "className", c.name_before as "classNameBefore",
      c.gid_before as "gidBefore", c.gid_after as "gidAfter", next.elsewhere`);
}
