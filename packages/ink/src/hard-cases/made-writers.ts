import { makeHand } from '../handwriting/hand.js';
import { writeText } from '../handwriting/write-text.js';
import { lettersOfCases, type Writer } from './writer.js';

const WRITERS = 14;
const TIMES = 2;
/** Larger than any hand writes one letter (mm). */
const box = { xMm: 0, yMm: 0, widthMm: 30, heightMm: 15 };

/** Virtual hands, from careful to sloppy: each forms a letter in its own way and a little otherwise every time. */
export const madeWriters: readonly Writer[] = Array.from({ length: WRITERS }, (_, nth) => {
  const hand = makeHand(4_100 + nth, 0.2 + (0.8 * nth) / (WRITERS - 1));
  const write = (letter: string, time: number) =>
    writeText(hand, letter, box, 1_000 * time).map(({ points }) => points.map(([x, y]) => [x, y] as const));
  return {
    name: `hand ${nth + 1}`,
    inks: new Map(
      lettersOfCases.map((letter) => [letter, Array.from({ length: TIMES }, (_, time) => write(letter, time))]),
    ),
  };
});
