import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { startS3Server } from '../../../test/s3-server.js';
import { newId } from '../ids.js';
import { openFolderStore } from './folder.js';
import { openS3Store } from './s3.js';
import { type FileStore, NoSpace, TooLarge, WrongBytes } from './store.js';

const folder = mkdtempSync(join(tmpdir(), 'zhibi-files-'));
const endings: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of endings) await end();
  rmSync(folder, { recursive: true, force: true });
});

/** Both implementations are held to the same sentences. */
const kinds: [string, () => Promise<FileStore>][] = [
  ['a folder', () => openFolderStore(join(folder, 'own'))],
  ['an S3-compatible server', startS3],
];

async function startS3(): Promise<FileStore> {
  const place = { bucket: 'zhibi', accessKey: 'zhibi-tests' };
  const { endpoint, close } = await startS3Server(place);
  endings.push(close);
  return openS3Store({ ...place, endpoint, region: 'us-east-1', secretKey: 'secret' });
}

describe.each(kinds)('files in %s', (_, openStore) => {
  const opened = openStore();
  const content = randomBytes(300_000);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const LIMIT = 10_000_000;

  it('are known by their content', async () => {
    const store = await opened;
    expect(await store.put(Readable.from([content]), LIMIT)).toEqual({ sha256, size: content.length });
    expect(await store.sizeOf(sha256)).toBe(content.length);
    expect(await buffer((await store.open(sha256)) ?? Readable.from([]))).toEqual(content);
  });

  it('may be put twice', async () => {
    const store = await opened;
    expect((await store.put(Readable.from([content]), LIMIT)).sha256).toBe(sha256);
  });

  it('are read in parts', async () => {
    const part = await (await opened).open(sha256, { range: { start: 10, end: 19 } });
    expect(await buffer(part ?? Readable.from([]))).toEqual(content.subarray(10, 20));
  });

  it('may be longer than what one request carries', async () => {
    const store = await opened;
    const long = randomBytes(9_000_000);
    const { sha256: longSha } = await store.put(Readable.from([long]), LIMIT);
    expect(await store.sizeOf(longSha)).toBe(long.length);
    expect(long.equals(await buffer((await store.open(longSha)) ?? Readable.from([])))).toBe(true);
  });

  it('may be empty', async () => {
    const store = await opened;
    const { sha256: empty, size } = await store.put(Readable.from([]), LIMIT);
    expect(size).toBe(0);
    expect(await store.sizeOf(empty)).toBe(0);
  });

  it('leave nothing behind when they are too long or break off', async () => {
    const store = await opened;
    const long = randomBytes(2_000);
    await expect(store.put(Readable.from([long]), 1_999)).rejects.toBeInstanceOf(TooLarge);
    const broken = new Readable({
      read() {
        this.destroy(new Error('cable'));
      },
    });
    await expect(store.put(broken, LIMIT)).rejects.toThrow('cable');
    expect(await store.sizeOf(createHash('sha256').update(long).digest('hex'))).toBeUndefined();
  });

  describe('that arrive in parts', () => {
    const [first, second] = [randomBytes(1_000), randomBytes(500)];
    const whole = Buffer.concat([first, second]);
    const md5 = createHash('md5').update(whole).digest('hex');
    const shape = { size: 1_500, parts: 2 };
    const wholeSha = createHash('sha256').update(whole).digest('hex');

    it('are joined whatever the order, and may be joined again until they are dropped', async () => {
      const store = await opened;
      const draft = newId();
      await store.writePart(draft, { number: 2, at: 1_000 }, second);
      expect(await store.partsOf(draft)).toEqual([2]);
      expect(await store.keepDraft(draft, shape, md5)).toEqual({ lost: [] });
      await store.writePart(draft, { number: 1, at: 0 }, first);
      expect(await store.partsOf(draft)).toEqual([1, 2]);
      for (let time = 0; time < 2; time++)
        expect(await store.keepDraft(draft, shape, md5)).toEqual({ sha256: wholeSha, size: 1_500 });
      await store.dropDraft(draft);
      await store.dropDraft(draft);
      expect(await buffer((await store.open(wholeSha)) ?? Readable.from([]))).toEqual(whole);
      expect(await store.keepDraft(draft, shape, md5)).toEqual({ lost: [] });
      expect(await store.partsOf(draft)).toEqual([]);
    });

    it('may be one part of nothing', async () => {
      const store = await opened;
      const draft = newId();
      await store.writePart(draft, { number: 1, at: 0 }, new Uint8Array());
      const nothing = createHash('md5').digest('hex');
      expect(await store.keepDraft(draft, { size: 0, parts: 1 }, nothing)).toMatchObject({ size: 0 });
      await store.dropDraft(draft);
    });
  });

  it('refuse a part that is not what its MD5 says, and keep nothing of it', async () => {
    const store = await opened;
    const part = { number: 1, at: 0, md5: '0'.repeat(32) };
    const draft = newId();
    await expect(store.writePart(draft, part, randomBytes(9))).rejects.toBeInstanceOf(WrongBytes);
    expect(await store.partsOf(draft)).toEqual([]);
  });

  it('are absent when nobody put them, and after they are deleted', async () => {
    const store = await opened;
    expect(await store.open('0'.repeat(64))).toBeUndefined();
    await store.delete(sha256);
    expect(await store.sizeOf(sha256)).toBeUndefined();
    await store.delete(sha256);
  });
});

