import { calculate, type Rational, rational } from '@zhibi/grading/rational';
import { decimalText, type Expression, evaluate, plainName, twinName } from './expression.js';

/** What is to be written: what the expression comes to, its left or right number, or quotient and remainder. */
export type Hidden = 'result' | 'left' | 'right' | 'quotient-remainder' | 'dividend';

/** One sum: an expression and which of its numbers is left out. `dividend` is asked beside quotient and remainder. */
export interface Sum {
  expression: Expression;
  hidden: Hidden;
}

/** Quotient and remainder of a whole division; undefined for any other expression. */
export function division({ expression }: Sum): { quotient: bigint; remainder: bigint } | undefined {
  if (!('operation' in expression) || expression.operation !== '÷') return undefined;
  const [a, b] = [evaluate(expression.left), evaluate(expression.right)];
  if (a.under !== 1n || b.under !== 1n || b.over === 0n) return undefined;
  return { quotient: a.over / b.over, remainder: a.over % b.over };
}

/** What is right to write, one for each place; evaluated from what is printed. */
export function answersOf(sum: Sum): Rational[] {
  const { expression, hidden } = sum;
  if (hidden === 'result') return [evaluate(expression)];
  if (hidden === 'quotient-remainder') {
    const parts = division(sum);
    if (parts === undefined) throw new Error(`${plainName(expression)} has no remainder`);
    return [rational(parts.quotient, 1n), rational(parts.remainder, 1n)];
  }
  if (!('operation' in expression)) throw new Error(`${plainName(expression)} has no number to leave out`);
  const { operation, left, right } = expression;
  if (hidden === 'dividend') {
    const parts = division(sum);
    if (parts === undefined) throw new Error(`${plainName(expression)} has no remainder`);
    return [
      calculate('+', calculate('×', evaluate(right), rational(parts.quotient, 1n)), rational(parts.remainder, 1n)),
    ];
  }
  // Undone from the result: a ? b = c.
  const result = evaluate(expression);
  const undone = { '+': '-', '-': '+', '×': '÷', '÷': '×' } as const;
  if (hidden === 'left') return [calculate(undone[operation], result, evaluate(right))];
  const byLeft = operation === '-' || operation === '÷';
  return [byLeft ? calculate(operation, evaluate(left), result) : calculate(undone[operation], result, evaluate(left))];
}

/** `\frac{2}{3}`, `0.6` or `12`: how an answer is expected. */
export function numberText({ over, under }: Rational): string {
  for (const places of [0, 1, 2, 3, 4]) {
    const scale = 10n ** BigInt(places);
    if ((over * scale) % under === 0n) return decimalText((over * scale) / under, places);
  }
  return fractionText({ over, under });
}

export const fractionText = ({ over, under }: Rational): string =>
  under === 1n ? String(over) : `\\frac{${over}}{${under}}`;

/** The same name for the same sum; for 3 + 5 and 5 + 3 too where they are not told apart. */
export function nameOf({ expression, hidden }: Sum, twins: boolean): string {
  const name = twins ? plainName : twinName;
  if (hidden === 'result' || hidden === 'quotient-remainder' || !('operation' in expression))
    return `${name(expression)}=`;
  const { operation, left, right } = expression;
  const parts = hidden === 'right' ? [name(left), '_'] : ['_', name(right)];
  if (!twins && (operation === '+' || operation === '×')) parts.sort();
  return `${parts.join(operation)}=${numberText(evaluate(expression))}`;
}
