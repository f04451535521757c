import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  forTeachers,
  Id,
  Nothing,
  pageOf,
  Revision,
  wholeNumber,
} from '../../kernel/index.js';
import { BookArea } from '../partners/model.js';
import { districtEndpoints } from './district.js';
import { fillEndpoints } from './fill.js';
import {
  BookChapter,
  bookLimits,
  ClerkProgress,
  OwnBook,
  OwnBookFields,
  OwnPage,
  OwnPageQuestion,
  OwnReport,
} from './model.js';
import { bookReasons, cartingReasons, editionReasons, pageReasons } from './reasons.js';
import { reviewEndpoints } from './review.js';

export * from './fill.js';
export * from './model.js';
export * from './reasons.js';

const PATH = '/api/question/book';
const SubjectId = wholeNumber({ min: 1 });
const Page = wholeNumber({ min: 1, max: bookLimits.pages });
const book = { bookId: Id };
const page = { ...book, page: Page };
const note = z.string().trim().max(bookLimits.note).default('');
const changing = { method: 'POST', access: forTeachers } as const;
const reading = { ...changing, whileLocked: true, readOnly: true, reasons: bookReasons } as const;

/** Exercise books of the school's own: written page by page by two persons, reviewed by a colleague, used by the whole school. */
export const booksApi = {
  shelf: endpoint({
    ...reading,
    path: `${PATH}/shelf`,
    summary: "The school's own books of a subject, the newest first: published ones, and those still being written",
    input: z.object({
      subjectId: SubjectId,
      words: z.string().trim().max(100).optional(),
      gid: wholeNumber({ min: 1, max: 12 }).optional(),
      view: z.enum(['all', 'writing', 'to-decide', 'used']).default('all'),
      cursor: Cursor,
    }),
    output: pageOf(OwnBook).extend({ total: z.number().int() }),
  }),
  one: endpoint({
    ...reading,
    path: `${PATH}/one`,
    summary: 'A book with its chapters and pages, and what was told of their errors: all of it to those who write it',
    input: z.object(book),
    output: z.object({
      book: OwnBook,
      chapters: z.array(BookChapter),
      pages: z.array(OwnPage),
      reports: z.array(OwnReport),
    }),
  }),
  create: endpoint({
    ...changing,
    path: `${PATH}/create`,
    summary: 'Begins a book with its table of chapters and empty pages',
    input: OwnBookFields.extend({ subjectId: SubjectId }),
    output: z.object(book),
    reasons: bookReasons,
  }),
  save: endpoint({
    ...changing,
    path: `${PATH}/save`,
    summary:
      'Changes what a book says of itself, its chapters and its number of pages; only its author, while it is a draft',
    input: OwnBookFields.extend({ ...book, revision: Revision }),
    output: Nothing,
    reasons: bookReasons,
  }),
  remove: endpoint({
    ...changing,
    path: `${PATH}/remove`,
    summary: 'Takes a book off the shelf; its questions stay in the bank',
    input: z.object(book),
    output: Nothing,
    reasons: bookReasons,
  }),
  questions: endpoint({
    ...reading,
    path: `${PATH}/page/questions`,
    summary: 'The questions on a page, in their order, with their answers',
    input: z.object(page),
    output: z.object({ questions: z.array(OwnPageQuestion) }),
  }),
  savePage: endpoint({
    ...changing,
    path: `${PATH}/page/save`,
    summary: "A page's scan, questions and answer areas, as one clerk enters them",
    input: z.object({
      ...page,
      revision: wholeNumber(),
      fileId: Id.nullable(),
      itemIds: z.array(Id).max(bookLimits.itemsOfPage),
      areas: z.array(BookArea).max(bookLimits.areasOfPage),
    }),
    output: OwnPage,
    reasons: pageReasons,
  }),
  submitPage: endpoint({
    ...changing,
    path: `${PATH}/page/submit`,
    summary: 'Hands a page to a second person',
    input: z.object(page),
    output: Nothing,
    reasons: pageReasons,
  }),
  decidePage: endpoint({
    ...changing,
    path: `${PATH}/page/decide`,
    summary:
      "The second person passes a page, which puts its questions into the school's bank, or returns it with a reason; never who entered it",
    input: z.object({ ...page, verdict: z.enum(['checked', 'returned']), note }),
    output: Nothing,
    reasons: pageReasons,
  }),
  reopenPage: endpoint({
    ...changing,
    path: `${PATH}/page/reopen`,
    summary: 'Opens a page of a draft again, to mend it',
    input: z.object(page),
    output: Nothing,
    reasons: pageReasons,
  }),
  progress: endpoint({
    ...reading,
    path: `${PATH}/progress`,
    summary: 'Who has entered, checked and been returned how many pages of a book',
    input: z.object(book),
    output: z.object({ clerks: z.array(ClerkProgress), untouched: z.number().int() }),
  }),
  ...reviewEndpoints,
  use: endpoint({
    ...changing,
    path: `${PATH}/use`,
    summary: 'A teacher takes a published book into use, or puts it back',
    input: z.object({ ...book, used: z.boolean() }),
    output: Nothing,
    reasons: bookReasons,
  }),
  toCart: endpoint({
    ...changing,
    path: `${PATH}/page/cart`,
    summary:
      'Puts the questions of whole pages of a published book into the cart; what lies there already is passed over',
    input: z.object({ ...book, from: Page, to: Page }),
    output: z.object({ added: z.number().int() }),
    reasons: cartingReasons,
  }),
  toPaper: endpoint({
    ...changing,
    path: `${PATH}/page/paper`,
    summary: 'Makes a paper of whole pages of a published book, to be assigned or printed with codes',
    input: z.object({ ...book, from: Page, to: Page, title: z.string().trim().min(1).max(100) }),
    output: z.object({ paperId: Id }),
    reasons: editionReasons,
  }),
  report: endpoint({
    ...changing,
    path: `${PATH}/page/report`,
    summary: 'Tells the authors of an error on a page; the same page twice replaces the words',
    input: z.object({ ...page, note: z.string().trim().min(1).max(bookLimits.note) }),
    output: Nothing,
    reasons: bookReasons,
  }),
  answerReport: endpoint({
    ...changing,
    path: `${PATH}/report/answer`,
    summary: 'Whoever writes the book says that a report has been dealt with, in words that its reader sees',
    input: z.object({ ...book, reportId: Id, answer: z.string().trim().max(bookLimits.note).default('') }),
    output: Nothing,
    reasons: { ...bookReasons, decided: pageReasons.decided },
  }),
  ...districtEndpoints,
  ...fillEndpoints,
} satisfies Api;
