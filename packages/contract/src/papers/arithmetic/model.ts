import { z } from 'zod';
import { wholeNumber } from '../../kernel/index.js';

/** How much one sheet of oral arithmetic holds. */
export const sumLimits = { groups: 8, sums: 200, columns: 5, largest: 9_999 } as const;

/** More numbers than this in one place of a sum would be more sums than anybody counts. */
const MOST_NUMBERS = 1_000;
const MOST_OF_THREE = 100;

const numbers = z.object({
  from: wholeNumber({ max: sumLimits.largest }),
  to: wholeNumber({ max: sumLimits.largest }),
  step: z.union([z.literal(1), z.literal(10), z.literal(100), z.literal(1_000)]).default(1),
});
/** The numbers that may stand in one place of a sum: from, from + step, … up to `to`. */
export type Span = z.infer<typeof numbers>;

export const numbersIn = ({ from, to, step }: Span): number => Math.floor((to - from) / step) + 1;

const upTo = (most: number) =>
  numbers.refine(({ from, to }) => from <= to, 'sum-span').refine((span) => numbersIn(span) <= most, 'sum-span-wide');
const Span = upTo(MOST_NUMBERS);

/** Whether something is wanted, not wanted, or left to chance. */
export const Wish = z.enum(['any', 'with', 'without']);
export type Wish = z.infer<typeof Wish>;

/** What is left out of a sum, to be written: what it comes to, one of its numbers, or now this and now that. */
export const Asked = z.enum(['result', 'number', 'either']);

export const Operation = z.enum(['+', '-', '×', '÷']);
export type Operation = z.infer<typeof Operation>;

const count = wholeNumber({ min: 1, max: sumLimits.sums });
/** Said above the sums; by their kind when left out. */
const title = z.string().trim().min(1).max(40).optional();
const result = { from: wholeNumber({ max: 99_999_999 }).default(0), to: wholeNumber({ min: 1, max: 99_999_999 }) };
/** Digits behind the point: the numbers of a span are then tenths or hundredths. */
const places = z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0);
const asked = Asked.default('result');

/** Sums of one kind. `carry` is 进位 of an addition and 退位 of a subtraction. */
export const SumGroup = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('add-subtract'),
    count,
    title,
    operations: z.array(z.enum(['+', '-'])).min(1),
    first: Span,
    second: Span,
    /** What a sum may come to, in the unit of the spans. */
    result: z.object(result),
    carry: Wish.default('any'),
    places,
    asked,
  }),
  z.object({ kind: z.literal('multiply'), count, title, first: Span, second: Span, places, asked }),
  z.object({
    kind: z.literal('divide'),
    count,
    title,
    divisor: Span,
    quotient: Span,
    remainder: Wish.default('without'),
    places,
    asked,
  }),
  z.object({
    kind: z.literal('fraction'),
    count,
    title,
    operations: z.array(Operation).min(1),
    /** Of the denominators. */
    under: z.object({ from: wholeNumber({ min: 2, max: 20 }), to: wholeNumber({ min: 2, max: 20 }) }),
    alike: Wish.default('any'),
  }),
  z.object({
    kind: z.literal('mixed'),
    count,
    title,
    operations: z.array(Operation).min(1),
    numbers: upTo(MOST_OF_THREE),
    /** Neither a factor nor a divisor nor what a division comes to is larger. */
    factors: wholeNumber({ min: 2, max: 100 }).default(9),
    /** What a sum, and each step of it, may come to. */
    most: wholeNumber({ min: 1, max: 9_999 }),
    brackets: Wish.default('any'),
  }),
]);
export type SumGroup = z.infer<typeof SumGroup>;
export type SumKind = SumGroup['kind'];

/** All that a sheet of sums is made of: the same gives the same sheet. */
export const SumSheet = z.object({
  groups: z.array(SumGroup).min(1).max(sumLimits.groups),
  /** Whether 3 + 5 and 5 + 3 may stand on one sheet. */
  twins: z.boolean().default(false),
  seed: wholeNumber({ max: 2 ** 31 - 1 }),
});
export type SumSheet = z.infer<typeof SumSheet>;

/** How the sheet is printed. */
export const SumPrint = z.object({
  columns: wholeNumber({ min: 2, max: sumLimits.columns }).default(4),
  numbered: z.boolean().default(true),
  /** Minutes that are given; null leaves them to be filled in. */
  minutes: wholeNumber({ min: 1, max: 120 }).nullable().default(null),
});
export type SumPrint = z.infer<typeof SumPrint>;
