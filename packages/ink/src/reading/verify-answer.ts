import { mayBeShortAnswer } from '../marks/second-answer.js';
import { UNKNOWN } from '../recogniser/recognise.js';
import { BESIDE_MM } from '../strokes/signs-between.js';
import { type Rect, type Stroke, strokeBounds } from '../strokes/stroke.js';
import { isCorrected } from './corrections.js';
import type { Hypothesis, ReadSymbol } from './hypotheses.js';
import { hasBarBeside, hasRaisedDigit, hasShortOne } from './raised-digits.js';
import { readLine } from './read-line.js';
import { isNumber, MOST_STROKES, type NumberReading, readingOf, shared, weighted } from './read-number.js';
import { isRepaired } from './repaired.js';
import { isSignsThemselves } from './rivals-of-signs.js';
import { isStrokesOfSigns } from './strokes-of-sign.js';
import { signsFor, writtenForm } from './written-form.js';

/** Why a person should look at an answer. */
export type AnswerDoubt =
  | 'corrected'
  | 'ink-beside'
  | 'spread'
  | 'unread'
  | 'beyond-reader'
  | 'holds-expected'
  | 'strokes'
  | 'raised'
  | 'rival';

/**
 * Whether ink is one of the accepted answers. `yes` names the answer, `no` the other number that stands there instead;
 * `unclear` goes to a person, with the doubts that there are. `confidence` 0..1.
 */
export interface AnswerCheck {
  verdict: 'yes' | 'no' | 'unclear' | 'blank';
  confidence: number;
  accepted: string | undefined;
  doubts: readonly AnswerDoubt[];
  reading: NumberReading;
}

/**
 * Cutting a line of many kinds of signs leaves many ways that nobody would write, and each takes its share: weights are
 * sharpened. The figure is set by scripts/evaluate.ts, where no wrong answer may be accepted.
 */
const SHARPER = 1.6;
/**
 * How much likelier the expected answer is than any other reading; scripts/evaluate.ts shows what it lets through. A lone
 * digit rests on its ink alone.
 */
const EXPECTED = { number: 2, expression: 5 } as const;
/** Ink as near to an answer as this, in the frame of its question, may belong to it: a digit that runs out of the blank. */
const NEAR = { asideMm: 10, overMm: 3 } as const;
/** In heights of the line: symbols further apart than this are two answers. A unit stands apart from its number. */
const APART = { number: 0.5, expression: 0.95 } as const;
/** A score of 0 needs every symbol read as surely as this. */
const READ = 0.85;

/**
 * "Is this the expected answer?" asks less than reading freely: every way to cut and read the ink is weighed, and the
 * share of those that are accepted decides. Accepted answers are plain or light LaTeX (`-3`, `\frac{1}{2}`, `3x-2`, `5 cm`);
 * others are passed over. Only of numbers `no` is said: algebra has many right forms. `beside` is what the student
 * wrote around the place; behind the end of one of the `places` it may be a second answer, however far from the first.
 */
export function verifyAnswer(
  strokes: readonly Stroke[],
  accepted: readonly string[],
  beside: readonly Stroke[] = [],
  places: readonly Rect[] = [],
): AnswerCheck {
  const forms = accepted.flatMap((text): Form[] => {
    const form = writtenForm(text);
    return form === undefined ? [] : [{ text, form }];
  });
  const isOfNumbers = forms.length > 0 && forms.every(({ form }) => isNumber(form));
  const all = expected(isOfNumbers ? numbers(strokes, forms) : expressions(strokes, forms), forms);
  const reading = readingOf(all, strokes.length === 0);
  if (strokes.length === 0 && beside.length === 0)
    return { verdict: 'blank', confidence: 1, accepted: undefined, doubts: [], reading };
  // The answer of an empty blank may be what stands elsewhere.
  if (strokes.length === 0)
    return { verdict: 'unclear', confidence: 0, accepted: undefined, doubts: ['ink-beside'], reading };
  const isMet = (one: Hypothesis) => forms.some(({ form }) => form === one.text);
  const [yes, no] = [all.filter(isMet), all.filter((one) => !isMet(one) && isNumber(one.text))];
  const met = shareOf(yes) >= 0.5 ? yes[0] : undefined;
  const ofInk = doubtsOfInk(strokes, met ?? all[0], { beside, places });
  if (met && !isOfNumbers) ofInk.push(...doubtsOfSigns(strokes, met.symbols));
  const signs = (met ?? all[0])?.symbols ?? [];
  if (isOfNumbers && (hasRaisedDigit(signs) || hasShortOne(signs) || hasBarBeside(signs))) ofInk.push('raised');
  if (isOfNumbers && met?.symbols.some(({ label, strokeIds }) => label === '-' && strokeIds.length > 1))
    ofInk.push('strokes');
  if (met && ofInk.length === 0) {
    const accepted = forms.find(({ form }) => form === met.text)?.text;
    return { verdict: 'yes', confidence: shareOf(yes), accepted, doubts: [], reading };
  }
  const doubts = [...ofInk, ...doubtsOfRefusal(all[0], forms)];
  if (forms.length < accepted.length || !isOfNumbers) doubts.push('beyond-reader');
  const said = { accepted: undefined, doubts, reading };
  if (doubts.length === 0 && shareOf(no) >= 0.5) return { ...said, verdict: 'no', confidence: shareOf(no) };
  return { ...said, verdict: 'unclear', confidence: Math.max(shareOf(yes), shareOf(no)) };
}

interface Form {
  /** The accepted answer, and how the reader names its ink. */
  text: string;
  form: string;
}
type Weighed = Hypothesis & { share: number };

