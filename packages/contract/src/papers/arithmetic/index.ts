import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id, type Message, wholeNumber } from '../../kernel/index.js';
import { SumPrint, SumSheet } from './model.js';

export * from './grades.js';
export * from './model.js';

const arithmeticReasons = {
  'not-maths': {
    zh: '口算练习属于数学，请先选择数学学科',
    en: 'Oral arithmetic belongs to maths: choose that subject first',
  },
  'too-few-sums': {
    zh: '不同的题不够，请减少题数或放宽要求',
    en: 'There are not enough different sums: ask for fewer, or for less in particular',
  },
} as const satisfies Record<string, Message>;

const Wanted = z.object({
  subjectId: wholeNumber({ min: 1 }),
  title: z.string().trim().min(1).max(100),
  sheet: SumSheet,
  print: SumPrint,
});

/** A group that has fewer different sums than were asked for, `counted` where it is known that there are no more: `withTwins` with 3 + 5 beside 5 + 3, null where that adds none. */
export const SumShortage = z.object({
  group: z.number().int(),
  wanted: z.number().int(),
  found: z.number().int(),
  counted: z.boolean(),
  withTwins: z.number().int().nullable(),
});
export type SumShortage = z.infer<typeof SumShortage>;

/** Sheets of oral arithmetic: made by a generator, laid out as papers whose every answer is an area with its expected number. */
export const arithmeticApi = {
  preview: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/paper/arithmetic/preview',
    access: forTeachers,
    summary:
      'A sheet of oral arithmetic as it will be printed: its first pages as SVG, and which wishes have too few different sums',
    input: Wanted.extend({ edition: z.enum(['student', 'answer']).default('student') }),
    output: z.object({
      pages: z.array(z.string()),
      pageCount: z.number().int(),
      sums: z.number().int(),
      short: z.array(SumShortage),
    }),
    reasons: arithmeticReasons,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/paper/arithmetic/create',
    access: forTeachers,
    summary: 'Makes a paper of a sheet of oral arithmetic: the sums that its preview showed',
    input: Wanted,
    output: z.object({ paperId: Id }),
    reasons: arithmeticReasons,
  }),
} satisfies Api;
