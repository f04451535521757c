import type { Operation } from '@zhibi/contract/papers/arithmetic';
import { calculate, type Rational, rational } from '@zhibi/grading/rational';

/** A number as it is printed: `over` over 10^places, or `over` over `under` as a fraction. */
export type Numeral = { over: number; places: number } | { over: number; under: number };
export type Expression = Numeral | { operation: Operation; left: Expression; right: Expression };

export const whole = (over: number): Numeral => ({ over, places: 0 });
export const isNumeral = (of: Expression): of is Numeral => !('operation' in of);

/** What an expression comes to, exactly. */
export function evaluate(of: Expression): Rational {
  if ('operation' in of) return calculate(of.operation, evaluate(of.left), evaluate(of.right));
  return 'under' in of
    ? rational(BigInt(of.over), BigInt(of.under))
    : rational(BigInt(of.over), 10n ** BigInt(of.places));
}

const RANK: Readonly<Record<Operation, number>> = { '+': 1, '-': 1, '×': 2, '÷': 2 };
const rankOf = (of: Expression) => (isNumeral(of) ? 3 : RANK[of.operation]);

/** Whether a part must stand in brackets: on the right also where the order of equal operations counts. */
export const needsBrackets = (operation: Operation, part: Expression, side: 'left' | 'right'): boolean =>
  rankOf(part) < RANK[operation] ||
  (side === 'right' && rankOf(part) === RANK[operation] && (operation === '-' || operation === '÷'));

/** Of 6 + (3 + 2) and 6 × (4 ÷ 2) the brackets say nothing: nobody prints them, and without them they are another expression. */
export const bracketsInVain = (operation: Operation, right: Expression): boolean =>
  rankOf(right) === RANK[operation] && !needsBrackets(operation, right, 'right');

/** `0.6`, `12`; without zeros that say nothing. */
export function decimalText(over: number | bigint, places: number): string {
  const digits = String(over).padStart(places + 1, '0');
  const [front, behind] = [digits.slice(0, digits.length - places), digits.slice(digits.length - places)];
  const said = places === 0 ? '' : behind.replace(/0+$/, '');
  return said === '' ? front : `${front}.${said}`;
}

/** A name that 3 + 5 and 5 + 3 share, at any depth. */
export function twinName(of: Expression): string {
  if (!('operation' in of)) return plainName(of);
  const parts = [twinName(of.left), twinName(of.right)];
  if (of.operation === '+' || of.operation === '×') parts.sort();
  return `(${parts.join(of.operation)})`;
}

export function plainName(of: Expression): string {
  if ('operation' in of) return `(${plainName(of.left)}${of.operation}${plainName(of.right)})`;
  return 'under' in of ? `${of.over}/${of.under}` : decimalText(of.over, of.places);
}
