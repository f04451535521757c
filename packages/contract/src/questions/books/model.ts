import { z } from 'zod';
import { Id, Revision, wholeNumber } from '../../kernel/index.js';
import { QuestionBody, QuestionType } from '../model.js';
import { BookArea, BookTerm, PageReport } from '../partners/model.js';
import { Lack } from '../writing/model.js';

export const bookLimits = { pages: 500, chapters: 100, itemsOfPage: 40, areasOfPage: 120, note: 500 } as const;

/** The table of chapters: where each begins. The first begins on page 1, and each behind the one before. */
export const BookChapter = z.object({
  title: z.string().trim().min(1).max(60),
  from: wholeNumber({ min: 1, max: bookLimits.pages }),
});
export type BookChapter = z.infer<typeof BookChapter>;

/** What a book says of itself. */
export const OwnBookFields = z.object({
  title: z.string().trim().min(1).max(60),
  gid: wholeNumber({ min: 1, max: 12 }),
  edition: z.string().trim().min(1).max(60),
  term: BookTerm,
  pages: wholeNumber({ min: 1, max: bookLimits.pages }),
  chapters: z.array(BookChapter).min(1).max(bookLimits.chapters),
});
export type OwnBookFields = z.infer<typeof OwnBookFields>;

/** Its author writes it, a colleague looks, then the whole school has it. */
export const BookState = z.enum(['draft', 'waiting', 'published']);
export type BookState = z.infer<typeof BookState>;

/** A page is entered, looked at by a second person, and then fixed. */
export const PageState = z.enum(['entry', 'waiting', 'checked']);
export type PageState = z.infer<typeof PageState>;

/** A book of the school's own, as its teachers find it on the shelf. */
export const OwnBook = OwnBookFields.omit({ chapters: true }).extend({
  bookId: Id,
  subjectId: z.number().int(),
  revision: Revision,
  state: BookState,
  /** Whoever has entered a page of it, its author first. */
  authors: z.array(z.string()),
  questions: z.number().int(),
  /** How many of its pages have been checked. */
  checkedPages: z.number().int(),
  /** Pages of which copies over dots were made, so that pens can be used on them. */
  codedPages: z.number().int(),
  /** The page whose scan is the cover; null where the cover is drawn. */
  coverFileId: z.string().nullable(),
  readers: z.number().int(),
  isMine: z.boolean(),
  isUsed: z.boolean(),
  shared: z.boolean(),
  /** The school it was taken over from. */
  origin: z.string().nullable(),
  /** Why it was returned. */
  note: z.string(),
  updatedAt: z.string(),
  can: z.object({
    edit: z.boolean(),
    enter: z.boolean(),
    remove: z.boolean(),
    submit: z.boolean(),
    withdraw: z.boolean(),
    decide: z.boolean(),
    reopen: z.boolean(),
    use: z.boolean(),
    share: z.boolean(),
    unshare: z.boolean(),
  }),
});
export type OwnBook = z.infer<typeof OwnBook>;

/** A page as it stands; one that nobody has begun has nothing on it. */
export const OwnPage = z.object({
  page: z.number().int(),
  chapter: z.string(),
  state: PageState,
  /** 0 as long as nobody has begun it. */
  revision: wholeNumber(),
  fileId: z.string().nullable(),
  /** As wide as A4; as high as the scan says. */
  widthMm: z.number(),
  heightMm: z.number(),
  areas: z.array(BookArea),
  itemIds: z.array(z.string()),
  enteredBy: z.string().nullable(),
  checkedBy: z.string().nullable(),
  note: z.string(),
  can: z.object({ edit: z.boolean(), submit: z.boolean(), decide: z.boolean(), reopen: z.boolean() }),
});
export type OwnPage = z.infer<typeof OwnPage>;

/** What a reader has told of a page: to those who write the book, and to the reader. */
export const OwnReport = PageReport.extend({
  by: z.string(),
  isMine: z.boolean(),
  can: z.object({ answer: z.boolean() }),
});
export type OwnReport = z.infer<typeof OwnReport>;

/** A question on a page, in the version that was entered. */
export const OwnPageQuestion = z.object({
  questionId: Id,
  version: z.number().int(),
  type: QuestionType,
  body: QuestionBody,
  knowledge: z.array(z.object({ id: z.string(), title: z.string() })),
  difficulty: z.number(),
  minutes: z.number(),
  source: z.string(),
  lacks: z.array(Lack),
});
export type OwnPageQuestion = z.infer<typeof OwnPageQuestion>;

/** What one person has done for a book. */
export const ClerkProgress = z.object({
  name: z.string(),
  entry: z.number().int(),
  waiting: z.number().int(),
  checked: z.number().int(),
  returned: z.number().int(),
  questions: z.number().int(),
  /** Pages of others that this person has checked. */
  looked: z.number().int(),
});
export type ClerkProgress = z.infer<typeof ClerkProgress>;

/** A book that another school of the district has given. */
export const DistrictBook = OwnBookFields.extend({
  bookId: Id,
  schoolName: z.string(),
  questions: z.number().int(),
  /** How many schools have taken it over. */
  adopted: z.number().int(),
  /** The share of its questions that can be marked and have an analysis and a knowledge point. */
  quality: z.number().min(0).max(1),
  sharedAt: z.string(),
  /** Given by the own school. */
  isOwn: z.boolean(),
  /** The copy that the own school has. */
  copyId: z.string().nullable(),
  can: z.object({ adopt: z.boolean() }),
});
export type DistrictBook = z.infer<typeof DistrictBook>;

/** A page of such a book, for who looks into it before taking it over. */
export const GiftPage = OwnPage.pick({
  page: true,
  chapter: true,
  fileId: true,
  widthMm: true,
  heightMm: true,
  areas: true,
  itemIds: true,
});
export type GiftPage = z.infer<typeof GiftPage>;
