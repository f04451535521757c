import type { Rect, Stroke } from './stroke.js';

export type Xy = readonly [x: number, y: number];

/**
 * The line of a stroke as places at most `stepMm` apart, so that shares are shares of length: a pen samples by time, and
 * a slow hand must not count more. A dot is one place.
 */
export function evenPath(stroke: Stroke, stepMm = 0.25): Xy[] {
  const first = stroke.points[0];
  if (!first) return [];
  const path: Xy[] = [[first[0], first[1]]];
  for (let i = 1; i < stroke.points.length; i++) {
    const [a, b] = [stroke.points[i - 1], stroke.points[i]];
    if (!a || !b) continue;
    const pieces = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / stepMm);
    for (let k = 1; k <= pieces; k++)
      path.push([a[0] + ((b[0] - a[0]) * k) / pieces, a[1] + ((b[1] - a[1]) * k) / pieces]);
  }
  return path;
}

/** `rect` with `byMm` more on every side. */
export function grown(rect: Rect, byMm: number): Rect {
  return {
    xMm: rect.xMm - byMm,
    yMm: rect.yMm - byMm,
    widthMm: rect.widthMm + 2 * byMm,
    heightMm: rect.heightMm + 2 * byMm,
  };
}

export function isInside([x, y]: Xy, rect: Rect): boolean {
  return x >= rect.xMm && x <= rect.xMm + rect.widthMm && y >= rect.yMm && y <= rect.yMm + rect.heightMm;
}

/** Share 0..1 of the places that lie in the rectangle; 0 of an empty path. */
export function shareInside(path: readonly Xy[], rect: Rect): number {
  if (path.length === 0) return 0;
  let inside = 0;
  for (const place of path) if (isInside(place, rect)) inside++;
  return inside / path.length;
}

export function centreOf(rect: Rect): Xy {
  return [rect.xMm + rect.widthMm / 2, rect.yMm + rect.heightMm / 2];
}

export function diagonalOf(rect: Rect): number {
  return Math.hypot(rect.widthMm, rect.heightMm);
}
