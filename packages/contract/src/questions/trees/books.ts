import { z } from 'zod';
import { type Api, Cursor, endpoint, Id, type Message, SheetFormat, wholeNumber } from '../../kernel/index.js';
import { LARGEST_IMAGE_BYTES } from '../writing/drafts.js';
import { fileReasons } from '../writing/reasons.js';
import { BookFields, BookName, bookFilter, EditionLine, KeptBook } from './book-model.js';
import { Touched } from './model.js';
import { forMaintenance, Seen } from './seen.js';

const bookReasons = {
  'book-duplicate': { zh: '已有相同的教材', en: 'There is such a textbook already' },
  'subject-fixed': { zh: '已有章节的教材不能更换学科', en: 'A textbook with chapters keeps its subject' },
  'wrong-grade': { zh: '年级与学科的学段不符', en: 'The grade is not of the stage of the subject' },
  'isbn-duplicate': { zh: '已有教材使用这个书号', en: 'Another textbook has this ISBN' },
  'cover-gone': { zh: '封面图片已不存在，请重新上传', en: 'The cover is no longer there: add it again' },
} as const satisfies Record<string, Message>;

/** Textbooks, their editions and covers. */
export const booksApi = {
  books: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/devops/book/list',
    access: forMaintenance,
    summary:
      'The textbooks that meet a filter, with how much hangs on them, how far their lessons are mapped and how many schools use them; 50 a page by key',
    input: z.object({ ...bookFilter, cursor: Cursor }),
    output: z.object({ items: z.array(KeptBook), next: z.string().nullable(), total: z.number().int() }),
  }),
  book: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/devops/book/info',
    access: forMaintenance,
    summary: 'One textbook as the list tells it',
    input: z.object({ textbookId: Id }),
    output: KeptBook,
  }),
  bookNames: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/devops/book/names',
    access: forMaintenance,
    summary: 'The textbooks of a subject by name, to choose from',
    input: z.object({ subjectId: wholeNumber({ min: 1 }) }),
    output: z.object({ items: z.array(BookName) }),
  }),
  exportBooks: endpoint({
    whileLocked: true,
    readOnly: true,
    kind: 'file',
    method: 'GET',
    path: '/api/devops/book/export',
    access: forMaintenance,
    summary: 'The textbooks that meet a filter as a table',
    input: z.object({ ...bookFilter, format: SheetFormat }),
    output: z.unknown(),
  }),
  retireBook: endpoint({
    method: 'POST',
    path: '/api/devops/book/retire',
    access: forMaintenance,
    summary:
      'Offers a textbook for nothing new any more; questions stay on its chapters, and what was made from it works on',
    input: z.object({ textbookId: Id, revision: Seen }),
    output: z.object({ revision: z.number().int() }),
    reasons: { retired: { zh: '该教材已停用', en: 'This textbook is retired already' } },
  }),
  restoreBook: endpoint({
    method: 'POST',
    path: '/api/devops/book/restore',
    access: forMaintenance,
    summary: 'Offers a retired textbook again; the schools that used it use it again',
    input: z.object({ textbookId: Id, revision: Seen }),
    output: z.object({ revision: z.number().int() }),
    reasons: { offered: { zh: '该教材未停用', en: 'This textbook is not retired' } },
  }),
  saveBook: endpoint({
    method: 'POST',
    path: '/api/devops/book/save',
    access: forMaintenance,
    summary: 'Adds a textbook, or changes the one that is named; the subject of one with chapters stays',
    input: z.object({ textbookId: Id.optional(), revision: Seen, book: BookFields }),
    output: z.object({ textbookId: z.string() }),
    reasons: bookReasons,
  }),
  cloneBook: endpoint({
    method: 'POST',
    path: '/api/devops/book/clone',
    access: forMaintenance,
    summary: 'A new edition with the chapters of another one, and on wish with the questions that hang on them',
    input: z.object({ textbookId: Id, book: BookFields, withQuestions: z.boolean() }),
    output: z.object({ textbookId: z.string(), chapters: z.number().int(), questions: z.number().int() }),
    reasons: bookReasons,
  }),
  compareBooks: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/devops/book/compare',
    access: forMaintenance,
    summary: 'The chapters of two editions beside each other: what is new, gone, renamed, moved',
    input: z.object({ olderId: Id, newerId: Id }),
    output: z.object({ lines: z.array(EditionLine) }),
  }),
  putCover: endpoint({
    kind: 'form',
    method: 'POST',
    path: '/api/devops/book/cover/upload',
    access: forMaintenance,
    summary:
      'Takes a picture for the cover of a textbook: form field `file`; judged by its content, made anew without metadata',
    input: z.object({ file: z.unknown().optional() }),
    output: z.object({ coverId: z.string() }),
    reasons: fileReasons,
    bodyLimit: LARGEST_IMAGE_BYTES + 100_000,
  }),
  cover: endpoint({
    whileLocked: true,
    readOnly: true,
    kind: 'file',
    method: 'GET',
    path: '/api/devops/book/cover/{coverId}',
    access: forMaintenance,
    summary: 'The cover of a textbook',
    input: z.object({ coverId: Id }),
    output: z.unknown(),
  }),
  removeBook: endpoint({
    method: 'POST',
    path: '/api/devops/book/remove',
    access: forMaintenance,
    summary: 'Removes a textbook with its chapters; can be undone',
    input: z.object({ textbookId: Id, revision: Seen }),
    output: z.object({ undoId: z.string(), touched: Touched }),
    reasons: {
      'book-used': { zh: '有学校在使用该教材，请改为停用', en: 'Schools use this textbook: retire it instead' },
    },
  }),
} satisfies Api;
