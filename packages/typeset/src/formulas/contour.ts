type Point = readonly [x: number, y: number];

/** Where a curve of three points turns along one axis; between 0 and 1, or nowhere. */
function turn(from: number, control: number, to: number): number | undefined {
  const t = (from - control) / (from - 2 * control + to);
  return t > 0 && t < 1 ? t : undefined;
}

const at = (t: number, from: number, control: number, to: number): number =>
  (1 - t) * (1 - t) * from + 2 * t * (1 - t) * control + t * t * to;

/** The points that a glyph's outline reaches farthest: its corners and where its curves turn. Outlines of MathJax are absolute, of M H V L Q T Z. */
export function contour(outline: string): Point[] {
  const points: Point[] = [];
  let [here, control]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  const line = (to: Point) => {
    points.push(to);
    here = to;
    control = to;
  };
  const curve = (middle: Point, to: Point) => {
    for (const axis of [0, 1] as const) {
      const t = turn(here[axis], middle[axis], to[axis]);
      if (t !== undefined) points.push([at(t, here[0], middle[0], to[0]), at(t, here[1], middle[1], to[1])]);
    }
    points.push(to);
    here = to;
    control = middle;
  };
  for (const [, command = '', list = ''] of outline.matchAll(/([MHVLQTZ])([^MHVLQTZ]*)/g)) {
    const values = (list.match(/-?[\d.]+/g) ?? []).map(Number);
    const size = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2 }[command] ?? 0;
    for (let from = 0; size > 0 && from + size <= values.length; from += size) {
      const [a = 0, b = 0, c = 0, d = 0] = values.slice(from, from + size);
      if (command === 'H') line([a, here[1]]);
      else if (command === 'V') line([here[0], a]);
      else if (command === 'Q') curve([a, b], [c, d]);
      else if (command === 'T') curve([2 * here[0] - control[0], 2 * here[1] - control[1]], [a, b]);
      else line([a, b]);
    }
  }
  return points;
}
