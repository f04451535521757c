/** A number exactly, reduced, its denominator positive. */
export interface Rational {
  over: bigint;
  under: bigint;
}

export type Operation = '+' | '-' | '×' | '÷';

export function rational(over: bigint, under = 1n): Rational {
  if (under === 0n) throw new RangeError('nothing is divided by nothing');
  const by = gcd(over < 0n ? -over : over, under < 0n ? -under : under) * (under < 0n ? -1n : 1n);
  return { over: over / by, under: under / by };
}

export const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

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

/** Below 0, 0 or above 0, as `a` is less than, the same as or more than `b`. */
export function compare(a: Rational, b: Rational): number {
  const [left, right] = [a.over * b.under, b.over * a.under];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** What is written in decimal digits, exactly: `12`, `0.50`, `-3`. */
export function fromDecimal(text: string): Rational {
  const [front = '0', behind = ''] = text.split('.');
  return rational(BigInt(front + behind), 10n ** BigInt(behind.length));
}
