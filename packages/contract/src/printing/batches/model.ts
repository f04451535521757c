import { z } from 'zod';
import { Id, Stamp } from '../../kernel/index.js';
import { PrintOptions } from '../options.js';
import { PrintStatus } from '../statuses.js';

const count = z.number().int();

/** As many tasks as are looked at together. */
export const MOST_TASKS = 500;

/** What is done with all tasks of a batch at once: each of them is a move of the one table. */
export const batchMoves = ['takeBack', 'start', 'fail', 'finish', 'ship'] as const;
export const BatchMove = z.enum(batchMoves);
export type BatchMove = z.infer<typeof BatchMove>;

/** Tasks of one paper, colour and way of printing, for one shop. */
export const Paper = z.object({
  paperSize: z.string(),
  colorPrint: z.boolean(),
  doubleSidedPrint: z.boolean(),
});
/** Over which edges the sheets of its tasks are turned; tasks of both kinds go together. */
const Edges = z.array(PrintOptions.shape.doublePrintType);
const Draft = Paper.extend({
  shopId: Id,
  shopName: z.string(),
  machineId: Id,
  machineName: z.string(),
  doublePrintTypes: Edges,
  orderIds: z.array(Id),
  sheets: count,
  /** On its machine, the set-up included. */
  minutes: count,
  dueAt: Stamp,
});
export type BatchDraft = z.infer<typeof Draft>;

export const Proposal = z.object({
  batches: z.array(Draft),
  /** Tasks that no machine can print in time, and why. */
  left: z.array(z.object({ orderId: Id, why: z.enum(['no-machine', 'no-time']) })),
  /** How far from the best it may be, of 1; 0 where it is the best. */
  gap: z.number().min(0),
  /** Beside printing each task by itself on the same machines. */
  saved: z.object({ sheets: count, minutes: count }),
});
export type Proposal = z.infer<typeof Proposal>;

export const PrintBatch = Paper.extend({
  batchId: Id,
  doublePrintTypes: Edges,
  /** What people call it: `B000012`. */
  number: z.string(),
  /** What the QR of its ticket says. */
  code: z.string(),
  shopId: Id,
  shopName: z.string(),
  machineName: z.string(),
  weight: z.string(),
  /** The earliest of its tasks. */
  dueAt: Stamp,
  createdAt: Stamp,
  by: z.string(),
  note: z.string(),
  carrier: z.string(),
  shipmentNo: z.string(),
  tasks: count,
  schools: count,
  sheets: count,
  wasteSheets: count,
  costLi: count.nullable(),
  counts: z.array(z.object({ messageStatus: PrintStatus, count })),
  isLate: z.boolean(),
  /** What the reader may do with it now. */
  can: z.array(BatchMove),
  /** Something of it is printed: what was spoiled can be said anew. */
  canCorrectWaste: z.boolean(),
});
export type PrintBatch = z.infer<typeof PrintBatch>;
