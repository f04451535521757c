import type { Figure } from '@zhibi/contract/kernel';

export type FigureKind = Figure['kind'];
export const figureKinds: readonly FigureKind[] = ['number-line', 'plane', 'geometry'];

const fresh: { [Kind in FigureKind]: Extract<Figure, { kind: Kind }> } = {
  'number-line': { kind: 'number-line', unitMm: 10, from: -4, to: 4, step: 1, numbers: true, marks: [], ranges: [] },
  plane: {
    kind: 'plane',
    unitMm: 6,
    left: -5,
    right: 5,
    bottom: -5,
    top: 5,
    step: 1,
    grid: false,
    numbers: true,
    names: { x: 'x', y: 'y' },
    points: [],
    lines: [],
    curves: [],
    shades: [],
  },
  geometry: { kind: 'geometry', unitMm: 10, points: [], segments: [], circles: [], angles: [], shades: [] },
};

/** What a figure of a kind begins with. */
export const freshFigure = (kind: FigureKind): Figure => fresh[kind];
