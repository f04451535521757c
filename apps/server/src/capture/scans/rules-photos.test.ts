import type { ScanComplaint, ScanReason } from '@zhibi/contract/capture/scans';
import { expect, it } from 'vitest';
import { verdictOn } from './rules-photos.js';

it.each<[string, string, ScanReason | null, ScanComplaint[], string]>([
  ['a whole page', 'taken', null, [], 'taken'],
  ['a page without its foot', 'taken', null, ['cut-bottom'], 'cut-off'],
  ['a page whose foot is not seen in the dark', 'taken', null, ['cut-bottom', 'dark'], 'too-dark'],
  ['a corner of a sheet', 'waiting', 'too-few-marks', [], 'cut-off'],
  ['a sheet whose code is cut off', 'waiting', 'no-code', ['cut-top'], 'cut-off'],
  ['a sheet whose code is not seen in the dark', 'waiting', 'no-code', ['cut-top', 'dark'], 'too-dark'],
  ['a sheet whose code a lamp hides', 'waiting', 'no-code', ['glare'], 'glare'],
])('%s is told as what is to be changed', (_, state, reason, complaints, verdict) => {
  const read = {
    batch: { state: 'read' as const },
    file: { problem: null },
    page: { state, reason, complaints, keptAt: null },
  };
  expect(verdictOn(read)).toBe(verdict);
  const kept = { ...read, page: { ...read.page, keptAt: new Date() } };
  expect(verdictOn(kept)).toBe(state === 'taken' && verdict !== 'taken' ? 'kept' : verdict);
});
