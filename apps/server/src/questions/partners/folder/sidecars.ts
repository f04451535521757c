import { BookArea, BookTerm, PartnerPaperType } from '@zhibi/contract/questions/partners';
import { z } from 'zod';

const Word = z.string().trim().max(100);
const OfSubject = { subject: Word.default(''), stage: z.enum(['primary', 'junior', 'senior']).optional() };
const Gid = z.number().int().min(1).max(12);

/** `papers/<name>.json`: what lies in the file of the same name beside it. */
export const PaperCard = z.object({
  ...OfSubject,
  title: Word.min(1),
  paperType: PartnerPaperType.default(1),
  year: z.number().int().min(1900).max(2200).nullable().default(null),
  region: Word.default(''),
  gid: Gid.nullable().default(null),
  timesUsed: z.number().int().min(0).default(0),
});
export type PaperCard = z.infer<typeof PaperCard>;

const Millimetres = z.number().min(10).max(2000);

/** A page: its picture is `pages/<page>.png` or `.jpg`, its questions are `questions/<page>.jsonl`; an area names one by its place there. */
const PageCard = z.object({
  page: z.number().int().min(1).max(5000),
  dotsPerCm2: z.number().min(0).max(100_000).nullable().default(null),
  areas: z
    .array(BookArea.omit({ itemId: true }).extend({ question: z.number().int().min(0).nullable().default(null) }))
    .max(500)
    .default([]),
});

/** `books/<name>/book.json`. */
export const BookCard = z.object({
  ...OfSubject,
  title: Word.min(1),
  gid: Gid,
  edition: Word,
  term: BookTerm,
  publisher: Word.default(''),
  isbn: Word.default(''),
  pages: z.number().int().min(1).max(5000),
  widthMm: Millimetres.default(210),
  heightMm: Millimetres.default(297),
  chapters: z.array(z.object({ title: Word, from: z.number().int().min(1) })).default([]),
  pageCards: z.array(PageCard).default([]),
});
export type BookCard = z.infer<typeof BookCard>;
