import { eq, type Placeholder, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queriesOf } from '../../test/queries.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { classStudent, schoolClass } from '../people/tables.js';
import { afterCommit, type Db } from './db.js';
import { newId } from './ids.js';
import { openClient } from './pools.js';
import { statement } from './statement.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

const one = (db: Db) => db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);

/** Ends a connection from another one, as when a network or a database goes; it is gone when this resolves. */
async function cut(pid: number): Promise<void> {
  const other = await openClient(world.connection);
  await other.query('select pg_terminate_backend($1::int, 10000)', [pid]);
  await other.end();
}

describe('a transaction whose connection is lost', () => {
  const lose = (then: (db: Db) => Promise<unknown>) =>
    world.services.database.asSystem(async (db) => {
      const [row] = await one(db);
      await cut(row?.pid ?? 0);
      // By the time that others were answered, this one has heard of its end.
      for (let time = 0; time < 10; time++) await world.services.database.readAsSystem(one);
      return then(db);
    });

  it.each<[string, (db: Db) => Promise<unknown>]>([
    ['when it asks for more', one],
    ['when it asks for two things at once', (db) => Promise.all([one(db), one(db)])],
    ['when it would be committed', () => Promise.resolve()],
    ['when its work fails by itself', () => Promise.reject(new Error('by itself'))],
  ])('fails %s, and those after it have other connections', async (_, then) => {
    for (let time = 0; time < 3; time++) await expect(lose(then)).rejects.toThrow();
    for (let time = 0; time < 20; time++) await world.services.database.asSystem(one);
    expect(await world.services.database.readAsSystem(one)).toHaveLength(1);
  });
});

it('whoever waits for a connection that is lost gets another one', async () => {
  const { database } = world.services;
  const holds = 4; // as many as the system's pool of a test world has
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const pids: number[] = [];
  const holding = Array.from({ length: holds }, () =>
    database.asSystem(async (db) => {
      pids.push((await one(db))[0]?.pid ?? 0);
      await held;
      await one(db);
    }),
  );
  await expect.poll(() => pids.length).toBe(holds);
  const waiting = Array.from({ length: 2 * holds }, () => database.asSystem(one));
  for (const pid of pids) await cut(pid);
  expect(await Promise.all(waiting)).toHaveLength(2 * holds);
  letGo();
  const ends = await Promise.allSettled(holding);
  expect(ends.map(({ status }) => status)).toEqual(ends.map(() => 'rejected'));
  expect(await database.asSystem(one)).toHaveLength(1);
});

describe('a reader', () => {
  const schoolsSeen = async (schoolIds: readonly string[]) => {
    const rows = await world.services.database.readAsActor({ schoolIds }, (db) =>
      db.execute<{ schoolId: string }>(sql`select distinct school_id as "schoolId" from school_class`),
    );
    return rows.map(({ schoolId }) => schoolId).sort();
  };

  it('sees the schools that it names and, on the same connections, nothing of whoever read before', async () => {
    const schools = await Promise.all([world.newSchool(), world.newSchool()]);
    for (const school of schools) await school.newClass(0);
    const [a = '', b = ''] = schools.map(({ schoolId }) => schoolId).sort();
    const asked = Array.from({ length: 40 }, (_, at) => [[a], [b], [a, b], []][at % 4] ?? []);
    expect(await Promise.all(asked.map(schoolsSeen))).toEqual(asked);
  });

  it('cannot write', async () => {
    const { schoolId } = await world.newSchool();
    const { classId } = await (await world.newSchool()).newClass(0);
    const write = world.services.database.readAsActor({ schoolIds: [schoolId] }, (db) =>
      db.execute(sql`update school_class set name = 'x' where id = ${classId}`),
    );
    await expect(write).rejects.toMatchObject({ cause: { code: '25006' } }); // read_only_sql_transaction
  });

  it('holds nothing open between its statements', async () => {
    const { schoolId } = await world.newSchool();
    const begun = sql`select transaction_timestamp()::text as at, current_setting('zhibi.schools') as schools`;
    const of = (db: Db) => db.execute<{ at: string; schools: string }>(begun);
    const [first, second] = await world.services.database.readAsActor({ schoolIds: [schoolId] }, async (db) => [
      ...(await of(db)),
      ...(await of(db)),
    ]);
    expect(first?.at).not.toBe(second?.at);
    expect([first?.schools, second?.schools]).toEqual([`{${schoolId}}`, `{${schoolId}}`]);
  });

  it('of which one statement fails goes on with the next', async () => {
    const { schoolId } = await world.newSchool();
    const read = await world.services.database.readAsActor({ schoolIds: [schoolId] }, async (db) => {
      const failed = await db.execute(sql`select 1 / (1 - ${1}::int)`).catch((error: Error) => error);
      return { failed, next: await one(db) };
    });
    expect(read.failed).toMatchObject({ cause: { code: '22012' } }); // division_by_zero
    expect(read.next).toHaveLength(1);
  });

  it('whose connection is lost fails, and those after it have other connections', async () => {
    const lose = world.services.database.readAsActor({ schoolIds: [] }, async (db) => {
      const [row] = await one(db);
      await cut(row?.pid ?? 0);
      return one(db);
    });
    await expect(lose).rejects.toThrow();
    for (let time = 0; time < 20; time++)
      expect(await world.services.database.readAsActor({ schoolIds: [] }, one)).toHaveLength(1);
  });
});

