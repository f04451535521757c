import type { AddressInfo } from 'node:net';
import { peopleApi } from '@zhibi/contract/people';
import { recordsApi } from '@zhibi/contract/people/records';
import Fastify from 'fastify';
import pg from 'pg';
import type { Connection } from '../apps/server/src/platform/db.js';
import { clientOptions, openClient, withListeners } from '../apps/server/src/platform/pools.js';
import { subjects, type TestSchool } from '../apps/server/test/school.js';
import { rateOf, report } from './measure.js';
import { classesOf, sayOf } from './records-baselines.js';
import { openSetUp } from './set-up.js';

const STUDENTS = 50_000;
const CLASSES = 40;
const CALLS = 4_000; // and as many before them: a server that serves schools is warm
const CALLERS = 8;

/** User info, the class list and finding one of 50,000 students of a school through the whole server, each beside bare Fastify that asks one query for the same. */
export async function benchRecords(): Promise<void> {
  const setUp = await openSetUp({ WORKERS: '0' });
  const { world, connection } = setUp;
  const pool = withListeners(new pg.Pool({ ...clientOptions(connection), max: 6, pipeline: true }));
  const bare = Fastify();
  try {
    const school = await world.newSchool();
    const { schoolId } = school;
    const { classId } = await school.newClass(40);
    const teacher = await school.newTeacher([classId]);
    await fillClasses(school);
    const admin = await school.newLeader('SCHOOLADMIN');
    await fill(connection, { schoolId, organisationId: world.organisationId });
    await world.services.app.listen({ port: 0, host: '127.0.0.1' });
    const { accountId } = teacher.ids;
    bare.post('/info', async () => ({ code: 1, msg: '', data: await sayOf(pool, { accountId, schoolId, classId }) }));
    bare.post('/classes', async () => ({ code: 1, msg: '', data: { items: await classesOf(pool, schoolId) } }));
    bare.post('/search', async (request) => {
      const { search } = request.body as { search: string }; // this bench's own call
      const { rows } = await pool.query({
        name: 'search',
        values: [schoolId, `%${search}%`],
        text: `
        select s.id, s.name, s.student_no, s.sex, a.account, c.name as class from student s join account a on a.id = s.account_id
        left join class_student m on m.school_id = s.school_id and m.student_id = s.id and m.to_on is null
        left join school_class c on c.school_id = m.school_id and c.id = m.class_id
        where s.school_id = $1 and s.left_on is null and (s.name like $2 or replace(s.pinyin, ' ', '') like $2 or s.student_no like $2)
        order by s.pinyin, s.id limit 51`,
      });
      return { code: 1, msg: '', data: rows };
    });
    await bare.listen({ port: 0, host: '127.0.0.1' });
    const at = (app: { server: { address(): unknown } }) =>
      `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const post = async (url: string, token: string, body: unknown) => {
      // Nothing is packed, on either side: that is done for slow lines, and is paid for by who calls too.
      const headers = {
        'content-type': 'application/json',
        'accept-encoding': 'identity',
        authorization: `Bearer ${token}`,
      };
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      const answer = (await response.json()) as { code: number };
      if (answer.code !== 1) throw new Error(`refused: ${JSON.stringify(answer)}`);
    };
    const ours = at(world.services.app);
    const words = (nth: number) => ({ search: `bench${String((nth * 7919) % STUDENTS).padStart(5, '0')}` });
    const rows: [string, (nth: number) => Promise<void>, (nth: number) => Promise<void>][] = [
      ['user info', () => post(ours + peopleApi.info.path, teacher.token, {}), () => post(`${at(bare)}/info`, '', {})],
      [
        'class list with teachers',
        () => post(ours + recordsApi.classRecords.path, admin.token, {}),
        () => post(`${at(bare)}/classes`, '', {}),
      ],
      [
        'finding one of 50,000 students',
        (nth) => post(ours + recordsApi.students.path, admin.token, words(nth)),
        (nth) => post(`${at(bare)}/search`, '', words(nth)),
      ],
    ];
    for (const [name, mine, baseline] of rows) {
      const calls = name.startsWith('finding') ? CALLS / 8 : CALLS;
      const [one, other] = [await rateOf(calls, CALLERS, mine, calls), await rateOf(calls, CALLERS, baseline, calls)];
      report(name, 'calls/s', one.perSecond, other.perSecond);
      console.log(`  p50 ${one.p50Ms.toFixed(1)} ms against ${other.p50Ms.toFixed(1)} ms`);
    }
  } finally {
    await bare.close();
    await pool.end();
    await setUp.close();
  }
}

/** The classes of an ordinary school, each with its teachers of four subjects. */
async function fillClasses(school: TestSchool): Promise<void> {
  const ids = await Promise.all(Array.from({ length: CLASSES - 1 }, async () => (await school.newClass(0)).classId));
  for (const { subjectId } of subjects)
    for (let at = 0; at < ids.length; at += 5) await school.newTeacher(ids.slice(at, at + 5), subjectId);
}

/** A very large school, written straight into the tables. */
async function fill(connection: Connection, of: { schoolId: string; organisationId: string }): Promise<void> {
  const client = await openClient(connection);
  await client.query(
    `create temp table people as select gen_random_uuid() as id, gen_random_uuid() as account_id, lpad(n::text, 5, '0') as no from generate_series(0, ${STUDENTS - 1}) n`,
  );
  await client.query(
    `insert into account (id, account, name, password_hash, activated_at) select account_id, 'acc' || no, '王小' || no, '', now() from people`,
  );
  await client.query(
    `insert into role_grant (id, account_id, login_type, role, organisation_id, in_school_id) select gen_random_uuid(), account_id, 1, 'STUDENT', '${of.organisationId}', '${of.schoolId}' from people`,
  );
  await client.query(
    `insert into student (school_id, id, account_id, student_no, name, pinyin) select '${of.schoolId}', id, account_id, 'bench' || no, '王小' || no, 'wang xiao ' || no from people`,
  );
  await client.query('vacuum analyze'); // as the database does by itself once people work on it
  await client.end();
}
