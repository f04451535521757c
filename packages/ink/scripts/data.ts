import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { SymbolInk } from '../src/recogniser/features.js';

export interface Sample {
  source: string;
  label: string;
  ink: SymbolInk;
}
export interface Split {
  train: Sample[];
  /** For the temperature and the threshold. */
  calibration: Sample[];
  test: Sample[];
  /** Real symbols of no class, never trained on. */
  strangers: Sample[];
}

interface Line {
  source: string;
  label: string;
  strokes: [number, number][][];
}

const names: Readonly<Record<string, string>> = { x: '×', '^': 'unknown' };

/**
 * Splits the samples of the data file. Pendigits here names no writers and its order is shuffled (the nearest neighbour
 * of a sample stands no nearer in the file than by chance), so a split by writer cannot be made: every fifth sample is
 * held out, and its accuracy is that of KNOWN writers. NumberPad (another device, other people) is cut by position
 * within each label. What strangers' hands give is shown by the virtual hands and by training without NumberPad.
 */
export function readSplit(path: string): Split {
  const samples = gunzipSync(readFileSync(path))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Sample => {
      const { source, label, strokes }: Line = JSON.parse(line);
      return { source, label: names[label] ?? label, ink: strokes };
    });
  const split: Split = { train: [], calibration: [], test: [], strangers: [] };
  const pendigits = samples.filter((sample) => sample.source.startsWith('pendigits'));
  pendigits.forEach((sample, k) => {
    (k % 5 === 4 ? split.test : k % 10 === 2 ? split.calibration : split.train).push(sample);
  });
  const others = samples.filter((sample) => !sample.source.startsWith('pendigits'));
  for (const label of new Set(others.map((sample) => sample.label))) {
    const list = others.filter((sample) => sample.label === label);
    list.forEach((sample, k) => {
      const at = k / list.length;
      if (label === '?' || label === 'e') split.strangers.push(sample);
      else (at >= 0.75 ? split.test : at >= 0.65 ? split.calibration : split.train).push(sample);
    });
  }
  return split;
}
