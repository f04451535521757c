import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3 } from '../../../test/s3.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { openFolderStore } from './folder.js';
import { withSoundness } from './sound-files.js';
import type { FileStore } from './store.js';

const folder = mkdtempSync(join(tmpdir(), 'zhibi-sound-'));
const endings: (() => Promise<unknown>)[] = [];
let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(async () => {
  for (const end of endings) await end();
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Kept {
  store: FileStore;
  damage(sha256: string, bytes: Uint8Array): Promise<void>;
}

/** Both implementations are held to the same sentences. */
const kinds: [string, () => Promise<Kept>][] = [
  [
    'a folder',
    async () => ({
      store: await openFolderStore(join(folder, 'own')),
      damage: (sha256, bytes) => writeFile(join(folder, 'own', sha256.slice(0, 2), sha256.slice(2, 4), sha256), bytes),
    }),
  ],
  [
    'an S3-compatible server',
    async () => {
      const s3 = await startS3();
      endings.push(s3.close);
      return s3;
    },
  ],
];

const SHORT = 5_000;
const LONG = 1_500_000;

describe.each(kinds)('what is kept in %s', (_, start) => {
  let kept: Kept;
  let sound: FileStore;
  beforeAll(async () => {
    kept = await start();
    sound = withSoundness(kept.store, world.services.database, world.services);
  });

  /** New bytes in the store, and the content by which they are known. */
  const put = async (size: number) => {
    const bytes = randomBytes(size);
    const { sha256 } = await sound.put(Readable.from([bytes]), size);
    expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    return { bytes, sha256, size };
  };
  const told = async (sha256: string) =>
    world.services.database.asSystem((db) =>
      db.execute<{ what: string }>(`select what from content_damage where content = '${sha256}'`),
    );

  it.each([SHORT, LONG])('is read whole and in parts while it is sound: %i bytes', async (size) => {
    const { bytes, sha256 } = await put(size);
    for (const range of [undefined, { start: 10, end: 19 }]) {
      const read = await buffer((await sound.open(sha256, { size, range })) ?? Readable.from([]));
      expect(read.equals(range ? bytes.subarray(10, 20) : bytes)).toBe(true);
    }
    expect(await told(sha256)).toEqual([]);
  });

  it.each([SHORT, LONG])('and lost its end is not handed out: %i bytes', async (size) => {
    const { bytes, sha256 } = await put(size);
    await kept.damage(sha256, bytes.subarray(0, size - 100));
    await expect(sound.open(sha256, { size })).rejects.toMatchObject({ reason: 'file-damaged' });
    await expect(sound.open(sha256, { size, range: { start: 0, end: 9 } })).rejects.toMatchObject({
      reason: 'file-damaged',
    });
    expect(await told(sha256)).toEqual([{ what: 'shortened' }]);
  });

  it('and has other bytes is not handed out where it is short, nor a part of it', async () => {
    const { bytes, sha256, size } = await put(SHORT);
    bytes[4_000] = (bytes[4_000] ?? 0) ^ 1;
    await kept.damage(sha256, bytes);
    for (const range of [undefined, { start: 0, end: 9 }])
      await expect(sound.open(sha256, { size, range })).rejects.toMatchObject({ reason: 'file-damaged' });
    expect(await told(sha256)).toEqual([{ what: 'changed' }]);
  });

  it('and is gone is damage for who knows that it was there, and nothing for anybody else', async () => {
    const { sha256, size } = await put(SHORT);
    await kept.store.delete(sha256);
    expect(await sound.open(sha256)).toBeUndefined();
    await expect(sound.open(sha256, { size })).rejects.toMatchObject({ reason: 'file-damaged' });
    expect(await told(sha256)).toEqual([{ what: 'missing' }]);
  });
});
