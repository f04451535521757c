/** Letters and digits as pen strokes on a 10 × 14 grid. They never leave the server: a picture is drawn from them. */
const STROKES: Readonly<Record<string, string>> = {
  2: 'M1 4Q2 0 5 0Q9 0 9 4Q9 7 1 14L9 14',
  3: 'M1 2Q3 0 5 0Q9 0 9 3.5Q9 7 4 7Q9 7 9 10.5Q9 14 5 14Q2 14 1 12',
  4: 'M7 14L7 0L1 9L9 9',
  5: 'M8 0L2 0L2 6Q9 5 9 10Q9 14 5 14Q2 14 1 12',
  6: 'M8 1Q1 3 1 9Q1 14 5 14Q9 14 9 10Q9 6 5 6Q2 6 1 9',
  7: 'M1 0L9 0L4 14',
  8: 'M5 7Q1 6 1 3.5Q1 0 5 0Q9 0 9 3.5Q9 6 5 7Q0.5 8 0.5 11Q0.5 14 5 14Q9.5 14 9.5 11Q9.5 8 5 7',
  A: 'M0 14L5 0L10 14M2 9L8 9',
  C: 'M9 2Q7 0 5 0Q1 0 1 7Q1 14 5 14Q7 14 9 12',
  E: 'M9 0L1 0L1 14L9 14M1 7L7 7',
  F: 'M9 0L1 0L1 14M1 7L7 7',
  H: 'M1 0L1 14M9 0L9 14M1 7L9 7',
  K: 'M1 0L1 14M9 0L1 8M4 6L9 14',
  L: 'M1 0L1 14L9 14',
  M: 'M0 14L1 0L5 8L9 0L10 14',
  N: 'M1 14L1 0L9 14L9 0',
  P: 'M1 14L1 0L5 0Q9 0 9 4Q9 8 5 8L1 8',
  R: 'M1 14L1 0L5 0Q9 0 9 4Q9 7 5 7L1 7M5 7L9 14',
  T: 'M0 0L10 0M5 0L5 14',
  X: 'M1 0L9 14M9 0L1 14',
  Y: 'M0 0L5 7L10 0M5 7L5 14',
};

/** Without those that look alike by hand: 0 O, 1 I, Q, S 5, U V, Z 2. */
export const SIGNS = Object.keys(STROKES);

export type Point = readonly [x: number, y: number];

/** So many straight pieces stand for a curve. */
const PIECES = 8;

/** The strokes of a sign as lines of points. @param hand moves each point of the pen: no hand writes a letter twice the same */
export function strokesOf(sign: string, hand: (point: Point) => Point): Point[][] {
  return (STROKES[sign] ?? '')
    .split('M')
    .filter(Boolean)
    .map((stroke) => lineOf(`M${stroke}`, hand));
}

function lineOf(path: string, hand: (point: Point) => Point): Point[] {
  const line: Point[] = [];
  for (const [, kind, numbers = ''] of path.matchAll(/([MLQ])([^MLQ]+)/g)) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers.trim().split(/[ ,]+/).map(Number);
    const from = line.at(-1);
    if (kind !== 'Q' || from === undefined) line.push(hand([x1, y1]));
    else line.push(...curve(from, hand([x1, y1]), hand([x2, y2])));
  }
  return line;
}

const curve = (from: Point, by: Point, to: Point): Point[] =>
  Array.from({ length: PIECES }, (_, n) => {
    const t = (n + 1) / PIECES;
    const at = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * by[axis] + t ** 2 * to[axis];
    return [at(0), at(1)];
  });
