import type { Figure } from '@zhibi/contract/kernel';
import { rangesMm } from './number-line-ranges.js';
import { labelMm, type Mm } from './pen.js';

export interface Spot {
  x: number;
  y: number;
}

/** Where the units of a figure lie on paper. */
export interface Frame {
  widthMm: number;
  heightMm: number;
  toMm(spot: Spot): Mm;
  fromMm(place: Mm): Spot;
}

interface Extent {
  left: number;
  right: number;
  bottom: number;
  top: number;
}
type Sides = Record<keyof Extent, number>;

/** No figure is larger than what a page can hold. */
const most = { widthMm: 180, heightMm: 260 };

function frameAround({ left, right, bottom, top }: Extent, unitMm: number, around: Sides): Frame {
  // A figure that ends before it begins is a picture of nothing, not one of a length below zero.
  const [wide, tall] = [Math.max(right - left, 0), Math.max(top - bottom, 0)];
  const unit = Math.min(
    unitMm,
    (most.widthMm - around.left - around.right) / Math.max(wide, 0.01),
    (most.heightMm - around.top - around.bottom) / Math.max(tall, 0.01),
  );
  return {
    widthMm: Math.round((wide * unit + around.left + around.right) * 100) / 100,
    heightMm: Math.round((tall * unit + around.top + around.bottom) * 100) / 100,
    toMm: ({ x, y }) => ({ x: around.left + (x - left) * unit, y: around.top + (top - y) * unit }),
    fromMm: ({ x, y }) => ({ x: left + (x - around.left) / unit, y: top - (y - around.top) / unit }),
  };
}

const even = (mm: number): Sides => ({ left: mm, right: mm, bottom: mm, top: mm });

/** The least that a figure of points takes: all of it, circles included, and a square where there is nothing yet. */
function extentOf(figure: Extract<Figure, { kind: 'geometry' }>): Extent {
  const reach = figure.circles.flatMap(({ centre, through }) => {
    const [c, p] = [figure.points[centre], figure.points[through]];
    if (!c || !p) return [];
    const radius = Math.hypot(p.x - c.x, p.y - c.y);
    return [
      { x: c.x - radius, y: c.y - radius },
      { x: c.x + radius, y: c.y + radius },
    ];
  });
  const all = [...figure.points, ...reach];
  if (all.length === 0) return { left: 0, right: 6, bottom: 0, top: 4 };
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

/** A sheet to draw on that stays where it is while points are moved: the figure with room around it, at least 12 by 8 units. */
export function workFrameOf(figure: Figure): Frame {
  if (figure.kind !== 'geometry') return frameOf(figure);
  const { left, right, bottom, top } = extentOf(figure);
  const around = {
    left: left < 0 ? Math.floor(left) - 1 : 0,
    right: right > 12 ? Math.ceil(right) + 1 : 12,
    bottom: bottom < 0 ? Math.floor(bottom) - 1 : 0,
    top: top > 8 ? Math.ceil(top) + 1 : 8,
  };
  return frameAround(around, figure.unitMm, even(4));
}

/** How large a figure is on paper, and where its units lie on it. */
export function frameOf(figure: Figure): Frame {
  switch (figure.kind) {
    case 'number-line': {
      const labelled = figure.marks.some((mark) => mark.label !== '') ? 5 : 2;
      const top = figure.ranges.length > 0 ? rangesMm(figure).last + 1.5 : labelled;
      const sides = { left: 6, right: 8, bottom: figure.numbers ? 6 : 2.5, top: Math.max(top, labelled) };
      return frameAround({ left: figure.from, right: figure.to, bottom: 0, top: 0 }, figure.unitMm, sides);
    }
    case 'plane': {
      const right = 4 + labelMm(figure.names.x);
      return frameAround(figure, figure.unitMm, { left: 4, right, bottom: 4, top: 6 });
    }
    case 'geometry':
      return frameAround(extentOf(figure), figure.unitMm, even(figure.points.some(({ label }) => label) ? 5.5 : 2));
  }
}
