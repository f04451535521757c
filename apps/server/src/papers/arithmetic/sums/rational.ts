import type { Operation } from '@zhibi/contract/papers/arithmetic';

/** A number exactly, reduced, its denominator positive. */
export interface Rational {
  over: bigint;
  under: bigint;
}

export function rational(over: bigint, under: bigint): Rational {
  if (under === 0n) throw new RangeError('nothing is divided by nothing');
  const by = gcd(over < 0n ? -over : over, under < 0n ? -under : under) * (under < 0n ? -1n : 1n);
  return { over: over / by, under: under / by };
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

export function calculate(operation: Operation, a: Rational, b: Rational): Rational {
  switch (operation) {
    case '+':
      return rational(a.over * b.under + b.over * a.under, a.under * b.under);
    case '-':
      return rational(a.over * b.under - b.over * a.under, a.under * b.under);
    case '×':
      return rational(a.over * b.over, a.under * b.under);
    case '÷':
      return rational(a.over * b.under, a.under * b.over);
  }
}
