import { z } from 'zod';
import { END_FAR, homeworkReasons, NEEDS_REASON, WISH_USED } from '../../homework/index.js';
import { type Access, type Api, Cursor, endpoint, forTeachers, Id, Stamp, wholeNumber } from '../../kernel/index.js';
import { BookletEntry, BookletPlan, Handbook, HandbookCopy, HandbookRange, HandbookRules } from './model.js';
import { redoApi } from './redo.js';
import { sheetApi } from './sheet.js';

export * from './model.js';
export {
  SHEET_KEY_LENGTH,
  SHEET_OPENS_A_MINUTE,
  SheetCodes,
  SheetQuestion,
  sheetDays,
  USUAL_SHEET_DAYS,
} from './sheet.js';

/** Who reads what has become of booklets: the teachers, the principal, and the officer of a district in the school that is chosen. */
const forReadersOfBooklets = { roles: ['TEACHER', 'SCHOOLPRINCIPAL', 'REGION'] } as const satisfies Access;
const wish = { range: HandbookRange, rules: HandbookRules };

/** Personal printed booklets: what a student got wrong and is about to forget, written once more on paper of the own. */
export const handbookApi = {
  list: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/handbook/list',
    access: forReadersOfBooklets,
    summary:
      'The booklets in a subject, the newest first, of one class or of all that the reader reads about; 20 a page by key',
    input: z.object({ subjectId: wholeNumber({ min: 1 }), classId: Id.optional(), cursor: Cursor }),
    output: z.object({ items: z.array(Handbook), next: z.string().nullable() }),
  }),
  sources: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/handbook/sources',
    access: forTeachers,
    summary: 'The homework and tests of these days in which the class got questions wrong',
    input: z.object({ classId: Id, subjectId: wholeNumber({ min: 1 }), from: z.iso.date(), to: z.iso.date() }),
    output: z.object({
      items: z.array(
        z.object({
          homeworkId: Id,
          title: z.string(),
          startAt: Stamp,
          wrong: z.number().int(),
          students: z.number().int(),
        }),
      ),
    }),
  }),
  plan: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/handbook/plan',
    access: forTeachers,
    summary: 'What would stand in the booklet of each student, and why, in the order in which they sit',
    input: z.object(wish),
    output: z.object({
      students: z.array(BookletPlan),
      /** Who has nothing to print. */
      without: z.array(z.object({ studentId: Id, name: z.string() })),
      /** How many questions of the class become due on each of the coming days; what is overdue counts for the first. */
      week: z.array(z.object({ on: z.iso.date(), count: z.number().int() })),
    }),
  }),
  draw: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/handbook/draw',
    access: forTeachers,
    summary: 'The pages of the booklet of one student as they would be printed, as SVG',
    input: z.object({ ...wish, studentId: Id, title: z.string().trim().min(1).max(60) }),
    output: z.object({ pages: z.array(z.string()), entries: z.array(BookletEntry), left: z.array(BookletEntry) }),
    reasons: { 'nothing-due': { zh: '这名学生没有可印的题', en: 'There is nothing to print for this student' } },
  }),
  print: endpoint({
    method: 'POST',
    path: '/api/analysis/handbook/print',
    access: forTeachers,
    summary:
      'Makes the booklets of a class: a paper, its page codes and a homework of its own for each student, and one PDF in the order in which they sit',
    input: z.object({
      ...wish,
      title: z.string().trim().min(1).max(60),
      endAt: Stamp,
      /** Over a dot code, for pens. */
      dots: z.boolean(),
      /** Why it is given although the day of a student is full. */
      loadReason: z.string().trim().max(200).default(''),
      /** Made by the caller: sent twice it is printed once. */
      wishId: Id,
    }),
    output: z.object({ handbookId: Id, jobId: Id.nullable() }),
    reasons: {
      'wish-used': WISH_USED,
      'needs-reason': NEEDS_REASON,
      'no-written': homeworkReasons['no-written'],
      'nothing-due': { zh: '这个班没有可印的题', en: 'There is nothing to print for this class' },
      'end-past': { zh: '收交时间须晚于现在', en: 'The time to hand in must be to come' },
      'end-far': END_FAR,
    },
  }),
  ...redoApi,
  ...sheetApi,
  results: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/handbook/results',
    access: { roles: ['TEACHER', 'SCHOOLPRINCIPAL'] },
    summary: 'A booklet with the copy of each student: what came back, what is right now, when it is due again',
    input: z.object({ handbookId: Id }),
    output: z.object({
      handbook: Handbook,
      copies: z.array(HandbookCopy),
      jobId: Id.nullable(),
      /** Collecting and giving back are the teacher's. */
      can: z.object({
        giveBack: z.boolean(),
        print: z.boolean(),
        /** Copies are sent to the print centre by whoever had them made. */
        order: z.boolean(),
      }),
    }),
  }),
  collect: endpoint({
    method: 'POST',
    path: '/api/analysis/handbook/collect',
    access: forTeachers,
    summary: 'Collects all copies now: what was written is handed in and read',
    input: z.object({ handbookId: Id }),
    output: z.object({ collected: z.number().int() }),
  }),
  giveBack: endpoint({
    method: 'POST',
    path: '/api/analysis/handbook/give-back',
    access: forTeachers,
    summary: 'Gives back the copies that are wholly marked; their questions get a new date',
    input: z.object({ handbookId: Id }),
    /** Given back; collected and not wholly marked; not collected yet. */
    output: z.object({ released: z.number().int(), waiting: z.number().int(), open: z.number().int() }),
  }),
  pdf: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/analysis/handbook/pdf',
    access: { roles: ['TEACHER', 'SCHOOLPRINCIPAL'] },
    kind: 'file',
    summary: 'The booklets of a class in one PDF, each beginning on a sheet of its own',
    input: z.object({ handbookId: Id }),
    output: z.never(),
    reasons: { 'not-ready': { zh: '个册还没有做好', en: 'The booklets are not ready yet' } },
  }),
} satisfies Api;
