import { z } from 'zod';
import { type Api, Cursor, endpoint, forComposers, Id, Nothing, pageOf, wholeNumber } from '../../kernel/index.js';
import { QuestionType } from '../model.js';
import { BankedQuestion, PaperUse, QuestionVersion } from './model.js';

const filter = {
  subjectId: wholeNumber({ min: 1 }),
  types: z.array(QuestionType).max(9).optional(),
  words: z.string().trim().max(100).optional(),
  cursor: Cursor,
};
const one = z.object({ questionId: Id });

/** What lies in the banks, and what happened to it. */
export const bankEndpoints = {
  mine: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/question/mine',
    access: forComposers,
    summary:
      "The teacher's own questions of a subject, the newest first: kept, on the way to the school's bank, or archived",
    input: z.object({ ...filter, state: z.enum(['kept', 'in-review', 'archived']).default('kept') }),
    output: pageOf(BankedQuestion).extend({ total: z.number().int() }),
  }),
  school: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/question/school',
    access: forComposers,
    summary: "The school's bank of a subject, the newest first",
    input: z.object(filter),
    output: pageOf(BankedQuestion).extend({ total: z.number().int() }),
  }),
  one: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/question/one',
    access: forComposers,
    summary: 'One question that the teacher may see, in its newest version',
    input: one,
    output: BankedQuestion,
  }),
  versions: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/question/versions',
    access: forComposers,
    summary: 'The versions of a question, the newest first',
    input: z.object({ questionId: Id, cursor: Cursor }),
    output: pageOf(QuestionVersion),
  }),
  uses: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/question/uses',
    access: forComposers,
    summary:
      'What an edit touches: the papers of the school that hold a question, each in its version, and their homework',
    input: one,
    output: z.object({ papers: z.array(PaperUse), more: z.number().int() }),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/question/remove',
    access: forComposers,
    summary: 'Deletes a question that nothing uses; one that papers hold is archived instead',
    input: one,
    output: z.object({ outcome: z.enum(['deleted', 'archived']) }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/question/restore',
    access: forComposers,
    summary: 'Takes a question out of the archive',
    input: one,
    output: Nothing,
  }),
  fork: endpoint({
    method: 'POST',
    path: '/api/question/fork',
    access: forComposers,
    summary:
      "Copies a question of the school's or the platform's bank into the teacher's own, with the credit to its author",
    input: one,
    output: BankedQuestion,
  }),
} satisfies Api;
