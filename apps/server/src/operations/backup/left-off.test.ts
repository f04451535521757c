import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localFile, uploadFile } from '../../../test/disk.js';
import { newHostedDatabase } from '../../../test/plain-owner.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { openFileStore } from '../../platform/files/index.js';
import { openClient } from '../../platform/pools.js';
import { readSettings } from '../../platform/settings.js';
import { backUp, draftOf, type Place } from './back-up.js';
import { leftOffOf } from './left-off.js';
import { openBackup, restore } from './restore.js';

const PASSPHRASE = '保管在校长室的口令 2026';
const FILES = 8;
const folder = mkdtempSync(join(tmpdir(), 'zhibi-left-off-'));
let world: TestWorld;
let living: Place;

beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  const school = await world.newSchool();
  const teacher = await school.newTeacher([(await school.newClass(1)).classId]);
  for (let at = 0; at < FILES; at++) await uploadFile(teacher, localFile(`卷${at}.bin`, randomBytes(600_000)));
  living = {
    connection: world.connection,
    files: await openFileStore(readSettings({ DATA_DIR: world.folder })),
  };
}, 60_000);
afterAll(async () => {
  await world?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The world with a store of which the reading is counted, and breaks off after so many files: as the process is killed there. */
function dyingAfter(most: number) {
  const opened: string[] = [];
  const place: Place = {
    ...living,
    files: {
      ...living.files,
      open: async (sha256, wanted) => {
        if (opened.length >= most) throw new Error('killed');
        opened.push(sha256);
        return living.files.open(sha256, wanted);
      },
    },
  };
  return { place, opened };
}
const dies = (file: string, most: number) =>
  expect(backUp(dyingAfter(most).place, file, PASSPHRASE)).rejects.toThrow('killed');

/** Rows, files and hashes agree, or `restore` refuses. */
async function restores(file: string) {
  const hosted = await newHostedDatabase();
  try {
    const files = await openFileStore(readSettings({ DATA_DIR: join(folder, `of-${randomBytes(4).toString('hex')}`) }));
    return await restore(await openBackup(file, PASSPHRASE), { connection: hosted.connection, files });
  } finally {
    await hosted.drop();
  }
}

it('goes on where it was broken off, again and again, and is whole in the end', async () => {
  const file = join(folder, 'often.zhibi');
  await dies(file, 2);
  await dies(file, 3);
  const { place, opened } = dyingAfter(FILES);
  const whole = await backUp(place, file, PASSPHRASE);
  expect(whole).toMatchObject({ files: FILES, damaged: [] });
  expect(opened.length).toBeLessThan(FILES);
  expect(await restores(file)).toEqual(whole);
}, 60_000);

it('is of the moment at which its rows were read: what came later is not in it', async () => {
  const file = join(folder, 'moment.zhibi');
  await dies(file, 3); // less than a whole frame would be begun anew
  const before = (await leftOffOf(draftOf(file), PASSPHRASE))?.sums.rows;
  await (await world.newSchool()).newTeacher();
  expect((await backUp(living, file, PASSPHRASE)).rows).toBe(before);
});

it('a file that is gone meanwhile is told, as in any backup', async () => {
  const file = join(folder, 'gone.zhibi');
  await dies(file, 2);
  const missing = (await leftOffOf(draftOf(file), PASSPHRASE))?.missing ?? [];
  const [gone = ''] = missing.slice(-1);
  const without = {
    ...living.files,
    open: async (sha256: string) => (sha256 === gone ? undefined : living.files.open(sha256)),
  };
  const whole = await backUp({ ...living, files: without }, file, PASSPHRASE);
  expect(whole).toMatchObject({ files: FILES - 1, damaged: [gone] });
});

it.each([
  ['cut off in the middle of a frame', (bytes: Buffer) => bytes.subarray(0, -300_000)],
  [
    'with a last page that the power took',
    (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -4_096), Buffer.alloc(4_096)]),
  ],
])(
  'a draft %s is gone on with from its last whole frame',
  async (_, damage) => {
    const file = join(folder, `${randomBytes(4).toString('hex')}.zhibi`);
    await dies(file, 5);
    writeFileSync(draftOf(file), damage(readFileSync(draftOf(file))));
    const { place, opened } = dyingAfter(FILES);
    const whole = await backUp(place, file, PASSPHRASE);
    expect(whole).toMatchObject({ files: FILES, damaged: [] });
    expect(opened.length).toBeLessThan(FILES);
    expect(await restores(file)).toEqual(whole);
  },
  60_000,
);

it('is begun anew under another passphrase, of another schema, and where its rows are not whole', async () => {
  const file = join(folder, 'anew.zhibi');
  await dies(file, 3);
  expect(await leftOffOf(draftOf(file), 'another passphrase')).toBeUndefined();
  writeFileSync(draftOf(file), readFileSync(draftOf(file)).subarray(0, 20_000));
  expect(await leftOffOf(draftOf(file), PASSPHRASE)).toBeUndefined();
  const client = await openClient(world.connection);
  try {
    await dies(file, 3);
    await client.query(`insert into migration (name, checksum) values ('9999-later.sql', 'x')`);
    const { place, opened } = dyingAfter(FILES);
    await backUp(place, file, PASSPHRASE);
    expect(opened).toHaveLength(FILES);
  } finally {
    await client.query(`delete from migration where name = '9999-later.sql'`);
    await client.end();
  }
});

it('tells how much stands in the file', async () => {
  const file = join(folder, 'told.zhibi');
  await dies(file, 4);
  const left = (await leftOffOf(draftOf(file), PASSPHRASE))?.length ?? 0;
  const told: number[] = [];
  await backUp(living, file, PASSPHRASE, (bytes) => told.push(bytes));
  expect(told[0]).toBeGreaterThanOrEqual(left);
  expect(told.at(-1)).toBe(statSync(file).size);
});
