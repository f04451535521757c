import { expect, it } from 'vitest';
import { seatColour, seatColours } from './seat-colours.js';

type Triple = [number, number, number];
const linear = (hex: string): Triple => {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
};
const dot = ([a, b, c]: Triple, [x, y, z]: Triple) => a * x + b * y + c * z;
const by = ([r, g, b]: [Triple, Triple, Triple], colour: Triple): Triple => [
  dot(r, colour),
  dot(g, colour),
  dot(b, colour),
];
const clip = ([r, g, b]: Triple): Triple => [
  Math.min(1, Math.max(0, r)),
  Math.min(1, Math.max(0, g)),
  Math.min(1, Math.max(0, b)),
];

/** Machado, Oliveira, Fernandes 2009, severity 1. */
const eyes: Record<string, [Triple, Triple, Triple]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const toXyz: [Triple, Triple, Triple] = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const labOf = (hex: string, eye: [Triple, Triple, Triple]): Triple => {
  const [x, y, z] = by(toXyz, clip(by(eye, linear(hex))));
  const root = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [a, b, c] = [root(x / 0.95047), root(y), root(z / 1.08883)];
  return [116 * b - 16, 500 * (a - b), 200 * (b - c)];
};

/** What the ten of the mock come to: 1.7 for some eyes. */
const LEAST = 26;

it.each(Object.entries(eyes))('ten seat colours stay apart for %s eyes', (_, eye) => {
  const seen = seatColours.map((hex) => labOf(hex, eye));
  const distances = seen.flatMap((a, at) =>
    seen.slice(at + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])),
  );
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(LEAST);
});

it.each(seatColours)('%s is seen on white', (hex) => {
  const [r, g, b] = linear(hex);
  expect(1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)).toBeGreaterThanOrEqual(3);
});

it('the eleventh group has the first colour again', () => {
  expect([seatColour(1), seatColour(10), seatColour(11)]).toEqual([seatColours[0], seatColours[9], seatColours[0]]);
});
