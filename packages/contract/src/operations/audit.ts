import { z } from 'zod';
import { type Api, Cursor, Day, endpoint, Id, pageOf, SheetFormat, Stamp } from '../kernel/index.js';

/** One field of what an act changed, or of what it says; `before` where it was something else. */
export const AuditFact = z.object({ name: z.string(), before: z.string().nullable(), after: z.string() });
export type AuditFact = z.infer<typeof AuditFact>;

/** One row of the audit: who did what, when, where, with what before and after. */
export const AuditRow = z.object({
  id: z.string(),
  time: Stamp,
  /** The account; null for the product itself or whoever was not let in. */
  accountId: z.string().nullable(),
  who: z.string().nullable(),
  /** The school; null where it was none's. */
  school: z.string().nullable(),
  what: z.string(),
  facts: z.array(AuditFact),
  /** What people, classes and schools that the facts name by their ids are called. */
  names: z.record(z.string(), z.string()),
});
export type AuditRow = z.infer<typeof AuditRow>;

/** What people see of a record: P000003, B000001, S000001; or its whole id. */
export const RecordNumber = z.union([Id, z.string().regex(/^[PBSX]\d{6,12}$/)]);

/** An act changed something, or somebody only looked, came or went. */
export const auditNatures = ['changes', 'looks'] as const;

const AuditFilter = z.object({
  /** Who did it. */
  accountId: Id.optional(),
  /** To what it was done: the number or the id of a record. */
  recordId: RecordNumber.optional(),
  what: z
    .string()
    .regex(/^[a-z-]{1,60}$/)
    .optional(),
  only: z.enum(auditNatures).optional(),
  /** In which school, of those in reach. */
  schoolId: Id.optional(),
  from: Day.optional(),
  /** The last day, it included. */
  to: Day.optional(),
});

const auditReasons = {
  'days-reversed': { zh: '开始的日子晚于结束的日子', en: 'The first day is later than the last' },
};

const forAuditors = { roles: ['SCHOOLADMIN', 'ZHIBI_SRE', 'ZHIBI_SRE_SYS'] } as const;

export const auditApi = {
  audit: endpoint({
    whileLocked: true,
    method: 'POST',
    path: '/admin/sre/audit/list',
    access: forAuditors,
    summary: 'Who did what in the schools that the caller looks after, the newest first; 50 a page by key',
    input: AuditFilter.extend({ cursor: Cursor }),
    output: pageOf(AuditRow),
    reasons: auditReasons,
  }),
  auditSheet: endpoint({
    whileLocked: true,
    kind: 'file',
    method: 'POST',
    path: '/admin/sre/audit/export',
    access: forAuditors,
    summary: 'The same rows as Excel or CSV, the newest 20,000',
    input: AuditFilter.extend({ format: SheetFormat }),
    output: z.never(),
    reasons: auditReasons,
  }),
} satisfies Api;
