import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  forTeachers,
  Id,
  Nothing,
  pageOf,
  sentWholeNumber,
  wholeNumber,
} from '../../kernel/index.js';
import { savingReasons } from '../writing/reasons.js';
import {
  ExchangeFormat,
  exchangeLimits,
  ImportItem,
  ItemOutcome,
  LostCode,
  MendedQuestion,
  NearVerdict,
  QuestionImport,
  ToldReason,
} from './model.js';
import { skipReasons } from './reasons.js';

export * from './lost-reasons.js';
export * from './model.js';
export * from './reasons.js';

const ofImport = z.object({ importId: Id });
const ofItem = ofImport.extend({ position: wholeNumber({ min: 1 }) });

const stateReasons = {
  'not-now': { zh: '这次导入已到了下一步，请刷新', en: 'This import has moved on: refresh the page' },
};

const uploadReasons = {
  'empty-file': skipReasons['empty-file'],
  'too-large': { zh: '文件超过32MB', en: 'The file is larger than 32 MB' },
  'school-bank': {
    zh: '校本题库的试题须经审核：请先导入我的题库，再提交',
    en: 'Questions come into the school bank by review: import them into your own bank and hand them in',
  },
};

/** Ids as they travel in an address. */
const Ids = z
  .string()
  .max(40 * exchangeLimits.exported)
  .transform((text) => text.split(',').filter((id) => id !== ''))
  .pipe(z.array(Id).min(1).max(exchangeLimits.exported));

export const exchangeApi = {
  import: endpoint({
    method: 'POST',
    path: '/api/question/import',
    access: forTeachers,
    kind: 'form',
    summary:
      'Questions from a file: JSON lines, Moodle XML, GIFT, Aiken, QTI, Excel or CSV, Word. A job reads it; its result names each item left out',
    input: z.object({
      subjectId: sentWholeNumber({ min: 1 }).optional(),
      bank: z.enum(['mine', 'school']).optional(),
      format: z.union([ExchangeFormat, z.literal('qti')]).optional(),
      file: z.any().optional(),
      /** In place of a file: that of an earlier import of one's own, read in another form. */
      again: Id.optional(),
    }),
    output: z.object({ jobId: Id, importId: Id }),
    reasons: uploadReasons,
    bodyLimit: exchangeLimits.fileBytes + 64 * 1024,
  }),
  importInfo: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/question/import/info',
    access: forTeachers,
    summary: 'How far an import of questions is, what came of it, and how often each reason was given',
    input: ofImport,
    output: QuestionImport.extend({ told: z.array(ToldReason) }),
  }),
  imports: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/question/import/list',
    access: forTeachers,
    summary: "The teacher's own imports, the newest first",
    input: z.object({ cursor: Cursor }),
    output: pageOf(QuestionImport),
  }),
  items: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/question/import/items',
    access: forTeachers,
    summary: 'The items of an import in the order of the file, with what became of each and why',
    input: ofImport.extend({ outcome: ItemOutcome.optional(), warned: z.boolean().optional(), cursor: Cursor }),
    output: pageOf(ImportItem),
  }),
  mend: endpoint({
    method: 'POST',
    path: '/api/question/import/mend',
    access: forTeachers,
    summary: 'Puts a doubtful question into the bank as it was mended',
    input: ofItem.extend({ question: MendedQuestion }),
    output: ImportItem,
    reasons: { ...stateReasons, ...skipReasons, 'file-gone': savingReasons['file-gone'] },
  }),
  drop: endpoint({
    method: 'POST',
    path: '/api/question/import/drop',
    access: forTeachers,
    summary: 'Leaves a doubtful question out',
    input: ofItem,
    output: ImportItem,
    reasons: stateReasons,
  }),
  settleNear: endpoint({
    method: 'POST',
    path: '/api/question/import/near',
    access: forTeachers,
    summary:
      'Settles items that wait because they are much like other questions: left out, the standing one taken, or added all the same',
    input: ofImport.extend({
      positions: z
        .array(wholeNumber({ min: 1 }))
        .min(1)
        .max(200),
      verdict: NearVerdict,
    }),
    output: z.object({ settled: z.number().int() }),
    reasons: stateReasons,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/question/import/undo',
    access: forTeachers,
    summary: 'Takes an import back: its questions leave the bank, but for those that were changed or used since',
    input: ofImport,
    output: QuestionImport,
    reasons: stateReasons,
  }),
  export: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/question/export',
    access: forTeachers,
    kind: 'file',
    summary: 'Questions as a file of a form; ids that are not there are left out',
    input: z.object({ format: ExchangeFormat, ids: Ids }),
    output: z.never(),
  }),
  losses: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/question/export/losses',
    access: forTeachers,
    summary: 'What a form cannot carry of these questions, found by writing them and reading them back',
    input: z.object({ format: ExchangeFormat, questionIds: z.array(Id).min(1).max(exchangeLimits.exported) }),
    output: z.object({
      items: z.array(z.object({ questionId: Id, text: z.string(), what: z.array(LostCode) })),
      total: z.number().int(),
    }),
  }),
  template: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/question/import/template',
    access: forTeachers,
    kind: 'file',
    summary: 'A table with the right columns and a question of each type',
    input: Nothing,
    output: z.never(),
  }),
} satisfies Api;
