import { z } from 'zod';
import { type Api, Cursor, endpoint, forTeachers, Id, Nothing, pageOf, wholeNumber } from '../../kernel/index.js';
import { bookLimits, DistrictBook, GiftPage, OwnPageQuestion } from './model.js';
import { districtReasons } from './reasons.js';

const PATH = '/api/question/book/district';
const ours = { method: 'POST', access: forTeachers, reasons: districtReasons } as const;

/** What the schools of a district give each other. */
export const districtEndpoints = {
  district: endpoint({
    ...ours,
    whileLocked: true,
    readOnly: true,
    path: `${PATH}/list`,
    summary: 'The books that the schools of the district give each other, the newest first',
    input: z.object({
      subjectId: wholeNumber({ min: 1 }),
      words: z.string().trim().max(100).optional(),
      gid: wholeNumber({ min: 1, max: 12 }).optional(),
      cursor: Cursor,
    }),
    output: pageOf(DistrictBook).extend({ total: z.number().int(), inRegion: z.boolean() }),
  }),
  share: endpoint({
    ...ours,
    path: `${PATH}/share`,
    summary: 'The author gives a published book to the district, or takes it back; copies stay where they are',
    input: z.object({ bookId: Id, shared: z.boolean() }),
    output: Nothing,
  }),
  gift: endpoint({
    ...ours,
    whileLocked: true,
    readOnly: true,
    path: `${PATH}/one`,
    summary: 'A book of the district with its pages, to look into before it is taken over',
    input: z.object({ bookId: Id }),
    output: z.object({ book: DistrictBook, pages: z.array(GiftPage) }),
  }),
  giftQuestions: endpoint({
    ...ours,
    whileLocked: true,
    readOnly: true,
    path: `${PATH}/page/questions`,
    summary: 'The questions on a page of a book of the district, in their order, with their answers',
    input: z.object({ bookId: Id, page: wholeNumber({ min: 1, max: bookLimits.pages }) }),
    output: z.object({ questions: z.array(OwnPageQuestion) }),
  }),
  giftFile: endpoint({
    ...ours,
    method: 'GET',
    kind: 'file',
    whileLocked: true,
    readOnly: true,
    path: `${PATH}/file`,
    summary: 'A scan of a book of the district, or a picture or sound of a question in it; no other file of its school',
    input: z.object({ bookId: Id, fileId: Id }),
    output: z.never(),
  }),
  adopt: endpoint({
    ...ours,
    path: `${PATH}/adopt`,
    summary: "Copies a book of the district with its questions and pictures onto the own school's shelf",
    input: z.object({ bookId: Id }),
    output: z.object({ bookId: Id }),
  }),
} satisfies Api;
