import type { SchoolClass } from '@zhibi/contract/people';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { list } from '../platform/sql-lists.js';

/** Everything that the user record tells of a person, as the tables have it. */
export interface Self {
  account: string;
  accountName: string;
  /** The password is the person's own. */
  isActivated: boolean;
  /** The account is activated, but somebody has given it a new password since. */
  isReset: boolean;
  fileId: string | null;
  school: {
    name: string;
    memberId: string | null;
    hidden: boolean;
    dataLock: boolean;
    schoolYear: number;
    configs: string[];
    extQuestion: string[];
    customized: string;
    logo: string;
  } | null;
  teacher: { name: string; sex: boolean | null; mainSubjectId: number | null } | null;
  student: { name: string; sex: boolean | null; birthday: string | null; deviceMac: string | null } | null;
  subjects: { subjectId: number; subjectMainId: number; name: string }[];
  classes: SchoolClass[];
}

export interface SelfOf {
  accountId: string;
  schoolId: string;
  teacherId: string | null;
  studentId: string | null;
  /** The classes that are the person's own; absent: all of the school. */
  classIds: readonly string[] | undefined;
  subjectIds: readonly number[];
}

const orNone = (id: string | null) => sql`${id === '' ? null : id}::uuid`;

/** In one statement: this is what every screen of every person begins with. Everything but the subjects is of the named account and school. */
export async function readSelf(db: Db, of: SelfOf): Promise<Self | undefined> {
  const school = orNone(of.schoolId);
  const named = of.classIds === undefined ? sql`` : sql`and c.id = any (${list(of.classIds)}::uuid[])`;
  const [row] = await db.execute<Self & Record<string, unknown>>(sql`
    select a.account, a.name as "accountName", a.activated_at is not null and a.password_given_at is null as "isActivated",
      a.activated_at is not null and a.password_given_at is not null as "isReset",
      (select h.file_id from head_image h where h.account_id = a.id) as "fileId",
      (select json_build_object('name', s.name, 'memberId', s.member_id, 'hidden', s.hidden, 'dataLock', s.data_lock, 'schoolYear', s.school_year,
        'configs', s.configs, 'extQuestion', s.ext_question, 'customized', o.customized, 'logo', o.logo)
        from school s join organisation o on o.id = s.organisation_id where s.id = ${school}) as school,
      (select json_build_object('name', t.name, 'sex', t.sex, 'mainSubjectId', t.main_subject_id)
        from teacher t where t.school_id = ${school} and t.id = ${orNone(of.teacherId)}) as teacher,
      (select json_build_object('name', s.name, 'sex', s.sex, 'birthday', to_char(s.birthday, 'YYYY-MM-DD'), 'deviceMac', s.device_mac)
        from student s where s.school_id = ${school} and s.id = ${orNone(of.studentId)}) as student,
      coalesce((select json_agg(json_build_object('subjectId', b.subject_id, 'subjectMainId', b.subject_main_id, 'name', b.name)) from subject b
        where b.subject_id = any (${list(of.subjectIds)}::int[])
          or b.subject_id = (select t.main_subject_id from teacher t where t.school_id = ${school} and t.id = ${orNone(of.teacherId)})), '[]') as subjects,
      coalesce((select json_agg(json_build_object('classId', c.id, 'className', c.name, 'gid', c.gid, 'gradeId', c.gid, 'subjects',
          coalesce((select json_agg(json_build_object('subjectId', b.subject_id, 'subjectName', b.name) order by b.subject_id)
            from subject b where b.subject_id > 0 and b.subject_id in (select l.subject_id from teaching l where l.school_id = c.school_id and l.class_id = c.id)), '[]'))
          order by c.gid, c.name)
        from school_class c where c.school_id = ${school} and c.ended_on is null ${named}), '[]') as classes
    from account a where a.id = ${of.accountId}`);
  return row;
}
