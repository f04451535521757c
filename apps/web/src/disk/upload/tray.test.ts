// @vitest-environment node
// jsdom has no bytes behind its files; nothing here touches a page.
import { createHash } from 'node:crypto';
import { PART_BYTES } from '@zhibi/contract/disk';
import { beforeEach, describe, expect, it } from 'vitest';
import { NETWORK, Refusal } from '../../platform/refusal.js';
import type { KeptUpload } from './kept-files.js';
import type { UploadCalls } from './send-file.js';
import { Tray } from './tray.js';

const fileOf = (name: string, size: number) => new File([new Uint8Array(size)], name);

/** A server, a clock and a memory that a specification holds in its hands. */
class World {
  readonly sent: number[] = [];
  readonly kept = new Map<string, KeptUpload>();
  readonly waits: { ms: number; go: () => void }[] = [];
  there: number[] = [];
  aborted: string[] = [];
  underWay = 0;
  most = 0;
  merges = 0;
  hashed = 0;
  readonly md5s = new Set<string | undefined>();
  failing: (partNumber: number) => Error | undefined = () => undefined;
  merge: UploadCalls['merge'] = async () => ({ cdId: `cd-${++this.merges}` });
  hold: Promise<void> = Promise.resolve();

  readonly tray = new Tray({
    calls: {
      getUploadId: async () => ({
        uploadId: 'u',
        partETagList: this.there.map((partNumber) => ({ partNumber, partSize: PART_BYTES })),
      }),
      upload: async ({ partNumber, partSize, partMD5 }, signal) => {
        this.md5s.add(partMD5);
        this.most = Math.max(this.most, ++this.underWay);
        const stopped = new Promise<void>((stop) => signal.addEventListener('abort', () => stop(), { once: true }));
        await Promise.race([this.hold, stopped]);
        this.underWay--;
        signal.throwIfAborted();
        const error = this.failing(Number(partNumber));
        if (error) throw error;
        this.sent.push(Number(partNumber));
        return { partNumber: Number(partNumber), partSize: Number(partSize) };
      },
      merge: (input, signal) => this.merge(input, signal),
      abort: async (uploadId) => this.aborted.push(uploadId),
    },
    hash: async (file) => {
      this.hashed++;
      return createHash('md5')
        .update(Buffer.from(await file.arrayBuffer()))
        .digest('hex');
    },
    hashPart: async (part) => createHash('md5').update(Buffer.from(part)).digest('hex'),
    kept: {
      all: async (account) => [...this.kept.values()].filter((one) => one.account === account),
      put: async (upload) => void this.kept.set(upload.key, upload),
      remove: async (key) => void this.kept.delete(key),
    },
    now: () => 0,
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        this.waits.push({ ms, go: resolve });
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      }),
  });

  /** Until what is said holds. */
  async until(holds: () => boolean): Promise<void> {
    for (let turn = 0; turn < 500 && !holds(); turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(holds()).toBe(true);
  }
  go(ms: number): void {
    const at = this.waits.findIndex((one) => one.ms === ms);
    this.waits.splice(at, 1)[0]?.go();
  }
  get first() {
    return this.tray.get()[0];
  }
}

let world: World;
const root = { parentCdId: '', versionOf: null };
const kept = { account: 'lin', fileMD5: 'x', parentCdId: '', versionOf: null, addedAt: 0 };
beforeEach(async () => {
  world = new World();
  await world.tray.open('lin');
});