/** Readings weighed again with what is known before any ink: the expected answer is what most children write. */
function expected(all: readonly Weighed[], forms: readonly Form[]): Weighed[] {
  const more = Math.log(forms.every(({ form }) => isNumber(form)) ? EXPECTED.number : EXPECTED.expression);
  const isExpected = (text: string) => text.length > 1 && forms.some(({ form }) => form === text);
  return shared(all.map((one) => (isExpected(one.text) ? { ...one, weight: one.weight + more } : one)));
}

const shareOf = (list: readonly Weighed[]): number => list.reduce((sum, one) => sum + one.share, 0);

/** What speaks against any word on this ink. */
function doubtsOfInk(
  strokes: readonly Stroke[],
  best: Hypothesis | undefined,
  { beside, places }: { beside: readonly Stroke[]; places: readonly Rect[] },
): AnswerDoubt[] {
  const symbols = best?.symbols ?? [];
  const doubts: AnswerDoubt[] = [];
  if (isCorrected(strokes, symbols) || isRepaired(strokes, symbols)) doubts.push('corrected');
  if (beside.some((stroke) => isNear(stroke, strokes, places)) || mayBeShortAnswer(beside)) doubts.push('ink-beside');
  if (isSpread(symbols, best && isNumber(best.text) ? APART.number : APART.expression)) doubts.push('spread');
  return doubts;
}

/** What speaks against signs that were looked for because they were expected. */
function doubtsOfSigns(strokes: readonly Stroke[], symbols: readonly ReadSymbol[]): AnswerDoubt[] {
  const ofStrokes = isStrokesOfSigns(strokes, symbols) ? [] : ['strokes' as const];
  return [...ofStrokes, ...(isSignsThemselves(strokes, symbols) ? [] : ['rival' as const])];
}

/** What speaks against a 0 besides. */
function doubtsOfRefusal(best: Hypothesis | undefined, forms: readonly Form[]): AnswerDoubt[] {
  const isRead = best?.symbols.every(({ label, probability }) => label !== UNKNOWN && probability >= READ) ?? false;
  const isFlat = best !== undefined && (best.text.includes('/') || !isStacked(best.symbols));
  const mayHoldOne = best !== undefined && forms.some(({ form }) => form !== best.text && mayHold(best.text, form));
  return [...(isRead && isFlat ? [] : ['unread' as const]), ...(mayHoldOne ? ['holds-expected' as const] : [])];
}

function numbers(strokes: readonly Stroke[], forms: readonly Form[]): Weighed[] {
  return weighted(strokes, { signs: `-.${forms.some(({ form }) => form.includes('/')) ? '/' : ''}` });
}

/** Readings of an answer that is no mere number: what a wrong answer might have in place of a label competes with it. */
function expressions(strokes: readonly Stroke[], forms: readonly Form[]): Weighed[] {
  const ink = strokes.filter((stroke) => stroke.tip !== 'eraser');
  if (forms.length === 0 || ink.length === 0 || ink.length > MOST_STROKES) return [];
  const all = readLine(ink, { signs: signsFor(forms.map(({ form }) => form)), fractions: 'read' });
  return shared(all.map((one) => ({ ...one, weight: one.weight * SHARPER })));
}

/**
 * A wrong number that holds the right one, or has more digits than one beside it, may be a correction that was not
 * understood: the deleted one beside the right one, a scratch that looks like a 1. A steep minus looks like a 1 as well.
 */
function mayHold(text: string, form: string): boolean {
  if (form.startsWith('-') && text === `1${form.slice(1)}`) return true;
  if (text.includes(form) || text.length >= form.length + 2) return true;
  return [...text].some((_, at) => text.slice(0, at) + text.slice(at + 1) === form);
}

/** Whether symbols stand over each other, as in a fraction and nowhere else. */
const isStacked = (symbols: readonly ReadSymbol[]): boolean =>
  symbols.some((a, at) =>
    symbols.slice(at + 1).some((b) => {
      const shared =
        Math.min(a.bounds.xMm + a.bounds.widthMm, b.bounds.xMm + b.bounds.widthMm) -
        Math.max(a.bounds.xMm, b.bounds.xMm);
      return shared > 0.5 * Math.min(a.bounds.widthMm, b.bounds.widthMm) && shared > 0.4;
    }),
  );

function isSpread(symbols: readonly ReadSymbol[], apart: number): boolean {
  const tallest = Math.max(1, ...symbols.map(({ bounds }) => bounds.heightMm));
  const inOrder = symbols.toSorted((a, b) => a.bounds.xMm - b.bounds.xMm);
  let reach = Number.POSITIVE_INFINITY;
  return inOrder.some(({ bounds }) => {
    const isApart = bounds.xMm - reach > apart * tallest;
    reach = Math.max(Number.isFinite(reach) ? reach : bounds.xMm, bounds.xMm + bounds.widthMm);
    return isApart;
  });
}

function isNear(stroke: Stroke, ink: readonly Stroke[], places: readonly Rect[]): boolean {
  const { xMm, yMm, widthMm, heightMm } = strokeBounds(...ink);
  const left = Math.min(xMm - NEAR.asideMm, ...places.map((place) => place.xMm - BESIDE_MM));
  const right = Math.max(xMm + widthMm + NEAR.asideMm, ...places.map((place) => place.xMm + place.widthMm + BESIDE_MM));
  return stroke.points.some(
    ([x, y]) => x >= left && x <= right && y >= yMm - NEAR.overMm && y <= yMm + heightMm + NEAR.overMm,
  );
}
