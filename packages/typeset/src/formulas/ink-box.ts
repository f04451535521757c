import type { LiteElement } from 'mathjax-full/js/adaptors/lite/Element.js';
import { contour } from './contour.js';
import { emsOf } from './sign-width.js';

/** What a drawing covers, in its own units; y grows downwards. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** a b c d e f of SVG: x' = ax + cy + e, y' = bx + dy + f. */
type Matrix = readonly [number, number, number, number, number, number];
const AS_IT_IS: Matrix = [1, 0, 0, 1, 0, 0];

/** Rules of tables and frames have their width from a style sheet: see `rules` of the renderer. */
export const RULE = 70;
/** Of signs that no font of MathJax has: as high as Song is. */
const TEXT = { ascent: 0.92, descent: 0.24 };

const NOTHING: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
export const isNothing = ({ left, right }: Box): boolean => left > right;

export const union = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

type Points = readonly (readonly [x: number, y: number])[];

const around = (points: Points, [a, b, c, d, e, f]: Matrix): Box =>
  points
    .map(([x, y]) => [a * x + c * y + e, b * x + d * y + f] as const)
    .reduce((box, [x, y]) => union(box, { left: x, top: y, right: x, bottom: y }), NOTHING);

const corners = ({ left, top, right, bottom }: Box): Points => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

const numbers = (list: string): number[] => (list.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);

function matrixOf(transform: string): Matrix {
  let matrix = AS_IT_IS;
  for (const [, kind, list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0, d = 1, e = 0, f = 0] = numbers(list);
    if (kind === 'translate') matrix = times(matrix, [1, 0, 0, 1, a, b ?? 0]);
    else if (kind === 'scale') matrix = times(matrix, [a, 0, 0, b ?? a, 0, 0]);
    else if (kind === 'matrix') matrix = times(matrix, [a, b ?? 0, c, d, e, f]);
  }
  return matrix;
}

const attribute = (node: LiteElement, name: string): string => String(node.attributes[name] ?? '');
const number = (node: LiteElement, name: string): number => Number.parseFloat(attribute(node, name)) || 0;

/** Half of the line with which a shape is drawn; letters are filled only. */
function halfLine(node: LiteElement): number {
  if (attribute(node, 'data-line') !== '' || attribute(node, 'data-frame') !== '') return RULE / 2;
  return number(node, 'stroke-width') / 2;
}

function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

function textBox(node: LiteElement): Box {
  const size = number(node, 'font-size');
  const words = node.children.map((one) => ('value' in one ? one.value : '')).join('');
  return { left: 0, top: -TEXT.ascent * size, right: emsOf(words) * size, bottom: TEXT.descent * size };
}

function rectangle(node: LiteElement): Box {
  const [left, top] = [number(node, 'x'), number(node, 'y')];
  return { left, top, right: left + number(node, 'width'), bottom: top + number(node, 'height') };
}

/** The points that a shape reaches, without its line. */
function shapeOf(node: LiteElement): Points {
  const [x, y] = [number(node, 'cx'), number(node, 'cy')];
  const [rx, ry] = [number(node, 'rx'), number(node, 'ry')];
  switch (node.kind) {
    case 'path':
      return contour(attribute(node, 'd'));
    case 'rect':
      return corners(rectangle(node));
    case 'line':
      return [
        [number(node, 'x1'), number(node, 'y1')],
        [number(node, 'x2'), number(node, 'y2')],
      ];
    case 'ellipse':
      return corners({ left: x - rx, top: y - ry, right: x + rx, bottom: y + ry });
    case 'polygon': {
      const list = numbers(attribute(node, 'points'));
      return list.flatMap((value, at) => (at % 2 === 0 ? [[value, list[at + 1] ?? 0] as const] : []));
    }
    case 'text':
      return corners(textBox(node));
    default:
      return [];
  }
}

/** A window of its own: what is in it is cut at its edges. */
function windowBox(node: LiteElement, matrix: Matrix): Box {
  const view = numbers(attribute(node, 'viewBox'));
  const { left, top, right, bottom } = rectangle(node);
  const [x = 0, y = 0, width = right - left, height = bottom - top] = view;
  const [sx, sy] = [(right - left) / width || 1, (bottom - top) / height || 1];
  const inside = times(matrix, [sx, 0, 0, sy, left - x * sx, top - y * sy]);
  return common(childrenBox(node, inside), around(corners({ left, top, right, bottom }), matrix));
}

const childrenBox = (node: LiteElement, matrix: Matrix): Box =>
  node.children.reduce<Box>(
    (box, one) =>
      'kind' in one && one.kind !== '#text' && 'attributes' in one ? union(box, inkBox(one, matrix)) : box,
    NOTHING,
  );

/** What an element of MathJax's drawing covers with ink; nothing (left > right) where it is space. */
export function inkBox(node: LiteElement, matrix: Matrix = AS_IT_IS): Box {
  const own = times(matrix, matrixOf(attribute(node, 'transform')));
  if (node.kind === 'svg') return windowBox(node, own);
  if (node.kind === 'g') return childrenBox(node, own);
  const points = shapeOf(node);
  if (points.length === 0) return NOTHING;
  const half = halfLine(node);
  return half === 0 ? around(points, own) : around(corners(grown(around(points, AS_IT_IS), half)), own);
}

/** What all that is in the drawing covers. */
export const inkInside = (svg: LiteElement): Box => childrenBox(svg, AS_IT_IS);
