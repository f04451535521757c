import { fromDecimal, type Rational, rational } from '@zhibi/grading/rational';

/** What a number stands in: words, a formula, or a key that a machine marks by. */
export type Medium = 'text' | 'math' | 'key';

/** A number as it stands in a piece of text. */
export interface Span {
  from: number;
  to: number;
  literal: string;
  value: Rational;
  form: 'whole' | 'decimal' | 'fraction';
  /** Its minus is its own, `(-3)` has its brackets with it. */
  isSigned: boolean;
  isBracketed: boolean;
  /** One digit that a command takes without braces: x^2, \sqrt3. */
  needsBraces: boolean;
}

const operators = /(?:[+\-−–×÷·*/]|\\(?:times|div|cdot|pm)(?![A-Za-z]))\s*$/;
const opening = /(?:^|[=<>≤≥≠≈＝＜＞([{（，,:：;；&|]|\\(?:le|ge|leq|geq|ne|neq|approx)(?![A-Za-z])|\\\\)\s*$/;

/** Whether something is worked out with what stands before. */
export const followsOperator = (before: string): boolean => operators.test(before);

const isUnary = (before: string): boolean => opening.test(before) || followsOperator(before);

/** A number alone, a fraction too: what is computed may be one where a whole number stood. */
function alone(text: string): Span | undefined {
  const found =
    /^(\s*)([-−]?)(?:\\[dt]?frac\{(\d{1,12})\}\{(\d{1,12})\}|(\d{1,12})\/(\d{1,12})|(\d{1,12}(?:\.\d{1,9})?))\s*$/.exec(
      text,
    );
  if (found === null) return undefined;
  const [, space = '', minus = '', top = found[5], bottom = found[6], , , decimal] = found;
  if (bottom !== undefined && BigInt(bottom) === 0n) return undefined;
  const size = decimal === undefined ? rational(BigInt(top ?? 0), BigInt(bottom ?? 1)) : fromDecimal(decimal);
  return {
    from: space.length,
    to: text.trimEnd().length,
    literal: text.trim(),
    value: minus === '' ? size : { ...size, over: -size.over },
    form: decimal === undefined ? 'fraction' : decimal.includes('.') ? 'decimal' : 'whole',
    isSigned: minus !== '',
    isBracketed: false,
    needsBraces: false,
  };
}

/**
 * The numbers of a piece of text in reading order.
 * @param before what stands on the line before the piece
 * @param whole whether a piece that is nothing but a number is one, fraction or not
 */
export function spansOf(text: string, medium: Medium, { before, whole }: { before: string; whole: boolean }): Span[] {
  const one = whole ? alone(text) : undefined;
  if (one !== undefined) return [one];
  const spans: Span[] = [];
  for (let at = 0; at < text.length; ) {
    const digits = /^\d+(?:\.\d+)?/.exec(text.slice(at))?.[0];
    if (digits === undefined) {
      at += 1;
      continue;
    }
    const front = text.slice(0, at);
    const isMath = medium !== 'text';
    const needsBraces = isMath && /(?:[\^_]|\\sqrt)\s*$/.test(front);
    // `\frac34` is three quarters, and no number 34.
    const isArgument = isMath && /\\[dt]?frac\s*$/.test(front);
    const literal = needsBraces || isArgument ? (digits[0] ?? '') : digits;
    const isTaken = !isArgument && !(isMath && /\\[dt]?frac\s*\d\s*$/.test(front)) && literal.length <= 15;
    if (isTaken) spans.push(spanAt(text, at, { literal, needsBraces, before }));
    at += literal.length;
  }
  return spans;
}

function spanAt(
  text: string,
  at: number,
  { literal, needsBraces, before }: { literal: string; needsBraces: boolean; before: string },
): Span {
  const size = fromDecimal(literal);
  const minus = /[-−]\s*$/.exec(text.slice(0, at));
  const isSigned = !needsBraces && minus !== null && isUnary(before + text.slice(0, minus.index));
  const from = isSigned && minus !== null ? minus.index : at;
  const to = at + literal.length;
  // f(-3) keeps its brackets, whatever stands in them.
  const inBrackets = isSigned && /[(（]$/.test(text.slice(0, from)) && /^[)）]/.test(text.slice(to));
  const isBracketed = inBrackets && isUnary(before + text.slice(0, from - 1));
  return {
    from: isBracketed ? from - 1 : from,
    to: isBracketed ? to + 1 : to,
    literal: isSigned ? `−${literal}` : literal,
    value: isSigned ? { ...size, over: -size.over } : size,
    form: literal.includes('.') ? 'decimal' : 'whole',
    isSigned,
    isBracketed,
    needsBraces,
  };
}
