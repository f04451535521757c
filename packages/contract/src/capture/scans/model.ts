import { z } from 'zod';
import { Id, Stamp } from '../../kernel/index.js';
import { AnswerArea, PageSize } from '../../papers/index.js';

/** Bounds of what is taken in one batch. */
export const scanLimits = { files: 100, fileBytes: 256 * 1024 * 1024, pages: 1_000 } as const;

/** Where a page of a batch stands. `doubt`: it is the student's, and places on it wait for a person. */
export const ScanPageState = z.enum(['read', 'doubt', 'unknown', 'foreign', 'double', 'unreadable', 'set-aside']);
export type ScanPageState = z.infer<typeof ScanPageState>;

/** Why a page is nobody's yet, or cannot be read. */
export const ScanReason = z.enum([
  'too-dark',
  'too-blurred',
  'no-marks',
  'too-few-marks',
  'marks-disagree',
  'second-sheet',
  'took-too-long',
  'took-too-much',
  'no-code',
  'code-unclear',
  'number-unclear',
  'codes-disagree',
  'foreign-page',
  'other-homework',
  'not-in-homework',
  'homework-over',
  'other-student',
]);
export type ScanReason = z.infer<typeof ScanReason>;

/** Why a file of a batch gives no pages. */
export const ScanFileProblem = z.enum([
  'encrypted',
  'damaged',
  'no-picture',
  'empty',
  'too-many-pages',
  'took-too-long',
  'took-too-much',
]);
export type ScanFileProblem = z.infer<typeof ScanFileProblem>;

/** What makes pages hard to read, as the doctor says it. */
export const ScanComplaint = z.enum([
  'cut-top',
  'cut-right',
  'cut-bottom',
  'cut-left',
  'dark',
  'glare',
  'corner-lost',
  'coarse',
  'black-and-white',
  'faded',
  'blurred',
  'noisy',
  'uneven-light',
  'scaled',
  'not-flat',
]);
export type ScanComplaint = z.infer<typeof ScanComplaint>;

const cuts: readonly ScanComplaint[] = ['cut-top', 'cut-right', 'cut-bottom', 'cut-left'];
/** Which sides of a sheet its picture lacks. What shows a part of a page is kept, and the page is still missing. */
export const cutSides = (complaints: readonly ScanComplaint[]): ScanComplaint[] =>
  complaints.filter((one) => cuts.includes(one));

/** Why a person is asked what is chosen. */
export const ChoiceDoubt = z.enum([
  'pale-hand',
  'unclear-box',
  'several-marks',
  'no-mark',
  'cancelled-without-another',
  'boxes-not-found',
  'stray-ink',
  'unequal-marks',
]);
export type ChoiceDoubt = z.infer<typeof ChoiceDoubt>;

export const ScanStudent = z.object({ studentId: Id, name: z.string(), studentNo: z.string(), className: z.string() });

export const ScanBatch = z.object({
  batchId: Id,
  /** Short enough to be said: the day and the end of the id. */
  name: z.string(),
  schoolName: z.string(),
  homework: z.object({ homeworkId: Id, title: z.string() }),
  state: z.enum(['reading', 'read', 'failed']),
  createdBy: z.string(),
  createdAt: Stamp,
  files: z.number().int(),
  /** Of which could not be opened, or gave no page: what was on them is not here. */
  unopened: z.number().int(),
  /** Of these, files of which nobody has said yet that they are seen to. */
  waitingFiles: z.number().int(),
  /** How many pages its files have, as far as they were opened; a picture of two sheets is two. */
  pages: z.number().int(),
  byState: z.record(ScanPageState, z.number().int()),
  /** Places and pages that wait for a person. */
  doubts: z.number().int(),
});
export type ScanBatch = z.infer<typeof ScanBatch>;

export const ScanPage = z.object({
  pageId: Id,
  /** Which page of the batch, counted from 1. */
  no: z.number().int(),
  fileName: z.string(),
  state: ScanPageState,
  reason: ScanReason.nullable(),
  student: ScanStudent.nullable(),
  /** Which page of the paper. */
  page: z.number().int().nullable(),
  /** Whose it may be, the likeliest first. */
  candidates: z.array(ScanStudent.extend({ page: z.number().int() })),
  openChoices: z.number().int(),
  complaints: z.array(ScanComplaint),
  dpi: z.number().int().nullable(),
  turnedDeg: z.number().nullable(),
});
export type ScanPage = z.infer<typeof ScanPage>;

export const ScannedBox = z.object({
  areaId: z.string(),
  option: z.string(),
  state: z.enum(['unmarked', 'marked', 'cancelled']),
  probability: z.number(),
  marked: z.number(),
});

/** One choice on a page: what was read of it, and what a person said. */
export const ScanChoice = z.object({
  pageId: Id,
  no: z.number().int(),
  /** The number of its question; 0 where the paper has it no more. */
  itemNo: z.number().int(),
  boxes: z.array(ScannedBox),
  /** Several may be chosen. */
  several: z.boolean(),
  doubts: z.array(ChoiceDoubt),
  chosen: z.array(z.string()),
  state: z.enum(['certain', 'open', 'settled']),
});
export type ScanChoice = z.infer<typeof ScanChoice>;

/** Pages of a student that no batch holds. */
export const MissingPages = ScanStudent.extend({ pages: z.array(z.number().int()), isAll: z.boolean() });
export type MissingPages = z.infer<typeof MissingPages>;

export const ScanBatchDetail = ScanBatch.extend({
  pageSize: PageSize,
  pageCount: z.number().int(),
  scanned: z.array(ScanPage),
  /** Choices that wait for a person, or waited. */
  choices: z.array(ScanChoice),
  missing: z.array(MissingPages),
  /** Files that gave no pages; `settled`: somebody has seen to it, in another batch or on paper. */
  broken: z.array(
    z.object({ position: z.number().int(), fileName: z.string(), problem: ScanFileProblem, settled: z.boolean() }),
  ),
  /** On how many pages the doctor complains of what, the most frequent first. */
  doctor: z.array(z.object({ complaint: ScanComplaint, pages: z.number().int() })),
});
export type ScanBatchDetail = z.infer<typeof ScanBatchDetail>;

/** What stands on a page: every choice as it was read, and where the areas are. */
export const ScanPageDetail = z.object({ areas: z.array(AnswerArea), choices: z.array(ScanChoice) });
export type ScanPageDetail = z.infer<typeof ScanPageDetail>;
