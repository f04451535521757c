import { z } from 'zod';
import { Id, Revision, Stamp, wholeNumber } from '../kernel/index.js';
import { PrintOptions } from './options.js';
import { DictCode } from './settings/dictionary.js';

const Line = z.string().trim().max(200);
/** What a school wishes of an order: how it is printed and when it is to be there. */
export const Wished = z.object({ options: PrintOptions, wantedAt: Stamp, note: Line.default('') });
const Seen = z.object({ orderId: Id, revision: Revision });

/** What a move needs beside the order: a reason, a shop, a number. */
export const PrintMoveInput = z.discriminatedUnion('move', [
  Seen.extend({ move: z.literal('push') }),
  Seen.extend({ move: z.literal('approve'), note: Line.default('') }),
  Seen.extend({ move: z.literal('reject'), reason: DictCode, hint: Line.min(1) }),
  Seen.extend({ move: z.literal('adjust'), options: PrintOptions, note: Line.min(1) }),
  Seen.extend({ move: z.literal('mend'), ...Wished.shape, printRunId: Id.optional() }),
  Seen.extend({ move: z.literal('assign'), shopId: Id, weight: DictCode.optional() }),
  Seen.extend({ move: z.literal('takeBack'), note: Line.default('') }),
  /** On which machine: of several working ones the shop has to say it. */
  Seen.extend({ move: z.literal('start'), machineId: Id.optional() }),
  Seen.extend({ move: z.literal('fail'), note: Line.min(1) }),
  Seen.extend({
    move: z.literal('finish'),
    wasteSheets: wholeNumber({ min: 0, max: 1_000_000 }).default(0),
    /** Where it was not said at the start: a reprint begins at the machine. */
    machineId: Id.optional(),
  }),
  Seen.extend({ move: z.literal('ship'), shipmentNo: z.string().trim().min(1).max(60) }),
  Seen.extend({ move: z.literal('withdraw'), note: Line.default('') }),
  Seen.extend({ move: z.literal('restore') }),
  /** How many copies were counted, where somebody has counted. */
  Seen.extend({ move: z.literal('receive'), copies: wholeNumber({ min: 0, max: 100_000 }).optional() }),
  Seen.extend({
    move: z.literal('damaged'),
    /** Whose sheets; none where only spare copies or separators are. */
    studentIds: z.array(Id).max(2_000).default([]),
    pages: z
      .array(wholeNumber({ min: 1, max: 100 }))
      .max(100)
      .default([]),
    /** Their covers, too. */
    covers: z.boolean().default(false),
    /** Copies without a name, of the same pages. */
    spares: wholeNumber({ min: 0, max: 100_000 }).default(0),
    /** The separators in front of these piles, from 0 as the order lists them. */
    separators: z
      .array(wholeNumber({ min: 0, max: 10_000 }))
      .max(2_000)
      .default([]),
    /** With the page codes that the sheets have, or with new ones in their place. */
    codes: z.enum(['same', 'new']).default('same'),
    note: Line.min(1),
  }),
]);
export type PrintMoveInput = z.input<typeof PrintMoveInput>;