it('a statement that is put together once reads what the same reads that is put together anew', async () => {
  const school = await world.newSchool();
  await school.newClass(0);
  const { classId } = await school.newClass(2);
  const select = (db: Db, id: string | Placeholder) =>
    db
      .select({ name: schoolClass.name, member: classStudent, since: classStudent.fromOn })
      .from(schoolClass)
      .leftJoin(classStudent, eq(classStudent.classId, schoolClass.id))
      .where(eq(schoolClass.schoolId, id))
      .orderBy(schoolClass.id, classStudent.studentId);
  const once = statement(['schoolId'], (db, { schoolId }) => select(db, schoolId));
  const { schoolId } = school;
  await world.services.database.readAsActor({ schoolIds: [schoolId] }, async (db) => {
    const anew = await select(db, schoolId);
    expect(anew.map(({ member }) => member?.classId)).toEqual([undefined, classId, classId]);
    for (let time = 0; time < 2; time++) expect(await once(db, { schoolId })).toEqual(anew);
    expect(await once(db, { schoolId: newId() })).toEqual([]);
    expect(await queriesOf(db, () => once(db, { schoolId }))).toBe(1);
  });
});

it('a statement that comes after its transaction is refused: the connection is another caller’s by then', async () => {
  const { database } = world.services;
  const kept: Db[] = [];
  const keep = async (db: Db) => {
    kept.push(db);
    return one(db);
  };
  await database.asSystem(keep);
  await database.readAsActor({ schoolIds: [] }, keep);
  await expect(
    database.asSystem((db) => keep(db).then(() => Promise.reject(new Error('by itself')))),
  ).rejects.toThrow();
  for (const db of kept) {
    await expect(one(db)).rejects.toThrow('after its transaction');
    await expect(db.select({ n: sql`1` }).from(sql`account`)).rejects.toThrow('after its transaction');
  }
});

it('a transaction whose COMMIT is not answered has failed for its caller', async () => {
  const owner = await openClient(world.connection);
  await owner.query(`
    create table ends_at_commit (n int);
    create function end_at_commit() returns trigger language plpgsql security definer as 'begin perform pg_terminate_backend(pg_backend_pid()); return null; end';
    create constraint trigger ends after insert on ends_at_commit deferrable initially deferred for each row execute function end_at_commit();
    grant insert, select on ends_at_commit to zhibi_system`);
  const { database } = world.services;
  let committed = 0;
  database.onCommit(() => committed++);
  const lost = database.asSystem(async (db) => {
    afterCommit(db);
    await db.execute(sql`insert into ends_at_commit values (1)`);
  });
  await expect(lost).rejects.toThrow();
  expect(committed).toBe(0);
  expect(await database.asSystem((db) => db.execute(sql`select n from ends_at_commit`))).toEqual([]);
  await owner.query('drop table ends_at_commit; drop function end_at_commit');
  await owner.end();
});

it('numbers, days, times, lists and JSON come as they are written in the database', async () => {
  const [row] = await world.services.database.readAsSystem((db) =>
    db.execute(sql`select 9007199254740993 as int8, 1.50 as numeric, 1.5::float8 as float, 7 as int4, true as bool, date '2026-09-01' as day,
      timestamptz '2026-09-01 08:00:00+08' as at, '{"a":[1,null]}'::jsonb as json, array['x','"y"'] as texts, array[1,2] as ints, '\\x00ff'::bytea as bytes,
      array[gen_random_uuid()] = '{}' as none, null as nothing`),
  );
  expect(row).toEqual({
    int8: '9007199254740993',
    numeric: '1.50',
    float: 1.5,
    int4: 7,
    bool: true,
    day: '2026-09-01',
    at: '2026-09-01 00:00:00+00',
    json: { a: [1, null] },
    texts: ['x', '"y"'],
    ints: [1, 2],
    bytes: Buffer.from([0, 255]),
    none: false,
    nothing: null,
  });
});
