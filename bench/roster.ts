import type { Connection } from '../apps/server/src/platform/db.js';
import { newId } from '../apps/server/src/platform/ids.js';
import { openClient } from '../apps/server/src/platform/pools.js';
import { RosterClient } from '../apps/server/test/roster.js';
import { report } from './measure.js';
import { openSetUp } from './set-up.js';

const PEOPLE = 50_000;
const BAD = 500;
const IN_CLASS = 50;
const CLASSES = PEOPLE / IN_CLASS;

/** 50,000 students in a thousand classes, every hundredth without a name that could be taken. */
function makeList(): string {
  const lines = Array.from({ length: PEOPLE }, (_, nth) => {
    const place = Math.floor(nth / IN_CLASS);
    const gid = (place % 12) + 1;
    const number = 20260000000 + nth;
    const name = nth % (PEOPLE / BAD) === 0 ? '王' : `王${HAN[Math.floor(nth / 300) % 300]}${HAN[nth % 300]}`;
    return `${number},${name},${nth % 2 === 0 ? '男' : '女'},2013-0${(nth % 9) + 1}-1${nth % 10},${gid},${gid}年级(${Math.floor(place / 12) + 1})班`;
  });
  return `学号,姓名,性别,出生日期,年级,班级\n${lines.join('\n')}\n`;
}

/** Three hundred characters that names are made of. */
const HAN = Array.from({ length: 300 }, (_, at) => String.fromCharCode(0x4e2d + at * 7));

/** A list read, tried and written through the whole server, beside a bare insert of the same people with unnest. The passwords are made by a job of their own. */
export async function benchRoster(): Promise<void> {
  const setUp = await openSetUp({ WORKERS: '1' });
  const { world, connection } = setUp;
  try {
    const school = await world.newSchool();
    const rosterClient = new RosterClient(await school.newLeader('SCHOOLADMIN'), 200);
    const list = makeList();
    const steps: string[] = [];
    const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const begun = performance.now();
      const result = await work();
      steps.push(`${name} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
      return result;
    };
    const begun = performance.now();
    const read = await timed('read', () => rosterClient.upload(list));
    const tried = await timed('dry run', () => rosterClient.check(read));
    const applied = await timed('apply', () => rosterClient.apply(tried));
    const seconds = (performance.now() - begun) / 1000;
    if (tried.counts.bad !== BAD || applied.applied !== PEOPLE - BAD)
      throw new Error(`${tried.counts.bad} bad rows, ${applied.applied} written, ${JSON.stringify(tried.counts)}`);
    console.log(`  ${steps.join(' · ')}; ${CLASSES} new classes`);
    // The job that hashes 49,500 initial passwords is another measurement: without slips it has nothing to do.
    await world.services.database.asSystem((db) =>
      db.execute(`delete from password_slip where school_id = '${school.schoolId}'`),
    );
    const bare = await insertBare(connection, list, school.schoolId);
    report(`import of ${PEOPLE} students with ${BAD} bad rows`, 'students/s', PEOPLE / seconds, PEOPLE / bare);
    console.log(
      `  ${steps.join(' · ')}; ${CLASSES} new classes; the baseline splits lines and writes student and class_student, nothing else`,
    );
  } finally {
    await setUp.close();
  }
}

/** The same people into the same tables without a question asked: seconds. */
async function insertBare(connection: Connection, text: string, schoolId: string): Promise<number> {
  const client = await openClient(connection);
  try {
    const other = newId();
    await client.query(
      `insert into school (id, organisation_id, name, short_name, first_gid, last_gid, school_year)
      select $1, organisation_id, 'x', 'x', 1, 12, 2026 from school where id = $2`,
      [other, schoolId],
    );
    const { rows: classes } = await client.query<{ id: string }>(
      `insert into school_class (school_id, id, name, gid) select $1, gen_random_uuid(), name, gid from school_class where school_id = $2 returning id`,
      [other, schoolId],
    );
    const begun = performance.now();
    const people = text
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(','));
    const made = people.map(() => newId());
    const asList = (values: readonly string[]) => `{${values.join(',')}}`;
    const column = (nth: number) => asList(people.map((one) => one[nth] ?? ''));
    await client.query('begin');
    await client.query(
      `insert into student (school_id, id, account_id, student_no, name, pinyin, sex, birthday)
        select '${other}', u.id, u.id, u.no, u.name, '', u.sex = '男', u.birthday from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::date[]) as u(id, no, name, sex, birthday)`,
      [asList(made), column(0), column(1), column(2), column(3)],
    );
    await client.query(
      `insert into class_student (school_id, class_id, student_id, from_on) select '${other}', u.class, u.id, current_date from unnest($1::uuid[], $2::uuid[]) as u(class, id)`,
      [asList(people.map((_, nth) => classes[Math.floor(nth / IN_CLASS)]?.id ?? '')), asList(made)],
    );
    await client.query('commit');
    return (performance.now() - begun) / 1000;
  } finally {
    await client.end();
  }
}
