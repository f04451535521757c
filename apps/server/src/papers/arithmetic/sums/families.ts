import type { Operation, Span, SumGroup, Wish } from '@zhibi/contract/papers/arithmetic';
import { numbersIn } from '@zhibi/contract/papers/arithmetic';
import { bracketsInVain, evaluate, needsBrackets, whole } from './expression.js';
import type { Hidden, Sum } from './sum.js';

/**
 * All sums of a group: `ways` are the forms that share it evenly (adding and subtracting, what is left out), each a space of whole numbers.
 * `sizes` says how many choices each dimension has, `make` answers the sum of one choice in each, or nothing where they make none that was wished for.
 */
export interface Family {
  ways: readonly Way[];
}
export interface Way {
  sizes: readonly number[];
  make(choices: readonly number[]): Sum | undefined;
}

type Of<K extends SumGroup['kind']> = Extract<SumGroup, { kind: K }>;

const at = ({ from, step }: Span, choice = 0): number => from + step * choice;
const suits = (wish: Wish, is: boolean): boolean => wish === 'any' || (wish === 'with') === is;
const hiddenIn: Readonly<Record<Of<'multiply'>['asked'], readonly Hidden[]>> = {
  result: ['result'],
  number: ['left', 'right'],
  either: ['result', 'left', 'right'],
};

/** Whether any digit of a sum is carried. */
export function carries(a: number, b: number): boolean {
  for (let unit = 1; unit <= a || unit <= b; unit *= 10)
    if ((Math.floor(a / unit) % 10) + (Math.floor(b / unit) % 10) >= 10) return true;
  return false;
}

/** Whether any digit of a difference is borrowed. */
export const borrows = (a: number, b: number): boolean => carries(a - b, b);

/** Of numbers in tenths at least one must have tenths. */
const isWhole = (number: number, places: number): boolean => number % 10 ** places === 0;

function addSubtract(group: Of<'add-subtract'>): Family {
  const { operations, first, second, result, carry, places } = group;
  const way = (operation: '+' | '-', hidden: Hidden): Way => ({
    sizes: [numbersIn(first), numbersIn(second)],
    make([i, k]) {
      const [a, b] = [at(first, i), at(second, k)];
      const to = operation === '+' ? a + b : a - b;
      if (to < result.from || to > result.to) return undefined;
      if (places > 0 && isWhole(a, places) && isWhole(b, places)) return undefined;
      if (!suits(carry, operation === '+' ? carries(a, b) : borrows(a, b))) return undefined;
      return { expression: { operation, left: { over: a, places }, right: { over: b, places } }, hidden };
    },
  });
  return { ways: operations.flatMap((operation) => hiddenIn[group.asked].map((hidden) => way(operation, hidden))) };
}

function multiply({ first, second, places, asked }: Of<'multiply'>): Family {
  const way = (hidden: Hidden): Way => ({
    sizes: [numbersIn(first), numbersIn(second)],
    make([i, k]) {
      const [a, b] = [at(first, i), at(second, k)];
      // Any number fits ( ) × 0 = 0.
      if ((hidden === 'left' && b === 0) || (hidden === 'right' && a === 0)) return undefined;
      if (places > 0 && isWhole(a, places)) return undefined;
      return { expression: { operation: '×', left: { over: a, places }, right: whole(b) }, hidden };
    },
  });
  return { ways: hiddenIn[asked].map(way) };
}

function divide(group: Of<'divide'>): Family {
  const { divisor, quotient, remainder, places } = group;
  // A decimal is divided until nothing is left.
  const wish = places > 0 ? 'without' : remainder;
  // Several divisors may leave the same: where one is asked for, nothing is left.
  const isExact = (hidden: Hidden) => wish === 'without' || hidden === 'right';
  const way = (hidden: Hidden): Way => ({
    sizes: [numbersIn(divisor), numbersIn(quotient), isExact(hidden) ? 1 : divisor.to],
    make([i, k, left = 0]) {
      const [by, to] = [at(divisor, i), at(quotient, k)];
      if (by === 0 || left >= by || !suits(wish, left > 0)) return undefined;
      if (places > 0 && isWhole(to, places)) return undefined;
      const expression = { operation: '÷' as const, left: { over: by * to + left, places }, right: whole(by) };
      if (left > 0) {
        return { expression, hidden: hidden === 'left' ? 'dividend' : 'quotient-remainder' };
      }
      // Any number fits 0 ÷ ( ) = 0.
      return to === 0 && hidden === 'right' ? undefined : { expression, hidden };
    },
  });
  return { ways: hiddenIn[group.asked].map(way) };
}

