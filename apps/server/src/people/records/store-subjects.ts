import type { SchoolStageId } from '@zhibi/contract/people';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';
import { schoolSubject } from '../tables.js';

export interface SubjectRow extends Record<string, unknown> {
  subjectId: number;
  subjectMainId: number;
  subjectName: string;
  stage: SchoolStageId;
  offered: boolean;
  classes: number;
  teachers: { teacherId: string; name: string; classes: number }[];
}

/** The subjects of the stages that the school has, with who teaches them. A school that chose none offers all. */
export const subjectRows = (db: Db, schoolId: string): Promise<SubjectRow[]> =>
  db.execute<SubjectRow>(sql`
    with mine as (select subject_id from school_subject where school_id = ${schoolId}),
    taught as (
      select l.subject_id, l.teacher_id, t.name, t.pinyin, array_agg(l.class_id) as class_ids from teaching l
      join teacher t on t.school_id = l.school_id and t.id = l.teacher_id
      join school_class c on c.school_id = l.school_id and c.id = l.class_id and c.ended_on is null
      where l.school_id = ${schoolId} group by 1, 2, 3, 4)
    select s.subject_id as "subjectId", s.subject_main_id as "subjectMainId", s.name as "subjectName", s.stage,
      not exists (select from mine) or s.subject_id in (select subject_id from mine) as offered,
      (select count(distinct id)::int from taught g, unnest(g.class_ids) as id where g.subject_id = s.subject_id) as classes,
      coalesce((select json_agg(json_build_object('teacherId', g.teacher_id, 'name', g.name, 'classes', cardinality(g.class_ids)) order by g.pinyin, g.teacher_id)
        from taught g where g.subject_id = s.subject_id), '[]') as teachers
    from subject s join school h on h.id = ${schoolId}
    where s.subject_id > 0 and s.stage between (case when h.first_gid < 7 then 1 when h.first_gid < 10 then 2 else 3 end)
      and (case when h.last_gid < 7 then 1 when h.last_gid < 10 then 2 else 3 end)
    order by s.stage, s.subject_main_id, s.subject_id`);

/** One change of the choice comes after the other. */
export const lockSubjects = (db: Db, schoolId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`subjects ${schoolId}`}, 0))`);

export async function addSubjects(db: Db, schoolId: string, subjectIds: readonly number[]): Promise<void> {
  await db.execute(sql`
    insert into school_subject (school_id, subject_id) select ${schoolId}::uuid, unnest(${list(subjectIds)}::int[]) on conflict do nothing`);
}

export async function dropSubject(db: Db, schoolId: string, subjectId: number): Promise<void> {
  await db
    .delete(schoolSubject)
    .where(and(eq(schoolSubject.schoolId, schoolId), eq(schoolSubject.subjectId, subjectId)));
}
