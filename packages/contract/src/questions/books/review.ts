import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id, Nothing } from '../../kernel/index.js';
import { bookLimits } from './model.js';
import { reviewReasons } from './reasons.js';

const PATH = '/api/question/book';
const book = { bookId: Id };
const note = z.string().trim().max(bookLimits.note).default('');
const changing = { method: 'POST', access: forTeachers } as const;

/** From the draft to the whole school: asked for by the author, decided by a colleague. */
export const reviewEndpoints = {
  submit: endpoint({
    ...changing,
    path: `${PATH}/review/submit`,
    summary: 'Asks the colleagues of the subject to publish a book whose pages have all been checked',
    input: z.object(book),
    output: Nothing,
    reasons: reviewReasons,
  }),
  withdraw: endpoint({
    ...changing,
    path: `${PATH}/review/withdraw`,
    summary: 'The author takes the asking back',
    input: z.object(book),
    output: Nothing,
    reasons: reviewReasons,
  }),
  decide: endpoint({
    ...changing,
    path: `${PATH}/review/decide`,
    summary: "A colleague publishes a book for the whole school, or returns it with a reason; never the author's own",
    input: z.object({ ...book, verdict: z.enum(['published', 'returned']), note }),
    output: Nothing,
    reasons: reviewReasons,
  }),
  reopen: endpoint({
    ...changing,
    path: `${PATH}/review/reopen`,
    summary: 'The author takes a published book back to mend it; papers made of it keep what they have',
    input: z.object(book),
    output: Nothing,
    reasons: reviewReasons,
  }),
} satisfies Api;
