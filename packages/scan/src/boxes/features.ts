import type { AnswerArea } from '@zhibi/contract/papers';
import { INSET_MM, linesMet, piecesOf } from './lines.js';
import { type Patch, STEP_MM } from './patch.js';

/** What is known of the printing under the ink: the darkness of the same box unmarked, sample by sample. */
export type Ground = Float32Array;

/** Where the ring of paper around a box begins and ends. */
const OUTSIDE_MM = [0.45, 1.2] as const;

/** A corner reaches so far along both sides. */
const CORNER_MM = 0.6;

/** So far beside a box there is only paper until the next one. */
const BESIDE_MM = 0.95;

/** How many figures `boxFeatures` gives. */
export const FEATURE_COUNT = 23;

/** Darkness above which a sample counts, from a trace to black. */
const LEVELS = [0.12, 0.25, 0.5, 0.75] as const;

/**
 * Describes the ink of a box, printing taken off, by figures about 0 to 1: how much, how dark, where, in how many pieces, how it
 * reaches beyond the rim (who cancels does), and how restless the paper itself is.
 */
export function boxFeatures(patch: Patch, box: AnswerArea, ground: Ground): Float32Array {
  const ink = inkOf(patch.darkness, ground);
  const { inside, levels, quarters, values, outside } = measured(ink, patch, box);
  values.sort();
  const { largest, wide, high, pieces } = piecesOf(ink, patch, box);
  const { uneven, noise } = paperOf(patch, box);
  return Float32Array.of(
    inside.all.mean,
    inside.middle.mean,
    inside.edge.mean,
    ...levels.map((count) => count / Math.max(1, values.length)),
    values[Math.floor(values.length * 0.95)] ?? 0,
    Math.min(...quarters.map(({ mean }) => mean)),
    Math.max(...quarters.map(({ mean }) => mean)),
    largest / Math.max(1, values.length),
    wide,
    high,
    Math.min(1, pieces / 10),
    outside.all.mean,
    outside.inked.mean,
    outside.corners.mean,
    linesMet(ink, patch, 'rows'),
    linesMet(ink, patch, 'columns'),
    inside.falling.mean,
    inside.rising.mean,
    uneven,
    noise,
  );
}

/** How much of a place is inked in more than a trace. */
export interface InkShares {
  inside: number;
  around: number;
  /** Left and right of the box, below where the tail of a tick leaves it. */
  left: number;
  right: number;
  /** How dark its darkest strokes are: the middle of the darkest samples, as many as a thin stroke across it has. */
  strongest: number;
  /** Beyond how many of its four corners there is ink. */
  corners: number;
}

/** Of the samples of a box as many as the thinnest stroke across it covers. */
const STROKE_SHARE = 0.06;
/** A stroke that leaves a box by its corner covers more than this of the paper there. */
const CORNER_SHARE = 0.08;

const INKED = LEVELS[1];

export function inkShares(patch: Patch, box: AnswerArea, ground: Ground): InkShares {
  const ink = inkOf(patch.darkness, ground);
  const [inside, around, left, right] = [new Mean(), new Mean(), new Mean(), new Mean()];
  const corners = [new Mean(), new Mean(), new Mean(), new Mean()];
  const within: number[] = [];
  for (let row = 0, k = 0; row < patch.rows; row++)
    for (let column = 0; column < patch.columns; column++, k++) {
      const [x, y] = [(column - (patch.columns - 1) / 2) * STEP_MM, (row - (patch.rows - 1) / 2) * STEP_MM];
      const [beyondX, beyondY] = [Math.abs(x) - box.widthMm / 2, Math.abs(y) - box.heightMm / 2];
      const beyond = Math.max(beyondX, beyondY);
      const inked = (ink[k] ?? 0) > INKED ? 1 : 0;
      if (beyond < -INSET_MM) {
        inside.add(inked);
        within.push(ink[k] ?? 0);
      }
      if (beyond <= OUTSIDE_MM[0] || beyond >= OUTSIDE_MM[1]) continue;
      around.add(inked);
      if (beyondX > OUTSIDE_MM[0] && beyondX < BESIDE_MM && beyondY < 0 && y > -box.heightMm / 5)
        (x < 0 ? left : right).add(inked);
      if (beyondX > -CORNER_MM && beyondY > -CORNER_MM) corners[(x > 0 ? 1 : 0) + (y > 0 ? 2 : 0)]?.add(inked);
    }
  const darkest = Float32Array.from(within).sort().reverse();
  return {
    inside: inside.mean,
    around: around.mean,
    left: left.mean,
    right: right.mean,
    strongest: darkest[Math.floor((darkest.length * STROKE_SHARE) / 2)] ?? 0,
    corners: corners.filter(({ mean }) => mean > CORNER_SHARE).length,
  };
}

