import { type Mm, path } from './pen.js';

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

/** A region as books shade it: slanting lines, which print on any printer and under any code of dots. */
export function hatch(polygon: readonly Mm[]): string {
  const sums = polygon.map(({ x, y }) => x + y);
  const lines: string[] = [];
  const first = Math.ceil(Math.min(...sums) / APART) * APART;
  for (let sum = first; sum < Math.max(...sums); sum += APART) {
    const found = crossings(polygon, sum);
    for (let at = 0; at + 1 < found.length; at += 2) {
      const [left = 0, right = 0] = [found[at], found[at + 1]];
      if (right - left > 0.05)
        lines.push(
          path(
            [
              { x: left, y: sum - left },
              { x: right, y: sum - right },
            ],
            { width: 0.15 },
          ),
        );
    }
  }
  return lines.join('');
}
