/** Cells along a side of the inner grid. */
export const GRID = 5;
/** Cells along a side of the whole code: the grid and the black border around it. */
export const MODULES = GRID + 2;
const CELLS = GRID * GRID;

/** What a card shows: the letter that is up. */
export const cardLetters = ['A', 'B', 'C', 'D'] as const;
export type CardLetter = (typeof cardLetters)[number];

/** 25 cells row by row from the top left, the first in the lowest bit; 1 is black. A is up. */
export type Word = number;

const moved = (word: Word, to: (row: number, column: number) => number): Word => {
  let out = 0;
  for (let at = 0; at < CELLS; at++) if ((word >>> at) & 1) out |= 1 << to(Math.floor(at / GRID), at % GRID);
  return out;
};

/** The word as it is seen after a quarter turn against the clock: what was at the right is up. */
export const turned = (word: Word): Word => moved(word, (row, column) => (GRID - 1 - column) * GRID + row);

/** The word as a mirror shows it. */
export const mirrored = (word: Word): Word => moved(word, (row, column) => row * GRID + GRID - 1 - column);

/** The four ways in which a card can be held, by letters: A as it is, B after one quarter turn against the clock, and so on. */
export function waysUp(word: Word): readonly [Word, Word, Word, Word] {
  const b = turned(word);
  const c = turned(b);
  return [word, b, c, turned(c)];
}

/** How many of the 32 bits are 1. */
export function weightOf(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** In how many cells two words differ. */
export const distance = (one: Word, other: Word): number => weightOf(one ^ other);
