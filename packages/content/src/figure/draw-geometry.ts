import type { PlaneGeometry } from '@zhibi/contract/kernel';
import type { Frame } from './frame.js';
import { hatch } from './hatch.js';
import { circle, dot, far, label as labelAt, labelBeside, line, type Mm, path, strong, toward } from './pen.js';

type Places = readonly (Mm | undefined)[];

const RIGHT = 2.2;
const ARC = 3.4;
const MARK = 1.1;

/** So many short strokes across the middle of a segment. */
function equalMarks(a: Mm, b: Mm, count: number): string {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const across = toward({ x: 0, y: 0 }, { x: a.y - b.y, y: b.x - a.x }, MARK);
  return Array.from({ length: count }, (_, nth) => {
    const at = toward(middle, b, (nth - (count - 1) / 2) * 0.9);
    return line({ x: at.x - across.x, y: at.y - across.y }, { x: at.x + across.x, y: at.y + across.y });
  }).join('');
}

/** The smaller angle from one arm to the other, as directions on paper. */
function betweenArms(at: Mm, from: Mm, to: Mm): { start: number; turn: number } {
  const start = Math.atan2(from.y - at.y, from.x - at.x);
  const whole = Math.atan2(to.y - at.y, to.x - at.x) - start;
  const turn = ((((whole + Math.PI) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI)) - Math.PI;
  return { start, turn };
}

const onCircle = (centre: Mm, radius: number, direction: number): Mm => ({
  x: centre.x + radius * Math.cos(direction),
  y: centre.y + radius * Math.sin(direction),
});

function angleMark(places: Places, { at, from, to, arcs, label }: PlaneGeometry['angles'][number]): string {
  const [corner, a, b] = [places[at], places[from], places[to]];
  if (!corner || !a || !b || far(corner, a) === 0 || far(corner, b) === 0) return '';
  const { start, turn } = betweenArms(corner, a, b);
  if (arcs === 0) {
    const [p, q] = [toward(corner, a, RIGHT), toward(corner, b, RIGHT)];
    return path([p, { x: p.x + q.x - corner.x, y: p.y + q.y - corner.y }, q]);
  }
  const drawn = Array.from({ length: arcs }, (_, nth) =>
    path(Array.from({ length: 25 }, (__, step) => onCircle(corner, ARC + nth * 0.8, start + (turn * step) / 24))),
  );
  const room = ARC + arcs * 0.8 + (Math.abs(turn) < 0.7 ? 3.6 : 2.4);
  return drawn.join('') + labelAt(label, onCircle(corner, room, start + turn / 2));
}

/** Where a name has the most room: away from all lines that meet in its point. */
function sideOf(nth: number, { segments, circles, angles }: PlaneGeometry, places: Places): number {
  const point = places[nth];
  if (!point) return -Math.PI / 2;
  const others = [
    ...segments.flatMap(({ from, to }) => (from === nth ? [to] : to === nth ? [from] : [])),
    ...angles.flatMap(({ at, from, to }) => (at === nth ? [from, to] : [])),
    ...circles.flatMap(({ centre, through }) => (through === nth ? [centre] : [])),
  ];
  const taken = others
    .flatMap((other) => places[other] ?? [])
    .map((other) => Math.atan2(other.y - point.y, other.x - point.x))
    .sort((a, b) => a - b);
  if (taken.length === 0) return -Math.PI / 4;
  const gaps = taken.map((from, at) => ({ from, width: (taken[at + 1] ?? (taken[0] ?? 0) + 2 * Math.PI) - from }));
  const widest = gaps.reduce((best, gap) => (gap.width > best.width + 1e-6 ? gap : best));
  return widest.from + widest.width / 2;
}

/** A point on no line would not be seen without a dot. */
const isAlone = (nth: number, { segments, circles }: PlaneGeometry): boolean =>
  !segments.some(({ from, to }) => from === nth || to === nth) &&
  !circles.some(({ centre, through }) => centre === nth || through === nth);

/** Shaded regions, circles, segments with their marks, angles, points with their names. */
export function drawGeometry(figure: PlaneGeometry, frame: Frame): string {
  const places: Places = figure.points.map(frame.toMm);
  const regions = figure.shades.map((shade) =>
    hatch(
      shade.flatMap((at) => places[at] ?? []),
      frame,
    ),
  );
  const circles = figure.circles.map(({ centre, through, dashed }) => {
    const [c, p] = [places[centre], places[through]];
    return c && p ? circle(c, far(c, p), { width: strong, dashed }) : '';
  });
  const segments = figure.segments.map(({ from, to, dashed, equal = 0 }) => {
    const [a, b] = [places[from], places[to]];
    return a && b ? line(a, b, { width: strong, dashed }) + equalMarks(a, b, equal) : '';
  });
  const points = figure.points.map(({ label, dot: isDot, side }, nth) => {
    const place = places[nth];
    if (!place) return '';
    const direction = side === undefined ? sideOf(nth, figure, places) : (-side * Math.PI) / 180;
    return (isDot || isAlone(nth, figure) ? dot(place) : '') + labelBeside(label, place, direction);
  });
  const angles = figure.angles.map((angle) => angleMark(places, angle));
  return [...regions, ...circles, ...segments, ...angles, ...points].join('');
}
