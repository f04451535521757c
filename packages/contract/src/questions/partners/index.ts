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
import { QuestionType } from '../model.js';
import { Difficulty } from '../shown.js';
import {
  BankCode,
  BookPage,
  PageReport,
  PartnerBank,
  PartnerBook,
  PartnerId,
  PartnerNode,
  PartnerPaper,
  PartnerPaperType,
  PartnerQuestion,
  partnerLimits,
  Quota,
  ReportKind,
  TakenQuestion,
} from './model.js';
import { bankReasons, takeReasons } from './reasons.js';
import { receivedReportsApi } from './received-reports.js';

export * from './model.js';
export * from './reasons.js';

const PATH = '/api/question/partner';
const SubjectId = wholeNumber({ min: 1 });
const inBank = { bank: BankCode };
const ofSubject = { ...inBank, subjectId: SubjectId };
const Words = z.string().trim().max(100).optional();
const Page = sentWholeNumber({ min: 1, max: 5000 });

const reading = {
  whileLocked: true,
  readOnly: true,
  method: 'POST',
  access: forTeachers,
  reasons: bankReasons,
} as const;
const likeness = z.number().min(0).max(1);

/** The banks of partners: one interface, whatever lies behind it. Each is open to the schools whose external question list names it. */
export const partnersApi = {
  banks: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    access: forTeachers,
    path: `${PATH}/banks`,
    summary: "The partner banks that are open to the teacher's school, with licence, credit and what is left to take",
    input: Nothing,
    output: z.object({ items: z.array(PartnerBank) }),
  }),
  tree: endpoint({
    ...reading,
    path: `${PATH}/tree`,
    summary: "The partner's own tree of a subject, each node with the knowledge point of ours that it is mapped to",
    input: z.object(ofSubject),
    output: z.object({ nodes: z.array(PartnerNode) }),
  }),
  search: endpoint({
    ...reading,
    path: `${PATH}/search`,
    summary: 'Questions of a partner by words, node of its tree, type, difficulty and year; by key',
    input: z.object({
      ...ofSubject,
      words: Words,
      nodeId: PartnerId.optional(),
      types: z.array(QuestionType).max(9).optional(),
      difficulty: Difficulty.optional(),
      year: wholeNumber({ min: 1900, max: 2200 }).optional(),
      cursor: Cursor,
    }),
    output: pageOf(PartnerQuestion).extend({ total: z.number().int().nullable() }),
  }),
  similar: endpoint({
    ...reading,
    path: `${PATH}/similar`,
    summary: 'Other questions of the partner like this one; at most ten',
    input: z.object({ ...ofSubject, itemId: PartnerId }),
    output: z.object({ items: z.array(z.object({ question: PartnerQuestion, likeness })) }),
  }),
  take: endpoint({
    method: 'POST',
    access: forTeachers,
    path: `${PATH}/import`,
    summary:
      "Copies questions into the teacher's own bank with source and licence, and into the cart where asked for; twice is once",
    input: z.object({
      ...ofSubject,
      itemIds: z.array(PartnerId).min(1).max(partnerLimits.taken),
      cart: z.boolean().default(false),
    }),
    output: z.object({ items: z.array(TakenQuestion), quota: Quota.nullable() }),
    reasons: takeReasons,
  }),
  papers: endpoint({
    ...reading,
    path: `${PATH}/papers`,
    summary: 'Ready papers of a partner by words, year, region and type, with what one can choose from',
    input: z.object({
      ...ofSubject,
      words: Words,
      year: wholeNumber({ min: 1900, max: 2200 }).optional(),
      region: z.string().max(60).optional(),
      paperType: PartnerPaperType.optional(),
      cursor: Cursor,
    }),
    output: pageOf(PartnerPaper).extend({
      years: z.array(z.number().int()),
      regions: z.array(z.string()),
      total: z.number().int().nullable(),
    }),
  }),
  paper: endpoint({
    ...reading,
    path: `${PATH}/paper`,
    summary: 'A ready paper with its questions, in their order',
    input: z.object({ ...ofSubject, paperId: PartnerId }),
    output: z.object({ paper: PartnerPaper, questions: z.array(PartnerQuestion) }),
  }),
  file: endpoint({
    ...reading,
    method: 'GET',
    kind: 'file',
    path: `${PATH}/file`,
    summary: 'The file behind a ready paper or resource',
    input: z.object({ ...inBank, paperId: PartnerId }),
    output: z.never(),
  }),
  shelve: endpoint({
    method: 'POST',
    access: forTeachers,
    path: `${PATH}/shelve`,
    summary: "Puts the file of a resource on the teacher's disk and offers it for the school's shelf",
    input: z.object({ ...ofSubject, paperId: PartnerId }),
    output: z.object({ cdId: Id, resourceId: Id }),
    reasons: bankReasons,
  }),
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
  ...receivedReportsApi,
  portal: endpoint({
    ...reading,
    path: `${PATH}/portal`,
    summary:
      "The signed address of the partner's own pages, good for five minutes, to be opened in a window of its own",
    input: z.object(inBank),
    output: z.object({ url: z.string() }),
  }),
} satisfies Api;
