import { gzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { FileFault } from '../file-fault.js';
import { concat } from './concat.js';
import { listZip } from './directory.js';
import { withoutGzip } from './gunzip.js';
import { openZip } from './open-zip.js';
import { zipOf } from './zip-of.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const limits = { files: 100, unpackedBytes: 10_000_000 };
const list = (file: Uint8Array, most = 100) => listZip(file.length, async (start, end) => file.slice(start, end), most);

/** The places of a sign in a file. */
const placesOf = (file: Uint8Array, sign: number): number[] => {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  return [...file.keys()].filter((at) => at + 4 <= file.length && view.getUint32(at, true) === sign);
};
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

/** An archive that says something else of its files than is true. */
function lying(file: Uint8Array, offset: number, value: number): Uint8Array {
  const copy = file.slice();
  for (const at of placesOf(copy, ENTRY)) new DataView(copy.buffer).setUint32(at + offset, value, true);
  return copy;
}

/** The same archive as one that is larger than four gigabytes would be written: its numbers stand in fields of 64 bits. */
function asZip64(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = file.length - 22;
  const [count, start] = [view.getUint16(end + 10, true), view.getUint32(end + 16, true)];
  const entries = placesOf(file, ENTRY).map((at) => {
    const name = view.getUint16(at + 28, true);
    const entry = file.slice(at, at + 46 + name);
    const extra = new Uint8Array(4 + 24);
    const field = new DataView(extra.buffer);
    field.setUint16(0, 1, true);
    field.setUint16(2, 24, true);
    for (const [nth, from] of [24, 20, 42].entries()) {
      field.setBigUint64(4 + nth * 8, BigInt(view.getUint32(at + from, true)), true);
      new DataView(entry.buffer).setUint32(from, 0xffffffff, true);
    }
    new DataView(entry.buffer).setUint16(30, extra.length, true);
    return concat([entry, extra]);
  });
  const directory = concat(entries);
  const tail = new Uint8Array(56 + 20 + 22);
  const said = new DataView(tail.buffer);
  said.setUint32(0, 0x06064b50, true);
  for (const [at, value] of [
    [24, count],
    [32, count],
    [40, directory.length],
    [48, start],
  ] as const)
    said.setBigUint64(at, BigInt(value), true);
  said.setUint32(56, 0x07064b50, true);
  said.setBigUint64(64, BigInt(start + directory.length), true);
  said.setUint32(76, 0x06054b50, true);
  said.setUint16(86, 0xffff, true);
  said.setUint32(88, 0xffffffff, true);
  said.setUint32(92, 0xffffffff, true);
  return concat([file.slice(0, start), directory, tail]);
}

describe('an archive', () => {
  const content = { '教案/第一课.txt': '第一课'.repeat(10_000), 'a.txt': '' };

  it.each([
    ['as it is', zipOf(content)],
    ['of 64 bits', asZip64(zipOf(content))],
  ])('%s is listed, and its files come out as they went in', async (_, file) => {
    const archive = openZip(file, limits);
    expect(archive.names).toEqual(Object.keys(content));
    for (const [name, text] of Object.entries(content)) expect(archive.open(name)).toEqual(bytes(text));
    expect(concat([...(archive.pieces('教案/第一课.txt') ?? [])])).toEqual(bytes(content['教案/第一课.txt']));
    expect(archive.open('b.txt')).toBeUndefined();
    const { entries, total } = await list(file);
    expect([total, entries.map(({ name, size }) => [name, size])]).toEqual([
      2,
      [
        ['教案/第一课.txt', 90_000],
        ['a.txt', 0],
      ],
    ]);
  });

  it('names of Chinese Windows are read', () => {
    const file = zipSync({ 'ab.txt': bytes('x') });
    for (const at of placesOf(file, ENTRY)) file.set([0xd6, 0xd0], at + 46);
    expect(openZip(file, limits).names).toEqual(['中.txt']);
  });

  it('keeps no path that climbs out of it', () => {
    const { names, unsafe } = openZip(
      zipOf({ '../a': 'x', '/b': 'x', 'C:/c': 'x', 'd\\..\\..\\e': 'x', f: 'x' }),
      limits,
    );
    expect([names, unsafe]).toEqual([['f'], ['../a', '/b', 'C:/c', 'd/../../e']]);
  });

  const bomb = zipSync({ a: new Uint8Array(40_000_000) }, { level: 9 });
  it.each([
    ['nothing', new Uint8Array(), 'broken-file'],
    ['no zip', bytes('x'.repeat(500)), 'broken-file'],
    ['half a zip', zipOf({ a: 'x'.repeat(1_000) }).subarray(0, 60), 'broken-file'],
    ['a bomb that says so', bomb, 'too-large'],
    ['a bomb that lies', lying(bomb, 24, 100), 'too-large'],
    ['one that holds less than it says', lying(zipOf({ a: 'abc' }), 24, 4), 'broken-file'],
    ['one whose content is elsewhere', lying(zipOf({ a: 'abc' }), 42, 5), 'broken-file'],
    ['one packed in an unknown way', lying(zipOf({ a: 'abc' }), 8, 0x00630000), 'broken-file'],
    ['one behind a password', lying(zipOf({ a: 'abc' }), 8, 0x00080001), 'locked-file'],
  ] as const)('that is %s is refused', (_, file, kind) =>
    expect(() => openZip(file, limits).open('a')).toThrow(new FileFault(kind)),
  );

  it('whose packed bytes are damaged is refused', () => {
    const file = zipOf({ a: 'abc'.repeat(1_000) });
    const [head = 0] = placesOf(file, LOCAL);
    file.fill(0xff, head + 31, head + 40);
    expect(() => openZip(file, limits).open('a')).toThrow(new FileFault('broken-file'));
  });

  it('of more files than are taken is refused before it is listed', () =>
    expect(() => openZip(zipOf({ a: '', b: '' }), { ...limits, files: 1 })).toThrow(new FileFault('too-large')));

  it('shares what may be unpacked among its files', () => {
    const archive = openZip(zipOf({ a: 'x'.repeat(600), b: 'x'.repeat(600) }), { files: 9, unpackedBytes: 1_000 });
    expect(archive.open('a')).toHaveLength(600);
    expect(() => archive.open('b')).toThrow(new FileFault('too-large'));
    expect(archive.unpackedBytes).toBe(1_200);
  });
});

describe('a packed file', () => {
  const packed = gzipSync(bytes('问{=a}'));
  it('is what is in it; any other is as it is', () => {
    expect(withoutGzip(packed, 100)).toEqual(bytes('问{=a}'));
    expect(withoutGzip(bytes('x'), 100)).toEqual(bytes('x'));
  });
  it('that bursts or ends early is refused', () => {
    expect(() => withoutGzip(gzipSync(new Uint8Array(20_000_000)), 1_000_000)).toThrow(new FileFault('too-large'));
    expect(() => withoutGzip(packed.subarray(0, packed.length - 12), 100)).toThrow(new FileFault('broken-file'));
  });
});
