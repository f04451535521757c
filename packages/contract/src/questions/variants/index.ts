import { z } from 'zod';
import {
  type Api,
  endpoint,
  forTeachers,
  Id,
  type Message,
  Nothing,
  Revision,
  wholeNumber,
} from '../../kernel/index.js';
import { cartReasons } from '../cart.js';
import { QuestionBody } from '../model.js';
import { QuestionNumber, Template, TemplateFault, Variant, variantLimits } from './model.js';

export * from './model.js';

export const variantReasons = {
  'template-faulty': {
    zh: '变式设置还有问题，请先改好再保存',
    en: 'Something is wrong with what changes: mend it before it is saved',
  },
  'template-gone': { zh: '这道题没有变式设置', en: 'Nothing says how the numbers of this question change' },
  'template-behind': {
    zh: '原题已经改过，请先核对变式设置并保存',
    en: 'The question was rewritten since: look through what changes in it, and save that first',
  },
  'too-few-variants': {
    zh: '满足条件的数不够这么多组（同卷各份答案不能相同），请放宽范围或条件，或少出几份',
    en: 'There are not that many sets of numbers that meet the conditions, with answers apart where they stand in parallel papers: widen the ranges, or ask for fewer',
  },
} as const satisfies Record<string, Message>;

const QuestionId = z.object({ questionId: Id });

/** Variants of parametric questions: the same question with other numbers, its answer computed. */
export const variantsApi = {
  template: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/question/variant/template',
    access: forTeachers,
    summary:
      'An own question, or one of the school’s bank, with its numbers in reading order, and what is kept of how they change; null where nothing is. Of a variant the question that it was made from',
    input: QuestionId,
    output: QuestionId.extend({
      /** The version that the numbers are of: the newest. */
      version: z.number().int(),
      body: QuestionBody,
      numbers: z.array(QuestionNumber),
      template: Template.nullable(),
      /** Counts the savings; null before the first. */
      revision: z.number().int().nullable(),
      /** The question was rewritten after this was kept: it is judged and saved anew before variants are made. */
      isBehind: z.boolean(),
      /** How many variants the reader has made. */
      made: z.number().int(),
      /** Whether the reader says how the numbers change; who does not may have variants all the same. */
      can: z.object({ edit: z.boolean() }),
    }),
  }),
  preview: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/question/variant/preview',
    access: forTeachers,
    summary:
      'What is wrong with a template, and up to ten of the variants that it makes, with how many sets of numbers there are. Keeps nothing; the same seed gives the same variants',
    input: QuestionId.extend({ template: Template, seed: wholeNumber().default(1) }),
    output: z.object({
      faults: z.array(TemplateFault),
      variants: z.array(Variant),
      /** Sets of numbers that meet the conditions, and how many answers they have between them. */
      sets: z.number().int(),
      answers: z.number().int(),
      /** False where not all were tried: there may be more. */
      isAll: z.boolean(),
    }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/question/variant/save',
    access: forTeachers,
    summary: 'Keeps how the numbers of an own question change; what is made already stays as it is',
    input: QuestionId.extend({
      /** The version of the question that was seen. */
      version: Revision,
      /** The revision that was seen; null for the first saving. */
      revision: Revision.nullable(),
      template: Template,
    }),
    output: z.object({ revision: z.number().int() }),
    reasons: variantReasons,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/question/variant/remove',
    access: forTeachers,
    summary: 'Forgets how the numbers of an own question change; its variants stay questions',
    input: QuestionId,
    output: Nothing,
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/question/variant/make',
    access: forTeachers,
    summary:
      'Makes variants of an own question, or of one of the school’s bank: own questions with other numbers and their answers, none of which was there before; into the cart too where that is said',
    input: QuestionId.extend({
      count: wholeNumber({ min: 1, max: variantLimits.atOnce }),
      seed: wholeNumber().default(1),
      intoCart: z.boolean().default(false),
    }),
    output: z.object({ questionIds: z.array(Id) }),
    reasons: { ...variantReasons, ...cartReasons },
  }),
} satisfies Api;
