import type { Spot } from '@zhibi/content/figure';
import type { CoordinatePlane, Figure, NumberLine, PlaneGeometry } from '@zhibi/contract/kernel';
import type { FigureKind } from './fresh-figures.js';
import {
  changedPoint,
  nearestPoint,
  withAngle,
  withCircle,
  withEqualMark,
  without,
  withoutPoint,
  withPoint,
  withSegment,
} from './geometry-edits.js';

/** What a touch of the sheet does. */
export type Tool = 'move' | 'point' | 'segment' | 'line' | 'circle' | 'angle' | 'right' | 'equal' | 'shade';

export const toolsOf: Readonly<Record<FigureKind, readonly Tool[]>> = {
  'number-line': ['move', 'point'],
  plane: ['move', 'point', 'segment', 'line'],
  geometry: ['move', 'point', 'segment', 'circle', 'angle', 'right', 'equal', 'shade'],
};

/** With what a new figure of a kind is begun: one that the kind has, whichever was kept over a reload. */
export const firstToolOf = (kind: FigureKind): Tool => (kind === 'geometry' ? 'segment' : 'point');

/** A figure being drawn, and the points that the tool has taken so far. */
export interface Drawing {
  figure: Figure;
  taken: readonly Spot[];
}

const same = (a: Spot, b: Spot): boolean => a.x === b.x && a.y === b.y;
const done = (figure: Figure): Drawing => ({ figure, taken: [] });

/** The point at a place, or a new one there. */
function pointAt(figure: PlaneGeometry, spot: Spot): { figure: PlaneGeometry; at: number } {
  const found = figure.points.findIndex((point) => same(point, spot));
  return found < 0 ? { figure: withPoint(figure, spot), at: figure.points.length } : { figure, at: found };
}

/** All points that a tool took, each once made. */
function pointsAt(figure: PlaneGeometry, spots: readonly Spot[]): { figure: PlaneGeometry; at: number[] } {
  return spots.reduce<{ figure: PlaneGeometry; at: number[] }>(
    (sofar, spot) => {
      const next = pointAt(sofar.figure, spot);
      return { figure: next.figure, at: [...sofar.at, next.at] };
    },
    { figure, at: [] },
  );
}

function onGeometry(figure: PlaneGeometry, tool: Tool, taken: readonly Spot[], spot: Spot): Drawing {
  const all = [...taken, spot];
  if (tool === 'equal') return done(withEqualMark(figure, spot, 0.6));
  if (tool === 'point') return done(pointAt(figure, spot).figure);
  if (tool === 'shade') {
    const [first] = taken;
    const isClosed = first !== undefined && taken.length > 2 && same(first, spot);
    if (!isClosed) return { figure, taken: all.slice(0, 20) };
    const { figure: next, at } = pointsAt(figure, taken);
    return done({ ...next, shades: [...next.shades, at] });
  }
  if (all.length < (tool === 'angle' || tool === 'right' ? 3 : 2)) return { figure, taken: all };
  const { figure: next, at } = pointsAt(figure, all);
  const [a = 0, b = 0, c = 0] = at;
  if (tool === 'segment') return done(withSegment(next, a, b));
  if (tool === 'circle') return done(withCircle(next, a, b));
  return done(withAngle(next, [a, b, c], tool === 'right' ? 0 : 1));
}

function onPlane(figure: CoordinatePlane, tool: Tool, taken: readonly Spot[], spot: Spot): Drawing {
  if (tool === 'point')
    return done(
      figure.points.some((point) => same(point, spot))
        ? figure
        : { ...figure, points: [...figure.points, { ...spot, label: '' }] },
    );
  const [from] = taken;
  if (!from || same(from, spot)) return { figure, taken: [spot] };
  const ends = tool === 'line' ? 'line' : 'segment';
  return done({ ...figure, lines: [...figure.lines, { from, to: spot, ends }] });
}

function onLine(figure: NumberLine, { x }: Spot): Drawing {
  if (figure.marks.some((mark) => mark.at === x)) return done(figure);
  return done({ ...figure, marks: [...figure.marks, { at: x, label: '' }] });
}

/** A touch of the sheet at a place that is on the grid already. */
export function touched({ figure, taken }: Drawing, tool: Tool, spot: Spot): Drawing {
  if (tool === 'move') return { figure, taken: [] };
  if (figure.kind === 'number-line') return onLine(figure, spot);
  return figure.kind === 'plane' ? onPlane(figure, tool, taken, spot) : onGeometry(figure, tool, taken, spot);
}

/** The points that can be moved, in their order. */
export const movable = (figure: Figure): readonly Spot[] =>
  figure.kind === 'number-line' ? figure.marks.map(({ at }) => ({ x: at, y: 0 })) : figure.points;

export const pointNear = (figure: Figure, spot: Spot, reach: number): number | undefined =>
  nearestPoint(movable(figure), spot, reach);

export function movedTo(figure: Figure, nth: number, { x, y }: Spot): Figure {
  if (figure.kind === 'geometry') return changedPoint(figure, nth, { x, y });
  if (figure.kind === 'plane')
    return { ...figure, points: figure.points.map((point, at) => (at === nth ? { ...point, x, y } : point)) };
  return { ...figure, marks: figure.marks.map((mark, at) => (at === nth ? { ...mark, at: x } : mark)) };
}

export function withoutNth(figure: Figure, nth: number): Figure {
  if (figure.kind === 'geometry') return withoutPoint(figure, nth);
  if (figure.kind === 'plane') return { ...figure, points: without(figure.points, nth) };
  return { ...figure, marks: without(figure.marks, nth) };
}

const stepOf = (figure: Figure): number => (figure.kind === 'geometry' ? 0.5 : figure.step > 0 ? figure.step / 2 : 0.5);

/** The crossing of the grid next to a place; on a number line all places lie on the line. */
export function snapped(figure: Figure, { x, y }: Spot): Spot {
  const step = stepOf(figure);
  const on = (value: number) => Math.round(Math.round(value / step) * step * 1000) / 1000 + 0;
  return { x: on(x), y: figure.kind === 'number-line' ? 0 : on(y) };
}

/** A place moved by an arrow key. */
export function nudged(figure: Figure, { x, y }: Spot, key: string): Spot | undefined {
  const step = stepOf(figure);
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key];
  if (!way) return undefined;
  const [right = 0, up = 0] = way;
  return snapped(figure, { x: x + right * step, y: y + up * step });
}
