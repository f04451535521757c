import { z } from 'zod';
import { Id, Revision, Stamp } from '../../kernel/index.js';
import { PrintJobState } from './job-state.js';

/** Where a printer or a print server is: `ipp://10.1.2.3/ipp/print`, `ipps://cups.school.example:631`. */
export const PrinterAddress = z
  .string()
  .trim()
  .max(300)
  .regex(/^ipps?:\/\/(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?(\/[A-Za-z0-9._~%/-]*)?$/i);

/** What a printer says that it can do. */
export const PrinterFacts = z.object({
  model: z.string(),
  /** It takes PDF, a job before its document, and tells how a job stands: without these nothing is sent to it. */
  isUsable: z.boolean(),
  colour: z.boolean(),
  duplex: z.boolean(),
  /** By the names of PWG 5101.1, `iso_a4_210x297mm`; none: it does not say. */
  media: z.array(z.string()),
});
export type PrinterFacts = z.infer<typeof PrinterFacts>;

export const FoundPrinter = PrinterFacts.extend({ address: PrinterAddress, name: z.string() });
export type FoundPrinter = z.infer<typeof FoundPrinter>;

/** The printer behind a machine of a shop. */
export const MachinePrinter = z.object({
  machineId: Id,
  machineName: z.string(),
  /** Why the machine stands still; '' while it works. */
  stopped: z.string(),
  revision: Revision.or(z.literal(0)),
  /** Null while nobody has said where it is. */
  printer: PrinterFacts.extend({ address: PrinterAddress, checkedAt: Stamp }).nullable(),
});
export type MachinePrinter = z.infer<typeof MachinePrinter>;

/** How a printer stands now, by RFC 8011. */
export const PrinterNow = z.object({
  state: z.enum(['idle', 'processing', 'stopped']),
  /** Keywords of RFC 8011 without their ending: `media-empty`. */
  reasons: z.array(z.string()),
  isAccepting: z.boolean(),
});
export type PrinterNow = z.infer<typeof PrinterNow>;

/** Why a job or its printer does not go on, in words of ours beside those of RFC 8011. */
export const ownJobReasons = ['unreachable', 'interrupted', 'refused', 'forgotten', 'file-gone'] as const;

export const PrintJob = z.object({
  jobId: Id,
  machineName: z.string(),
  by: z.string(),
  sentAt: Stamp,
  endedAt: Stamp.nullable(),
  state: PrintJobState,
  /** Keywords: of the job, of its printer, or our own. */
  reasons: z.array(z.string()),
  /** Sides or sheets that the printer has counted; null where it does not say. */
  done: z.number().int().nullable(),
  /** Somebody has asked for its end. */
  isCanceling: z.boolean(),
});
export type PrintJob = z.infer<typeof PrintJob>;
