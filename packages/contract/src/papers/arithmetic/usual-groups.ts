import type { SumGroup } from './model.js';

/** Numbers from one to another, one by one or in tens, hundreds or thousands. */
export const span = (from: number, to: number, step: 1 | 10 | 100 | 1_000 = 1) => ({ from, to, step });
type Of<K extends SumGroup['kind']> = Extract<SumGroup, { kind: K }>;

/** Sums of each kind as most lessons want them; the table of grades says only what differs. */
export const addSubtract = (
  operations: Of<'add-subtract'>['operations'],
  numbers: Pick<Of<'add-subtract'>, 'first' | 'second'> & { to: number; from?: number },
  more: Partial<Of<'add-subtract'>> = {},
): SumGroup => ({
  kind: 'add-subtract',
  count: 40,
  operations,
  first: numbers.first,
  second: numbers.second,
  result: { from: numbers.from ?? 0, to: numbers.to },
  carry: 'any',
  places: 0,
  asked: 'result',
  ...more,
});
export const multiply = (
  first: Of<'multiply'>['first'],
  second: Of<'multiply'>['second'],
  places: 0 | 1 = 0,
): SumGroup => ({
  kind: 'multiply',
  count: 40,
  first,
  second,
  places,
  asked: 'result',
});
export const divide = (
  divisor: Of<'divide'>['divisor'],
  quotient: Of<'divide'>['quotient'],
  more: Partial<Of<'divide'>> = {},
): SumGroup => ({
  kind: 'divide',
  count: 40,
  divisor,
  quotient,
  remainder: 'without',
  places: 0,
  asked: 'result',
  ...more,
});
export const mixed = (
  operations: Of<'mixed'>['operations'],
  more: Pick<Of<'mixed'>, 'numbers' | 'most' | 'brackets'>,
): SumGroup => ({ kind: 'mixed', count: 30, operations, factors: 9, ...more });
export const fraction = (
  operations: Of<'fraction'>['operations'],
  alike: Of<'fraction'>['alike'],
  under: Of<'fraction'>['under'] = { from: 2, to: 10 },
): SumGroup => ({ kind: 'fraction', count: 30, operations, under, alike });
