import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPooler, pgbouncer } from '../../test/pgbouncer.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { endConnections } from '../../test/terminator.js';
import { type Connection, type Database, type Db, openDatabase } from './db.js';
import { newId } from './ids.js';
import { checkPooler } from './pooler.js';
import { openClient } from './pools.js';

const SCHOOLS = 6;
const CALLERS = 16;
const WORK_MS = 3_000;

let world: TestWorld;
let schoolIds: string[];
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  const schools = await Promise.all(Array.from({ length: SCHOOLS }, () => world.newSchool()));
  await Promise.all(schools.map((school) => school.newClass(0)));
  schoolIds = schools.map((school) => school.schoolId);
});
afterAll(() => world.close());

const seenBy = async (db: Db): Promise<string> => {
  const rows = await db.execute<{ id: string }>(sql`select distinct school_id as id from school_class`);
  return rows
    .map(({ id }) => id)
    .sort()
    .join();
};

/** A call of somebody who may see these schools: what it saw wrongly; undefined where its connection was lost. */
async function call(database: Database, of: string[]): Promise<string[] | undefined> {
  const wanted = [...of].sort().join();
  const way = randomInt(2) === 0 ? database.asActor : database.readAsActor;
  const work = async (db: Db) => {
    const first = await Promise.all(Array.from({ length: 1 + randomInt(2) }, () => seenBy(db)));
    return randomInt(2) === 0 ? first : [...first, await seenBy(db)];
  };
  const seen = await way({ schoolIds: of }, work).catch(() => undefined);
  return seen?.filter((one) => one !== wanted);
}

/** What many callers at once saw that was not theirs, and how many calls were answered. */
async function manyCalls(database: Database): Promise<{ wrong: string[]; answered: number }> {
  const wrong: string[] = [];
  let answered = 0;
  const until = Date.now() + WORK_MS;
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (Date.now() < until) {
        const seen = await call(
          database,
          schoolIds.filter(() => randomInt(3) === 0),
        );
        wrong.push(...(seen ?? []));
        if (seen !== undefined) answered++;
        await database.readAsSystem((db) => db.execute(sql`select 1`)).catch(() => undefined); // of a lost connection
      }
    }),
  );
  return { wrong, answered };
}

const behaves = (through: () => Connection) => {
  it('nobody ever sees a school of another caller, whichever connections end', async () => {
    const database = openDatabase(through(), { app: 6, system: 3 });
    const stop = await endConnections(world.connection, 25);
    const disturbed = await manyCalls(database);
    await stop();
    const quiet = await manyCalls(database);
    await database.end();
    expect([...disturbed.wrong, ...quiet.wrong]).toEqual([]);
    expect(disturbed.answered).toBeGreaterThan(0);
    expect(quiet.answered).toBeGreaterThan(0);
  });

  it('what the system says in one statement is kept with it', async () => {
    const database = openDatabase(through(), { app: 2, system: 2 });
    const id = newId();
    await database.readAsSystem((db) => db.execute(sql`insert into access_change (about) values (${id})`));
    const kept = sql`select count(*)::int as n from access_change where about = ${id}`;
    expect(await database.asSystem((db) => db.execute(kept))).toEqual([{ n: 1 }]);
    await database.end();
  });

  it('a reading cannot write, and serves as the role of callers', async () => {
    const database = openDatabase(through(), { app: 2, system: 2 });
    const scope = { schoolIds };
    const write = database.readAsActor(scope, (db) => db.execute(sql`update school_class set name = 'x'`));
    await expect(write).rejects.toMatchObject({ cause: { code: '25006' } }); // read_only_sql_transaction
    const role = sql`select current_user as role`;
    expect(await database.readAsActor(scope, (db) => db.execute(role))).toEqual([{ role: 'zhibi_app' }]);
    expect(await database.asActor(scope, (db) => db.execute(role))).toEqual([{ role: 'zhibi_app' }]);
    expect(await database.asSystem((db) => db.execute(role))).toEqual([{ role: 'zhibi_system' }]);
    expect(await database.readAsSystem((db) => db.execute(role))).toEqual([{ role: 'zhibi_system' }]);
    await database.end();
  });
};

describe('with connections of its own', () => behaves(() => world.connection));

// The package `pgbouncer` of Debian: where a machine does not have it, there is nothing to go through.
describe.skipIf(pgbouncer === undefined)(
  'through PgBouncer in transaction mode (skipped where it is not installed)',
  () => {
    let pooler: Awaited<ReturnType<typeof openPooler>>;
    beforeAll(async () => {
      pooler = await openPooler(world.connection);
    });
    afterAll(() => pooler?.close());

    behaves(() => pooler.connection);

    it('is served only by a login whom row-level security holds', async () => {
      await checkPooler(pooler.connection);
      const login = new URL(pooler.connection.pooler ?? '').username;
      const owner = await openClient(world.connection);
      await owner.query(`alter role ${login} superuser`);
      await expect(checkPooler(pooler.connection)).rejects.toThrow('superuser');
      await owner.query(`alter role ${login} nosuperuser`);
      await owner.query(`revoke zhibi_system from ${login}`);
      await expect(checkPooler(pooler.connection)).rejects.toThrow('grant zhibi_app');
      await owner.end();
    });
  },
);
