import type { StrokePoint } from '../strokes/stroke.js';
import { type Channels, channelsOf } from './channels.js';
import { childOf, type InkElement, referred } from './element.js';

/** Where a value of the device lies on the canvas: x' = a x + b y + c, y' = d x + e y + f. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** How ink comes from its device to a canvas: not moved, moved in a plane, or in a way that is not followed here. */
export type Transform = 'none' | 'unknown' | Affine;

/**
 * What a `canvasTransform` does to X and Y. Of two mappings the second leads back.
 * @param known everything with an id: a mapping may stand elsewhere
 */
export function transformOf(element: InkElement | undefined, known: ReadonlyMap<string, InkElement>): Transform {
  const own = childOf(element, 'mapping');
  const mapping = own && (referred(own, 'mappingRef', known) ?? own);
  if (mapping === undefined || mapping.attributes.get('type') === 'identity') return 'none';
  if (mapping.attributes.get('type') !== 'affine') return 'unknown';
  const rows = (childOf(mapping, 'affine')?.text ?? '')
    .split(',')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => row.split(/\s+/).map(Number));
  const [columns, lines] = [namesOf(mapping, 'source'), namesOf(mapping, 'target')];
  const at = (target: string, source: string) => rows[lines.indexOf(target)]?.[columns.indexOf(source)] ?? Number.NaN;
  const moved = (target: string) => rows[lines.indexOf(target)]?.[columns.length] ?? 0;
  const affine = [at('X', 'X'), at('X', 'Y'), moved('X'), at('Y', 'X'), at('Y', 'Y'), moved('Y')] as const;
  return affine.every(Number.isFinite) ? affine : 'unknown';
}

/** Which channel each column, or each row, is of: as it is said, or X and Y. */
function namesOf(mapping: InkElement, way: 'source' | 'target'): string[] {
  const said = mapping.children.flatMap(({ name, attributes }) => (name === 'bind' ? (attributes.get(way) ?? []) : []));
  return said.length > 0 ? said : ['X', 'Y'];
}

/** Points as the device told them → points on the canvas, in mm where the canvas says its units. */
export function onCanvas(points: readonly StrokePoint[], [a, b, c, d, e, f]: Affine, canvas: Canvas): StrokePoint[] {
  return points.map(([x, y, force, step]) => [
    (a * x + b * y + c) * canvas.xMm,
    (d * x + e * y + f) * canvas.yMm,
    force,
    step,
  ]);
}

export interface Canvas {
  xMm: number;
  yMm: number;
  isScaled: boolean;
}

/** How large a step on a canvas is. One that does not say it has units that nobody knows. */
export function canvasOf(canvas: InkElement | undefined, known: ReadonlyMap<string, InkElement>): Canvas {
  const format = childOf(canvas, 'traceFormat') ?? (canvas && referred(canvas, 'traceFormatRef', known));
  const channels = format && channelsOf(format, undefined);
  return { xMm: channels?.x.scale ?? 1, yMm: channels?.y.scale ?? 1, isScaled: channels?.isScaled ?? false };
}

/** Places are kept as the device tells them: the transformation is of its values. */
export const untouched = (channels: Channels): Channels => ({
  ...channels,
  x: { ...channels.x, scale: 1 },
  y: { ...channels.y, scale: 1 },
});
