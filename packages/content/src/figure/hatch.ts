import { clip } from './clip.js';
import { hatchPath, type Mm } from './pen.js';

/** Between two lines of a shading, in mm along the axis that they cross. */
const APART = 1.6;

/** Where a falling line `x + y = sum` meets the edges of a polygon, by their x. */
function crossings(polygon: readonly Mm[], sum: number): number[] {
  return polygon
    .flatMap((a, nth) => {
      const b = polygon[(nth + 1) % polygon.length] ?? a;
      const [from, to] = [a.x + a.y - sum, b.x + b.y - sum];
      return from < 0 === to < 0 ? [] : [a.x + ((b.x - a.x) * from) / (from - to)];
    })
    .sort((a, b) => a - b);
}

/**
 * A region as books shade it: slanting lines, which print on any printer and under any code of dots. Only what lies on the picture: a region
 * may reach a thousand times as far.
 */
export function hatch(polygon: readonly Mm[], { widthMm, heightMm }: { widthMm: number; heightMm: number }): string {
  const [sums, xs] = [polygon.map(({ x, y }) => x + y), polygon.map(({ x }) => x)];
  // Nothing would be seen of it, and a curve that swings for ever has hundreds of such.
  if (Math.max(...xs) - Math.min(...xs) < APART) return '';
  const picture = { left: 0, right: widthMm, bottom: 0, top: heightMm };
  const lines: [Mm, Mm][] = [];
  const first = Math.ceil(Math.max(0, Math.min(...sums)) / APART) * APART;
  const last = Math.min(widthMm + heightMm, Math.max(...sums));
  for (let sum = first; sum < last; sum += APART) {
    const found = crossings(polygon, sum);
    for (let at = 0; at + 1 < found.length; at += 2) {
      const [left = 0, right = 0] = [found[at], found[at + 1]];
      const part = clip({ a: { x: left, y: sum - left }, b: { x: right, y: sum - right } }, picture);
      if (part && part[1].x - part[0].x > 0.05) lines.push(part);
    }
  }
  return hatchPath(lines);
}
