import { z } from 'zod';
import { wholeNumber } from '../../kernel/index.js';
import { QuestionBody } from '../model.js';

/** How much a template may hold, and how many variants are made at once. */
export const variantLimits = { parameters: 8, conditions: 10, numbers: 300, expression: 120, atOnce: 60 } as const;

/** A number that a parameter may be: up to four decimals, exactly. */
const Figure = z
  .number()
  .min(-1_000_000)
  .max(1_000_000)
  .refine((value) => /^-?\d+(?:\.\d{1,4})?$/.test(String(value)));

const Expression = z.string().trim().max(variantLimits.expression);

/** What changes from variant to variant. `now` is what it is in the question itself. */
export const Parameter = z.object({
  name: z.string().regex(/^[A-Za-z][0-9]?$/),
  from: Figure,
  to: Figure,
  step: Figure.min(0.0001),
  now: Figure,
});
export type Parameter = z.infer<typeof Parameter>;

/** Where a number stands: a text of the question (`stem`, `options.B`, `blanks.0`, `answer`, `analysis`, with `parts.1.` before those of a part) and its place in it. */
export const NumberPlace = z.object({ where: z.string().max(40), at: wholeNumber({ max: variantLimits.numbers }) });
export type NumberPlace = z.infer<typeof NumberPlace>;

/** A number of the question as it is written, with some of what stands around it. */
export const QuestionNumber = NumberPlace.extend({ literal: z.string(), before: z.string(), after: z.string() });
export type QuestionNumber = z.infer<typeof QuestionNumber>;

/**
 * What makes variants of a question: which of its numbers change, and what each of them then is. Nothing of the question is kept twice: its
 * own words and figures stay, and with the parameters as they are `now` every expression gives what is printed.
 */
export const Template = z.object({
  parameters: z.array(Parameter).max(variantLimits.parameters),
  /** One each: `b != 0`, `2 < a < c`, `whole((c-b)/a)`. */
  conditions: z.array(Expression.min(1)).max(variantLimits.conditions),
  numbers: z.array(NumberPlace.extend({ expression: Expression.min(1) })).max(variantLimits.numbers),
  /** When a statement is true, for questions and parts that ask that. */
  truths: z.array(z.object({ where: z.string().max(40), condition: Expression.min(1) })).max(41),
});
export type Template = z.infer<typeof Template>;

export const faultReasons = [
  'name-twice',
  'name-taken',
  'span',
  'span-large',
  'unused',
  'unreadable',
  'unknown-name',
  'too-long',
  'disagrees',
  'undefined',
  'no-such-number',
  'truth-missing',
  'nothing-changes',
  'answer-stays',
  'no-answer',
  'none-left',
] as const;

/** What is wrong with a template. `detail` is what could not be read, the name nobody knows, or what the expression gives instead. */
export const TemplateFault = z.object({
  at: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('parameter'), name: z.string() }),
    z.object({ kind: z.literal('condition'), index: z.number().int() }),
    z.object({ kind: z.literal('number'), where: z.string(), at: z.number().int() }),
    z.object({ kind: z.literal('truth'), where: z.string() }),
    z.object({ kind: z.literal('question') }),
  ]),
  reason: z.enum(faultReasons),
  detail: z.string(),
});
export type TemplateFault = z.infer<typeof TemplateFault>;

/** What the parameters of a variant are, as they are written. */
export const VariantValues = z.array(z.object({ name: z.string(), value: z.string() }));
export type VariantValues = z.infer<typeof VariantValues>;

export const Variant = z.object({ values: VariantValues, body: QuestionBody });
export type Variant = z.infer<typeof Variant>;
