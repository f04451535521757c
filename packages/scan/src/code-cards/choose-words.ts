import { seeded } from '@zhibi/ink/handwriting';
import { distance, GRID, mirrored, type Word, waysUp, weightOf } from './code.js';

/** Any two cards differ in so many cells, however each is turned; and so does a card from itself turned. */
export const LEAST_DISTANCE = 8;
/** So far from every card lies what a mirrored picture shows of one. */
export const LEAST_MIRRORED = 5;
const BITS = GRID * GRID;
/** Cells beside one another that differ, of 40: what looks like a stain, a window or a chessboard is no word. */
const [LEAST_EDGES, MOST_EDGES] = [16, 28];
const [LIGHTEST, DARKEST] = [9, 16];

/**
 * As many words as are wished, first come first served in a seeded order (the lexicode of AprilTag: Olson 2011), of even weight only:
 * words that differ in seven cells then differ in eight. Fewer where the order holds no more.
 */
export function chooseWords(wanted: number, seed: number): Word[] {
  const random = seeded(seed);
  const total = 2 ** BITS;
  const start = Math.floor(random() * total);
  const step = Math.floor(random() * total) | 1; // odd: every word comes once
  const words: Word[] = [];
  const taken: Word[] = [];
  const seen: Word[] = [];
  for (let k = 0; k < total && words.length < wanted; k++) {
    const word = (start + Math.imul(k, step)) & (total - 1);
    if (!isWord(word) || taken.some((one) => distance(one, word) < LEAST_DISTANCE)) continue;
    const ways = waysUp(word);
    if (ways.slice(1).some((way) => distance(way, word) < LEAST_DISTANCE)) continue;
    const mirror = mirrored(word);
    if ([...taken, ...ways].some((one) => distance(one, mirror) < LEAST_MIRRORED)) continue;
    if (seen.some((one) => distance(one, word) < LEAST_MIRRORED)) continue;
    words.push(word);
    taken.push(...ways);
    seen.push(...waysUp(mirror));
  }
  return words;
}

function isWord(word: Word): boolean {
  const weight = weightOf(word);
  if (weight % 2 !== 0 || weight < LIGHTEST || weight > DARKEST) return false;
  const edges = edgesOf(word);
  return edges >= LEAST_EDGES && edges <= MOST_EDGES;
}

/** How many neighbouring cells differ. */
export function edgesOf(word: Word): number {
  const cell = (row: number, column: number) => (word >>> (row * GRID + column)) & 1;
  let edges = 0;
  for (let row = 0; row < GRID; row++)
    for (let column = 0; column < GRID; column++) {
      if (column + 1 < GRID && cell(row, column) !== cell(row, column + 1)) edges++;
      if (row + 1 < GRID && cell(row, column) !== cell(row + 1, column)) edges++;
    }
  return edges;
}
