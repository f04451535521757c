import type pg from 'pg';

/** What user info tells of a teacher, in one query and with nothing around it. */
export async function sayOf(
  pool: pg.Pool,
  { accountId, schoolId, classId }: { accountId: string; schoolId: string; classId: string },
) {
  const { rows } = await pool.query({
    name: 'info',
    text: `
    select a.account, a.name, a.activated_at is not null as "isActivated", t.name as "teacherName", t.sex, t.main_subject_id as "mainSubjectId",
      json_build_object('name', s.name, 'memberId', s.member_id, 'hidden', s.hidden, 'dataLock', s.data_lock, 'schoolYear', s.school_year,
        'configs', s.configs, 'extQuestion', s.ext_question, 'customized', o.customized, 'logo', o.logo) as school,
      (select h.file_id from head_image h where h.account_id = a.id) as "fileId",
      (select json_agg(json_build_object('subjectId', b.subject_id, 'subjectMainId', b.subject_main_id, 'name', b.name)) from subject b where b.subject_id = t.main_subject_id) as subjects,
      (select json_agg(json_build_object('role', g.role, 'display', g.display)) from role_grant g where g.account_id = a.id and g.ended_at is null) as roles,
      (select json_agg(json_build_object('classId', c.id, 'className', c.name, 'gid', c.gid, 'subjects',
          (select json_agg(json_build_object('subjectId', b.subject_id, 'subjectName', b.name) order by b.subject_id) from subject b
            where b.subject_id in (select l.subject_id from teaching l where l.school_id = c.school_id and l.class_id = c.id))) order by c.gid, c.name)
        from school_class c where c.school_id = $1 and c.ended_on is null and c.id = any ($2::uuid[])) as "classList"
    from account a join teacher t on t.account_id = a.id and t.school_id = $1 join school s on s.id = t.school_id join organisation o on o.id = s.organisation_id
    where a.id = $3`,
    values: [schoolId, [classId], accountId],
  });
  return rows[0];
}

/** The classes of a school with their teachers, the same way: the query that the server asks too. */
export async function classesOf(pool: pg.Pool, schoolId: string) {
  const { rows } = await pool.query({
    name: 'classes',
    values: [schoolId],
    text: `
  with enrolled as materialized (
    select class_id, count(*)::int as students from class_student where school_id = $1 and to_on is null group by class_id),
  taught as materialized (
    select l.class_id, json_agg(json_build_object('subjectId', l.subject_id, 'subjectName', s.name, 'teacherId', t.id, 'name', t.name) order by l.subject_id, t.pinyin) as lessons
    from teaching l join subject s on s.subject_id = l.subject_id join teacher t on t.school_id = $1 and t.id = l.teacher_id
    where l.school_id = $1 and l.subject_id > 0 group by l.class_id)
  select c.id as "classId", c.name as "className", c.gid, to_char(c.ended_on, 'YYYYMMDD') as "endedOn", c.revision,
    case when h.id is null then null else json_build_object('teacherId', h.id, 'name', h.name) end as "headTeacher",
    coalesce(n.students, 0) as students, coalesce(w.lessons, '[]') as lessons
  from school_class c left join teacher h on h.school_id = $1 and h.id = c.head_teacher_id
  left join enrolled n on n.class_id = c.id left join taught w on w.class_id = c.id
  where c.school_id = $1 and c.ended_on is null order by c.gid, length(c.name), c.name, c.id limit 2000`,
  });
  return rows;
}
