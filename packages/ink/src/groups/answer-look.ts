import { type Stroke, strokeBounds } from '../strokes/stroke.js';

const COLUMNS = 16;
const ROWS = 6;
const DIRECTIONS = 4;

/** What a whole answer looks like, whatever its size and place: how much line of each of 4 directions runs through each cell of a grid laid over it. */
export interface AnswerLook {
  cells: Float32Array;
  /** Width by height, as a logarithm. */
  ratio: number;
}

export function lookOf(strokes: readonly Stroke[]): AnswerLook {
  const cells = new Float32Array(COLUMNS * ROWS * DIRECTIONS);
  const { xMm, yMm, widthMm, heightMm } = strokeBounds(...strokes);
  // Nothing is flatter or narrower than a third of a line: a dash is not stretched to a field.
  const least = Math.max(widthMm, heightMm, 1) / 8;
  const [width, height] = [Math.max(widthMm, least), Math.max(heightMm, least)];
  for (const { points } of strokes)
    for (let k = 1; k < points.length; k++) {
      const [a, b] = [points[k - 1], points[k]];
      if (a === undefined || b === undefined) continue;
      const [ax, ay] = [(a[0] - xMm) / width, (a[1] - yMm) / height];
      const [bx, by] = [(b[0] - xMm) / width, (b[1] - yMm) / height];
      addPiece(cells, [ax, ay, bx, by], height / width);
    }
  for (let k = 0; k < cells.length; k++) cells[k] = Math.sqrt(cells[k] ?? 0);
  const length = Math.hypot(...cells) || 1;
  for (let k = 0; k < cells.length; k++) cells[k] = (cells[k] ?? 0) / length;
  return { cells, ratio: Math.log(width / height) };
}

/** A straight piece, shared out between the four cells around its middle. */
function addPiece(
  cells: Float32Array,
  [ax, ay, bx, by]: readonly [number, number, number, number],
  ratio: number,
): void {
  const length = Math.hypot(bx - ax, (by - ay) * ratio);
  const direction = ((Math.atan2((by - ay) * ratio, bx - ax) / Math.PI) * DIRECTIONS + 2 * DIRECTIONS) % DIRECTIONS;
  const [column, row] = [((ax + bx) / 2) * (COLUMNS - 1), ((ay + by) / 2) * (ROWS - 1)];
  for (const [atColumn, inColumn] of around(column, COLUMNS))
    for (const [atRow, inRow] of around(row, ROWS))
      for (const [way, share] of [
        [Math.floor(direction) % DIRECTIONS, 1 - (direction % 1)],
        [(Math.floor(direction) + 1) % DIRECTIONS, direction % 1],
      ] as const) {
        const at = (atRow * COLUMNS + atColumn) * DIRECTIONS + way;
        cells[at] = (cells[at] ?? 0) + length * inColumn * inRow * share;
      }
}

const around = (place: number, count: number): (readonly [number, number])[] => {
  const low = Math.max(0, Math.min(count - 2, Math.floor(place)));
  const part = Math.max(0, Math.min(1, place - low));
  return [
    [low, 1 - part],
    [low + 1, part],
  ];
};

/** How alike two answers look, 0..1. */
export function lookLikeness(a: AnswerLook, b: AnswerLook): number {
  let product = 0;
  for (let k = 0; k < a.cells.length; k++) product += (a.cells[k] ?? 0) * (b.cells[k] ?? 0);
  return product * Math.exp(-Math.abs(a.ratio - b.ratio) / 2);
}
