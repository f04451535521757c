import type { AnswerArea } from '@zhibi/contract/papers';
import type { Point } from '../frame/homography.js';
import type { BoxState } from './judge.js';
import { isPrinted, type PrintMask } from './print-mask.js';
import type { SeenPage } from './unparted-box.js';
import { WINDOW_STEP_MM, type Window, windowOf } from './window.js';

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
    (piece) => isNear(piece, choice) && !isTail(piece, boxes),
  );
}

interface Piece {
  samples: number;
  frame: { left: number; right: number; top: number; bottom: number };
  /** Its middle, in mm of the page. */
  middle: Point;
  /** Boxes that it hangs on, first those of the choice, and how far it leaves each of them, in mm. */
  on: ReadonlySet<number>;
  far: readonly number[];
}

function isNear({ samples, frame, middle }: Piece, { boxes, written }: ChoiceOnPage): boolean {
  const longMm = Math.max(frame.right - frame.left, frame.bottom - frame.top) * WINDOW_STEP_MM;
  if (areaOf(samples) < SPECK.areaMm2 || longMm < SPECK.longMm) return false;
  const own = Math.min(...boxes.map(({ box }) => distance(box, middle)));
  return own <= REACH_MM && written.every((other) => distance(other, middle) >= own);
}

/** What leaves a box that is marked, or crossed out, and goes no farther than its mark does. */
function isTail({ samples, on, far }: Piece, boxes: readonly BoxOnPage[]): boolean {
  const answered = [...on].filter((k) => boxes[k]?.state !== 'unmarked');
  if (answered.length === 0 || Math.min(...answered.map((k) => far[k] ?? 0)) > TAIL.reachMm) return false;
  // Who scribbles a box out covers more around it than a tail does.
  return answered.some((k) => boxes[k]?.state === 'cancelled') || areaOf(samples) <= TAIL.areaMm2 * answered.length;
}

const areaOf = (samples: number): number => samples * WINDOW_STEP_MM ** 2;

/** Ink that hangs together, also across print; what lies at the boxes is not looked at, only that it begins there. */
function piecesIn(
  window: Window,
  boxes: readonly Place[],
  { mask, level }: { mask: PrintMask; level: number },
): Piece[] {
  const { columns, rows, darkness, xMm, yMm } = window;
  const placeOf = (at: number): Point => ({
    x: xMm + ((at % columns) + 0.5) * WINDOW_STEP_MM,
    y: yMm + (Math.floor(at / columns) + 0.5) * WINDOW_STEP_MM,
  });
  const boxAt = (place: Point) => boxes.findIndex((box) => distance(box, place) <= OWN_MM);
  const seen = new Uint8Array(darkness.length);
  const pieces: Piece[] = [];
  for (let start = 0; start < darkness.length; start++) {
    if (seen[start] || (darkness[start] ?? 0) < level) continue;
    const place = placeOf(start);
    if (isPrinted(mask, place.x, place.y) || boxAt(place) >= 0) continue;
    const stack = [start];
    seen[start] = 1;
    const on = new Set<number>();
    const far = boxes.map(() => 0);
    const frame = { left: columns, right: 0, top: rows, bottom: 0 };
    const sum = { x: 0, y: 0 };
    let samples = 0;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const here = placeOf(at);
      const box = boxAt(here);
      if (box >= 0) {
        on.add(box);
        seen[at] = 0;
        continue;
      }
      const [column, row] = [at % columns, Math.floor(at / columns)];
      if (!isPrinted(mask, here.x, here.y)) {
        samples++;
        [sum.x, sum.y] = [sum.x + here.x, sum.y + here.y];
        frame.left = Math.min(frame.left, column);
        frame.right = Math.max(frame.right, column);
        frame.top = Math.min(frame.top, row);
        frame.bottom = Math.max(frame.bottom, row);
        boxes.forEach((box, k) => {
          far[k] = Math.max(far[k] ?? 0, distance(box, here));
        });
      }
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          const next = y * columns + x;
          if (seen[next] || (darkness[next] ?? 0) < level) continue;
          seen[next] = 1;
          stack.push(next);
        }
    }
    pieces.push({ samples, frame, middle: { x: sum.x / samples, y: sum.y / samples }, on, far });
  }
  return pieces;
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