describe('the tray', () => {
  it('sends a file in parts, three at once, merges, and removes it after a second; then the next starts', async () => {
    world.tray.add([fileOf('一.bin', 5 * PART_BYTES), fileOf('二.bin', 3)], root);
    expect(world.tray.get().map((one) => one.status)).toEqual(['wait', 'wait']);
    await world.until(() => world.first?.isDone === true);
    expect([world.most, world.sent.slice().sort()]).toEqual([3, [1, 2, 3, 4, 5]]);
    expect(world.tray.get().map((one) => [one.status, one.percent])).toEqual([
      ['upload', 100],
      ['wait', 0],
    ]);
    expect(world.merges).toBe(1);
    world.go(1_000);
    await world.until(() => world.first?.name === '二.bin' && world.first.isDone);
    expect(world.kept.size).toBe(0);
  });

  it('sends only what is missing', async () => {
    world.there = [1, 3];
    world.tray.add([fileOf('一.bin', 4 * PART_BYTES)], root);
    await world.until(() => world.first?.isDone === true);
    expect(world.sent.sort()).toEqual([2, 4]);
  });

  it('sends a part again that failed, and nothing else again', async () => {
    let failures = 2;
    world.failing = (n) => (n === 2 && failures-- > 0 ? new Refusal({ code: NETWORK, message: 'network' }) : undefined);
    world.tray.add([fileOf('一.bin', 3 * PART_BYTES)], root);
    for (const ms of [500, 1_000]) {
      await world.until(() => world.waits.some((one) => one.ms === ms));
      world.go(ms);
    }
    await world.until(() => world.first?.isDone === true);
    expect(world.sent.sort()).toEqual([1, 2, 3]);
  });

  it('sends a part again that was damaged on its way, alone, with the MD5 of its bytes', async () => {
    let failures = 1;
    const damaged = new Refusal({ code: -1400, reason: 'part-damaged', message: '' });
    world.failing = (n) => (n === 2 && failures-- > 0 ? damaged : undefined);
    world.tray.add([fileOf('一.bin', 3 * PART_BYTES)], root);
    await world.until(() => world.waits.some(({ ms }) => ms === 500));
    world.go(500);
    await world.until(() => world.first?.isDone === true);
    expect(world.sent.sort()).toEqual([1, 2, 3]);
    expect(world.md5s).toEqual(new Set([createHash('md5').update(new Uint8Array(PART_BYTES)).digest('hex')]));
  });

  it('stops at a file that was changed while it was sent; going on reads it again', async () => {
    let isReadable = false;
    const bytes = fileOf('一.bin', 3);
    const file = Object.assign(fileOf('一.bin', 3), {
      slice: (from?: number, to?: number) => {
        if (!isReadable) throw new DOMException('changed', 'NotReadableError'); // what a browser says of such a file
        return bytes.slice(from, to);
      },
    });
    world.tray.add([file], root);
    await world.until(() => world.first?.status === 'cancel');
    expect(world.first).toMatchObject({ why: 'changed' });
    isReadable = true;
    world.tray.resume(world.first?.key ?? '');
    await world.until(() => world.first?.isDone === true);
    expect(world.hashed).toBe(2);
  });

  it('stands still on a pause and goes on with the rest', async () => {
    let open = () => {};
    world.hold = new Promise((resolve) => (open = resolve));
    world.tray.add([fileOf('一.bin', 4 * PART_BYTES)], root);
    await world.until(() => world.underWay === 3);
    world.tray.pause(world.first?.key ?? '');
    expect(world.first).toMatchObject({ status: 'cancel', why: 'paused' });
    open();
    await world.until(() => world.underWay === 0);
    world.there = [1];
    world.tray.resume(world.first?.key ?? '');
    await world.until(() => world.first?.isDone === true);
    expect(world.sent.sort()).toEqual([2, 3, 4]);
  });

  it('stops without a network and goes on two seconds after it is back; a paused one stays', async () => {
    world.hold = new Promise(() => {});
    world.tray.add([fileOf('一.bin', 9), fileOf('二.bin', 9)], root);
    await world.until(() => world.underWay === 1);
    world.tray.pause(world.tray.get()[1]?.key ?? '');
    world.tray.offline();
    expect(world.tray.get().map((one) => one.why)).toEqual(['offline', 'paused']);
    world.hold = Promise.resolve();
    void world.tray.online();
    expect(world.waits.at(-1)?.ms).toBe(2_000);
    expect(world.first?.status).toBe('cancel');
    world.go(2_000);
    await world.until(() => world.first?.isDone === true);
    expect(world.tray.get()[1]?.why).toBe('paused');
  });

  it('says what the server refuses, and does not send it again', async () => {
    world.merge = async () => {
      throw new Refusal({ code: -1409, reason: 'name-taken', message: '已有同名文件' });
    };
    world.tray.add([fileOf('一.bin', 9)], root);
    await world.until(() => world.first?.status === 'cancel');
    expect(world.first).toMatchObject({ why: 'refused', refusal: '已有同名文件' });
  });

  it('reads a file again whose whole was wrong, and then sends it', async () => {
    let times = 0;
    world.merge = async () => {
      if (++times === 1) throw new Refusal({ code: -1409, reason: 'parts-missing', message: '' });
      return { cdId: 'cd' };
    };
    world.tray.add([fileOf('一.bin', 9)], root);
    await world.until(() => world.first?.isDone === true);
    expect(world.sent).toEqual([1, 1]);
  });

  it('remembers over a reload: a short file goes on by itself, a long one is asked for', async () => {
    const [short, long] = [fileOf('短.bin', 9), fileOf('长.bin', 10)];
    world = new World();
    world.kept.set('a', { ...kept, key: 'a', name: '短.bin', size: 9, file: short });
    world.kept.set('b', { ...kept, key: 'b', name: '长.bin', size: 10, file: null });
    world.kept.set('c', { ...kept, key: 'c', name: '别人的.bin', size: 10, file: short, account: 'zheng' });
    await world.tray.open('lin');
    await world.until(() => world.first?.isDone === true);
    expect(world.tray.get().map((one) => [one.name, one.why])).toEqual([
      ['短.bin', null],
      ['长.bin', 'no-file'],
    ]);
    world.go(1_000);
    expect(world.tray.resume('b', fileOf('别的.bin', 10))).toBe(false);
    expect(world.tray.resume('b', fileOf('长.bin', 11))).toBe(false);
    expect(world.tray.resume('b', long)).toBe(true);
    await world.until(() => world.first?.name === '长.bin' && world.first.isDone);
  });

  it('keeps what is chosen before it knows whose it is: the page may be quicker than the tray', async () => {
    world = new World();
    world.tray.add([fileOf('早.bin', 9)], root);
    expect([world.first?.status, world.sent]).toEqual(['wait', []]);
    await world.tray.open('lin');
    await world.until(() => world.first?.isDone === true);
    expect(world.sent).toEqual([1]);
  });

  it('shows once what is added while it looks for what it remembers', async () => {
    world = new World();
    const open = world.tray.open('lin');
    world.tray.add([fileOf('同时.bin', 9)], root);
    const key = world.first?.key ?? '';
    world.kept.set(key, { ...kept, key, name: '同时.bin', size: 9, file: fileOf('同时.bin', 9) });
    await open;
    expect(world.tray.get().map(({ name }) => name)).toEqual(['同时.bin']);
  });

  it('forgets what another person had chosen', async () => {
    world.hold = new Promise(() => {});
    world.tray.add([fileOf('一.bin', 9)], root);
    await world.until(() => world.underWay === 1);
    world.kept.clear();
    await world.tray.open('zheng');
    expect(world.tray.get()).toEqual([]);
  });

  it('gives up what is removed, here and at the server', async () => {
    world.hold = new Promise(() => {});
    world.tray.add([fileOf('一.bin', 9)], root);
    await world.until(() => world.underWay === 1);
    world.tray.remove(world.first?.key ?? '');
    expect([world.tray.get(), world.aborted, world.kept.size]).toEqual([[], ['u'], 0]);
  });
});
