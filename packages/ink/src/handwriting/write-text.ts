import type { Rect, Stroke } from '../strokes/stroke.js';
import { type Piece, parsePieces } from './formula.js';
import type { HanziSource } from './glyph.js';
import type { Hand } from './hand.js';
import { layOut, type Placed, type Run } from './layout.js';
import { type Movement, moveAlong } from './pen-motion.js';
import { gaussian, type Random, seeded, seedFrom } from './random.js';

const LINE_HEIGHT = 1.75;
const SMALLEST_MM = 1.2;
const rules = new Set(['bar', 'root']);

/**
 * Writes light LaTeX by hand into a box of a page (mm). Lines end at `\n` and at the right edge; what does not fit is
 * written smaller, down to 1.2 mm. Strokes start at `t0` (epoch ms) and follow each other in the order of writing. The
 * same hand, text, box and time always give the same ink. Chinese characters need `hanzi`; what nobody can draw is left out.
 */
export function writeText(hand: Hand, text: string, box: Rect, t0: number, hanzi?: HanziSource): Stroke[] {
  const random = seeded(seedFrom(hand.seed, text, box.xMm, box.yMm, t0));
  const runs = linesOf(parsePieces(text)).map((pieces) => pieces.map((piece) => layOut(hand, [piece], random, hanzi)));
  let em = Math.min(hand.heightMm, box.heightMm / 1.25);
  let lines = broken(runs, box.widthMm / em);
  while (em > SMALLEST_MM && (heightOf(lines) * em > box.heightMm || widthOf(lines) * em > box.widthMm)) {
    em *= 0.93;
    lines = broken(runs, box.widthMm / em);
  }
  const free = Math.max(0, box.heightMm - heightOf(lines) * em);
  const movements: Movement[] = [];
  let y = box.yMm + Math.min(free / 2, em * 0.6);
  for (const line of lines) {
    const start = Math.min(0.5 * em * random(), Math.max(0, box.widthMm - line.width * em));
    y += -line.top * em;
    for (const placed of line.placed)
      movements.push(...place(hand, placed, { xMm: box.xMm + start, yMm: y, em }, random));
    y += (line.bottom + LINE_HEIGHT - 1.25) * em;
  }
  return moveAlong(hand, movements, random, t0);
}

function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.kind === 'line-end') lines.push([]);
    else lines.at(-1)?.push(piece);
  }
  return lines;
}

/** Joins the runs of each line and begins a new line where the next run would leave `width`. */
function broken(lines: readonly (readonly Run[])[], width: number): Run[] {
  return lines.flatMap((runs) => {
    const out: Run[] = [{ placed: [], width: 0, top: -1, bottom: 0 }];
    for (const run of runs) {
      let line = out.at(-1);
      if (!line || (line.width > 0 && line.width + run.width > width)) {
        line = { placed: [], width: 0, top: -1, bottom: 0 };
        out.push(line);
      }
      for (const one of run.placed) line.placed.push({ ...one, x: one.x + line.width });
      line.width += run.width;
      line.top = Math.min(line.top, run.top);
      line.bottom = Math.max(line.bottom, run.bottom);
    }
    return out;
  });
}

function heightOf(lines: readonly Run[]): number {
  return lines.reduce((sum, line, k) => sum - line.top + line.bottom + (k > 0 ? LINE_HEIGHT - 1.25 : 0), 0);
}

function widthOf(lines: readonly Run[]): number {
  return Math.max(0, ...lines.map((line) => line.width));
}

/** A glyph as the hand forms it: its habit for this letter, today's looseness, slant and width; lines of a formula stay level. */
function place(
  hand: Hand,
  { glyph, name, x, y, size }: Placed,
  line: { xMm: number; yMm: number; em: number },
  random: Random,
): Movement[] {
  const habit = seeded(seedFrom(hand.seed, 'habit', name));
  const isRule = rules.has(name);
  const [jump, turn, grow] = isRule
    ? [0, 0, 1]
    : [gaussian(random) * hand.jump, gaussian(random) * hand.looseness * 0.9, 1 + gaussian(random) * hand.looseness];
  const level = -hand.climb * x + jump * size;
  return glyph.map((stroke) => {
    const length = stroke.reduce(
      (sum, point, k) =>
        sum + (k === 0 ? 0 : Math.hypot(point.x - (stroke[k - 1]?.x ?? 0), point.y - (stroke[k - 1]?.y ?? 0))),
      0,
    );
    // A dot or a short line cannot stray as far as a long one.
    const freedom = Math.min(1, length / 0.8) * (isRule ? 0.35 : 1);
    const [dx, dy] = [
      gaussian(random) * hand.looseness * 0.5 * Math.min(1, length),
      gaussian(random) * hand.looseness * 0.5 * Math.min(1, length),
    ];
    return stroke.map((point) => {
      const px =
        (point.x + dx + freedom * (gaussian(habit) * hand.habit + gaussian(random) * hand.looseness) * 0.6) *
        (isRule ? 1 : hand.width * (1 + hand.topHeavy * (0.5 - point.y)));
      const py = point.y + dy + freedom * (gaussian(habit) * hand.habit + gaussian(random) * hand.looseness) * 0.6 - 1;
      const slanted = px - (isRule ? 0 : hand.slant * py);
      const [gx, gy] = [slanted * grow * size - turn * py * size, py * grow * size + turn * px * size];
      return { xMm: line.xMm + (x + gx) * line.em, yMm: line.yMm + (y + level + gy) * line.em, corner: point.corner };
    });
  });
}
