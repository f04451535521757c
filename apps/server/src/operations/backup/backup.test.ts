import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { diskApi } from '@zhibi/contract/disk';
import { sessionApi } from '@zhibi/contract/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localFile, uploadFile } from '../../../test/disk.js';
import { password } from '../../../test/outside-services.js';
import { Person } from '../../../test/person.js';
import { newHostedDatabase } from '../../../test/plain-owner.js';
import { describeSchema } from '../../../test/schema.js';
import { openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { MIGRATIONS } from '../../app/open-database.js';
import { openServices } from '../../app/open-services.js';
import type { Connection } from '../../platform/db.js';
import { openFileStore, removeUnused } from '../../platform/files/index.js';
import { sweepLeases } from '../../platform/files/leases.js';
import { newId } from '../../platform/ids.js';
import { openLog } from '../../platform/log.js';
import { openClient } from '../../platform/pools.js';
import { readSettings } from '../../platform/settings.js';
import { backUp, type Place } from './back-up.js';
import type { Whole } from './entries.js';
import { entriesOf, type Head, type Tail } from './entries.js';
import { lostSince } from './lost-since.js';
import { openBackup, restore } from './restore.js';
import { opened } from './sealing.js';
import { CODES_LEFT_OUT } from './store.js';
import { BackupError, otherVersion, refusals } from './words.js';

const PASSPHRASE = '保管在校长室的口令 2026';
const folder = mkdtempSync(join(tmpdir(), 'zhibi-backup-'));
const file = join(folder, 'school.zhibi');
const settings = readSettings({ DATA_DIR: join(folder, 'restored'), LOG_LEVEL: 'silent', WORKERS: '0' });

let world: TestWorld;
let school: TestSchool;
let teacher: Person;
let living: Place;
let empty: Place;
let dropEmpty: () => Promise<void>;
let whole: Whole;
const cover = localFile('封面.bin', randomBytes(2_500_000));
let coverId: string;
/** A content that loses its last row while the backup is made. */
const leaving = randomBytes(5_000);
const leavingHash = createHash('sha256').update(leaving).digest('hex');

const ask = async <T extends object>(connection: Connection, text: string): Promise<T[]> => {
  const client = await openClient(connection);
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
};
async function livesIn(connection: Connection): Promise<number> {
  const client = await openClient(connection);
  try {
    await client.query('set role zhibi_system');
    return (await client.query<{ n: number }>('select count(*)::int as n from account')).rows[0]?.n ?? 0;
  } finally {
    await client.end();
  }
}

/** While the backup copies its first file: somebody is new, a file is put, and another loses its last row. */
async function meanwhile(): Promise<void> {
  await school.newTeacher();
  await uploadFile(teacher, localFile());
  await ask(
    world.connection,
    `delete from stored_file where sha256 = '${leavingHash}'; delete from content_lease where sha256 = '${leavingHash}'`,
  );
  await removeUnused(world.services, leavingHash);
}

beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
  const { classId } = await school.newClass(3);
  teacher = await school.newTeacher([classId]);
  coverId = await uploadFile(teacher, cover);
  await uploadFile(teacher, localFile());
  await world.services.files.put(Readable.from([leaving]), leaving.length);
  await ask(
    world.connection,
    `insert into stored_file (school_id, id, sha256, size, type, name)
     values ('${school.schoolId}', '${newId()}', '${leavingHash}', 5000, 'application/pdf', '旧卷')`,
  );
  const kept = await openFileStore(readSettings({ DATA_DIR: world.folder }));
  let isFirst = true;
  living = { connection: world.connection, files: kept };
  const busy: Place = {
    ...living,
    files: {
      ...kept,
      open: async (sha256, wanted) => {
        if (isFirst) await meanwhile();
        isFirst = false;
        return kept.open(sha256, wanted);
      },
    },
  };
  await ask(
    world.connection,
    'create table of_an_administrator (note text); insert into of_an_administrator values (1)',
  );
  const hosted = await newHostedDatabase();
  dropEmpty = hosted.drop;
  empty = { connection: hosted.connection, files: await openFileStore(settings) };
  whole = await backUp(busy, file, PASSPHRASE);
}, 60_000);
afterAll(async () => {
  await world?.close();
  await dropEmpty?.();
  rmSync(folder, { recursive: true, force: true });
});

const restoreOf = async (path: string, place: Place, passphrase = PASSPHRASE) =>
  restore(await openBackup(path, passphrase), place);
const refusedOf = (work: Promise<unknown>) =>
  work.then(
    () => 'not refused',
    (error: unknown) => (error instanceof BackupError ? error.reported : error),
  );
/** Each table, file and sequence of a backup, with how much it is and its hash. */
async function contentsOf(path: string) {
  const found: [Head, Tail][] = [];
  for await (const entry of entriesOf(opened(createReadStream(path), PASSPHRASE))) {
    for await (const _ of entry.data()); // its hash is behind it
    if (entry.head.kind !== 'world') found.push([entry.head, entry.tail()]);
  }
  return found;
}

/** Where the sequences of a backup stand. */
const numbersIn = (contents: readonly (readonly [Head, Tail])[]) =>
  contents.flatMap(([head]) => (head.kind === 'sequences' ? head.values : []));

