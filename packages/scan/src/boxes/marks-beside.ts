import type { AnswerArea } from '@zhibi/contract/papers';
import type { Point } from '../frame/homography.js';
import type { BoxState } from './judge.js';
import type { PrintMask } from './print-mask.js';
import type { SeenPage } from './unparted-box.js';
import { printedIn, WINDOW_STEP_MM, type Window, windowOf } from './window.js';

type Place = Pick<AnswerArea, 'xMm' | 'yMm' | 'widthMm' | 'heightMm'>;

interface BoxOnPage {
  box: Place;
  state: BoxState;
}

export interface ChoiceOnPage {
  boxes: readonly BoxOnPage[];
  /** Where its boxes really lie beside where the map puts them, in mm. */
  shift: Point;
  /** Boxes of other choices: the tails of their marks are theirs. */
  otherBoxes: readonly BoxOnPage[];
  /** Where something is written: what lies nearer to blanks and lines is no mark. */
  written: readonly Place[];
}

/** So far around its boxes ink speaks about a choice, in mm. */
const REACH_MM = 5;
/** The ring around a box that its own marks fill, and in which its rim is seen. */
const OWN_MM = 0.6;
/** The tail of a tick, or a line that crosses a box out, leaves it by so much at most, and covers so much paper there. */
const TAIL = { reachMm: 2.6, areaMm2: 2.2 };
/** The tail of another choice's mark does not come so near, in mm. */
const CLOSE_MM = 1;
/** What hangs together over less paper, or is shorter, is dust. */
const SPECK = { areaMm2: 0.3, longMm: 0.9 };

/**
 * Whether ink that is not printed lies beside the boxes of a choice: an arrow, a cross under a tick, a ring, a letter. What it says of the
 * marks in the boxes no machine knows.
 * @param level from this darkness on it is ink
 */
export function hasMarksBeside(page: SeenPage, choice: ChoiceOnPage, mask: PrintMask, level: number): boolean {
  const around = frameOf(choice.boxes.map(({ box }) => box));
  const near = grown(around, REACH_MM);
  const boxes = [...choice.boxes, ...choice.otherBoxes.filter(({ box }) => meets(near, box))];
  const zones = boxes.map(({ box }) => box);
  return piecesIn(windowOf(page, near, choice.shift), zones, { mask, level }).some(
    (piece) => isNear(piece, choice) && !(isTail(piece, boxes) && isOf(piece, choice)),
  );
}

interface Piece {
  areaMm2: number;
  longMm: number;
  /** In mm of the page: its samples, and the middle of them. */
  places: readonly Point[];
  middle: Point;
  /** By box that it hangs on, first those of the choice: how far it leaves it, in mm. */
  far: ReadonlyMap<number, number>;
}

function isNear({ areaMm2, longMm, middle }: Piece, { boxes, written }: ChoiceOnPage): boolean {
  if (areaMm2 < SPECK.areaMm2 || longMm < SPECK.longMm) return false;
  const own = Math.min(...boxes.map(({ box }) => distance(box, middle)));
  return own <= REACH_MM && written.every((other) => distance(other, middle) >= own);
}

/** Whether a tail is of this choice, or far enough away to be another's. */
const isOf = ({ far, places }: Piece, { boxes }: ChoiceOnPage): boolean =>
  [...far.keys()].some((k) => k < boxes.length) ||
  places.every((place) => boxes.every(({ box }) => distance(box, place) > CLOSE_MM));

/** What leaves a box that is marked, or crossed out, and goes no farther than its mark does. */
function isTail({ areaMm2, far }: Piece, boxes: readonly BoxOnPage[]): boolean {
  const answered = [...far].filter(([k]) => boxes[k]?.state !== 'unmarked');
  if (answered.length === 0 || Math.min(...answered.map(([, mm]) => mm)) > TAIL.reachMm) return false;
  // Who scribbles a box out covers more around it than a tail does.
  return answered.some(([k]) => boxes[k]?.state === 'cancelled') || areaMm2 <= TAIL.areaMm2 * answered.length;
}

