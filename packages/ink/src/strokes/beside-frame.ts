import { type AnswerArea, seal } from '@zhibi/contract/papers';
import { centreOf } from './path.js';
import { meet } from './pieces.js';
import type { Rect } from './stroke.js';

/**
 * What lies in the margin at the height of a question is written on it: there the boxes end, and a child that corrects itself finds no
 * other paper. A sealed strip, in which names stand, is no margin.
 */
const MARGIN_MM = 30;
/** So near over and under a question. */
const OVER_MM = 2;

/** The question in whose margin ink lies that no frame holds: that at its height. Another column is no margin. */
export function frameBeside(ink: Rect, frames: readonly AnswerArea[]): AnswerArea | undefined {
  const [, y] = centreOf(ink);
  const away = (frame: Rect) => Math.max(frame.yMm - y, 0, y - frame.yMm - frame.heightMm);
  const [nearest] = frames
    .filter((frame) => meet(ink, aroundOf(frame, frames)))
    .sort((a, b) => away(a) - away(b) || Math.abs(centreOf(a)[0] - ink.xMm) - Math.abs(centreOf(b)[0] - ink.xMm));
  return nearest;
}

function aroundOf({ xMm, yMm, widthMm, heightMm }: Rect, frames: readonly Rect[]): Rect {
  const right = xMm + widthMm;
  const columns = frames.map((other) => other.xMm - right).filter((gapMm) => gapMm >= 0);
  const left = xMm > seal.lineMm ? Math.max(seal.lineMm, xMm - MARGIN_MM) : 0;
  // The margin between two columns is the left one’s.
  const from = Math.max(left, ...frames.map((other) => other.xMm + other.widthMm).filter((end) => end <= xMm));
  return {
    xMm: from,
    yMm: yMm - OVER_MM,
    widthMm: right + Math.min(MARGIN_MM, ...columns) - from,
    heightMm: heightMm + 2 * OVER_MM,
  };
}
