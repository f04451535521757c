import { z } from 'zod';
import { Id } from '../../kernel/index.js';
import { QuestionForTeacher } from '../shown.js';
import { lostReasons } from './lost-reasons.js';
import { type SkipReason, skipReasons, type WarnReason, warnReasons } from './reasons.js';

export const exchangeLimits = {
  /** The file as it is sent. */
  fileBytes: 32 * 1024 * 1024,
  questions: 20_000,
  /** Questions of one export: their ids travel in an address. */
  exported: 200,
} as const;

/** The forms that questions travel in. A package of QTI says its version itself when it is read. */
export const ExchangeFormat = z.enum([
  'jsonl',
  'moodle-xml',
  'gift',
  'aiken',
  'qti-2.1',
  'qti-2.2',
  'qti-3.0',
  'xlsx',
  'docx',
]);
export type ExchangeFormat = z.infer<typeof ExchangeFormat>;

const keys = <K extends string>(reasons: Record<K, unknown>) => z.enum(Object.keys(reasons) as [K, ...K[]]); // the keys of a record are the words of the enum
export const SkipCode: z.ZodType<SkipReason> = keys(skipReasons);
export const WarnCode: z.ZodType<WarnReason> = keys(warnReasons);
export const LostCode = keys(lostReasons);

export const ImportState = z.enum(['waiting', 'running', 'done', 'undone', 'failed']);
export type ImportState = z.infer<typeof ImportState>;

/** What became of an item: in the bank, left out, waiting for a person (cut out of a text with doubts, or much like another question), or taken back. */
export const ItemOutcome = z.enum(['added', 'skipped', 'doubtful', 'undone', 'kept']);
export type ItemOutcome = z.infer<typeof ItemOutcome>;

/** One import of questions, as who made it sees it. */
export const QuestionImport = z.object({
  importId: Id,
  fileName: z.string(),
  format: ExchangeFormat.nullable(),
  /** As the file says it: the version of QTI, the program that wrote a document; '' where it says nothing. */
  formatVersion: z.string(),
  /** `platform`: brought at the command line of the installation. */
  bank: z.enum(['mine', 'school', 'platform']),
  state: ImportState,
  done: z.number().int(),
  total: z.number().int(),
  counts: z.object({
    added: z.number().int(),
    skipped: z.number().int(),
    doubtful: z.number().int(),
    warned: z.number().int(),
    undone: z.number().int(),
    kept: z.number().int(),
  }),
  createdAt: z.string(),
  can: z.object({ undo: z.boolean(), mend: z.boolean() }),
});
export type QuestionImport = z.infer<typeof QuestionImport>;

/** How often each reason was given in an import: why items were left out, what is to be known of the others. */
export const ToldReason = z.discriminatedUnion('what', [
  z.object({ what: z.literal('skipped'), reason: SkipCode, count: z.number().int() }),
  z.object({ what: z.literal('warned'), reason: WarnCode, count: z.number().int() }),
]);
export type ToldReason = z.infer<typeof ToldReason>;

/** A part of a question as it is mended: a line of the JSON-lines form, in the signs that a teacher types. */
export const MendedPart = z.object({
  type: z.string().max(40),
  stem: z.string().min(1).max(100_000),
  options: z.array(z.object({ label: z.string().max(2), content: z.string().max(50_000) })).max(26),
  answer: z.array(z.string().max(50_000)).max(60),
  analysis: z.string().max(100_000),
});
export type MendedPart = z.infer<typeof MendedPart>;

/** The whole question; only a combined one has parts. */
export const MendedQuestion = MendedPart.extend({ parts: z.array(MendedPart).max(40) });
export type MendedQuestion = z.infer<typeof MendedQuestion>;

/** A question much like an item: of a bank that the importer sees, or further up in the same file (`where`). `likeness` from 0 to 1. */
export const NearItem = z.object({
  likeness: z.number(),
  bank: z.enum(['platform', 'school', 'mine']).nullable(),
  question: QuestionForTeacher.nullable(),
  where: z.string(),
  text: z.string(),
});
export type NearItem = z.infer<typeof NearItem>;

/** What a person does with items that are much like others: leave them out, take what stands, or add them all the same. */
export const NearVerdict = z.enum(['drop', 'standing', 'add']);
export type NearVerdict = z.infer<typeof NearVerdict>;

/** One item of an import: where it stood in the file, what became of it and why. */
export const ImportItem = z.object({
  position: z.number().int(),
  where: z.string(),
  outcome: ItemOutcome,
  reason: SkipCode.nullable(),
  warnings: z.array(WarnCode),
  confidence: z.number(),
  text: z.string(),
  /** The question that came of it, or that stands in its place. */
  questionId: Id.nullable(),
  /** The version of the question that the file holds, where it says so. */
  version: z.number().int().nullable(),
  /** The subject it went into, where that is not the chosen one. */
  subjectName: z.string().nullable(),
  /** What it is much like, the likest first. */
  near: z.array(NearItem),
  /** What a doubtful question says, to be mended; null for every other. */
  draft: MendedQuestion.nullable(),
});
export type ImportItem = z.infer<typeof ImportItem>;
