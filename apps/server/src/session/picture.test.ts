import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawPicture, HEIGHT, SIGNS, WIDTH } from './picture.js';

/** Numbers that look like chance and are the same each time (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Sample {
  text: string;
  address: string;
  /** Four pieces side by side, each moved so that its ink lies in the middle: what a lookup compares. */
  pieces: Uint8Array[];
}

const SIDE = 54;

async function sample(seed: number): Promise<Sample> {
  const random = chance(seed);
  const text = Array.from({ length: 4 }, () => SIGNS[Math.floor(random() * SIGNS.length)] ?? '').join('');
  const address = await drawPicture(text, random);
  const grey = await sharp(Buffer.from(address.split(',')[1] ?? '', 'base64'))
    .greyscale()
    .raw()
    .toBuffer();
  const pieces = [0, 1, 2, 3].map((nth) => centred(grey, nth * SIDE));
  return { text, address, pieces };
}

/** Every second dot: enough to know a letter by. */
const COLUMNS = SIDE / 2;

function centred(grey: Buffer, left: number): Uint8Array {
  const ink = (x: number, y: number) =>
    x < 0 || x >= WIDTH || y < 0 || y >= HEIGHT || (grey[y * WIDTH + x] ?? 255) > 150 ? 0 : 1;
  let [sum, sumX, sumY] = [0, 0, 0];
  for (let y = 0; y < HEIGHT; y++)
    for (let x = left; x < left + SIDE; x++) if (ink(x, y)) [sum, sumX, sumY] = [sum + 1, sumX + x, sumY + y];
  const [dx, dy] = [Math.round(sumX / (sum || 1)) - SIDE / 2, Math.round(sumY / (sum || 1)) - HEIGHT / 2];
  const piece = new Uint8Array((COLUMNS * HEIGHT) / 2);
  for (let at = 0; at < piece.length; at++) piece[at] = ink((at % COLUMNS) * 2 + dx, Math.floor(at / COLUMNS) * 2 + dy);
  return piece;
}

function distance(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) sum++;
  return sum;
}

describe('reading the picture by looking it up, once 200 pictures are known', () => {
  let known: Sample[];
  let asked: Sample[];
  beforeAll(async () => {
    known = await Promise.all(Array.from({ length: 200 }, (_, n) => sample(n + 1)));
    asked = await Promise.all(Array.from({ length: 20 }, (_, n) => sample(n + 10_001)));
  }, 60_000);

  it('finds no run of sixteen characters again: no stroke and no letter of one stands in another', () => {
    const head = 'data:image/png;base64,'.length + 400; // the head of the file and its palette are those of any PNG
    const runs = new Set(
      known.flatMap(({ address }) =>
        Array.from({ length: Math.max(0, address.length - head - 40) }, (_, n) =>
          address.slice(head + n, head + n + 16),
        ),
      ),
    );
    const again = asked.flatMap(({ address }) =>
      Array.from({ length: address.length - head - 40 }, (_, n) => address.slice(head + n, head + n + 16)),
    );
    expect(again.filter((run) => runs.has(run))).toEqual([]);
  });

  it('reads no more than one of twenty by the likeness of its dots', () => {
    const letters = known.flatMap(({ text, pieces }) => pieces.map((piece, nth) => ({ piece, sign: text[nth] ?? '' })));
    const likest = (piece: Uint8Array) =>
      letters.reduce(
        (best, { piece: known, sign }) => {
          const far = distance(piece, known);
          return far < best.far ? { far, sign } : best;
        },
        { far: Number.POSITIVE_INFINITY, sign: '' },
      ).sign;
    const right = asked.filter(({ pieces, text }) => pieces.map(likest).join('') === text).length;
    expect(right).toBeLessThanOrEqual(1);
  });
});
