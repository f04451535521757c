import { readStrictXml } from '@zhibi/files/xml/strict';
import type { Stroke } from '../strokes/stroke.js';
import { MAX_STROKE_POINTS } from '../strokes/valid-stroke.js';
import { canvasOf, onCanvas, transformOf, untouched } from './canvas.js';
import type { Channels } from './channels.js';
import { byId, type Context, channelsIn, contextIn, instantOf, isEraser, NO_CONTEXT } from './contexts.js';
import { type InkElement, idOf, inkElement } from './element.js';
import { pointsOf } from './points.js';
import { readTraceData, type Value } from './trace-data.js';

/** A page that somebody wrote full has some thousand strokes; what is larger was not written on one page. */
export const inkmlLimits = { deepest: 24, nodes: 60_000, strokes: 5_000, points: 100_000 } as const;

/** Between two traces that do not tell when they were begun. */
const USUAL_PAUSE_MS = 300;

export type InkMLRefusal = 'not-xml' | 'not-inkml' | 'no-ink' | 'too-much';

export interface InkML {
  /** In mm where `isScaled`, else in the units of whatever wrote them, which nobody knows. In the order of the file. */
  strokes: Stroke[];
  isScaled: boolean;
  /** Traces that are no ink: written wrongly, without a place, too long. */
  leftOut: number;
}

export type InkMLReading = ({ kind: 'ink' } & InkML) | { kind: 'refused'; reason: InkMLRefusal };

/**
 * Ink of other programs: W3C InkML (2011) with any channels, units, brushes, groups and difference codes. Movements in the air (`penUp`) are no
 * ink. Strokes have no ids of ours: they are called after their place in the file.
 * Of canvas transformations those of a plane are followed; ink under another one has no place that is known, and traces elsewhere are not asked for.
 * @param now for ink that does not tell when it was written: it ends then.
 */
export function readInkML(xml: string, now: number): InkMLReading {
  const tree = readStrictXml(xml, inkmlLimits);
  if (tree === undefined) return refused('not-xml');
  const root = inkElement(tree);
  if (root === undefined) return refused('not-inkml');
  const traces = tracesIn(root);
  if (traces.length > inkmlLimits.strokes) return refused('too-much');
  const reader = new Reader(byId(root));
  for (const trace of traces) {
    reader.take(trace);
    if (reader.points > inkmlLimits.points) return refused('too-much');
  }
  const strokes = reader.strokes(now);
  if (strokes.length === 0) return refused('no-ink');
  return { kind: 'ink', strokes, isScaled: reader.isScaled, leftOut: reader.leftOut };
}

const refused = (reason: InkMLRefusal): InkMLReading => ({ kind: 'refused', reason });

interface Trace {
  element: InkElement;
  context: Context;
}

/** Traces with what they stand under. Beside the definitions a context counts for whatever follows it; a group hands its own down. */
function tracesIn(root: InkElement): Trace[] {
  const known = byId(root);
  const found: Trace[] = [];
  const walk = (elements: readonly InkElement[], outer: Context) => {
    let context = outer;
    for (const element of elements) {
      if (element.name === 'context') context = contextIn(element, context, known);
      else if (element.name === 'traceFormat') context = { ...context, format: element };
      else if (element.name === 'inkSource')
        context = {
          ...context,
          source: element,
          format: element.children.find(({ name }) => name === 'traceFormat') ?? context.format,
        };
      else if (element.name === 'canvas') context = { ...context, canvas: element };
      else if (element.name === 'canvasTransform') context = { ...context, transform: element };
      else if (element.name === 'brush') context = { ...context, brush: `#${idOf(element) ?? ''}` };
      else if (element.name === 'traceGroup') walk(element.children, contextIn(element, context, known));
      else if (element.name === 'trace') found.push({ element, context: contextIn(element, context, known) });
    }
  };
  const only = [...known.values()].filter(({ name }) => name === 'context' || name === 'traceFormat');
  // Where nothing is referred to and there is one way to write only, it is that one: many programs leave the reference out.
  const [single] = only.length === 1 || only.every(({ name }) => name === 'context') ? only : [];
  const first =
    single === undefined
      ? NO_CONTEXT
      : single.name === 'context'
        ? contextIn(single, NO_CONTEXT, known)
        : { ...NO_CONTEXT, format: single };
  walk(root.children, first);
  return found;
}

