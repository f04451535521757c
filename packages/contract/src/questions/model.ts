import { z } from 'zod';
import { RichText, wholeNumber } from '../kernel/index.js';

/**
 * Question types of the specification. 1-5 are its cart codes, 6-8 share the numbers of the answer areas they are
 * written in (oral arithmetic, calligraphy, writing), 21 is a combined question: a shared text with parts.
 */
export const questionTypes = {
  subjective: 1,
  'single-choice': 2,
  'true-false': 3,
  'fill-in': 4,
  'multiple-choice': 5,
  'oral-arithmetic': 6,
  calligraphy: 7,
  writing: 8,
  combined: 21,
} as const;
export type QuestionTypeName = keyof typeof questionTypes;
export const QuestionType = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
  z.literal(8),
  z.literal(21),
]);
export type QuestionType = z.infer<typeof QuestionType>;

/** The year that a question is of and the minutes that it takes: what may be said, whichever way the question comes in. */
export const QuestionYear = wholeNumber({ min: 1900, max: 2200 });
export const QuestionMinutes = z.number().min(0).max(1_000);

/** One blank: every spelling that counts as right, as plain text or LaTeX without dollar signs. */
export const Blank = z.object({ accepted: z.array(z.string().max(200)).min(1).max(20) });

/** What counts as right. `none`: kept and shown, never marked by a machine. */
export const AnswerKey = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('choice'),
    labels: z
      .array(z.string().regex(/^[A-Z0-9]$/, 'choice-answers'))
      .min(1)
      .max(26),
  }),
  z.object({ kind: z.literal('true-false'), value: z.boolean() }),
  z.object({ kind: z.literal('blanks'), blanks: z.array(Blank).min(1).max(60) }),
  z.object({ kind: z.literal('open'), content: RichText }),
  z.object({ kind: z.literal('none') }),
]);
export type AnswerKey = z.infer<typeof AnswerKey>;

export const Option = z.object({ label: z.string().regex(/^[A-Z0-9]$/), content: RichText });
export type Option = z.infer<typeof Option>;

/** A sound that a question is asked about: a dialogue, a dictation. Said by its words where it cannot be heard. */
export const Audio = z.object({ fileId: z.string().max(100), title: z.string().trim().max(100) });
export type Audio = z.infer<typeof Audio>;

const bodyFields = {
  type: QuestionType,
  stem: RichText,
  audio: z.array(Audio).max(5).optional(),
  options: z.array(Option).max(26),
  answer: AnswerKey,
  analysis: RichText,
};
/** A part of a combined question: a question of its own under the shared text. */
export const QuestionPart = z.object(bodyFields);
export type QuestionPart = z.infer<typeof QuestionPart>;

/** All that a version of a question says. A combined question carries its parts; every other has none. */
export const QuestionBody = z.object({ ...bodyFields, parts: z.array(QuestionPart).max(40) });
export type QuestionBody = z.infer<typeof QuestionBody>;
