import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id, type Message, wholeNumber } from '../../kernel/index.js';
import { VariantValues, variantReasons } from '../../questions/variants/index.js';
import { Paper, PaperId, paperLimits } from '../model.js';
import { paperReasons } from '../reasons.js';

/** As many further papers as there are forms to be dealt by seat. */
export const furtherPapers = 3;

export const otherNumbersReasons = {
  ...variantReasons,
  'none-parametric': {
    zh: '试卷里没有可以换数的题',
    en: 'No question of this paper says how its numbers change',
  },
} as const satisfies Record<string, Message>;

/** The same paper with other numbers: its parametric questions, swapped in place or in parallel papers. */
export const otherNumbersApi = {
  list: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/paper/numbers/list',
    access: forTeachers,
    summary:
      'The items of an own paper whose question has numbers that the teacher can change, with what they are; null where it is the question as it was written',
    input: PaperId,
    output: z.object({
      items: z.array(z.object({ itemId: Id, no: z.number().int(), templateId: Id, values: VariantValues.nullable() })),
    }),
  }),
  swap: endpoint({
    method: 'POST',
    path: '/api/paper/numbers/swap',
    access: forTeachers,
    summary:
      'Puts variants with other numbers and other answers into the places of these items of a draft, with their scores; what was there can be brought back for a day',
    input: PaperId.extend({
      revision: wholeNumber(),
      itemIds: z.array(Id).min(1).max(paperLimits.questions),
      seed: wholeNumber(),
    }),
    output: Paper,
    reasons: { ...paperReasons, ...otherNumbersReasons },
  }),
  further: endpoint({
    method: 'POST',
    path: '/api/paper/numbers/further',
    access: forTeachers,
    summary:
      'Makes parallel drafts of an own paper, named B, C, …: its parametric questions with other numbers and answers in each, everything else the same',
    input: PaperId.extend({ papers: wholeNumber({ min: 1, max: furtherPapers }), seed: wholeNumber() }),
    output: z.object({ papers: z.array(z.object({ paperId: Id, title: z.string() })) }),
    reasons: { ...paperReasons, ...otherNumbersReasons },
  }),
} satisfies Api;
