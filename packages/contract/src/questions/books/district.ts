import { z } from 'zod';
import { type Api, Cursor, endpoint, forTeachers, Id, Nothing, pageOf } from '../../kernel/index.js';
import { DistrictBook } from './model.js';
import { districtReasons } from './reasons.js';

const PATH = '/api/question/book/district';
const ours = { method: 'POST', access: forTeachers, reasons: districtReasons } as const;

/** What the schools of a district give each other. */
export const districtEndpoints = {
  district: endpoint({
    ...ours,
    reads: true,
    path: `${PATH}/list`,
    summary: 'The books that the schools of the district give each other, the newest first',
    input: z.object({
      subjectId: z.number().int().positive(),
      words: z.string().trim().max(100).optional(),
      gid: z.number().int().min(1).max(12).optional(),
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
  adopt: endpoint({
    ...ours,
    path: `${PATH}/adopt`,
    summary: "Copies a book of the district with its questions and pictures onto the own school's shelf",
    input: z.object({ bookId: Id }),
    output: z.object({ bookId: Id }),
  }),
} satisfies Api;
