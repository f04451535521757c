import { createHash } from 'node:crypto';
import { dotPitchMm } from '@zhibi/contract/papers';

/** The dots of one page: a grid of `columns` × `rows` every `pitchMm`, each dot moved by `shiftMm` up, left, right or down. */
export interface DotField {
  pitchMm: number;
  shiftMm: number;
  diameterMm: number;
  columns: number;
  rows: number;
  /** 0 up, 1 left, 2 right, 3 down; row by row from the top left corner. */
  directions: Uint8Array;
}

/** Makes the dots that tell a pen where it writes. A vendor's coding is another implementation, bought from the vendor. */
export interface DotCoding {
  /** Throws for a code rule that it does not know. */
  render(pageCode: string, codeRule: string, size: { widthMm: number; heightMm: number }): DotField;
}

const PITCH = dotPitchMm.demo;
const LENGTH = 63;

/** The m-sequence of x⁶ + x + 1: each window of six is found at one place only. */
const sequence = (() => {
  const bits: number[] = [];
  for (let state = 1; bits.length < LENGTH; ) {
    bits.push(state & 1);
    state = (state >> 1) | (((state ^ (state >> 1)) & 1) << 5);
  }
  return Uint8Array.from(bits);
})();

/**
 * A coding of our own for showing and testing: two m-sequences, rolled along columns and rows by steps that follow from the
 * page code. No pen on the market reads it; it says nothing about the coding of any vendor.
 */
export const demoDots: DotCoding = {
  render(pageCode, codeRule, { widthMm, heightMm }) {
    if (codeRule !== 'demo') throw new Error(`no dot coding for the code rule ${codeRule}`);
    const [columns, rows] = [Math.floor(widthMm / PITCH), Math.floor(heightMm / PITCH)];
    const step = steps(pageCode);
    const across = rolls(columns, step);
    const down = rolls(rows, step);
    const directions = new Uint8Array(columns * rows);
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        const high = sequence[((across[x] ?? 0) + y) % LENGTH] ?? 0;
        const low = sequence[((down[y] ?? 0) + x) % LENGTH] ?? 0;
        directions[y * columns + x] = high | (low << 1);
      }
    }
    return { pitchMm: PITCH, shiftMm: PITCH / 6, diameterMm: 0.1, columns, rows, directions };
  },
};

/** Numbers below 54 that follow from a text: the same page code gives the same dots everywhere. */
function steps(pageCode: string): () => number {
  let state = createHash('sha256').update(pageCode).digest().readUInt32BE();
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * 54);
  };
}

function rolls(count: number, step: () => number): Uint8Array {
  const rolled = new Uint8Array(count);
  let roll = step();
  for (let i = 0; i < count; i++) {
    rolled[i] = roll;
    roll = (roll + 5 + step()) % LENGTH;
  }
  return rolled;
}
