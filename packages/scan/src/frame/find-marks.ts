import { registrationMarks } from '@zhibi/contract/papers';
import { type DarkPiece, darkPieces } from '../image/dark-pieces.js';
import { evenLight } from '../image/even-light.js';
import { type GreyImage, greyAt, shrinkFor, shrunk } from '../image/grey-image.js';
import { fitted, type Homography, mapped } from './homography.js';
import { type Corners, cornersOf, sharpCorners } from './square-outline.js';

/** A corner mark in a picture. `corners` begin at the corner that is printed top left and go as a clock does, in pixels of the picture. */
export interface FoundMark {
  id: number;
  corners: Corners;
  /** How many of its 64 cells read otherwise than they are printed. */
  wrongCells: number;
  /** Grey of its black and of the paper around it. */
  black: number;
  white: number;
}

/** Long side in pixels in which marks are looked for: a cell of a mark is then about four of them on A4, and three on A3. */
const SEARCH_SIDE = 1_800;
/** Shares of white below which a pixel may be of a mark: faded ones need the second, marks in dirt the third. */
const BELOW = [0.68, 0.84, 0.45];
/** Of the 36 cells of a code (any two codes differ in 12), and of the 28 around it. */
const [MAX_WRONG, MAX_RIM_WRONG] = [4, 4];

/**
 * Runs of dark pixels for each pixel of the picture: a sheet full of text has 0.03 at most. What has more is a photograph of noise (a carpet, a
 * hedge, a screen), in which nothing is looked for: it would hold up the photographs of the class behind it.
 */
const MOST_RUNS = 1 / 16;
/** Of the pieces of one picture the largest: marks are larger than what is written. */
const MOST_SQUARES = 2_000;

/** How much was looked at: for specifications, which count instead of measuring time. */
export interface MarkWork {
  squares: number;
}

/** Of one corner no more are kept: a photograph of a table does not hold more sheets than can be read. */
const MOST_SHEETS = 4;

/**
 * The corner marks of the pages in a picture, whichever can be found, in any order and direction: dark pieces with four corners, their sides
 * found again to a fraction of a pixel, their cells compared with the four codes in four directions (as ArUco detectors do:
 * Garrido-Jurado and others, 2014).
 */
export function findMarks(image: GreyImage, work: MarkWork = { squares: 0 }): FoundMark[] {
  const factor = shrinkFor(image, SEARCH_SIDE);
  const small = evenLight(shrunk(image, factor));
  const best = new Map<number, FoundMark[]>();
  for (const below of BELOW) {
    const pieces = darkPieces(
      small,
      below * 255,
      (w, h) => w >= 9 && h >= 9 && w <= 130 && h <= 130 && w < 2.2 * h && h < 2.2 * w,
      small.width * small.height * MOST_RUNS,
    );
    for (const piece of largest(pieces.filter(isFull))) {
      work.squares++;
      const rough = cornersOf(piece)?.map(({ x, y }) => ({ x: x * factor, y: y * factor }));
      const [a, b, c, d] = rough ?? [];
      if (!a || !b || !c || !d) continue;
      const mark = markAt(image, sharpCorners(image, [a, b, c, d]));
      if (mark) best.set(mark.id, withMark(best.get(mark.id) ?? [], mark));
    }
    if (best.size === 4) break;
  }
  return [...best.values()].flat().sort((a, b) => a.id - b.id);
}

const isFull = ({ left, right, top, bottom, area }: DarkPiece) => area >= 0.2 * (right - left + 1) * (bottom - top + 1);

const largest = (pieces: readonly DarkPiece[]): readonly DarkPiece[] =>
  pieces.length <= MOST_SQUARES ? pieces : pieces.toSorted((a, b) => b.area - a.area).slice(0, MOST_SQUARES);

const middleOf = ({ corners: [a, , c] }: FoundMark) => ({
  x: (a.x + c.x) / 2,
  y: (a.y + c.y) / 2,
  size: Math.hypot(c.x - a.x, c.y - a.y),
});

/** A mark that was found before, in the same place, is kept as it reads best. */
function withMark(known: readonly FoundMark[], mark: FoundMark): FoundMark[] {
  const at = middleOf(mark);
  const isSame = (other: FoundMark) => Math.hypot(middleOf(other).x - at.x, middleOf(other).y - at.y) < at.size / 2;
  const same = known.find(isSame);
  if (same && same.wrongCells <= mark.wrongCells) return [...known];
  return [...known.filter((one) => !isSame(one)), mark]
    .sort((a, b) => a.wrongCells - b.wrongCells)
    .slice(0, MOST_SHEETS);
}

/** Ids and bits do not depend on the size of the sheet. */
const codes = registrationMarks('A4').map(({ id, bits }) => ({ id, bits: [...bits].map((bit) => bit === '1') }));
const SIDE = 8;

function markAt(image: GreyImage, corners: Corners | undefined): FoundMark | undefined {
  if (!corners) return undefined;
  const square = [0, 1, 2, 3].map((k) => ({
    from: { x: k === 1 || k === 2 ? SIDE : 0, y: k > 1 ? SIDE : 0 },
    to: corners[k] ?? corners[0],
  }));
  const h = fitted(square, 'perspective');
  if (!h) return undefined;
  const rim: number[] = [];
  const paper: number[] = [];
  for (let k = 0; k < SIDE; k++) {
    const along = k + 0.5;
    rim.push(
      cell(image, h, along, 0.5),
      cell(image, h, along, 7.5),
      cell(image, h, 0.5, along),
      cell(image, h, 7.5, along),
    );
    paper.push(
      cell(image, h, along, -0.8),
      cell(image, h, along, 8.8),
      cell(image, h, -0.8, along),
      cell(image, h, 8.8, along),
    );
  }
  const [black, white] = [median(rim), median(paper)];
  if (white - black < 25) return undefined;
  const half = (black + white) / 2;
  const rimWrong = rim.filter((grey) => grey > half).length;
  if (rimWrong > MAX_RIM_WRONG) return undefined;
  const bits = Array.from({ length: 36 }, (_, k) => cell(image, h, (k % 6) + 1.5, Math.floor(k / 6) + 1.5) > half);
  const readings = codes.flatMap((code) =>
    [0, 1, 2, 3].map((turn) => ({ id: code.id, turn, wrong: wrongBits(bits, code.bits, turn) })),
  );
  const { id, turn, wrong } = readings.reduce((a, b) => (b.wrong < a.wrong ? b : a));
  if (wrong > MAX_WRONG) return undefined;
  const [a, b, c, d] = [0, 1, 2, 3].map((k) => corners[(k + turn) % 4] ?? corners[0]);
  return a && b && c && d && { id, corners: [a, b, c, d], wrongCells: wrong + rimWrong, black, white };
}

/** Bits of a mark that lies turned: its top left corner is the corner `turn` of the square. */
function wrongBits(bits: readonly boolean[], code: readonly boolean[], turn: number): number {
  let wrong = 0;
  for (let k = 0; k < 36; k++) {
    let [column, row] = [k % 6, Math.floor(k / 6)];
    for (let t = 0; t < turn; t++) [column, row] = [5 - row, column];
    if (bits[row * 6 + column] !== code[k]) wrong++;
  }
  return wrong;
}

/** Mean grey of the middle of a cell. */
function cell(image: GreyImage, h: Homography, x: number, y: number): number {
  let sum = 0;
  for (const dy of [-0.2, 0, 0.2])
    for (const dx of [-0.2, 0, 0.2]) {
      const place = mapped(h, { x: x + dx, y: y + dy });
      sum += greyAt(image, place.x, place.y);
    }
  return sum / 9;
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
