import type { CoordinatePlane, NumberLine, PlaneGeometry } from '@zhibi/contract/kernel';

/** For specifications: a figure of each kind that holds all that its kind has. */
export const sampleLine: NumberLine = {
  kind: 'number-line',
  unitMm: 10,
  from: -3,
  to: 4,
  step: 1,
  numbers: true,
  marks: [
    { at: -2, label: 'A' },
    { at: 0.5, label: 'B_1', open: true },
  ],
  ranges: [
    { from: -1, to: 3, openFrom: true },
    { from: 2, to: null, openFrom: true },
  ],
};

export const samplePlane: CoordinatePlane = {
  kind: 'plane',
  unitMm: 7,
  left: -4,
  right: 5,
  bottom: -3,
  top: 6,
  step: 1,
  grid: true,
  numbers: true,
  names: { x: 'x', y: 'y' },
  points: [
    { x: 3, y: 4, label: 'P(3, 4)', guides: true },
    { x: -2, y: 1, label: 'A', open: true },
  ],
  lines: [
    { from: { x: 0, y: -1 }, to: { x: 1, y: 0 }, ends: 'line' },
    { from: { x: -3, y: -2 }, to: { x: -2, y: 1 }, ends: 'segment', dashed: true },
  ],
  curves: [{ y: 'x^2-2x+1', from: -1, to: 3, label: '', shaded: true }],
  shades: [
    [
      { x: -3, y: 2 },
      { x: -1, y: 2 },
      { x: -2, y: 4 },
    ],
  ],
};

export const sampleGeometry: PlaneGeometry = {
  kind: 'geometry',
  unitMm: 10,
  points: [
    { x: 0, y: 0, label: 'B' },
    { x: 5, y: 0, label: 'C' },
    { x: 1.5, y: 3.5, label: 'A' },
    { x: 1.5, y: 0, label: 'D' },
    { x: 2.5, y: 0, label: 'O', dot: true },
  ],
  segments: [
    { from: 0, to: 1 },
    { from: 1, to: 2, equal: 2 },
    { from: 2, to: 0, equal: 1 },
    { from: 2, to: 3, dashed: true },
  ],
  circles: [{ centre: 4, through: 1 }],
  angles: [
    { at: 3, from: 2, to: 1, arcs: 0, label: '' },
    { at: 0, from: 1, to: 2, arcs: 1, label: '' },
    { at: 1, from: 0, to: 2, arcs: 2, label: '45°' },
  ],
  shades: [[0, 3, 2]],
};
