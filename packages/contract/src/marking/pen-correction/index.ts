import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id, Score, wholeNumber } from '../../kernel/index.js';
import { markingReasons } from '../index.js';
import { CorrectedPage, CorrectingPen } from './model.js';

export * from './model.js';

const Item = z.object({ homeworkId: Id, studentId: Id, itemId: Id, version: wholeNumber({ min: 1 }) });
/** The question as it stands afterwards. */
const Changed = z.object({ version: z.number().int(), score: Score.nullable() });

/** Correcting with a pen on the paper of students. */
export const correctionApi = {
  page: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/marking/correction/page',
    access: forTeachers,
    summary:
      'The page under the correcting pen of a teacher: what student and teacher wrote on it, what of that is read as scores, what is asked. Of a page of another class only that it is one',
    input: z.object({
      /** Empty: the page on which the pen lies, or lay last. */
      pageCode: z.string().max(60),
      codeRule: z.string().max(30),
      /** Of several pens of the teacher; empty: the one heard last. */
      deviceName: z.string().max(100).default(''),
    }),
    output: z.object({
      pen: CorrectingPen.nullable(),
      pageCode: z.string(),
      codeRule: z.string(),
      state: z.enum(['no-page', 'unknown', 'foreign', 'ready']),
      page: CorrectedPage.nullable(),
    }),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/marking/correction/answer',
    access: forTeachers,
    summary: 'Answers what is asked of a mark: the score it gives, or null where it is none. The ink is read no more',
    input: Item.extend({ score: Score.nullable() }),
    output: Changed,
    reasons: markingReasons,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/marking/correction/undo',
    access: forTeachers,
    summary: "Takes back the score that this teacher's pen gave on a question; its ink is read no more",
    input: Item,
    output: Changed,
    reasons: markingReasons,
  }),
} satisfies Api;
