import type { Spot } from '@zhibi/content/figure';
import type { PlaneGeometry } from '@zhibi/contract/kernel';

const letters = 'ABCDEFGHIJKLMNPQRSTUVWXYZ';

/** The next name that no point has, in the order of the alphabet; O is kept for centres. */
function freeName({ points }: PlaneGeometry): string {
  const taken = new Set(points.map(({ label }) => label));
  return [...letters].find((one) => !taken.has(one)) ?? '';
}

/** The point next to a place, no farther than `reach` units. */
export function nearestPoint(points: readonly Spot[], spot: Spot, reach: number): number | undefined {
  const distances = points.map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y));
  const least = Math.min(...distances);
  return least <= reach ? distances.indexOf(least) : undefined;
}

/** A list without one of its things. */
export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, nth) => nth !== at);

export const withPoint = (figure: PlaneGeometry, { x, y }: Spot): PlaneGeometry => ({
  ...figure,
  points: [...figure.points, { x, y, label: freeName(figure) }],
});

export const changedPoint = (
  figure: PlaneGeometry,
  at: number,
  change: Partial<PlaneGeometry['points'][number]>,
): PlaneGeometry => ({
  ...figure,
  points: figure.points.map((point, nth) => (nth === at ? { ...point, ...change } : point)),
});

/** Without a point, and without all that needs it; the others keep their points under their new places. */
export function withoutPoint(figure: PlaneGeometry, at: number): PlaneGeometry {
  const has = (...places: number[]) => places.includes(at);
  const moved = (place: number) => (place > at ? place - 1 : place);
  return {
    ...figure,
    points: without(figure.points, at),
    segments: figure.segments
      .filter(({ from, to }) => !has(from, to))
      .map((one) => ({ ...one, from: moved(one.from), to: moved(one.to) })),
    circles: figure.circles
      .filter(({ centre, through }) => !has(centre, through))
      .map((one) => ({ ...one, centre: moved(one.centre), through: moved(one.through) })),
    angles: figure.angles
      .filter(({ at: corner, from, to }) => !has(corner, from, to))
      .map((one) => ({ ...one, at: moved(one.at), from: moved(one.from), to: moved(one.to) })),
    shades: figure.shades.filter((shade) => !has(...shade)).map((shade) => shade.map(moved)),
  };
}

const joins = (one: { from: number; to: number }, a: number, b: number): boolean =>
  (one.from === a && one.to === b) || (one.from === b && one.to === a);

/** A segment between two points; there is one between any two. */
export const withSegment = (figure: PlaneGeometry, from: number, to: number): PlaneGeometry =>
  from === to || figure.segments.some((one) => joins(one, from, to))
    ? figure
    : { ...figure, segments: [...figure.segments, { from, to }] };

/** A circle is named by its centre, which books call O. */
export function withCircle(figure: PlaneGeometry, centre: number, through: number): PlaneGeometry {
  if (centre === through) return figure;
  const isFree = figure.points.every(({ label }) => label !== 'O');
  const named =
    figure.circles.length === 0 && isFree ? changedPoint(figure, centre, { label: 'O', dot: true }) : figure;
  return { ...named, circles: [...named.circles, { centre, through }] };
}

/** An angle at the middle one of three points. */
export const withAngle = (
  figure: PlaneGeometry,
  [from, at, to]: readonly [number, number, number],
  arcs: number,
): PlaneGeometry =>
  new Set([from, at, to]).size < 3
    ? figure
    : { ...figure, angles: [...figure.angles, { at, from, to, arcs, label: '' }] };

const distanceTo = (spot: Spot, a: Spot, b: Spot): number => {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const along = ((spot.x - a.x) * (b.x - a.x) + (spot.y - a.y) * (b.y - a.y)) / length ** 2;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(a.x + share * (b.x - a.x) - spot.x, a.y + share * (b.y - a.y) - spot.y);
};

/** The segment at a place gets one stroke more across it; behind three it has none. */
export function withEqualMark(figure: PlaneGeometry, spot: Spot, reach: number): PlaneGeometry {
  const distances = figure.segments.map(({ from, to }) => {
    const [a, b] = [figure.points[from], figure.points[to]];
    return a && b ? distanceTo(spot, a, b) : Number.POSITIVE_INFINITY;
  });
  const least = Math.min(...distances);
  if (least > reach) return figure;
  const chosen = distances.indexOf(least);
  return {
    ...figure,
    segments: figure.segments.map((one, nth) => (nth === chosen ? { ...one, equal: ((one.equal ?? 0) + 1) % 4 } : one)),
  };
}
