import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import type { Db } from './db.js';
import { newId } from './ids.js';
import { openClient } from './pools.js';
import { withCommit } from './with-commit.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  const owner = await openClient(world.connection);
  await owner.query(`create table noted (what text primary key, later text unique deferrable initially deferred);
    grant select, insert on noted to zhibi_system`);
  await owner.end();
});
afterAll(() => world.close());

let what: string;
beforeEach(() => {
  what = newId();
});

const note = (name: string) => sql`insert into noted (what) values (${name})`;
const noted = (db: Db, name: string) => db.execute(sql`select from noted where what = ${name}`);
const keeps = async (name: string) =>
  (await world.services.database.readAsSystem((db) => noted(db, name))).length === 1;
const during = <T>(work: (db: Db) => Promise<T>) => world.services.database.asSystem(work);

/** What the database says of a statement that failed. */
const reasonOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'none',
    (error: Error) => ((error.cause ?? error) as { code?: string }).code ?? error.message, // as: an error of the driver, of a commit as it is
  );

describe('a statement that goes with the commit', () => {
  it('is kept with the rest, and seen by what comes after it', async () => {
    const seen = await during(async (db) => {
      withCommit(db, note(what));
      return (await noted(db, what)).length;
    });
    expect([seen, await keeps(what)]).toEqual([1, true]);
  });

  it('fails its transaction with its own reason', async () => {
    const other = newId();
    const work = during(async (db) => {
      withCommit(db, note(other));
      withCommit(db, note(what));
      withCommit(db, note(what));
      withCommit(db, note(newId()));
    });
    expect(await reasonOf(work)).toBe('23505');
    expect([await keeps(what), await keeps(other)]).toEqual([false, false]);
  });

  it('fails its transaction also where only the commit finds out', async () => {
    const late = (name: string) => sql`insert into noted (what, later) values (${name}, ${what})`;
    const work = during(async (db) => {
      withCommit(db, late(newId()));
      withCommit(db, late(what));
    });
    expect(await reasonOf(work)).toBe('23505');
    expect(await keeps(what)).toBe(false);
  });

  it('is never taken for kept where the connection is lost on its way', async () => {
    const work = during(async (db) => {
      withCommit(db, note(what));
      withCommit(db, sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    expect(await reasonOf(work)).not.toBe('none');
    expect(await keeps(what)).toBe(false);
    await during(async (db) => withCommit(db, note(what)));
    expect(await keeps(what)).toBe(true);
  });

  it('tells its own reason where the work fails for its sake', async () => {
    const work = during(async (db) => {
      withCommit(db, sql`select 1 / 0`);
      await db.execute(note(what));
    });
    expect(await reasonOf(work)).toBe('22012');
    expect(await keeps(what)).toBe(false);
  });

  it('is not kept where the work fails by itself, which is told', async () => {
    const work = during(async (db) => {
      withCommit(db, note(what));
      throw new Error('by itself');
    });
    expect(await reasonOf(work)).toBe('by itself');
    expect(await keeps(what)).toBe(false);
  });

  it('is refused where nothing will be committed, and after the end', async () => {
    let ended: Db | undefined;
    await during(async (db) => {
      ended = db;
    });
    expect(() => withCommit(ended as Db, note(what))).toThrow(); // as: the work was done
    await world.services.database.readAsSystem(async (db) => {
      expect(() => withCommit(db, note(what))).toThrow();
    });
  });
});
