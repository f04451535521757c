import type { AnswerArea } from '@zhibi/contract/papers';
import type { Point } from '../frame/homography.js';
import { type Patch, STEP_MM } from './patch.js';

/** How far the rims of a choice lie from where the page's frame puts them, in mm, and how clearly: 0 no rim, about 0.5 a printed one. */
export interface RimPlace {
  shift: Point;
  clear: number;
}

/** As far as paper bends. */
const REACH_MM = 1.2;
const REACH = Math.round(REACH_MM / STEP_MM);

/**
 * Finds the printed rims of the boxes of one choice together: one of them may lie under ink, the others hold the place. Both
 * directions apart: what is darker along a whole side than beside it, added up over all sides.
 */
export function findRims(patches: readonly { box: AnswerArea; patch: Patch }[]): RimPlace {
  const [x, y] = [bestShift(sidesOf(patches, 'x')), bestShift(sidesOf(patches, 'y'))];
  return { shift: { x: x.mm, y: y.mm }, clear: Math.min(x.clear, y.clear) };
}

/** What is seen of a box across one direction: sample by sample how clearly a rim lies there, and how far apart its two are printed. */
export interface BoxSide {
  profile: Float32Array;
  sideMm: number;
}

export const sidesOf = (patches: readonly { box: AnswerArea; patch: Patch }[], across: 'x' | 'y'): BoxSide[] =>
  patches.map(({ box, patch }) => ({
    profile: ridges(patch, across),
    sideMm: across === 'x' ? box.widthMm : box.heightMm,
  }));

/** For each column (or row) of a patch, how much darker it is than what lies 0.45 mm on both sides; a long stroke across counts little. */
function ridges({ columns, rows, darkness }: Patch, across: 'x' | 'y'): Float32Array {
  const [length, depth] = across === 'x' ? [columns, rows] : [rows, columns];
  const [step, line] = across === 'x' ? [1, columns] : [columns, 1];
  const away = 3;
  const margin = Math.round(depth * 0.22);
  return Float32Array.from({ length }, (_, k) => {
    if (k < away || k >= length - away) return 0;
    let sum = 0;
    for (let j = margin; j < depth - margin; j++) {
      const at = k * step + j * line;
      const beside = Math.max(darkness[at - away * step] ?? 0, darkness[at + away * step] ?? 0);
      sum += Math.min(0.5, Math.max(-0.2, (darkness[at] ?? 0) - beside));
    }
    return sum / (depth - 2 * margin);
  });
}

/** How clearly the first and the second rim of a box across a direction lie at each step from the farthest before to the farthest after. */
export function rimScores({ profile, sideMm }: BoxSide): [number[], number[]] {
  const half = sideMm / 2 / STEP_MM;
  const along = (way: number) =>
    Array.from({ length: 2 * REACH + 1 }, (_, k) =>
      between(profile, (profile.length - 1) / 2 + k - REACH + way * half),
    );
  return [along(-1), along(1)];
}

/** How far a step of `rimScores` is, in mm. */
export const mmOfStep = (step: number): number => (step - REACH) * STEP_MM;

/** Where the rims of all sides lie together. */
export function bestShift(sides: readonly BoxSide[]): { mm: number; clear: number } {
  const scores = Array.from({ length: 2 * REACH + 1 }, (_, k) => {
    let sum = 0;
    for (const { profile, sideMm } of sides) {
      const middle = (profile.length - 1) / 2 + k - REACH;
      sum += between(profile, middle - sideMm / 2 / STEP_MM) + between(profile, middle + sideMm / 2 / STEP_MM);
    }
    return sum / Math.max(1, 2 * sides.length);
  });
  const best = scores.reduce((a, score, k) => (score > (scores[a] ?? 0) ? k : a), REACH);
  const [before = 0, at = 0, after = 0] = [scores[best - 1], scores[best], scores[best + 1]];
  const bend = before - 2 * at + after;
  const part = bend < 0 ? Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend))) : 0;
  return { mm: (best - REACH + part) * STEP_MM, clear: at };
}

const between = (values: Float32Array, at: number): number => {
  const low = Math.floor(at);
  return (values[low] ?? 0) * (low + 1 - at) + (values[low + 1] ?? 0) * (at - low);
};
