import { type Channels, channelsOf } from './channels.js';
import { childOf, type InkElement, idOf, referred } from './element.js';

/** Under which traces stand: how they are written, since when they count, with what. Each is found where it is named or stands. */
export interface Context {
  format: InkElement | undefined;
  source: InkElement | undefined;
  timestamp: InkElement | undefined;
  brush: string | undefined;
  /** Onto what the ink is laid, and how. */
  canvas: InkElement | undefined;
  transform: InkElement | undefined;
}

export const NO_CONTEXT: Context = {
  format: undefined,
  source: undefined,
  timestamp: undefined,
  brush: undefined,
  canvas: undefined,
  transform: undefined,
};

/** Everything in a document that has an id. */
export function byId(root: InkElement): Map<string, InkElement> {
  const found = new Map<string, InkElement>();
  const walk = (element: InkElement) => {
    const id = idOf(element);
    if (id !== undefined && !found.has(id)) found.set(id, element);
    element.children.forEach(walk);
  };
  walk(root);
  return found;
}

/** The context of an element within another: what it says itself counts before what it refers to, and that before what was there. */
export function contextIn(
  element: InkElement,
  outer: Context,
  known: ReadonlyMap<string, InkElement>,
  seen: ReadonlySet<InkElement> = new Set(),
): Context {
  if (seen.has(element)) return outer; // a circle of references
  const named = referred(element, 'contextRef', known);
  const base = named ? contextIn(named, outer, known, new Set([...seen, element])) : outer;
  if (element.name !== 'context') return { ...base, brush: element.attributes.get('brushRef') ?? base.brush };
  const source = childOf(element, 'inkSource') ?? referred(element, 'inkSourceRef', known);
  const format =
    childOf(element, 'traceFormat') ?? referred(element, 'traceFormatRef', known) ?? childOf(source, 'traceFormat');
  const brush = childOf(element, 'brush');
  return {
    format: format ?? base.format,
    source: source ?? base.source,
    timestamp: childOf(element, 'timestamp') ?? referred(element, 'timestampRef', known) ?? base.timestamp,
    brush: element.attributes.get('brushRef') ?? (brush && `#${idOf(brush) ?? ''}`) ?? base.brush,
    canvas: childOf(element, 'canvas') ?? referred(element, 'canvasRef', known) ?? base.canvas,
    transform: childOf(element, 'canvasTransform') ?? referred(element, 'canvasTransformRef', known) ?? base.transform,
  };
}

export const channelsIn = ({ format, source }: Context): Channels | undefined => channelsOf(format, source);

/** The instant that a timestamp names, in ms since 1970; undefined where it names none. */
export function instantOf(
  timestamp: InkElement | undefined,
  known: ReadonlyMap<string, InkElement>,
  depth = 0,
): number | undefined {
  if (timestamp === undefined || depth > 8) return undefined;
  const { attributes } = timestamp;
  const own = Number(attributes.get('time') ?? Date.parse(attributes.get('timeString') ?? ''));
  if (Number.isFinite(own)) return own;
  const before = instantOf(referred(timestamp, 'timestampRef', known), known, depth + 1);
  const offset = Number(attributes.get('timeOffset') ?? 0);
  return before === undefined || !Number.isFinite(offset) ? undefined : before + offset;
}

/** The rubber end: a brush that is called so, or says so. */
export function isEraser(brush: string | undefined, known: ReadonlyMap<string, InkElement>): boolean {
  const id = brush?.startsWith('#') ? brush.slice(1) : undefined;
  if (id === undefined) return false;
  const properties = known.get(id)?.children ?? [];
  const says = properties.some(
    ({ name, attributes }) => name === 'brushProperty' && attributes.get('value') === 'eraser',
  );
  return id === 'eraser' || says;
}
