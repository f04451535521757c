import type { Inline } from '@zhibi/contract/kernel';
import { fromDecimal, type Rational, rational } from '@zhibi/grading/rational';
import { followsOperator, type Medium, type Span } from './rules-scan.js';

const MOST_PLACES = 6;

/** `0.6`, `12`; undefined for what has no end in decimals. The value is not below 0. */
export function decimalOf({ over, under }: Rational): string | undefined {
  for (let places = 0, scale = 1n; places <= MOST_PLACES; places++, scale *= 10n) {
    if ((over * scale) % under !== 0n) continue;
    const digits = String((over * scale) / under).padStart(places + 1, '0');
    return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  }
  return undefined;
}

/** `-3`, `0.5`, `2/3`: a value as it is told. */
export function valueText({ over, under }: Rational): string {
  const size = { over: over < 0n ? -over : over, under };
  return `${over < 0n ? '-' : ''}${decimalOf(size) ?? `${size.over}/${under}`}`;
}

/** The value that was told so. */
export function valueRead(text: string): Rational {
  const [over = '0', under] = text.split('/');
  return under === undefined ? fromDecimal(over) : rational(BigInt(over), BigInt(under));
}

/** Letters that stand for numbers; in words the others are units: 3m, 5g. */
const variable = { math: /^[A-Za-z](?![A-Za-z])/, text: /^[abcnpqtuvwxyzk](?![A-Za-z])/, key: /^[A-Za-z](?![A-Za-z])/ };

interface Around {
  before: string;
  after: string;
}

/** A number in the place of another, as it is written there: 1x is x, what is below 0 gets brackets behind an operator and under a power. */
export function printed(value: Rational, span: Span, medium: Medium, { before, after }: Around): Inline {
  const isNegative = value.over < 0n;
  const size = rational(isNegative ? -value.over : value.over, value.under);
  const minus = isNegative ? (medium === 'text' ? '−' : '-') : '';
  const isOperand = followsOperator(before);
  const isCoefficient = !span.needsBraces && variable[medium].test(after) && !/[\d.]$/.test(before);
  const isOne = size.over === 1n && size.under === 1n && !(isNegative && (isOperand || span.isBracketed));
  if (isOne && isCoefficient) return { t: 'text', v: minus };
  const decimal = span.form === 'decimal' || size.under === 1n ? decimalOf(size) : undefined;
  const isPower = /^\s*\^/.test(after);
  const isNegativePart = isNegative && (span.isBracketed || isOperand || isPower);
  const needsBrackets = !span.needsBraces && (isNegativePart || (decimal === undefined && isPower));
  const said = `${minus}${decimal ?? `\\frac{${size.over}}{${size.under}}`}`;
  const whole = span.needsBraces ? `{${said}}` : needsBrackets ? `(${said})` : said;
  // A fraction in words is a formula in them.
  if (decimal === undefined && medium === 'text') return { t: 'math', v: whole.replace('−', '-') };
  return { t: 'text', v: whole };
}