function fraction({ operations, under, alike }: Of<'fraction'>): Family {
  const choices = under.to - under.from + 1;
  const way = (operation: Operation): Way => ({
    sizes: [choices, choices, under.to, under.to],
    make([i = 0, k = 0, a = 0, b = 0]) {
      const [left, right] = [over(a, under.from + i), over(b, under.from + k)];
      if (left === undefined || right === undefined || !suits(alike, i === k)) return undefined;
      // Like fractions are taken as they come, 2/8 + 1/8; others in lowest terms.
      if (i !== k && !(isReduced(left) && isReduced(right))) return undefined;
      const expression = { operation, left, right };
      const to = evaluate(expression);
      const isRead = to.under === 1n || to.over < to.under;
      return to.over > 0n && isRead ? { expression, hidden: 'result' } : undefined;
    },
  });
  return { ways: operations.map(way) };
}

const over = (choice: number, under: number) => (choice + 1 < under ? { over: choice + 1, under } : undefined);

function isReduced({ over: a, under: b }: { over: number; under: number }): boolean {
  const { under } = evaluate({ over: a, under: b });
  return under === BigInt(b);
}

function mixed({ operations, numbers, factors, most, brackets }: Of<'mixed'>): Family {
  const count = numbersIn(numbers);
  const way = (outer: Operation, inner: Operation, side: 'left' | 'right'): Way => ({
    sizes: [count, count, count],
    make([i, k, m]) {
      const [a, b, c] = [at(numbers, i), at(numbers, k), at(numbers, m)];
      const [p, q] = side === 'left' ? [a, b] : [b, c];
      const step = steps(inner, p, q, { factors, most });
      if (step === undefined) return undefined;
      const [x, y] = side === 'left' ? [step, c] : [a, step];
      if (steps(outer, x, y, { factors, most }) === undefined) return undefined;
      const within = { operation: inner, left: whole(p), right: whole(q) };
      const [left, right] = side === 'left' ? [within, whole(c)] : [whole(a), within];
      return { expression: { operation: outer, left, right }, hidden: 'result' };
    },
  });
  const forms = operations.flatMap((outer) =>
    operations.flatMap((inner) => (['left', 'right'] as const).map((side) => ({ outer, inner, side }))),
  );
  const wished = forms.filter(({ outer, inner, side }) => {
    const within = { operation: inner, left: whole(1), right: whole(1) };
    const isInVain = side === 'right' && bracketsInVain(outer, within);
    return !isInVain && suits(brackets, needsBrackets(outer, within, side));
  });
  return { ways: wished.map(({ outer, inner, side }) => way(outer, inner, side)) };
}

/** What a step comes to, where a child of the grade may be asked for it. */
function steps(
  operation: Operation,
  a: number,
  b: number,
  { factors, most }: { factors: number; most: number },
): number | undefined {
  if (operation === '÷' && (b === 0 || a % b !== 0 || b > factors || a / b > factors)) return undefined;
  if (operation === '×' && (a > factors || b > factors)) return undefined;
  const to = operation === '+' ? a + b : operation === '-' ? a - b : operation === '×' ? a * b : a / b;
  return to < 0 || to > most ? undefined : to;
}

export function familyOf(group: SumGroup): Family {
  switch (group.kind) {
    case 'add-subtract':
      return addSubtract(group);
    case 'multiply':
      return multiply(group);
    case 'divide':
      return divide(group);
    case 'fraction':
      return fraction(group);
    case 'mixed':
      return mixed(group);
  }
}
