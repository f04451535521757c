import { gaussian, type Random } from '../handwriting/random.js';
import type { SymbolInk } from '../recogniser/features.js';
import { centreOf } from '../strokes/path.js';
import type { Rect, Stroke } from '../strokes/stroke.js';
import type { Pen } from './pen.js';
import { inkOf, type Writer } from './writer.js';

/** How children mark a box; each is put together from strokes that a real person wrote. */
export const markKinds = ['tick', 'cross', 'ring', 'fill'] as const;
export type RealMark = (typeof markKinds)[number];
/** Ways to delete: what every teacher has seen. */
export const deletions = ['line', 'slash', 'cross-out', 'scribble', 'brackets', 'blackening'] as const;
export type Deletion = (typeof deletions)[number];

export interface Spot {
  /** Where the mark's anchor is meant to be. */
  xMm: number;
  yMm: number;
  /** 1 fits the box. */
  size: number;
}

/** The mark of this writer with its anchor (corner of a tick, middle of the others) at a spot, for boxes 5.6 × 4.5 mm. */
export function makeMark(pen: Pen, writer: Writer, kind: RealMark, { xMm, yMm, size }: Spot): Stroke[] {
  const { random } = pen;
  const put = (
    ink: SymbolInk | undefined,
    sizeMm: number,
    more: { wide?: number; tall?: number; turn?: number } = {},
  ) => (ink ? pen.put(ink, { xMm, yMm, sizeMm: sizeMm * size, ...more }) : []);
  if (kind === 'tick') return tick(pen, inkOf(ticker(writer), random, 'v', 'V'), { xMm, yMm, size });
  if (kind === 'cross') return put(inkOf(writer, random, 'X', 'x'), 3.4 + random() * 1.6);
  if (kind === 'ring') return put(inkOf(writer, random, 'O', 'o'), 5 + random() * 1.6, { wide: 1.25 });
  return zigzag(
    pen,
    writer,
    { xMm: xMm - 2.4 * size, yMm: yMm - 1.9 * size, widthMm: 4.8 * size, heightMm: 3.8 * size },
    7,
  );
}

/** With the v's that are made without lifting: of two strokes it is two lines, and no tick. */
function ticker({ name, inks }: Writer): Writer {
  const ofOne = [...inks].map(([letter, list]) => [letter, list.filter((ink) => ink.length === 1)] as const);
  return { name, inks: new Map(ofOne.filter(([, list]) => list.length > 0)) };
}

/** Whether this writer can make every mark. */
export const canMark = (writer: Writer): boolean => {
  const { inks } = ticker(writer);
  return inks.has('v') || inks.has('V');
};

/** A v whose right arm is drawn out, its corner at the spot. */
function tick(pen: Pen, ink: SymbolInk | undefined, { xMm, yMm, size }: Spot): Stroke[] {
  const [stroke] = ink ?? [];
  if (!stroke || ink?.length !== 1) return [];
  const low = stroke.reduce((best, [, y], k) => (y > (stroke[best]?.[1] ?? Number.NEGATIVE_INFINITY) ? k : best), 0);
  const [vx, vy] = stroke[low] ?? [0, 0];
  const tall = Math.max(...stroke.map(([, y]) => vy - y), 1e-6);
  const [short, long, open] = [1.2 + pen.random() * 0.8, 3 + pen.random() * 2, 1 + pen.random() * 0.6];
  const drawn = stroke.map(([x, y], k) => {
    const scale = ((k <= low ? short : long) * size) / tall;
    return [xMm + (x - vx) * scale * (k <= low ? 1 : open), yMm + (y - vy) * scale] as const;
  });
  const bounds = boundsOf([drawn]);
  const [x, y] = centreOf(bounds);
  return pen.put([drawn], { xMm: x, yMm: y, sizeMm: Math.max(bounds.widthMm, bounds.heightMm) });
}

