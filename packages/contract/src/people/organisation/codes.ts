import { z } from 'zod';
import {
  type Api,
  Cursor,
  Day,
  endpoint,
  forSchoolKeepers,
  Id,
  pageOf,
  SheetFormat,
  Stamp,
  wholeNumber,
} from '../../kernel/index.js';

export const CodeState = z.enum(['unused', 'used', 'expired', 'disabled']);
export type CodeState = z.infer<typeof CodeState>;
export const CodeRole = z.enum(['TEACHER', 'STUDENT']);
export type CodeRole = z.infer<typeof CodeRole>;

export const MOST_CODES = 5_000;
/** So many codes can be disabled, enabled or printed by choosing them; more go by their batch. */
const Chosen = z.union([z.object({ codeIds: z.array(Id).min(1).max(500) }), z.object({ batchId: Id })]);

export const CodeRow = z.object({
  codeId: Id,
  batchId: Id,
  code: z.string(),
  schoolId: Id,
  schoolName: z.string(),
  role: CodeRole,
  className: z.string(),
  note: z.string(),
  state: CodeState,
  issuedAt: Stamp,
  validUntil: Day,
  usedAt: Stamp.nullable(),
  /** The name of a teacher; of a student the organisation is told only that it was one. */
  usedBy: z.string(),
  can: z.object({ disable: z.boolean(), enable: z.boolean() }),
});
export type CodeRow = z.infer<typeof CodeRow>;

const filter = {
  schoolId: Id.optional(),
  role: CodeRole.optional(),
  state: CodeState.optional(),
  batchId: Id.optional(),
  words: z.string().trim().max(60).optional(),
};
const Counts = z.record(CodeState, z.number().int());

export const BatchRow = z.object({
  batchId: Id,
  schoolName: z.string(),
  role: CodeRole,
  className: z.string(),
  note: z.string(),
  amount: z.number().int(),
  issuedAt: Stamp,
  issuedBy: z.string(),
  validUntil: Day,
  counts: Counts,
});
export type BatchRow = z.infer<typeof BatchRow>;

export const codeReasons = {
  'valid-until': { zh: '有效期不能早于今天', en: 'The codes must be valid until today or later' },
} as const;

export const codesApi = {
  codes: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/org/active/list',
    access: forSchoolKeepers,
    summary: 'Activation codes of the organisation, newest first; 50 a page by key',
    input: z.object({ ...filter, cursor: Cursor }),
    output: pageOf(CodeRow),
  }),
  codeSummary: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/org/active/summary',
    access: forSchoolKeepers,
    summary: 'How many codes are in each state, and how many unused ones expire on each of the next 30 days',
    input: z.object({ schoolId: Id.optional() }),
    output: z.object({
      counts: Counts,
      expiring: z.array(z.object({ day: Day, codes: z.number().int() })),
      batches: z.array(BatchRow),
    }),
  }),
  issueCodes: endpoint({
    method: 'POST',
    path: '/admin/org/active/issue',
    access: forSchoolKeepers,
    summary: 'Issues a batch of activation codes for a school and a role, valid to the end of a day',
    input: z.object({
      schoolId: Id,
      role: CodeRole,
      classId: Id.nullable().default(null),
      amount: wholeNumber({ min: 1, max: MOST_CODES }),
      validUntil: Day,
      note: z.string().trim().max(60).default(''),
    }),
    output: z.object({ batchId: Id, amount: z.number().int() }),
    reasons: codeReasons,
  }),
  switchCodes: endpoint({
    method: 'POST',
    path: '/admin/org/active/switch',
    access: forSchoolKeepers,
    summary: 'Disables or enables codes by choice or by batch; used ones are left alone. Answers how many changed',
    input: z.object({ which: Chosen, disabled: z.boolean() }),
    output: z.object({ changed: z.number().int() }),
  }),
  codeHistory: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/org/active/history',
    access: forSchoolKeepers,
    summary: 'What happened to one code, from its issue on',
    input: z.object({ codeId: Id }),
    output: z.object({
      items: z.array(z.object({ what: z.enum(['issued', 'disabled', 'enabled', 'used']), at: Stamp, by: z.string() })),
    }),
  }),
  codeSlips: endpoint({
    method: 'POST',
    path: '/admin/org/active/slips',
    access: forSchoolKeepers,
    summary: 'Unused codes to be printed, of a batch or by choice; the act is in the audit log',
    input: z.object({ which: Chosen }),
    output: z.object({
      items: z.array(
        z.object({
          codeId: Id,
          code: z.string(),
          schoolName: z.string(),
          role: CodeRole,
          className: z.string(),
          validUntil: Day,
        }),
      ),
    }),
  }),
  exportCodes: endpoint({
    whileLocked: true,
    method: 'POST',
    path: '/admin/org/active/export',
    access: forSchoolKeepers,
    kind: 'file',
    summary: 'The codes of a filter as a table, at most 20,000',
    input: z.object({ ...filter, format: SheetFormat }),
    output: z.unknown(),
  }),
  classesOfSchool: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/org/school/classes',
    access: forSchoolKeepers,
    summary: 'The classes of a school by name',
    input: z.object({ schoolId: Id }),
    output: z.object({ items: z.array(z.object({ classId: Id, className: z.string(), gid: z.number().int() })) }),
  }),
} satisfies Api;
