import { z } from 'zod';
import { PictureWanted } from '../../capture/index.js';
import {
  type Api,
  endpoint,
  forStudents,
  forTeachers,
  Id,
  Nothing,
  Score,
  SheetFormat,
  Stamp,
  wholeNumber,
} from '../../kernel/index.js';
import { markingReasons } from '../reasons.js';
import { APPEAL_LENGTH, AppealToDecide, OpenedAppeal, OwnAppeal } from './model.js';
import { appealReasons, decideReasons, withdrawReasons } from './reasons.js';
import { waitingAppeals } from './waiting.js';

export * from './model.js';
export * from './waiting.js';

const PATH = '/api/marking/appeal';
const ofStudents = { access: forStudents, method: 'POST' } as const;
const ofTeachers = { access: forTeachers, method: 'POST' } as const;
const reading = { whileLocked: true, readOnly: true } as const;
const Words = z.string().trim().min(1).max(APPEAL_LENGTH);
const AppealId = z.object({ appealId: Id });
const Wanted = z.object({ show: z.enum(['waiting', 'decided']).default('waiting') });

/** Appeals: a student asks for a second look at an answer of a paper that came back, and somebody who did not give the score decides. */
export const appealsApi = {
  own: endpoint({
    ...ofStudents,
    ...reading,
    path: `${PATH}/own`,
    summary:
      'The own appeals of a homework that came back, how many are left and until when, and which answers may be appealed',
    input: z.object({ homeworkId: Id }),
    output: z.object({
      /** Null: the school takes no appeals. */
      until: Stamp.nullable(),
      isOpen: z.boolean(),
      budget: z.number().int(),
      left: z.number().int(),
      /** Answers that lost something and were not appealed; `hasSecond`: somebody else than whoever gave the score looks again. */
      appealable: z.array(z.object({ itemId: Id, hasSecond: z.boolean() })),
      items: z.array(OwnAppeal),
    }),
  }),
  make: endpoint({
    ...ofStudents,
    path: `${PATH}/make`,
    summary: 'Appeals the score of an own answer with a reason; the same sent twice counts once',
    input: z.object({ homeworkId: Id, itemId: Id, reason: Words }),
    output: Nothing,
    reasons: appealReasons,
  }),
  withdraw: endpoint({
    ...ofStudents,
    path: `${PATH}/withdraw`,
    summary: 'Takes an own appeal back while it waits; it is not counted then',
    input: AppealId,
    output: Nothing,
    reasons: withdrawReasons,
  }),
  waiting: waitingAppeals,
  list: endpoint({
    ...ofTeachers,
    ...reading,
    path: `${PATH}/list`,
    summary:
      'Appeals that wait for this teacher, the oldest first, or those that this teacher decided, the newest first',
    input: Wanted,
    output: z.object({ items: z.array(AppealToDecide) }),
  }),
  open: endpoint({
    ...ofTeachers,
    ...reading,
    path: `${PATH}/open`,
    summary: 'One appeal with the question, its key, the answer as it was written, and the words of the student',
    input: AppealId,
    output: OpenedAppeal,
  }),
  picture: endpoint({
    ...ofTeachers,
    ...reading,
    method: 'GET',
    path: `${PATH}/picture`,
    kind: 'file',
    summary: 'What a student wrote on an answer area, as a picture, for whoever decides an appeal of the answer',
    input: PictureWanted,
    output: z.never(),
  }),
  decide: endpoint({
    ...ofTeachers,
    path: `${PATH}/decide`,
    summary:
      'Decides an appeal: the score stands, or another counts, in the ledger as of an appeal. One decision holds, and the student hears of it',
    input: AppealId.extend({ revision: wholeNumber(), score: Score, word: Words }),
    output: Nothing,
    reasons: { ...decideReasons, 'in-round': markingReasons['in-round'] },
  }),
  export: endpoint({
    ...ofTeachers,
    ...reading,
    method: 'GET',
    path: `${PATH}/export`,
    kind: 'file',
    summary: 'The appeals that wait for this teacher, or those that this teacher decided, as a table',
    input: Wanted.extend({ format: SheetFormat }),
    output: z.never(),
  }),
} satisfies Api;