it('the files of its moment are in it, also one that was removed while it was made; that one goes later', async () => {
  expect(whole.damaged).toEqual([]);
  expect(JSON.stringify(await contentsOf(file))).toContain(leavingHash);
  expect(await living.files.sizeOf(leavingHash)).toBe(leaving.length);
  await sweepLeases(world.services, new Date(Date.now() + 7_200_000));
  expect(await living.files.sizeOf(leavingHash)).toBeUndefined();
});

it('every table of the schema is in it, but what is told of processes; none that an administrator made', async () => {
  const made = readFileSync(join(MIGRATIONS, 'schema.sql'), 'utf8').matchAll(/^create table (\w+) /gm);
  const wanted = [...made]
    .map(([, name]) => `public.${name}`)
    .filter((name) => !/\.(worker|access_change|backup_run)$/.test(name));
  const kept = (await contentsOf(file)).flatMap(([head]) =>
    head.kind === 'rows' ? head.table.replaceAll('"', '') : [],
  );
  expect(kept.filter((name) => name.startsWith('public.'))).toEqual(wanted);
});

it('every table that policies guard is seen whole by the role that copies it', async () => {
  const hidden = await ask<{ name: string }>(
    world.connection,
    `select c.relname as name from pg_class c where c.relforcerowsecurity and not exists (select from pg_policies p
       where p.tablename = c.relname and 'zhibi_system' = any (p.roles) and p.qual = 'true' and p.cmd in ('ALL', 'SELECT'))`,
  );
  expect(hidden).toEqual([]);
});

it('is refused where it would not be the same world, and nothing is written', async () => {
  expect(await refusedOf(restoreOf(file, empty, 'another passphrase'))).toEqual(refusals.passphrase);
  expect(await refusedOf(restoreOf(file, living))).toEqual(refusals.notEmpty);
  const cut = join(folder, 'cut.zhibi');
  writeFileSync(cut, readFileSync(file).subarray(0, -100));
  expect(await refusedOf(restoreOf(cut, empty))).toEqual(refusals.truncated);
  const [newest] = await ask<{ name: string }>(empty.connection, 'select max(name) as name from migration');
  await ask(empty.connection, `insert into migration (name, checksum) values ('9999-later.sql', 'x')`);
  expect(await refusedOf(restoreOf(file, empty))).toEqual(otherVersion(newest?.name ?? '', '9999-later.sql'));
  await ask(empty.connection, `delete from migration where name = '9999-later.sql'`);
  // Nobody can log in yet, but somebody has set it up.
  await ask(empty.connection, `insert into organisation (id, name) values ('${newId()}', '刚开通的机构')`);
  expect(await refusedOf(restoreOf(file, empty))).toEqual(refusals.notEmpty);
  await ask(empty.connection, 'delete from organisation');
  expect(await livesIn(empty.connection)).toBe(0);
});

it('restored into an empty database of a plain owner it is the same world: rows, files, schema, a login, a download', async () => {
  const services = () =>
    openServices({
      settings,
      connection: empty.connection,
      log: openLog('silent'),
      clock: world.clock,
      pools: { app: 4, system: 4 },
    });
  const before = readFileSync(join(MIGRATIONS, 'schema.sql'), 'utf8');
  expect(await restoreOf(file, empty)).toEqual(whole);
  const again = join(folder, 'again.zhibi');
  expect({ ...(await backUp(empty, again, PASSPHRASE)), madeAt: whole.madeAt }).toEqual(whole);
  const [there, here] = [await contentsOf(again), await contentsOf(file)];
  const kinds = ({ kind }: Head) => kind !== 'sequences';
  expect(there.filter(([head]) => kinds(head))).toEqual(here.filter(([head]) => kinds(head)));
  // No sheet that was printed since the backup has the code of one that is printed now.
  const codes = 'public.page_code_number';
  const expected = numbersIn(here).map(([name, value, called]) =>
    name === codes ? [name, String(Number(value) + CODES_LEFT_OUT), true] : [name, value, called],
  );
  expect(numbersIn(there)).toEqual(expected);
  expect(expected.map(([name]) => name)).toContain(codes);
  expect(await ask(empty.connection, `select from pg_trigger where tgenabled <> 'O'`)).toEqual([]);
  const restored = await services();
  try {
    const owner = empty.connection.username ?? '';
    expect((await restored.database.asSystem(describeSchema)).replaceAll(owner, 'postgres')).toBe(before);
    const [row] = await ask<{ account: string }>(
      world.connection,
      `select account from account where id = '${teacher.ids.accountId}'`,
    );
    const login = { account: row?.account ?? '', password };
    const entered = await new Person(restored).call(sessionApi.login, login);
    if (!('token' in entered)) throw new Error('the account asks who it is');
    const same = new Person(restored, { authorization: `Bearer ${entered.token}`, 'x-school-id': school.schoolId });
    expect((await same.download(diskApi.download, { cdId: coverId })).bytes.equals(cover.bytes)).toBe(true);
  } finally {
    await restored.close();
  }
});

it('tells what would be lost since', async () => {
  const { rows, files } = await lostSince(living, empty);
  expect(rows).toContainEqual({ table: 'public.teacher', more: 1 });
  expect(files).toBe(1);
});
