import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diskApi } from '@zhibi/contract/disk';
import { operationsApi } from '@zhibi/contract/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localFile, uploadFile } from '../../../test/disk.js';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { checkContents } from './check-contents.js';
import { openFolderStore } from './folder.js';

let world: TestWorld;
let school: TestSchool;
let teacher: Person;
let operations: Person;
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
  const { classId } = await school.newClass(1);
  teacher = await school.newTeacher([classId]);
  operations = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE'] });
});
afterAll(() => world.close());

const place = (sha256: string) => join(world.folder, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256);
const round = async () =>
  checkContents({ ...world.services, files: await openFolderStore(join(world.folder, 'files')) });
const damaged = async () => (await operations.call(operationsApi.damagedFiles, {})).items;

/** A file on the teacher's disk, and the content by which it is kept. */
async function newFile(bytes: number): Promise<{ cdId: string; sha256: string; content: Buffer }> {
  const file = localFile(undefined, bytes);
  const cdId = await uploadFile(teacher, file);
  const { bytes: content } = await teacher.download(diskApi.download, { cdId });
  const [row] = await world.services.database.asSystem((db) =>
    db.execute<{ sha256: string }>(`select v.sha256 from disk_version v where v.entry_id = '${cdId}'`),
  );
  return { cdId, sha256: row?.sha256 ?? '', content };
}

const LONG = 1_500_000;

/** The whole file, and a part of it. */
const asked: Record<string, string>[] = [{}, { range: 'bytes=0-99' }];

describe('a kept file', () => {
  it.each([
    ['a short one', 5_000],
    ['a long one', LONG],
  ])('that lost its end is not sent, and told to the reader and to operations: %s', async (_, size) => {
    const { cdId, sha256 } = await newFile(size);
    await truncate(place(sha256), size - 100);
    for (const headers of asked) {
      const refused = await teacher.with(headers).refused(diskApi.download, { cdId });
      expect(refused).toMatchObject({ code: -1409, reason: 'file-damaged', msg: expect.stringContaining('损坏') });
    }
    expect(await damaged()).toContainEqual(
      expect.objectContaining({ content: sha256, what: 'shortened', schools: [expect.stringContaining('测试学校')] }),
    );
  });

  it('that has other bytes is not sent where it is short, nor a part of it', async () => {
    const { cdId, sha256, content } = await newFile(5_000);
    content[4_000] = (content[4_000] ?? 0) ^ 1;
    await writeFile(place(sha256), content);
    for (const headers of asked)
      expect((await teacher.with(headers).refused(diskApi.download, { cdId })).reason).toBe('file-damaged');
    expect(await damaged()).toContainEqual(expect.objectContaining({ content: sha256, what: 'changed' }));
  });

  it('that is gone is damage too', async () => {
    const { cdId, sha256 } = await newFile(300);
    await world.services.files.delete(sha256);
    expect((await teacher.refused(diskApi.download, { cdId })).reason).toBe('file-damaged');
    expect(await damaged()).toContainEqual(expect.objectContaining({ content: sha256, what: 'missing' }));
  });

  it('that is long and has other bytes is found by the round, and forgotten when it has been put back', async () => {
    const { sha256, content } = await newFile(LONG);
    const sound = Buffer.from(content);
    content[LONG - 9] = (content[LONG - 9] ?? 0) ^ 1;
    await writeFile(place(sha256), content);
    await round();
    expect(await damaged()).toContainEqual(expect.objectContaining({ content: sha256, what: 'changed' }));
    await writeFile(place(sha256), sound);
    await round();
    expect((await damaged()).map((one) => one.content)).not.toContain(sha256);
  });
});

it('a round goes on where it was broken off, and reads everything once', async () => {
  const files = await openFolderStore(join(world.folder, 'files'));
  const read: string[] = [];
  const counting = {
    ...files,
    open: (sha256: string) => {
      read.push(sha256);
      return files.open(sha256);
    },
  };
  await round(); // whatever went before has come to its end
  const [{ count } = { count: 0 }] = await world.services.database.asSystem((db) =>
    db.execute<{ count: number }>(`select count(*)::int as count from contents_after('', 1000)`),
  );
  expect(count).toBeGreaterThan(4);
  for (let step = 0; step * 2 <= count; step++)
    await checkContents({ ...world.services, files: counting }, { contents: 2, bytes: 10_000_000 });
  expect(new Set(read).size).toBe(count);
  expect(read).toHaveLength(count);
});

it('only operations hear what is damaged', async () => {
  expect((await teacher.refused(operationsApi.damagedFiles, {})).code).toBe(-1403);
});
