import type { StampKind } from '@zhibi/contract/marking/annotations';
import type { Stroke, StrokePoint } from '../strokes/stroke.js';

/** The middle of a stamp on its page, and its height, in mm. */
export interface StampPlace {
  xMm: number;
  yMm: number;
  sizeMm: number;
}

type Line = readonly (readonly [x: number, y: number])[];

const tick: Line = [
  [-0.5, 0.02],
  [-0.36, 0.14],
  [-0.2, 0.5],
  [0.04, 0.06],
  [0.28, -0.28],
  [0.56, -0.5],
];
/** As a hand writes them, about a middle at 0, 0 and one high. */
const lines: Readonly<Record<StampKind, readonly Line[]>> = {
  tick: [tick],
  cross: [
    [
      [-0.42, -0.46],
      [-0.02, 0],
      [0.42, 0.48],
    ],
    [
      [0.42, -0.48],
      [0.02, 0],
      [-0.44, 0.46],
    ],
  ],
  half: [
    tick,
    [
      [0.04, -0.42],
      [0.26, -0.2],
      [0.48, 0.06],
    ],
  ],
  question: [
    [
      [-0.26, -0.26],
      [-0.16, -0.44],
      [0.06, -0.5],
      [0.26, -0.38],
      [0.26, -0.16],
      [0.1, 0],
      [0.02, 0.12],
      [0.02, 0.26],
    ],
    [[0.02, 0.48]],
  ],
};

const STEPS = 8;

/** A stamp as ink: it is drawn, taken out and printed as every stroke is. */
export const stampStrokes = (kind: StampKind, place: StampPlace): Stroke[] =>
  lines[kind].map((line, at) => ({
    id: `${kind} ${at}`,
    t0: 0,
    tip: 'pen',
    points: rounded(line).map(([x, y], nth): StrokePoint => {
      const end = nth / Math.max(1, (line.length - 1) * STEPS);
      return [place.xMm + x * place.sizeMm, place.yMm + y * place.sizeMm, 0.75 - 0.4 * end, 8];
    }),
  }));

/** Through all points of a line, without corners (Catmull and Rom). */
function rounded(line: Line): [number, number][] {
  const at = (k: number) => line[Math.max(0, Math.min(line.length - 1, k))] ?? [0, 0];
  const between = line.slice(1).flatMap((_, k) =>
    Array.from({ length: STEPS }, (__, step): [number, number] => {
      const [a, b, c, d] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
      const t = step / STEPS;
      const on = (n: 0 | 1) =>
        0.5 *
        (2 * b[n] +
          (c[n] - a[n]) * t +
          (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t +
          (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t * t * t);
      return [on(0), on(1)];
    }),
  );
  const last = at(line.length - 1);
  return [...between, [last[0], last[1]]];
}
