import type { Piece } from './formula.js';
import { type Glyph, glyphFromMedians, type HanziSource, parseGlyph } from './glyph.js';
import { digitGlyphs } from './glyphs-digits.js';
import { letterGlyphs } from './glyphs-letters.js';
import type { Hand } from './hand.js';
import { type Random, seeded, seedFrom } from './random.js';

/** A glyph at its place: baseline at `y`, `size` digit heights tall. */
export interface Placed {
  glyph: Glyph;
  name: string;
  x: number;
  y: number;
  size: number;
}
/** A run of glyphs from x = 0 on the baseline y = 0, in digit heights; `top` is negative. */
export interface Run {
  placed: Placed[];
  width: number;
  top: number;
  bottom: number;
}

const SPACE = 0.34;
const cache = new Map<string, Glyph[]>();

/** Sets pieces beside each other as this hand would, each letter in the variant that the hand usually writes. */
export function layOut(hand: Hand, pieces: readonly Piece[], random: Random, hanzi?: HanziSource): Run {
  const run: Run = { placed: [], width: 0, top: -1, bottom: 0 };
  const append = (part: Run, dx: number, dy: number, scale: number) => {
    for (const one of part.placed)
      run.placed.push({ ...one, x: run.width + dx + one.x * scale, y: dy + one.y * scale, size: one.size * scale });
    run.top = Math.min(run.top, dy + part.top * scale);
    run.bottom = Math.max(run.bottom, dy + part.bottom * scale);
    run.width += dx + part.width * scale;
  };
  const inner = (list: readonly Piece[]) => layOut(hand, list, random, hanzi);
  for (const piece of pieces) {
    switch (piece.kind) {
      case 'glyph':
        append(glyphRun(hand, piece.character, random, hanzi), 0, 0, 1);
        break;
      case 'space':
      case 'line-end':
        run.width += SPACE;
        break;
      case 'group':
        append(inner(piece.pieces), 0, 0, 1);
        break;
      case 'raised':
        append(inner(piece.pieces), -0.02, -0.52, 0.6);
        break;
      case 'lowered':
        append(inner(piece.pieces), -0.04, 0.24, 0.55);
        break;
      case 'root':
        append(root(inner(piece.pieces)), 0.04, 0, 1);
        break;
      case 'fraction':
        append(fraction(inner(piece.over), inner(piece.under)), 0.06, 0, 1);
        break;
    }
  }
  return run;
}

function glyphRun(hand: Hand, character: string, random: Random, hanzi?: HanziSource): Run {
  const variants = glyphsOf(character, hanzi);
  if (variants.length === 0) return { placed: [], width: SPACE, top: -1, bottom: 0 };
  const usual = Math.floor(seeded(seedFrom(hand.seed, 'variant', character))() * variants.length);
  const pick = random() < 0.06 ? Math.floor(random() * variants.length) : usual;
  const glyph = variants[pick] ?? [];
  const places = glyph.flat();
  const width = Math.max(0, ...places.map((place) => place.x)) * hand.width;
  const bottom = Math.max(0, ...places.map((place) => place.y - 1));
  const gap = hand.spacing * (0.8 + random() * 0.5);
  return {
    placed: [{ glyph, name: `${character}${pick}`, x: gap / 2, y: 0, size: 1 }],
    width: width + gap,
    top: Math.min(-1, ...places.map((place) => place.y - 1)),
    bottom,
  };
}

/** The ways to write a character: our own strokes, else the source's medians. */
function glyphsOf(character: string, hanzi?: HanziSource): Glyph[] {
  const texts = digitGlyphs[character] ?? letterGlyphs[character];
  if (texts) {
    const known = cache.get(character) ?? texts.map(parseGlyph);
    cache.set(character, known);
    return known;
  }
  const medians = hanzi?.(character);
  return medians ? [glyphFromMedians(medians)] : [];
}

function fraction(over: Run, under: Run): Run {
  const scale = 0.82;
  const width = Math.max(over.width, under.width) * scale + 0.16;
  const [axis, gap] = [-0.42, 0.16];
  const lift = axis - gap - over.bottom * scale;
  const drop = axis + gap - under.top * scale;
  const shift = (run: Run, y: number) =>
    run.placed.map((one) => ({
      ...one,
      x: (width - run.width * scale) / 2 + one.x * scale,
      y: y + one.y * scale,
      size: one.size * scale,
    }));
  const bar = rule('bar', [
    [0, axis],
    [width / 2, axis - 0.01],
    [width, axis],
  ]);
  return {
    placed: [...shift(over, lift), bar, ...shift(under, drop)],
    width: width + 0.08,
    top: lift + over.top * scale,
    bottom: drop + under.bottom * scale,
  };
}

function root(run: Run): Run {
  const top = run.top - 0.12;
  const sign = rule('root', [
    [0, -0.36],
    [0.1, -0.46],
    [0.24, run.bottom + 0.04, 1],
    [0.42, top, 1],
    [0.42 + run.width / 2, top - 0.01],
    [0.5 + run.width, top],
  ]);
  return {
    placed: [sign, ...run.placed.map((one) => ({ ...one, x: one.x + 0.46 }))],
    width: run.width + 0.56,
    top,
    bottom: run.bottom,
  };
}

/** A drawn line given against the baseline; a third number marks a corner. */
function rule(name: string, places: readonly (readonly number[])[]): Placed {
  const glyph = [places.map(([x, y, corner]) => ({ x: x ?? 0, y: 1 + (y ?? 0), corner: corner === 1 }))];
  return { glyph, name, x: 0, y: 0, size: 1 };
}
