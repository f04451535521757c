import { z } from 'zod';
import { Id, Stamp } from '../../kernel/index.js';

const count = z.number().int().min(0);
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
export const PACK_FORMAT = 'zhibi-print-pack/1';
export const REPORT_FORMAT = 'zhibi-print-report/1';

/** A task in a pack. Of the students on its sheets the pack says nothing but what is printed. */
export const PackTask = z.object({
  orderId: Id,
  number: z.string(),
  title: z.string(),
  schoolName: z.string(),
  classNames: z.array(z.string()),
  copies: count,
  /** Sheets of paper that it takes. */
  sheets: count,
  wantedAt: Stamp,
  /** The name of its PDF in the pack. */
  file: z.string(),
  /** Its part of the ledger: ranges of books of page codes, from the first code to the last. */
  codes: z.array(z.object({ first: z.string(), last: z.string(), pages: count })),
});
export type PackTask = z.infer<typeof PackTask>;

/** What is signed: the tasks, and the hash of every file but the manifest itself, its signature and the form that carries both. */
export const PackManifest = z.object({
  format: z.literal(PACK_FORMAT),
  packId: Id,
  number: z.string(),
  shopName: z.string(),
  madeAt: Stamp,
  /** When the first of its tasks is wanted. */
  dueAt: Stamp,
  /** Of the shop, by name; a pack of an older version names none. */
  machines: z.array(z.string()).default([]),
  tasks: z.array(PackTask),
  files: z.array(z.object({ name: z.string(), bytes: count, sha256: Sha256 })),
});
export type PackManifest = z.infer<typeof PackManifest>;

/** What a shop says of a task: nothing yet, that it is printed, or that the machine failed. */
export const reportedAs = ['untouched', 'printed', 'failed'] as const;
export const ReportedTask = z.object({
  orderId: Id,
  as: z.enum(reportedAs),
  startedAt: Stamp.nullable(),
  finishedAt: Stamp.nullable(),
  /** Good ones. */
  sheets: count.max(10_000_000),
  wasteSheets: count.max(1_000_000),
  /** Of good sheets some that were damaged afterwards and printed once more at the machine. */
  damagedSheets: count.max(1_000_000),
  /** Of those that the pack names; '' where it names none. */
  machine: z.string().trim().max(60).default(''),
  note: z.string().trim().max(200),
});
export type ReportedTask = z.infer<typeof ReportedTask>;

/** What the form writes down. The manifest and its signature go with it, to the letter, so that a changed pack shows. */
export const PackReport = z.object({
  manifest: z.string().max(500_000),
  signature: z.string().max(200),
  writtenAt: Stamp,
  by: z.string().trim().max(60),
  /** Files of the pack that were looked at on the shop's computer, as they were found there. */
  checked: z.array(z.object({ name: z.string().max(200), sha256: Sha256 })).max(1_000),
  tasks: z.array(ReportedTask).max(500),
});
export type PackReport = z.infer<typeof PackReport>;

/** The file that comes back: the body as it was written, and its HMAC-SHA256 by the key in the pack. */
export const SealedReport = z.object({
  format: z.literal(REPORT_FORMAT),
  packId: Id,
  body: z.string().max(700_000),
  mac: Sha256,
});
export type SealedReport = z.infer<typeof SealedReport>;

/** What became of a task: moved as the report says, moved before already, left alone, or not the shop's to move any more. */
export const packOutcomes = ['printed', 'failed', 'done', 'untouched', 'changed'] as const;
export const PackOutcome = z.object({ orderId: Id, number: z.string(), outcome: z.enum(packOutcomes) });
export type PackOutcome = z.infer<typeof PackOutcome>;

export const PrintPack = z.object({
  packId: Id,
  number: z.string(),
  shopName: z.string(),
  tasks: z.number().int(),
  sheets: z.number().int(),
  madeAt: Stamp,
  by: z.string(),
  takenAt: Stamp.nullable(),
  takenBy: z.string(),
  outcomes: z.array(PackOutcome),
});
export type PrintPack = z.infer<typeof PrintPack>;
