import { z } from 'zod';
import { type Api, Cursor, endpoint, Id, SheetFormat, Stamp } from '../../kernel/index.js';
import { BookName } from './book-model.js';
import { forMaintenance } from './seen.js';

/** Among the schools that teach the grade: those that use this textbook, another of its subject, grade and volume, or none. */
export const BookUse = z.enum(['all', 'this', 'other', 'none']);
export type BookUse = z.infer<typeof BookUse>;

/** A school that teaches the grade of a textbook, and what it uses there. */
export const SchoolUse = z.object({
  schoolId: z.string(),
  schoolName: z.string(),
  regionName: z.string(),
  /** What it uses of this subject, grade and volume by default. */
  uses: BookName.nullable(),
  since: Stamp.nullable(),
  can: z.object({ give: z.boolean(), take: z.boolean() }),
});
export type SchoolUse = z.infer<typeof SchoolUse>;

const filter = { textbookId: Id, use: BookUse.default('all'), words: z.string().trim().max(60).optional() };
export const SCHOOLS_AT_ONCE = 500;
const some = z.object({ textbookId: Id, schoolIds: z.array(Id).min(1).max(SCHOOLS_AT_ONCE) });
const done = z.object({ undoId: z.string(), changed: z.number().int() });

/** Which textbook the schools of an organisation use by default. */
export const schoolBooksApi = {
  bookSchools: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/devops/book/school/list',
    access: forMaintenance,
    summary: 'The schools that teach the grade of a textbook, with what they use by default; 50 a page by key',
    input: z.object({ ...filter, cursor: Cursor }),
    output: z.object({ items: z.array(SchoolUse), next: z.string().nullable(), total: z.number().int() }),
  }),
  exportBookSchools: endpoint({
    whileLocked: true,
    readOnly: true,
    kind: 'file',
    method: 'GET',
    path: '/api/devops/book/school/export',
    access: forMaintenance,
    summary: 'The same schools as a table',
    input: z.object({ ...filter, format: SheetFormat }),
    output: z.unknown(),
  }),
  giveBook: endpoint({
    method: 'POST',
    path: '/api/devops/book/school/give',
    access: forMaintenance,
    summary: 'Makes a textbook what these schools use by default of its subject, grade and volume; can be undone',
    input: some,
    output: done,
    reasons: {
      retired: { zh: '已停用的教材不能设为默认', en: 'A retired textbook cannot become a default' },
      'wrong-grade': { zh: '所选学校中有的没有该年级', en: 'One of the schools does not teach this grade' },
    },
  }),
  takeBook: endpoint({
    method: 'POST',
    path: '/api/devops/book/school/take',
    access: forMaintenance,
    summary: 'These schools use a textbook by default no longer; can be undone',
    input: some,
    output: done,
  }),
  undoBookSchools: endpoint({
    method: 'POST',
    path: '/api/devops/book/school/undo',
    access: forMaintenance,
    summary:
      'Puts back what the schools used before one act of giving or taking; a school that was changed since is left as it is',
    input: z.object({ undoId: Id }),
    output: z.object({ restored: z.number().int(), left: z.number().int() }),
  }),
} satisfies Api;