/** Ink that hangs together, also across print; what lies at the boxes is not looked at, only that it begins there. */
function piecesIn(
  window: Window,
  boxes: readonly Place[],
  { mask, level }: { mask: PrintMask; level: number },
): Piece[] {
  const { columns, rows, darkness } = window;
  const boxOf = boxesIn(window, boxes);
  const printed = printedIn(mask, window);
  const seen = new Uint8Array(darkness.length);
  const pieces: Piece[] = [];
  for (let start = 0; start < darkness.length; start++) {
    if ((darkness[start] ?? 0) < level || seen[start] === 1 || printed[start] === 1 || boxOf[start] !== 0) continue;
    const stack = [start];
    const samples: number[] = [];
    const on = new Set<number>();
    seen[start] = 1;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [column, row] = [at % columns, Math.floor(at / columns)];
      if (printed[at] !== 1) samples.push(at);
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          const next = y * columns + x;
          if (seen[next] === 1 || (darkness[next] ?? 0) < level) continue;
          const box = boxOf[next] ?? 0;
          if (box !== 0) on.add(box - 1);
          else {
            seen[next] = 1;
            stack.push(next);
          }
        }
    }
    pieces.push(pieceOf(samples, on, window, boxes));
  }
  return pieces;
}

function pieceOf(
  samples: readonly number[],
  on: ReadonlySet<number>,
  { columns, xMm, yMm }: Window,
  boxes: readonly Place[],
): Piece {
  const places = samples.map(
    (at): Point => ({
      x: xMm + ((at % columns) + 0.5) * WINDOW_STEP_MM,
      y: yMm + (Math.floor(at / columns) + 0.5) * WINDOW_STEP_MM,
    }),
  );
  const sum = { x: 0, y: 0 };
  const frame = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { x, y } of places) {
    [sum.x, sum.y] = [sum.x + x, sum.y + y];
    [frame.left, frame.right] = [Math.min(frame.left, x), Math.max(frame.right, x)];
    [frame.top, frame.bottom] = [Math.min(frame.top, y), Math.max(frame.bottom, y)];
  }
  const far = new Map<number, number>();
  for (const box of on) {
    const place = boxes[box];
    if (place) far.set(box, Math.max(...places.map((one) => distance(place, one))));
  }
  const longMm = Math.max(frame.right - frame.left, frame.bottom - frame.top) + WINDOW_STEP_MM;
  const middle = { x: sum.x / samples.length, y: sum.y / samples.length };
  return { areaMm2: samples.length * WINDOW_STEP_MM ** 2, longMm, places, middle, far };
}

/** Of each sample at which box it lies, counted from 1; 0 elsewhere. */
function boxesIn({ columns, rows, xMm, yMm }: Window, boxes: readonly Place[]): Uint16Array {
  const boxOf = new Uint16Array(columns * rows);
  const step = (mm: number) => Math.round(mm / WINDOW_STEP_MM);
  boxes.forEach((box, k) => {
    const [left, right] = [box.xMm - OWN_MM - xMm, box.xMm + box.widthMm + OWN_MM - xMm].map(step);
    const [top, bottom] = [box.yMm - OWN_MM - yMm, box.yMm + box.heightMm + OWN_MM - yMm].map(step);
    for (let row = Math.max(0, top ?? 0); row < Math.min(rows, bottom ?? 0); row++)
      boxOf.fill(k + 1, row * columns + Math.max(0, left ?? 0), row * columns + Math.min(columns, right ?? 0));
  });
  return boxOf;
}

/** From the edge of a place, in mm; 0 within it. */
function distance({ xMm, yMm, widthMm, heightMm }: Place, { x, y }: Point): number {
  const across = Math.max(xMm - x, 0, x - xMm - widthMm);
  const down = Math.max(yMm - y, 0, y - yMm - heightMm);
  return Math.hypot(across, down);
}

const meets = (a: Place, b: Place): boolean =>
  a.xMm < b.xMm + b.widthMm && b.xMm < a.xMm + a.widthMm && a.yMm < b.yMm + b.heightMm && b.yMm < a.yMm + a.heightMm;

const grown = ({ xMm, yMm, widthMm, heightMm }: Place, mm: number): Place => ({
  xMm: xMm - mm,
  yMm: yMm - mm,
  widthMm: widthMm + 2 * mm,
  heightMm: heightMm + 2 * mm,
});

function frameOf(places: readonly Place[]): Place {
  const [left, top] = [Math.min(...places.map(({ xMm }) => xMm)), Math.min(...places.map(({ yMm }) => yMm))];
  const right = Math.max(...places.map(({ xMm, widthMm }) => xMm + widthMm));
  const bottom = Math.max(...places.map(({ yMm, heightMm }) => yMm + heightMm));
  return { xMm: left, yMm: top, widthMm: right - left, heightMm: bottom - top };
}
