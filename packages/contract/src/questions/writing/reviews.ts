import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  forComposers,
  forTeachers,
  Id,
  Nothing,
  pageOf,
  wholeNumber,
} from '../../kernel/index.js';
import { Review } from './model.js';
import { reviewReasons } from './reasons.js';

const note = z.string().trim().max(500);

/** The way into the school's bank: an author asks, a colleague of the subject looks, then all of the school have it. */
export const reviewEndpoints = {
  submit: endpoint({
    method: 'POST',
    path: '/api/question/review/submit',
    access: forComposers,
    summary:
      "Asks the colleagues of the subject to take a question into the school's bank: as a new one, or as the next version of the one it was copied from",
    input: z.object({ questionId: Id, note: note.default(''), mergeInto: Id.optional() }),
    output: z.object({ reviewId: z.string() }),
    reasons: reviewReasons,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/question/review/withdraw',
    access: forComposers,
    summary: 'The author takes the asking back',
    input: z.object({ reviewId: Id }),
    output: Nothing,
    reasons: reviewReasons,
  }),
  reviews: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/question/review/list',
    access: forComposers,
    summary: 'What waits for a word of the teacher, or what the teacher has asked for; the newest first',
    input: z.object({
      subjectId: wholeNumber({ min: 1 }),
      whose: z.enum(['to-decide', 'own']),
      cursor: Cursor,
    }),
    output: pageOf(Review).extend({ total: z.number().int() }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/question/review/decide',
    access: forTeachers,
    summary: "Takes a question into the school's bank, or returns it with a reason; never the author's own",
    input: z.object({
      reviewId: Id,
      verdict: z.enum(['published', 'returned']),
      note: note.default(''),
      /** Of a merge: the version of the original that it was compared with, and of what both changed, where the original's words stay. */
      compared: z
        .object({
          version: wholeNumber({ min: 1 }),
          keeps: z.array(z.enum(['type', 'stem', 'audio', 'options', 'answer', 'analysis', 'parts'])).max(7),
        })
        .optional(),
    }),
    output: z.object({ questionId: z.string().nullable() }),
    reasons: reviewReasons,
  }),
} satisfies Api;
