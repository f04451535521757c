import { z } from 'zod';
import { Id, sentWholeNumber, wholeNumber } from '../../kernel/index.js';
import { SchoolStageId } from '../../people/index.js';
import { readIsbn } from './isbn.js';

export const BookState = z.enum(['offered', 'retired']);
export type BookState = z.infer<typeof BookState>;

/** A textbook as its keeper sees it. */
export const KeptBook = z.object({
  textbookId: z.string(),
  subjectId: z.number().int(),
  stage: SchoolStageId,
  gid: z.number().int(),
  volume: z.string(),
  edition: z.string(),
  title: z.string(),
  isbn: z.string().nullable(),
  year: z.number().int().nullable(),
  coverId: z.string().nullable(),
  chapters: z.number().int(),
  /** The share of its lessons that say which knowledge points they teach; null where it has no lesson. */
  mapped: z.number().min(0).max(1).nullable(),
  questions: z.number().int(),
  /** Schools of the organisation that use it by default. */
  schools: z.number().int(),
  state: BookState,
  revision: z.number().int(),
  can: z.object({ retire: z.boolean(), restore: z.boolean(), giveToSchools: z.boolean(), remove: z.boolean() }),
});
export type KeptBook = z.infer<typeof KeptBook>;

const BookWord = z.string().trim().min(1).max(60);
export const BookFields = z.object({
  subjectId: wholeNumber({ min: 1 }),
  gid: wholeNumber({ min: 1, max: 12 }),
  volume: BookWord,
  edition: BookWord,
  title: BookWord,
  /** Kept as thirteen digits. */
  isbn: z
    .string()
    .trim()
    .refine((typed) => typed === '' || readIsbn(typed) !== undefined)
    .transform((typed) => readIsbn(typed) ?? null)
    .nullable()
    .default(null),
  year: wholeNumber({ min: 1949, max: 2100 }).nullable().default(null),
  coverId: Id.nullable().default(null),
});
export type BookFields = z.infer<typeof BookFields>;

/** An entry of two editions laid beside each other, in the order of the newer one. `was`: its title, or where it stood. */
export const EditionLine = z.object({
  state: z.enum(['same', 'renamed', 'moved', 'added', 'removed']),
  depth: z.number().int(),
  title: z.string(),
  was: z.string(),
  questions: z.number().int(),
});
export type EditionLine = z.infer<typeof EditionLine>;

/** By what a list of textbooks can be sorted; `place` is by subject, grade and how they were put in order. */
export const BookSort = z.enum(['place', 'year', 'chapters', 'mapped', 'schools']);
export type BookSort = z.infer<typeof BookSort>;

/** Which textbooks. */
export const bookFilter = {
  subjectId: sentWholeNumber({ min: 1 }).optional(),
  gid: sentWholeNumber({ min: 1, max: 12 }).optional(),
  state: BookState.optional(),
  /** In title, edition, volume or ISBN. */
  words: z.string().trim().max(60).optional(),
  sort: BookSort.default('place'),
  order: z.enum(['asc', 'desc']).default('asc'),
};

/** A textbook in a choice. */
export const BookName = KeptBook.pick({
  textbookId: true,
  subjectId: true,
  gid: true,
  volume: true,
  edition: true,
  title: true,
  year: true,
  state: true,
});
export type BookName = z.infer<typeof BookName>;
