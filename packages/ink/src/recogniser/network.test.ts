import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { symbolWeights } from '../weights/symbols.js';
import { FEATURE_COUNT, symbolFeatures } from './features.js';
import { probabilities, unpackNetwork } from './network.js';

const three: [number, number][][] = [
  [
    [0, 0],
    [5, 1],
    [3, 5],
    [6, 8],
    [0, 10],
  ],
];

describe('features', () => {
  it('do not change with size and place', () => {
    const moved = three.map((stroke) => stroke.map(([x, y]): [number, number] => [x * 7 + 300, y * 7 - 40]));
    const [a, b] = [symbolFeatures(three), symbolFeatures(moved)];
    expect(Math.max(...a.map((value, k) => Math.abs(value - (b[k] ?? 9))))).toBeLessThan(1e-4);
  });

  it('know the direction of the pen and the proportions', () => {
    const back = three.map((stroke) => [...stroke].reverse());
    expect(symbolFeatures(back)).not.toEqual(symbolFeatures(three));
    expect(symbolFeatures(three.map((stroke) => stroke.map(([x, y]): [number, number] => [x * 3, y])))).not.toEqual(
      symbolFeatures(three),
    );
  });

  it.each([
    ['nothing', []],
    ['an empty stroke', [[]]],
    ['a point', [[[3, 3]]]],
  ] as [string, [number, number][][]][])('of %s are finite', (_, ink) => {
    expect([...symbolFeatures(ink)].every(Number.isFinite)).toBe(true);
  });
});

describe('the weights', () => {
  it('give a probability for each label', () => {
    const found = probabilities(unpackNetwork(symbolWeights), symbolFeatures(three));
    expect(found).toHaveLength(symbolWeights.labels.length);
    expect(found.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 5);
    expect(symbolWeights.labels[found.indexOf(Math.max(...found))]).toBe('3');
  });

  it('fit the features and are small enough to be sent', () => {
    expect(symbolWeights.inputs).toBe(FEATURE_COUNT);
    expect(readFileSync(new URL('../weights/symbols.ts', import.meta.url)).length).toBeLessThan(350 * 1024);
  });

  it('are refused when they were cut', () => {
    const [first, second] = symbolWeights.layers;
    const cut = {
      ...symbolWeights,
      layers: [
        {
          ...first,
          weights: first?.weights.slice(0, 400) ?? '',
          scales: first?.scales ?? '',
          biases: first?.biases ?? '',
        },
        ...(second ? [second] : []),
      ],
    };
    expect(() => unpackNetwork(cut)).toThrow('sizes do not fit');
  });
});

it('the base module loads no weights: screens that only draw ink stay light', () => {
  const imported = new Set<string>();
  const walk = (url: URL) => {
    if (imported.has(url.pathname)) return;
    imported.add(url.pathname);
    for (const [, path] of readFileSync(url, 'utf8').matchAll(/from '(\.[^']+)\.js'/g))
      walk(new URL(`${path}.ts`, url));
  };
  walk(new URL('../index.ts', import.meta.url));
  expect([...imported].filter((path) => /weights|recogniser|reading|handwriting/.test(path))).toEqual([]);
  expect(imported.size).toBeGreaterThan(8);
});
