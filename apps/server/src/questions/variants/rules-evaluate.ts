import { calculate, compare, gcd, type Rational, rational } from '@zhibi/grading/rational';
import type { FunctionName } from './rules-pieces.js';
import type { Condition, Sign, Term } from './rules-read.js';

export type Values = ReadonlyMap<string, Rational>;

/** How much may still be worked out: what somebody typed must not hold up everybody else. */
export interface Budget {
  left: number;
}

/** No number of a school paper is longer; what grows beyond is not worked out further. */
const LARGEST = 10n ** 24n;
const LARGEST_POWER = 30n;

const isWhole = ({ under }: Rational): boolean => under === 1n;
const size = (value: bigint): bigint => (value < 0n ? -value : value);

/** What an expression comes to, exactly; undefined where it comes to nothing: divided by 0, a root that is no fraction, too large. */
export function evaluate(term: Term, values: Values, budget: Budget): Rational | undefined {
  budget.left -= 1;
  const value = worth(term, values, budget);
  return value === undefined || size(value.over) > LARGEST || value.under > LARGEST ? undefined : value;
}

function worth(term: Term, values: Values, budget: Budget): Rational | undefined {
  switch (term.kind) {
    case 'number':
      return term.value;
    case 'name':
      return values.get(term.name);
    case 'minus': {
      const value = evaluate(term.of, values, budget);
      return value && { ...value, over: -value.over };
    }
    case 'operation': {
      const left = evaluate(term.left, values, budget);
      const right = evaluate(term.right, values, budget);
      if (left === undefined || right === undefined) return undefined;
      if (term.operation === '^') return power(left, right);
      return term.operation === '÷' && right.over === 0n ? undefined : calculate(term.operation, left, right);
    }
    case 'call': {
      const of: Rational[] = [];
      for (const one of term.of) {
        const value = evaluate(one, values, budget);
        if (value === undefined) return undefined;
        of.push(value);
      }
      return called(term.name, of);
    }
  }
}

function power(base: Rational, exponent: Rational): Rational | undefined {
  if (!isWhole(exponent) || size(exponent.over) > LARGEST_POWER) return undefined;
  // What would be too large in the end is not begun.
  if (String(size(base.over)).length * Number(size(exponent.over)) > 40) return undefined;
  if (String(base.under).length * Number(size(exponent.over)) > 40) return undefined;
  if (exponent.over < 0n && base.over === 0n) return undefined;
  const times = size(exponent.over);
  const [over, under] = [base.over ** times, base.under ** times];
  return exponent.over < 0n ? rational(under, over) : rational(over, under);
}

function called(name: FunctionName, of: readonly Rational[]): Rational | undefined {
  const [a, b] = of;
  if (a === undefined) return undefined;
  switch (name) {
    case 'abs':
      return { ...a, over: size(a.over) };
    case 'floor':
      return rational(floorOf(a.over, a.under));
    case 'ceil':
      return rational(-floorOf(-a.over, a.under));
    case 'sqrt':
      return rootOf(a);
    case 'min':
      return of.reduce((least, one) => (compare(one, least) < 0 ? one : least));
    case 'max':
      return of.reduce((most, one) => (compare(one, most) > 0 ? one : most));
    case 'gcd':
    case 'lcm':
    case 'mod':
      return b === undefined || !isWhole(a) || !isWhole(b) ? undefined : ofTwo(name, a.over, b.over);
  }
}

function ofTwo(name: 'gcd' | 'lcm' | 'mod', a: bigint, b: bigint): Rational | undefined {
  if (name === 'mod') return b === 0n ? undefined : rational(a - b * floorOf(a, b));
  const common = gcd(size(a), size(b));
  if (name === 'gcd') return rational(common);
  return rational(common === 0n ? 0n : size(a * b) / common);
}

function floorOf(over: bigint, under: bigint): bigint {
  const cut = over / under;
  return over % under !== 0n && over < 0n !== under < 0n ? cut - 1n : cut;
}

/** A root only where it is a fraction: a paper does not print digits without end. */
function rootOf({ over, under }: Rational): Rational | undefined {
  const [top, bottom] = [wholeRoot(over), wholeRoot(under)];
  return top === undefined || bottom === undefined ? undefined : rational(top, bottom);
}

function wholeRoot(of: bigint): bigint | undefined {
  if (of < 0n) return undefined;
  let guess = BigInt(Math.floor(Math.sqrt(Number(of))));
  while (guess * guess > of) guess -= 1n;
  while ((guess + 1n) * (guess + 1n) <= of) guess += 1n;
  return guess * guess === of ? guess : undefined;
}

const met: Readonly<Record<Sign, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '≠': (order) => order !== 0,
  '<': (order) => order < 0,
  '≤': (order) => order <= 0,
  '>': (order) => order > 0,
  '≥': (order) => order >= 0,
};

/** Whether something holds; undefined where a part of it comes to nothing. */
export function holds(condition: Condition, values: Values, budget: Budget): boolean | undefined {
  if (condition.kind === 'whole') {
    const value = evaluate(condition.of, values, budget);
    return value && isWhole(value);
  }
  const worths: Rational[] = [];
  for (const term of condition.terms) {
    const value = evaluate(term, values, budget);
    if (value === undefined) return undefined;
    worths.push(value);
  }
  return condition.signs.every((sign, at) => {
    const [left, right] = [worths[at], worths[at + 1]];
    return left !== undefined && right !== undefined && met[sign](compare(left, right));
  });
}
