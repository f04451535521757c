import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  forTeachers,
  Id,
  pageOf,
  sentWholeNumber,
  wholeNumber,
} from '../../kernel/index.js';
import { inBank, ofSubject, PATH, reading, Words } from './calls.js';
import { BookPage, PageReport, PartnerBook, PartnerId, PartnerQuestion, partnerLimits, ReportKind } from './model.js';
import { bankReasons } from './reasons.js';

const Page = sentWholeNumber({ min: 1, max: 5000 });

/** The teaching aids on a partner's shelf, page by page. */
export const partnerBooksApi = {
  books: endpoint({
    ...reading,
    path: `${PATH}/books`,
    summary: "The published teaching aids on a partner's shelf, by grade, edition and words",
    input: z.object({
      ...ofSubject,
      words: Words,
      gid: wholeNumber({ min: 1, max: 12 }).optional(),
      edition: z.string().max(60).optional(),
      cursor: Cursor,
    }),
    output: pageOf(PartnerBook).extend({ editions: z.array(z.string()), total: z.number().int().nullable() }),
  }),
  book: endpoint({
    ...reading,
    path: `${PATH}/book`,
    summary: 'A book with its pages, their answer areas and what the teacher has reported',
    input: z.object({ ...ofSubject, bookId: PartnerId }),
    output: z.object({ book: PartnerBook, pages: z.array(BookPage), reports: z.array(PageReport) }),
  }),
  pageQuestions: endpoint({
    ...reading,
    path: `${PATH}/book/questions`,
    summary: 'The questions that stand on a page of a book, with their answers',
    input: z.object({ ...ofSubject, bookId: PartnerId, page: Page }),
    output: z.object({ questions: z.array(PartnerQuestion) }),
  }),
  pagePicture: endpoint({
    ...reading,
    method: 'GET',
    kind: 'file',
    path: `${PATH}/book/page`,
    summary: 'A page of a book as a picture; page 0 is the cover',
    input: z.object({ ...inBank, bookId: PartnerId, page: sentWholeNumber({ max: 5000 }) }),
    output: z.never(),
  }),
  report: endpoint({
    method: 'POST',
    access: forTeachers,
    path: `${PATH}/book/report`,
    summary: 'Tells of an error on a page, or asks for a page that is missing; the same twice is once',
    input: z.object({
      ...inBank,
      bookId: PartnerId,
      page: Page,
      kind: ReportKind,
      note: z.string().trim().max(partnerLimits.reportNote),
    }),
    output: z.object({ reportId: Id }),
    reasons: { ...bankReasons, note: { zh: '请写明哪里有误', en: 'Say what is wrong' } },
  }),
} satisfies Api;
