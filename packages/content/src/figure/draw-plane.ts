import type { CoordinatePlane } from '@zhibi/contract/kernel';
import { middleMm, origin, toldOnX, toldOnY } from './axis-numbers.js';
import { clip } from './clip.js';
import { regionsOf, strokesOf } from './curve.js';
import { ticks } from './draw-number-line.js';
import { readExpression } from './expression.js';
import type { Frame, Spot } from './frame.js';
import { hatch } from './hatch.js';
import { arrow, dot, faintLine, label, labelBeside, labelOverGrid, line, type Mm, path, strong } from './pen.js';

const TICK = 0.9;
const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Where the axes cross, or the edge next to it. */
const crossOf = ({ left, right, bottom, top }: CoordinatePlane): Spot => ({
  x: within(0, left, right),
  y: within(0, bottom, top),
});

function grid(plane: CoordinatePlane, { toMm }: Frame): string {
  const { left, right, bottom, top, step } = plane;
  const apart = step || 1;
  return [
    ...ticks(left, right, apart).map((x) => faintLine(toMm({ x, y: bottom }), toMm({ x, y: top }))),
    ...ticks(bottom, top, apart).map((y) => faintLine(toMm({ x: left, y }), toMm({ x: right, y }))),
  ].join('');
}

function axes(plane: CoordinatePlane, { toMm }: Frame): string {
  const { left, right, bottom, top, step, numbers, names } = plane;
  const cross = crossOf(plane);
  const [x0, x1] = [toMm({ x: left, y: cross.y }), toMm({ x: right, y: cross.y })];
  const [y0, y1] = [toMm({ x: cross.x, y: bottom }), toMm({ x: cross.x, y: top })];
  const said = (text: string, place: Mm, anchor: 'middle' | 'end') =>
    numbers ? (plane.grid ? labelOverGrid : label)(text, place, anchor) : '';
  const onX = ticks(left, right, step).filter((x) => x !== 0 && x < right);
  const onY = ticks(bottom, top, step).filter((y) => y !== 0 && y < top);
  const centre = toMm(cross);
  const hasO = cross.x === 0 && cross.y === 0;
  const [onlyX, onlyY] = [
    toldOnX(onX, (x) => toMm({ x, y: 0 }).x, centre.x, hasO),
    toldOnY(onY, (y) => toMm({ x: 0, y }).y - centre.y, hasO),
  ];
  return [
    arrow({ x: x0.x - 2, y: x0.y }, { x: x1.x + 3, y: x1.y }),
    arrow({ x: y0.x, y: y0.y + 2 }, { x: y1.x, y: y1.y - 3 }),
    label(names.x, { x: x1.x + 3, y: x1.y + 2.8 }),
    label(names.y, { x: y1.x - 1.2, y: y1.y - 3.2 }, 'end'),
    ...onX.map((x) => {
      const at = toMm({ x, y: cross.y });
      return (
        line(at, { x: at.x, y: at.y - TICK }) +
        (onlyX.has(x) ? said(String(x), { x: middleMm(x, at.x), y: at.y + 2.5 }, 'middle') : '')
      );
    }),
    ...onY.map((y) => {
      const at = toMm({ x: cross.x, y });
      return (
        line(at, { x: at.x + TICK, y: at.y }) + (onlyY.has(y) ? said(String(y), { x: at.x - 1.2, y: at.y }, 'end') : '')
      );
    }),
    hasO ? label('O', { x: y0.x + origin.right, y: x0.y + origin.down }, 'end') : '',
  ].join('');
}

function lines({ lines: drawn, ...plane }: CoordinatePlane, { toMm }: Frame): string {
  const beyond = { segment: [0, 1], ray: [0, 1e4], line: [-1e4, 1e4] } as const;
  return drawn
    .map(({ from: a, to: b, ends, dashed }) => {
      const [from, to] = beyond[ends];
      const part = clip({ a, b, from, to }, plane);
      return part ? line(toMm(part[0]), toMm(part[1]), { width: strong, dashed }) : '';
    })
    .join('');
}

function curves(plane: CoordinatePlane, frame: Frame): string {
  const { toMm } = frame;
  return plane.curves
    .map(({ y, from, to, label: name, dashed, shaded }) => {
      const reckon = readExpression(y);
      if (!reckon) return '';
      const between = [Math.max(from ?? plane.left, plane.left), Math.min(to ?? plane.right, plane.right)] as const;
      const strokes = strokesOf(reckon, between, plane);
      const last = strokes.at(-1)?.at(-1);
      return [
        ...(shaded ? regionsOf(strokes).map((region) => hatch(region.map(toMm), frame)) : []),
        ...strokes.map((stroke) => path(stroke.map(toMm), { width: strong, dashed })),
        last && name ? labelBeside(name, toMm(last), last.y > 0 ? -0.2 : 0.2) : '',
      ].join('');
    })
    .join('');
}

function points(plane: CoordinatePlane, { toMm }: Frame): string {
  const cross = crossOf(plane);
  return plane.points
    .map(({ x, y, label: name, open, guides }) => {
      const at = toMm({ x, y });
      const lead = guides
        ? line(at, toMm({ x, y: cross.y }), { dashed: true }) + line(at, toMm({ x: cross.x, y }), { dashed: true })
        : '';
      // Away from the axes, where nothing else is written.
      const direction = Math.atan2(y < 0 ? 1 : -1, x < 0 ? -1 : 1);
      return lead + dot(at, open) + labelBeside(name, at, direction);
    })
    .join('');
}

/** Grid, shaded regions, axes, lines and curves, points: in this order, so that what is marked lies on top. */
export const drawPlane = (plane: CoordinatePlane, frame: Frame): string =>
  [
    plane.grid ? grid(plane, frame) : '',
    ...plane.shades.map((shade) => hatch(shade.map(frame.toMm), frame)),
    axes(plane, frame),
    lines(plane, frame),
    curves(plane, frame),
    points(plane, frame),
  ].join('');