/** Deletes what lies in `over`: six ways, each larger or smaller, off its middle by a little. */
export function deletion(pen: Pen, writer: Writer, kind: Deletion, over: Rect): Stroke[] {
  const { random } = pen;
  const [cx, cy] = centreOf(over);
  const off = () => gaussian(random) * 0.12;
  const [xMm, yMm] = [cx + off() * over.widthMm, cy + off() * over.heightMm];
  const long = 0.9 + random() * 0.7;
  const across = Math.max(over.widthMm, 2) * long;
  const diagonal = Math.hypot(over.widthMm, over.heightMm) * (0.75 + random() * 0.5);
  const lean = Math.atan2(over.heightMm, Math.max(over.widthMm, 2));
  const line = (sizeMm: number, turn: number) => straight(pen, writer, { xMm, yMm, sizeMm, turn });
  switch (kind) {
    case 'line':
      return [
        ...line(across, gaussian(random) * 0.1),
        ...(random() < 0.25 ? line(across, gaussian(random) * 0.1) : []),
      ];
    case 'slash':
      return line(diagonal, random() < 0.7 ? -lean : lean);
    case 'cross-out':
      return [...line(diagonal, -lean), ...line(diagonal, lean)];
    case 'scribble':
      return zigzag(pen, writer, scaled(over, long, 0.7 + random() * 0.7), 5 + Math.floor(random() * 4));
    case 'blackening':
      return Array.from({ length: 1 + Math.floor(random() * 2) }, () =>
        zigzag(pen, writer, scaled(over, 0.95 + random() * 0.3, 0.9 + random() * 0.3), 9 + Math.floor(random() * 5)),
      ).flat();
    case 'brackets': {
      const [open, close] = [inkOf(writer, random, '(', '['), inkOf(writer, random, ')', ']')];
      const tall = Math.max(over.heightMm, 4) * (1 + random() * 0.4);
      const at = (x: number) => ({ xMm: x, yMm: cy + off(), sizeMm: tall });
      return [
        ...(open ? pen.put(open, at(over.xMm - 0.5 - random() * 0.8)) : []),
        ...(close ? pen.put(close, at(over.xMm + over.widthMm + 0.5 + random() * 0.8)) : []),
      ];
    }
  }
}

/** A stroke that somebody drew as a minus, a slash or a 1, laid level and turned. */
export function straight(
  pen: Pen,
  writer: Writer,
  { xMm, yMm, sizeMm, turn }: { xMm: number; yMm: number; sizeMm: number; turn: number },
): Stroke[] {
  const [stroke] = inkOf(writer, pen.random, ['-', '/', '|'][Math.floor(pen.random() * 3)] ?? '-') ?? [];
  const [first, last] = [stroke?.[0], stroke?.at(-1)];
  if (!stroke || !first || !last) return [];
  const level = -Math.atan2(last[1] - first[1], last[0] - first[0]);
  const laid = stroke.map(
    ([x, y]) => [x * Math.cos(level) - y * Math.sin(level), x * Math.sin(level) + y * Math.cos(level)] as const,
  );
  return pen.put([laid], { xMm, yMm, sizeMm, turn });
}

/** To and fro without lifting: a writer's w, m or z again and again, laid into a rectangle. */
export function zigzag(pen: Pen, writer: Writer, into: Rect, rounds: number): Stroke[] {
  const links = Array.from({ length: rounds }, () =>
    oneStroke(inkOf(writer, pen.random, ...shuffledOf(['w', 'm', 'z', 'W', 'M', 'N'], pen.random))),
  );
  const places = links.flatMap((ink, k) => {
    const bounds = boundsOf([ink]);
    return ink.map(
      ([x, y]) =>
        [
          into.xMm + ((k + (x - bounds.xMm) / Math.max(bounds.widthMm, 1e-6)) / rounds) * into.widthMm,
          into.yMm + ((y - bounds.yMm) / Math.max(bounds.heightMm, 1e-6)) * into.heightMm,
        ] as const,
    );
  });
  if (places.length === 0) return [];
  const [xMm, yMm] = centreOf(into);
  return pen.put([places], { xMm, yMm, sizeMm: Math.max(into.widthMm, into.heightMm) });
}

/** An arrow from one place to another: a line with its head. */
export function arrow(
  pen: Pen,
  writer: Writer,
  from: readonly [number, number],
  to: readonly [number, number],
): Stroke[] {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const [xMm, yMm] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const head = inkOf(writer, pen.random, '>', 'v');
  return [
    ...straight(pen, writer, { xMm, yMm, sizeMm: Math.hypot(to[0] - from[0], to[1] - from[1]), turn }),
    ...(head ? pen.put(head, { xMm: to[0], yMm: to[1], sizeMm: 1.5 + pen.random(), turn }) : []),
  ];
}

const oneStroke = (ink: SymbolInk | undefined): SymbolInk[number] =>
  ink?.toSorted((a, b) => b.length - a.length)[0] ?? [];

export function boundsOf(ink: SymbolInk): Rect {
  const places = ink.flat();
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [xMm, yMm] = [Math.min(...xs), Math.min(...ys)];
  return { xMm, yMm, widthMm: Math.max(...xs) - xMm, heightMm: Math.max(...ys) - yMm };
}

function scaled(rect: Rect, wide: number, tall: number): Rect {
  const [x, y] = centreOf(rect);
  const [widthMm, heightMm] = [Math.max(rect.widthMm, 2) * wide, Math.max(rect.heightMm, 2) * tall];
  return { xMm: x - widthMm / 2, yMm: y - heightMm / 2, widthMm, heightMm };
}

const shuffledOf = (list: readonly string[], random: Random): string[] =>
  list
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
