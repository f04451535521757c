import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id, type Message, Nothing, sentWholeNumber } from '../../kernel/index.js';
import { skipReasons } from '../exchange/reasons.js';
import { bookLimits } from './model.js';
import { bookReasons } from './reasons.js';

export const fillLimits = { fileBytes: 64 * 1024 * 1024, perPage: 20, shown: 20 } as const;

const PATH = '/api/question/book/fill';

/** Why a page or a question of a file is on no page of the book, or why the whole file is not read. */
export const fillReasons = {
  ...skipReasons,
  'no-page': { zh: '书册没有这么多页', en: 'The book has no such page' },
  'page-fixed': { zh: '该页正在校对或已校对', en: 'That page waits for its check, or has passed it' },
  'page-taken': { zh: '该页已有扫描页', en: 'There is a scan on that page already' },
  'page-unreadable': { zh: '文件中的这一页无法读取', en: 'This page of the file cannot be read' },
  'book-closed': { zh: '书册已提交审核、已发布或已删除', en: 'The book has been handed in, published or removed' },
  doubtful: {
    zh: '分题没有把握，请在导入结果中修正后再选到页上',
    en: 'Not surely one question: mend it in the import, then choose it for a page',
  },
} as const satisfies Record<string, Message>;
export type FillReason = keyof typeof fillReasons;

const startReasons = {
  ...bookReasons,
  'empty-file': skipReasons['empty-file'],
  'too-large': { zh: '文件超过64MB', en: 'The file is larger than 64 MB' },
  'file-kind': { zh: '请选择 PDF 或 Word（.docx）文件', en: 'Choose a PDF or a Word file (.docx)' },
} as const satisfies Record<string, Message>;

export const FillKind = z.enum(['pdf', 'docx']);
export type FillKind = z.infer<typeof FillKind>;
export const FillState = z.enum(['waiting', 'running', 'done', 'undone', 'failed']);
export type FillState = z.infer<typeof FillState>;

/** What became of a page of a scan, of several that follow each other, or of a question of a Word file. */
export const FillRow = z.object({
  from: z.number().int(),
  to: z.number().int(),
  /** How the question begins; empty for a page of a scan. */
  text: z.string(),
  page: z.number().int().nullable(),
  outcome: z.enum(['placed', 'skipped', 'undone', 'kept']),
  reason: z.enum(Object.keys(fillReasons) as [FillReason, ...FillReason[]]).nullable(), // the keys of a record are the words of the enum
});
export type FillRow = z.infer<typeof FillRow>;

/** One file that pages of a book were filled from. */
export const BookFill = z.object({
  fillId: Id,
  kind: FillKind,
  fileName: z.string(),
  firstPage: z.number().int(),
  state: FillState,
  /** Why the whole file is not read. */
  reason: FillRow.shape.reason,
  done: z.number().int(),
  total: z.number().int(),
  rows: z.array(FillRow),
  /** The import where doubtful questions of a Word file are mended; its maker's only. */
  importId: Id.nullable(),
  by: z.string(),
  at: z.string(),
  can: z.object({ undo: z.boolean() }),
});
export type BookFill = z.infer<typeof BookFill>;

/** Filling the pages of a book from a file, as work that goes on by itself. */
export const fillEndpoints = {
  fill: endpoint({
    method: 'POST',
    access: forTeachers,
    kind: 'form',
    path: `${PATH}/start`,
    summary:
      'Puts the pages of a scanned PDF, or the questions of a Word file, onto pages of a draft from a page on. A job reads the file; its result names what was left out',
    input: z.object({
      bookId: z.string().optional(),
      page: sentWholeNumber({ min: 1, max: bookLimits.pages }).optional(),
      perPage: sentWholeNumber({ min: 1, max: fillLimits.perPage }).optional(),
      file: z.any().optional(),
    }),
    output: z.object({ jobId: Id, fillId: Id }),
    reasons: startReasons,
    bodyLimit: fillLimits.fileBytes + 64 * 1024,
  }),
  fills: endpoint({
    method: 'POST',
    access: forTeachers,
    whileLocked: true,
    readOnly: true,
    path: `${PATH}/list`,
    summary:
      'The files that pages of a book were filled from, the newest first, with what became of their pages and questions',
    input: z.object({ bookId: Id }),
    output: z.object({ items: z.array(BookFill) }),
    reasons: bookReasons,
  }),
  undoFill: endpoint({
    method: 'POST',
    access: forTeachers,
    path: `${PATH}/undo`,
    summary: 'Takes a filling back: scans and questions leave their pages, but for pages that were changed since',
    input: z.object({ fillId: Id }),
    output: Nothing,
    reasons: { ...bookReasons, 'not-now': { zh: '已到了下一步，请刷新', en: 'It has moved on: load again' } },
  }),
} satisfies Api;
