import { z } from 'zod';
import { wholeNumber } from './whole-number.js';

export const Id = z.uuid();

/** A key that a list answered as `next`; absent for the first page. Opaque to the caller. */
export const Cursor = z.string().max(400).optional();

/** One page of a list: `next` is null on the last. */
export const pageOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), next: z.string().nullable() });

/** Scores are steps of 0.5 and exact. */
export const Score = z.number().min(0).max(1000).multipleOf(0.5);

export const Nothing = z.object({});

/** How often a record has been changed: sent back with a change, so that nobody overwrites what they have not seen. */
export const Revision = wholeNumber({ min: 1 });

/** The forms in which a table can be taken out. */
export const SheetFormat = z.enum(['xlsx', 'csv']);
export type SheetFormat = z.infer<typeof SheetFormat>;
