import { z } from 'zod';
import { Id, Stamp } from '../../kernel/index.js';
import { Problem } from './problems.js';

/** Of whom a list speaks. */
export const RosterKind = z.enum(['students', 'teachers', 'classes']);
export type RosterKind = z.infer<typeof RosterKind>;

/**
 * What a column of a list can be. `lessons` is 八年级(1)班 数学、…; `status` and `role` come with OneRoster;
 * `externalId` is how another system names the person, in any characters.
 */
export const RosterField = z.enum([
  'studentNo',
  'teacherNo',
  'externalId',
  'name',
  'sex',
  'birthday',
  'grade',
  'className',
  'account',
  'phone',
  'subject',
  'lessons',
  'status',
  'role',
]);
export type RosterField = z.infer<typeof RosterField>;

/** The columns of each kind in the order in which they are taken out. */
export const rosterFields: Readonly<Record<RosterKind, readonly RosterField[]>> = {
  students: ['studentNo', 'externalId', 'name', 'sex', 'birthday', 'grade', 'className', 'account', 'status', 'role'],
  teachers: [
    'teacherNo',
    'externalId',
    'name',
    'sex',
    'account',
    'phone',
    'subject',
    'className',
    'lessons',
    'status',
    'role',
  ],
  classes: ['className', 'grade', 'status', 'role'],
};

/** Without these columns a list cannot be read. */
export const neededFields: Readonly<Record<RosterKind, readonly RosterField[]>> = {
  students: ['name'],
  teachers: ['name'],
  classes: ['className'],
};

/** The longest list that is taken at once, the widest row, the longest cell and the largest file. */
export const rosterLimits = { rows: 60_000, columns: 60, cell: 1_000, fileBytes: 20 * 1024 * 1024 } as const;

/** How long an applied import can be taken back. */
export const UNDO_DAYS = 30;

export const RosterState = z.enum(['columns', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone']);
export type RosterState = z.infer<typeof RosterState>;

/** What becomes of a row: the dry run says it, applying does it. */
export const RowStatus = z.enum(['added', 'changed', 'unchanged', 'conflict', 'bad', 'skipped']);
export type RowStatus = z.infer<typeof RowStatus>;

/** A person's word on a row: take it as it stands, or leave it out. */
export const Decision = z.enum(['confirm', 'skip']);
export type Decision = z.infer<typeof Decision>;

export const RosterForm = z.enum(['xlsx', 'csv', 'text', 'oneroster']);
export type RosterForm = z.infer<typeof RosterForm>;

const RosterColumn = z.object({ title: z.string(), samples: z.array(z.string()), field: RosterField.nullable() });
export type RosterColumn = z.infer<typeof RosterColumn>;

const NewClass = z.object({ name: z.string(), gid: z.number().int(), rows: z.number().int() });

export const RosterImport = z.object({
  importId: Id,
  kind: RosterKind,
  state: RosterState,
  sourceName: z.string(),
  form: RosterForm,
  /** 'utf-8', 'utf-16le', 'utf-16be' or 'gb18030'; empty where it does not apply. */
  encoding: z.string(),
  /** Further sheets of the workbook in which something stands: only the first was read. */
  unreadSheets: z.array(z.string()),
  rowCount: z.number().int(),
  /** How far the work is that goes on now. */
  done: z.number().int(),
  total: z.number().int(),
  /** Why the last piece of work stopped; empty when it did not. */
  failure: z.string(),
  /** Nothing was heard of that work for a while: it may have been interrupted. */
  isQuiet: z.boolean(),
  columns: z.array(RosterColumn),
  createClasses: z.boolean(),
  newClasses: z.array(NewClass),
  counts: z.record(RowStatus, z.number().int()),
  /** Rows that wait for a person's yes, by reason. */
  confirmable: z.record(z.string(), z.number().int()),
  applied: z.number().int(),
  undone: z.object({ takenBack: z.number().int(), kept: z.number().int() }).nullable(),
  byName: z.string(),
  createdAt: Stamp,
  appliedAt: Stamp.nullable(),
  undoneAt: Stamp.nullable(),
  /** The initial passwords of the accounts it opened: how many are being made, how many can be taken; null where it opened none. */
  slips: z.object({ batchId: Id, making: z.number().int(), ready: z.number().int() }).nullable(),
  can: z.object({ check: z.boolean(), mend: z.boolean(), apply: z.boolean(), undo: z.boolean(), discard: z.boolean() }),
});
export type RosterImport = z.infer<typeof RosterImport>;

export const RosterSummary = RosterImport.pick({
  importId: true,
  kind: true,
  state: true,
  sourceName: true,
  rowCount: true,
  applied: true,
  undone: true,
  byName: true,
  createdAt: true,
  appliedAt: true,
  undoneAt: true,
  can: true,
});
export type RosterSummary = z.infer<typeof RosterSummary>;

const RosterChange = z.object({ field: RosterField, from: z.string(), to: z.string() });
export type RosterChange = z.infer<typeof RosterChange>;

export const RosterRow = z.object({
  rowNo: z.number().int(),
  status: RowStatus,
  decision: Decision.nullable(),
  /** What the cells say, by field. */
  cells: z.partialRecord(RosterField, z.string()),
  /** How the name is read; empty for classes. */
  pinyin: z.string(),
  changes: z.array(RosterChange),
  problems: z.array(Problem),
  applied: z.boolean(),
  /** Why an applied row could not be taken back; null while nobody tried or where it could. */
  kept: Problem.nullable(),
  can: z.object({ mend: z.boolean(), confirm: z.boolean(), skip: z.boolean() }),
});
export type RosterRow = z.infer<typeof RosterRow>;

/** The forms in which people are taken out; each can be imported again. */
export const RosterFormat = z.enum(['xlsx', 'csv', 'csv-gb18030', 'oneroster']);
export type RosterFormat = z.infer<typeof RosterFormat>;
