import { randomBytes } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { framed, unframed } from './frames.js';
import { Pulled } from './pulled.js';
import { opened, sealed } from './sealing.js';
import { BackupError, refusals } from './words.js';

const [key, another] = [randomBytes(32), randomBytes(32)];
const FRAME = 1024 * 1024 + 20;
const plain = randomBytes(2.5 * 1024 * 1024);

async function joined(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}
async function* inPieces(bytes: Buffer, size = 100_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const open = (bytes: Buffer, with_ = key) => joined(unframed(new Pulled(inPieces(bytes)), with_));
const refusedOf = (work: Promise<unknown>) =>
  work.then(
    () => 'not refused',
    (error: unknown) => (error instanceof BackupError ? error.reported : error),
  );

let whole: Buffer;
let other: Buffer;
beforeAll(async () => {
  whole = await joined(framed(inPieces(plain), key));
  other = await joined(framed(inPieces(plain), another));
});

const frame = (number: number, of = whole) => of.subarray(number * FRAME, (number + 1) * FRAME);
const flipped = (bytes: Buffer, at: number) => {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  return changed;
};

it('frames open to what was put into them, whole ones and an empty one too', async () => {
  expect((await open(whole)).equals(plain)).toBe(true);
  for (const size of [0, 1024 * 1024]) {
    const bytes = plain.subarray(0, size);
    expect((await open(await joined(framed(inPieces(bytes), key)))).equals(bytes)).toBe(true);
  }
  expect(whole.includes(plain.subarray(1000, 1032))).toBe(false);
});

it.each([
  ['another key', () => other, refusals.altered],
  ['a flipped byte', () => flipped(whole, FRAME + 77), refusals.altered],
  ['a flipped byte of the last tag', () => flipped(whole, whole.length - 1), refusals.altered],
  ['a frame that says it is the last', () => flipped(frame(0), 0).fill(0x80, 0, 1), refusals.altered],
  ['frames in another order', () => Buffer.concat([frame(1), frame(0), frame(2)]), refusals.altered],
  ['a frame left out', () => Buffer.concat([frame(0), frame(2)]), refusals.altered],
  ['a frame of another backup', () => Buffer.concat([frame(0), frame(1, other), frame(2)]), refusals.altered],
  ['the last frame left out', () => Buffer.concat([frame(0), frame(1)]), refusals.truncated],
  ['the end cut off', () => whole.subarray(0, whole.length - 5), refusals.truncated],
  ['nothing', () => Buffer.alloc(0), refusals.truncated],
  ['something behind the end', () => Buffer.concat([whole, Buffer.from('x')]), refusals.altered],
] as const)('frames are refused: %s', async (_, damaged, words) => {
  expect(await refusedOf(open(damaged()))).toEqual(words);
});

it('under a passphrase: opened by it, refused by another, with another salt, cut off, and what is no backup', async () => {
  const bytes = await joined(sealed(inPieces(plain.subarray(0, 1000)), 'correct horse battery'));
  const opening = (of: Buffer, passphrase = 'correct horse battery') => joined(opened(inPieces(of), passphrase));
  expect((await opening(bytes)).equals(plain.subarray(0, 1000))).toBe(true);
  expect(await refusedOf(opening(bytes, 'correct horse batterY'))).toEqual(refusals.passphrase);
  expect(await refusedOf(opening(flipped(bytes, 20)))).toEqual(refusals.passphrase);
  expect(await refusedOf(opening(bytes.subarray(0, 50)))).toEqual(refusals.truncated);
  for (const of of [Buffer.from('PK and so on'), Buffer.alloc(0)])
    expect(await refusedOf(opening(of))).toEqual(refusals.noBackup);
});
