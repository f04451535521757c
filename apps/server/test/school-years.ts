import { toStamp } from '@zhibi/contract/kernel';
import { academicYearAt, type Rehearsal, schoolYearApi } from '@zhibi/contract/people/school-year';
import type { Person } from './person.js';
import type { TestSchool, TestWorld } from './school.js';

export interface YearSchool {
  school: TestSchool;
  admin: Person;
  name: string;
  /** The school year it is in; the next one can be begun. */
  year: number;
}

/** A school of these grades, in the running academic year. */
export async function yearSchool(
  world: TestWorld,
  firstGid = 1,
  lastGid = 9,
  of: { regionId?: string } = {},
): Promise<YearSchool> {
  const school = await world.newSchool(of);
  const year = academicYearAt(toStamp(world.clock.now(), world.services.settings.TZ_NAME));
  await world.services.database.asSystem((db) =>
    db.execute(
      `update school set first_gid = ${firstGid}, last_gid = ${lastGid}, school_year = ${year} where id = '${school.schoolId}'`,
    ),
  );
  return { school, year, admin: await school.newLeader('SCHOOLADMIN'), name: `测试学校${school.schoolId.slice(-4)}` };
}

export const rehearsal = ({ admin }: YearSchool): Promise<Rehearsal> => admin.call(schoolYearApi.rehearse, {});

/** Presses the button. */
export const start = ({ admin, year, name }: YearSchool, names: Record<string, string> = {}) =>
  admin.call(schoolYearApi.start, { toYear: year + 1, confirm: name, names });

/** Waits until the run has ended in one way or another. */
export async function ended({ admin }: YearSchool) {
  for (let tries = 0; tries < 400; tries++) {
    const { upgrade } = await admin.call(schoolYearApi.state, {});
    if (upgrade && upgrade.status !== 'running') return upgrade;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the upgrade did not end');
}

/** A class of so many students, all but the first made by one statement. */
export async function fullClass(
  world: TestWorld,
  school: TestSchool,
  { gid, name, count }: { gid: number; name: string; count: number },
): Promise<void> {
  const { schoolId } = school;
  const { classId, students } = await school.newClass(1, gid, name);
  await world.services.database.asSystem(async (db) => {
    await db.execute(`
      with made as (select gen_random_uuid() as id, gen_random_uuid() as account, n from generate_series(2, ${count}) n),
        accounts as (insert into account (id, account, name, password_hash) select account, 'y' || substr(account::text, 1, 30), '学生' || n, 'x' from made),
        grants as (insert into role_grant (id, account_id, login_type, role, organisation_id, in_school_id)
          select gen_random_uuid(), account, 1, 'STUDENT', '${world.organisationId}', '${schoolId}' from made),
        people as (insert into student (school_id, id, account_id, student_no, name, pinyin) select '${schoolId}', id, account, '${name}-' || lpad(n::text, 4, '0'), '学生' || n, 'xuesheng' from made)
      insert into class_student (school_id, class_id, student_id, from_on) select '${schoolId}', '${classId}', id, '2026-09-01' from made`);
    await db.execute(
      `update student set student_no = '${name}-0001' where school_id = '${schoolId}' and account_id = '${students[0]?.ids.accountId}'`,
    );
  });
}

/** Everything of a school that an upgrade touches, readable and in a fixed order: two schools can be compared by it. */
export async function worldOf(world: TestWorld, { schoolId }: TestSchool) {
  const read = (query: string) =>
    world.services.database.asSystem((db) =>
      db.execute<Record<string, unknown>>(query.replaceAll('$1', `'${schoolId}'`)),
    );
  return {
    school: [...(await read('select school_year, data_lock from school where id = $1'))],
    classes: [
      ...(await read(
        'select name, gid, ended_on is not null as ended from school_class where school_id = $1 order by name, gid',
      )),
    ],
    students: [
      ...(await read(`select s.student_no, s.left_on is not null as left, s.left_why, c.name, m.to_on is not null as ended,
        (select count(*)::int from role_grant g where g.account_id = s.account_id and g.ended_at is null) as grants,
        (select count(*)::int from life_event e where e.school_id = s.school_id and e.whose_id = s.id) as events
        from student s left join class_student m on m.school_id = s.school_id and m.student_id = s.id
        left join school_class c on c.school_id = m.school_id and c.id = m.class_id where s.school_id = $1 order by s.student_no, m.from_on`)),
    ],
    lessons: [
      ...(await read(
        'select c.name, l.subject_id from teaching l join school_class c on c.school_id = l.school_id and c.id = l.class_id where l.school_id = $1 order by 1, 2',
      )),
    ],
    classEvents: [
      ...(await read(
        `select c.name, e.what from life_event e join school_class c on c.school_id = e.school_id and c.id = e.whose_id where e.school_id = $1 order by 1, e.id`,
      )),
    ],
  };
}
