import { madeWriters, nearMissKinds } from '@zhibi/ink/hard-cases';
import { describe, expect, it } from 'vitest';
import { countKind, hardKinds } from '../../../test/hard-cases.js';

/** Seeds of each kind that are tried every time; `npm run bench -- hard-cases 20000` tries far more, and real hands. */
const SEEDS = 12;
/** Near misses differ by one sign of many: more of them are tried. */
const NEAR_SEEDS = 60;
/** Repairs are mostly doubtful for other reasons. */
const rare: Readonly<Record<string, number>> = { 'digit repaired by a later stroke': 80 };
/** What the machine must go on deciding, as shares of clean answers of these hands. */
const clean: Readonly<Record<string, number>> = {
  'clean mark': 0.95,
  'clean mark, rough work far from the boxes': 0.95,
  'true or false: clean': 0.95,
  'clean number': 0.6,
  'two blanks: clean': 0.4,
  'clean decimal': 0.45,
  'clean number, rough work far from its blank': 0.6,
  'rows: clean': 0.6,
  'rows of boxes: clean': 0.93,
};

describe('no score is given on a correction, on overwriting or on a mark that may mean something else', () => {
  it.each(hardKinds)('%s', (kind) => {
    const count = rare[kind] ?? (nearMissKinds.includes(kind) ? NEAR_SEEDS : SEEDS);
    const { wrong, seeds, cases } = countKind(kind, { from: 1, count, of: madeWriters });
    expect(cases).toBeGreaterThan(count / 2);
    expect({ wrong, seeds }).toEqual({ wrong: 0, seeds: [] });
  });
});

describe('what is clean is decided', () => {
  it.each(Object.entries(clean))('%s: at least %f', (kind, share) => {
    const { cases, decided } = countKind(kind, { from: 1, count: 80, of: madeWriters });
    expect(decided / cases).toBeGreaterThanOrEqual(share);
  });
});
