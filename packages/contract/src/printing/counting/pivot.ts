import { z } from 'zod';

/** What sums can be asked by. */
export const dimensions = [
  'school',
  'grade',
  'class',
  'shop',
  'paper',
  'colour',
  'source',
  'day',
  'week',
  'month',
] as const;
export const Dimension = z.enum(dimensions);
export type Dimension = z.infer<typeof Dimension>;

const count = z.number().int();
export const Sums = z.object({
  orders: count,
  copies: count,
  /** Printed sides with something on them. */
  pages: count,
  blanks: count,
  sheets: count,
  wasteSheets: count,
  /** What all sheets weigh, the spoiled ones too, in grams. */
  paperG: count,
  costLi: count,
  /** Orders in the sum that have no price: their cost is not in it. */
  unpriced: count,
});
export type Sums = z.infer<typeof Sums>;
export const noSums: Sums = {
  orders: 0,
  copies: 0,
  pages: 0,
  blanks: 0,
  sheets: 0,
  wasteSheets: 0,
  paperG: 0,
  costLi: 0,
  unpriced: 0,
};

const names = Object.keys(noSums) as (keyof Sums)[]; // as: the keys of the constant above
export const addSums = (one: Sums, other: Sums): Sums => {
  const sums = { ...noSums };
  for (const name of names) sums[name] = one[name] + other[name];
  return sums;
};

/** Setting up spoils a few sheets of any job; more than this beside so many sheets is a slip of who types. */
export const mostWaste = (sheets: number): number => sheets + 200;

/** Of all sheets that went through the machine those that were spoiled, of 1. */
export const wasteOf = ({ sheets, wasteSheets }: Pick<Sums, 'sheets' | 'wasteSheets'>): number =>
  wasteSheets === 0 ? 0 : wasteSheets / (sheets + wasteSheets);