interface Read extends Pick<Stroke, 'tip' | 'points'> {
  /** When it began: an instant, or so long after the traces before it. */
  at: number | undefined;
}

class Reader {
  isScaled = true;
  leftOut = 0;
  points = 0;
  readonly #read: Read[] = [];
  readonly #open = new Map<string, Read>();

  constructor(private readonly known: ReadonlyMap<string, InkElement>) {}

  take({ element, context }: Trace): void {
    if (element.attributes.get('type') === 'penUp') return;
    const channels = channelsIn(context);
    const rows = channels && readTraceData(element.text, channels.least, channels.most);
    const { points, firstMs, isScaled } = rows && channels ? this.#placed(rows, channels, context) : NOTHING;
    if (points.length === 0 || points.length > MAX_STROKE_POINTS || channels === undefined) {
      this.leftOut++;
      return;
    }
    this.points += points.length;
    this.isScaled &&= isScaled;
    const goesOn = this.#open.get(element.attributes.get('priorRef')?.slice(1) ?? '');
    const continuation = element.attributes.get('continuation');
    if (goesOn !== undefined && (continuation === 'middle' || continuation === 'end')) {
      goesOn.points = [...goesOn.points, ...points];
      this.#name(element, goesOn);
      return;
    }
    const offset = Number(element.attributes.get('timeOffset') ?? Number.NaN);
    const since = instantOf(context.timestamp, this.known);
    const own = Number.isFinite(offset) ? offset + (firstMs ?? 0) : firstMs;
    const read: Read = {
      tip: isEraser(context.brush, this.known) ? 'eraser' : 'pen',
      points,
      at: own === undefined ? undefined : own + (own > 1e11 ? 0 : (since ?? 0)),
    };
    this.#read.push(read);
    this.#name(element, read);
  }

  /** Where the points lie, on the canvas if they are laid on one. */
  #placed(rows: readonly (readonly Value[])[], channels: Channels, { canvas, transform }: Context) {
    const way = transformOf(transform, this.known);
    if (way === 'none') return { ...pointsOf(rows, channels), isScaled: channels.isScaled };
    if (way === 'unknown') return NOTHING;
    const [measured, onto] = [pointsOf(rows, untouched(channels)), canvasOf(canvas, this.known)];
    return { ...measured, points: onCanvas(measured.points, way, onto), isScaled: onto.isScaled };
  }

  #name(element: InkElement, read: Read): void {
    const id = idOf(element);
    if (id !== undefined) this.#open.set(id, read);
  }

  /** With their instants: as they are told, else one after the other. What tells none that can be is moved to end now. */
  strokes(now: number): Stroke[] {
    let end = 0;
    const timed = this.#read.map(({ tip, points, at }, nth): Stroke => {
      const t0 = Math.max(0, Math.round(at ?? (end === 0 ? 0 : end + USUAL_PAUSE_MS)));
      end = Math.max(end, t0 + points.reduce((sum, point) => sum + point[3], 0));
      return { id: `s${nth}`, t0, tip, points };
    });
    const isTold = end > EARLIEST && end <= now + DAY_MS;
    return isTold ? timed : timed.map((stroke) => ({ ...stroke, t0: Math.max(0, Math.round(stroke.t0 + now - end)) }));
  }
}

const NOTHING = { points: [], firstMs: undefined, isScaled: false };
/** Before there were such pens: a time that counts from something else. */
const EARLIEST = Date.UTC(2000, 0, 1);
const DAY_MS = 86_400_000;
