/** A place in the square that a character is written in: x from the left edge, y from the top, 0 to 1. */
export type Place = readonly [x: number, y: number];
/** A stroke as places in equal steps of its length, from where the pen came down to where it left. */
export type Line = readonly Place[];

/** So many places stand for a stroke: enough for the bends of 乃 and 凸, few enough for a class at once. */
const STEPS = 16;

export const distance = (a: Place, b: Place): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const lengthOf = (line: Line): number =>
  line.reduce((sum, place, k) => sum + (k === 0 ? 0 : distance(place, line[k - 1] ?? place)), 0);
export const middleOf = (line: Line): Place => {
  const count = Math.max(1, line.length);
  return [line.reduce((sum, [x]) => sum + x, 0) / count, line.reduce((sum, [, y]) => sum + y, 0) / count];
};
export const backwards = (line: Line): Line => [...line].reverse();

/** The same line as STEPS places in equal steps; a dot is one place so many times. */
export function inSteps(line: Line): Line {
  const total = lengthOf(line);
  const first = line[0] ?? [0, 0];
  if (total === 0) return Array.from({ length: STEPS }, () => first);
  const out: Place[] = [first];
  let [passed, k] = [0, 1];
  for (let step = 1; step < STEPS; step++) {
    const due = (total * step) / (STEPS - 1);
    while (k < line.length - 1 && passed + distance(line[k - 1] ?? first, line[k] ?? first) < due) {
      passed += distance(line[k - 1] ?? first, line[k] ?? first);
      k += 1;
    }
    const [a, b] = [line[k - 1] ?? first, line[k] ?? first];
    const span = distance(a, b);
    const t = span === 0 ? 0 : Math.min(1, (due - passed) / span);
    out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
  }
  return out;
}

export interface Bounds {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function boundsOf(lines: readonly Line[]): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines)
    for (const [x, y] of line) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  return left > right
    ? { left: 0, top: 0, width: 0, height: 0 }
    : { left, top, width: right - left, height: bottom - top };
}