/** What is darker than the printing. */
function inkOf(darkness: Float32Array, ground: Ground): Float32Array {
  const ink = new Float32Array(darkness.length);
  for (let k = 0; k < ink.length; k++) ink[k] = Math.max(0, (darkness[k] ?? 0) - (ground[k] ?? 0));
  return ink;
}

/** A mean that grows. */
class Mean {
  private sum = 0;
  private count = 0;
  add(value: number): void {
    this.sum += value;
    this.count++;
  }
  get mean(): number {
    return this.sum / Math.max(1, this.count);
  }
}

function measured(ink: Float32Array, { columns, rows }: Patch, box: AnswerArea) {
  const [halfX, halfY] = [box.widthMm / 2, box.heightMm / 2];
  const inside = { all: new Mean(), middle: new Mean(), edge: new Mean(), falling: new Mean(), rising: new Mean() };
  const outside = { all: new Mean(), inked: new Mean(), corners: new Mean() };
  const quarters = [new Mean(), new Mean(), new Mean(), new Mean()];
  const levels = [0, 0, 0, 0];
  const values = new Float32Array(ink.length);
  let count = 0;
  for (let row = 0, k = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, k++) {
      const [x, y] = [(column - (columns - 1) / 2) * STEP_MM, (row - (rows - 1) / 2) * STEP_MM];
      const [beyondX, beyondY] = [Math.abs(x) - halfX, Math.abs(y) - halfY];
      const beyond = Math.max(beyondX, beyondY);
      const dark = ink[k] ?? 0;
      if (beyond < -INSET_MM) {
        values[count++] = dark;
        inside.all.add(dark);
        quarters[(x > 0 ? 1 : 0) + (y > 0 ? 2 : 0)]?.add(dark);
        if (Math.abs(x) < 0.55 * halfX && Math.abs(y) < 0.55 * halfY) inside.middle.add(dark);
        if (beyond > -INSET_MM - 0.5) inside.edge.add(dark);
        if (Math.abs(x / halfX - y / halfY) < 0.25) inside.falling.add(dark);
        if (Math.abs(x / halfX + y / halfY) < 0.25) inside.rising.add(dark);
        for (let level = 0; level < LEVELS.length; level++)
          if (dark > (LEVELS[level] ?? 1)) levels[level] = (levels[level] ?? 0) + 1;
      } else if (beyond > OUTSIDE_MM[0] && beyond < OUTSIDE_MM[1]) {
        outside.all.add(dark);
        outside.inked.add(dark > 0.25 ? 1 : 0);
        if (beyondX > -CORNER_MM && beyondY > -CORNER_MM) outside.corners.add(dark);
      }
    }
  return { inside, outside, quarters, levels, values: values.subarray(0, count) };
}

/** Of the ring around the box, where paper is all that is printed: how its four sides differ, and how neighbours do. */
function paperOf({ columns, rows, darkness }: Patch, box: AnswerArea): { uneven: number; noise: number } {
  const sides = [[], [], [], []] as [number[], number[], number[], number[]];
  const steps: number[] = [];
  for (let row = 0, k = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, k++) {
      const [x, y] = [(column - (columns - 1) / 2) * STEP_MM, (row - (rows - 1) / 2) * STEP_MM];
      const [beyondX, beyondY] = [Math.abs(x) - box.widthMm / 2, Math.abs(y) - box.heightMm / 2];
      if (Math.max(beyondX, beyondY) < OUTSIDE_MM[0] || column === 0) continue;
      sides[beyondX > beyondY ? (x > 0 ? 0 : 1) : y > 0 ? 2 : 3].push(darkness[k] ?? 0);
      steps.push(Math.abs((darkness[k] ?? 0) - (darkness[k - 1] ?? 0)));
    }
  // Typed arrays are sorted as numbers, several times as fast.
  const median = (of: number[]) => Float32Array.from(of).sort()[of.length >> 1] ?? 0;
  const middles = sides.map(median);
  return { uneven: Math.max(...middles) - Math.min(...middles), noise: median(steps) };
}
