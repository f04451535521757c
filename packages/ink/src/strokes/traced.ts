import { centreOf, evenPath, grown, shareInside, type Xy } from './path.js';
import { type Rect, type Stroke, strokeBounds } from './stroke.js';

/** So near to an edge the bounds alone tell nothing: rounding decides there. */
const EDGE_MM = 1e-6;

/**
 * A stroke of which is asked how much of its length lies in rectangles. Most of them hold all of it or nothing, which its bounds tell;
 * the line itself is followed only where they do not.
 */
export class Traced {
  readonly bounds: Rect;
  #path: Xy[] | undefined;

  constructor(readonly stroke: Stroke) {
    this.bounds = strokeBounds(stroke);
  }

  /** Share 0..1 of the length that lies in the rectangle with so much more on every side. */
  shareIn(rect: Rect, marginMm = 0): number {
    if (this.stroke.points.length === 0 || this.#isBeside(rect, marginMm + EDGE_MM)) return 0;
    if (this.#isWithin(rect, marginMm - EDGE_MM)) return 1;
    return shareInside(this.#places(), grown(rect, marginMm));
  }

  /** From the middle of the rectangle to the nearest place of the line. */
  distanceTo(rect: Rect): number {
    const [x, y] = centreOf(rect);
    let nearest = Infinity;
    for (const [px, py] of this.#places()) nearest = Math.min(nearest, Math.hypot(px - x, py - y));
    return nearest;
  }

  #isBeside(rect: Rect, marginMm: number): boolean {
    const { xMm, yMm, widthMm, heightMm } = this.bounds;
    return (
      xMm > rect.xMm + rect.widthMm + marginMm ||
      xMm + widthMm < rect.xMm - marginMm ||
      yMm > rect.yMm + rect.heightMm + marginMm ||
      yMm + heightMm < rect.yMm - marginMm
    );
  }

  #isWithin(rect: Rect, marginMm: number): boolean {
    const { xMm, yMm, widthMm, heightMm } = this.bounds;
    return (
      xMm >= rect.xMm - marginMm &&
      xMm + widthMm <= rect.xMm + rect.widthMm + marginMm &&
      yMm >= rect.yMm - marginMm &&
      yMm + heightMm <= rect.yMm + rect.heightMm + marginMm
    );
  }

  #places(): readonly Xy[] {
    this.#path ??= evenPath(this.stroke);
    return this.#path;
  }
}
