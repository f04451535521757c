import type { Stroke } from '../strokes/stroke.js';
import { type Hypothesis, type ReadSymbol, UNREAD } from './hypotheses.js';
import { readLine } from './read-line.js';

export interface NumberReading {
  /** As plain text: `-3.5`, `3/4`; `?` stands for each symbol that could not be read; empty without ink. */
  text: string;
  /** Probability 0..1 that the text is what stands there; measured in scripts/evaluate.ts. */
  confidence: number;
  /** Other readings, the likeliest first. */
  alternatives: readonly { text: string; confidence: number }[];
  symbols: readonly ReadSymbol[];
}

export interface NumberForm {
  /** Signs that may occur beside digits. */
  signs?: string;
  /** Whether a fraction with its bar is looked for. */
  fractions?: 'read' | 'ignore';
}

/** More strokes than any answer of one line has: somebody drew. */
export const MOST_STROKES = 60;
const number = /^-?\d+(\.\d+|\/\d+)?$/;
const SHAPELESS = 4;

/**
 * Reads the ink of one answer area as a number. Ink is cut into symbols by what the recogniser makes of each cut, by
 * gaps and by time. A reading that is no number (two points, a minus in the middle) is kept but counts e^-4.
 */
export function readNumber(
  strokes: readonly Stroke[],
  { signs = '-.', fractions = 'read' }: NumberForm = {},
): NumberReading {
  return readingOf(weighted(strokes, { signs, fractions }), strokes.length === 0);
}

/** What all readings of some ink come to. */
export function readingOf(all: readonly (Hypothesis & { share: number })[], isBlank: boolean): NumberReading {
  const best = all[0];
  if (!best) return { text: '', confidence: isBlank ? 1 : 0, alternatives: [], symbols: [] };
  const [first, ...others] = all.map((one) => ({
    text: one.text,
    confidence: one.text.includes(UNREAD) ? 0 : one.share,
  }));
  return {
    text: best.text,
    confidence: first?.confidence ?? 0,
    alternatives: others.filter(({ confidence }) => confidence > 0.01).slice(0, 5),
    symbols: best.symbols,
  };
}

/** All readings with their share of the probability; those with unread symbols take their share too. */
export function weighted(
  strokes: readonly Stroke[],
  { signs = '-.', fractions = 'read' }: NumberForm = {},
): (Hypothesis & { share: number })[] {
  const ink = strokes.filter((stroke) => stroke.tip !== 'eraser');
  if (ink.length === 0 || ink.length > MOST_STROKES) return [];
  return shared(readLine(ink, { signs, fractions }).map((one) => (isNumber(one.text) ? one : shapeless(one))));
}

/** Readings with their share of the probability, the likeliest first. */
export function shared(list: readonly Hypothesis[]): (Hypothesis & { share: number })[] {
  const top = list.reduce((most, { weight }) => Math.max(most, weight), Number.NEGATIVE_INFINITY);
  const sum = list.reduce((total, { weight }) => total + Math.exp(weight - top), 0);
  return list.map((one) => ({ ...one, share: Math.exp(one.weight - top) / sum })).sort((a, b) => b.weight - a.weight);
}

/** Whole, decimal or a fraction. */
export const isNumber = (text: string): boolean => number.test(text);

function shapeless(one: Hypothesis): Hypothesis {
  return one.text.includes(UNREAD) ? one : { ...one, weight: one.weight - SHAPELESS };
}
