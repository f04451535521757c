import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { SymbolInk } from '../src/recogniser/features.js';
import { labelOf } from './labels.js';
import { calibrationWriters, heldOutWriters } from './writers.js';

/** The devices that the samples were written on, as far as their sources tell them apart. */
export const devices = ['pendigits', 'numberpad', 'unipen'] as const;
export type Device = (typeof devices)[number];

export interface Sample {
  device: Device;
  /** Our label, `unknown` for a symbol that is none, `PART` for one that only parts are taken from. */
  label: string;
  /** The letter as its source has it. */
  letter: string;
  ink: SymbolInk;
}
export interface Split {
  train: Sample[];
  /** For the temperature and the threshold. */
  calibration: Sample[];
  test: Sample[];
  /** Real symbols of no label, never trained on. */
  strangers: Sample[];
}

interface Line {
  source?: string;
  writer?: string;
  label: string;
  strokes: [number, number][][];
}

/**
 * Splits the samples of the data files (`handwritten-symbols.jsonl.gz`, `unipen-symbols.jsonl.gz`). UNIPEN names its
 * writers: thirty are held out for good. Pendigits here names none and its order is shuffled, so every fifth sample is
 * held out, and its accuracy is that of KNOWN writers. NumberPad (fingers on glass, other people) is cut by position
 * within each label.
 */
export function readSplit(paths: readonly string[]): Split {
  const lines = paths.flatMap(linesOf);
  const split: Split = { train: [], calibration: [], test: [], strangers: [] };
  const pendigits = lines.filter((line) => line.source?.startsWith('pendigits'));
  pendigits.forEach((line, k) => {
    const part = k % 5 === 4 ? split.test : k % 10 === 2 ? split.calibration : split.train;
    part.push(...sampleOf(line, 'pendigits'));
  });
  const numberpad = lines.filter((line) => line.source === 'numberpad');
  for (const letter of new Set(numberpad.map((line) => line.label))) {
    const list = numberpad.filter((line) => line.label === letter);
    list.forEach((line, k) => {
      const at = k / list.length;
      const part = at >= 0.75 ? split.test : at >= 0.65 ? split.calibration : split.train;
      if ('?e'.includes(letter))
        split.strangers.push({ device: 'numberpad', label: 'unknown', letter, ink: line.strokes });
      else part.push(...sampleOf(line, 'numberpad'));
    });
  }
  for (const line of lines) {
    if (line.writer === undefined) continue;
    const part = heldOutWriters.has(line.writer)
      ? split.test
      : calibrationWriters.has(line.writer)
        ? split.calibration
        : split.train;
    part.push(...sampleOf(line, 'unipen'));
  }
  return split;
}

function linesOf(path: string): Line[] {
  const text = gunzipSync(readFileSync(path)).toString('utf8');
  return text.split('\n').flatMap((line): Line[] => (line === '' ? [] : [JSON.parse(line)]));
}

function sampleOf({ label: letter, strokes }: Line, device: Device): Sample[] {
  if (strokes.every((stroke) => stroke.length < 2)) return [];
  // A slashed 0 cannot be told from a 0 that was deleted: it is never to be read.
  const label = letter === '0' && strokes.length > 1 ? 'unknown' : labelOf(letter);
  return [{ device, label, letter, ink: strokes }];
}