describe('a draft in a folder', () => {
  const bytes = [randomBytes(700), randomBytes(700), randomBytes(5)];
  const whole = Buffer.concat(bytes);
  const md5 = createHash('md5').update(whole).digest('hex');
  const shape = { size: whole.length, parts: 3 };
  const fill = async (root: string) => {
    const store = await openFolderStore(root);
    const draft = newId();
    for (const [at, part] of bytes.entries()) await store.writePart(draft, { number: at + 1, at: at * 700 }, part);
    return { store, draft, path: join(root, 'parts', draft) };
  };

  it('asks for the part alone that a disk has lost with its power', async () => {
    const { store, draft, path } = await fill(join(folder, 'power'));
    const handle = await open(path, 'r+');
    await handle.write(Buffer.alloc(700), 0, 700, 700);
    await handle.close();
    // Another process: it has read nothing of it while it arrived.
    const other = await openFolderStore(join(folder, 'power'));
    expect(await other.keepDraft(draft, shape, md5)).toEqual({ lost: [2] });
    expect(await store.partsOf(draft)).toEqual([1, 3]);
    await store.writePart(draft, { number: 2, at: 700 }, bytes[1] ?? whole);
    expect(await other.keepDraft(draft, shape, md5)).toMatchObject({ size: whole.length });
  });

  it('is another one after it was dropped, also for a process that had it open', async () => {
    const root = join(folder, 'dropped');
    const { store, draft } = await fill(root);
    const other = await openFolderStore(root);
    await other.dropDraft(draft);
    for (const [at, part] of bytes.entries())
      await store.writePart(draft, { number: at + 1, at: at * 700 }, Buffer.from(part).fill(at + 1));
    const filled = Buffer.concat(bytes.map((part, at) => Buffer.alloc(part.length, at + 1)));
    expect(await store.keepDraft(draft, shape, md5)).toEqual({ lost: [] });
    const sha256 = createHash('sha256').update(filled).digest('hex');
    expect(await store.keepDraft(draft, shape, createHash('md5').update(filled).digest('hex'))).toMatchObject({
      sha256,
    });
  });

  // Whole pages go past the system's cache, more at once than it keeps memory for; the end of a file never is one.
  it.each([
    ['in order', (parts: number[]) => parts],
    ['from the end', (parts: number[]) => parts.toReversed()],
    ['in pairs that are the wrong way round', (parts: number[]) => parts.map((at) => at ^ 1)],
  ])('of whole pages and an end arrive %s, all at once', async (_, sorted) => {
    const store = await openFolderStore(join(folder, 'pages'));
    const [draft, partBytes] = [newId(), 64 * 1024];
    const long = randomBytes(40 * partBytes - 1_000);
    const parts = sorted(Array.from({ length: 40 }, (_, at) => at));
    const partAt = (at: number) => long.subarray(at * partBytes, (at + 1) * partBytes);
    await Promise.all(parts.map((at) => store.writePart(draft, { number: at + 1, at: at * partBytes }, partAt(at))));
    const sha256 = createHash('sha256').update(long).digest('hex');
    const wholeMD5 = createHash('md5').update(long).digest('hex');
    const kept = await store.keepDraft(draft, { size: long.length, parts: 40 }, wholeMD5);
    expect(kept).toEqual({ sha256, size: long.length });
    expect(long.equals(await buffer((await store.open(sha256)) ?? Readable.from([])))).toBe(true);
    await store.dropDraft(draft);
  });

  // Linux answers every write to /dev/full as a disk without room does.
  it.runIf(existsSync('/dev/full'))(
    'says that a disk is full, and claims nothing of what it could not keep',
    async () => {
      const store = await openFolderStore(join(folder, 'full'));
      const draft = newId();
      symlinkSync('/dev/full', join(folder, 'full/parts', draft));
      await expect(store.writePart(draft, { number: 1, at: 0 }, randomBytes(9))).rejects.toBeInstanceOf(NoSpace);
      expect(await store.partsOf(draft)).toEqual([]);
    },
  );
});
