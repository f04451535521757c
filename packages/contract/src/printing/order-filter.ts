import { z } from 'zod';
import { Id } from '../kernel/index.js';
import { PrintStatus } from './statuses.js';

/** Which orders of a list. */
export const OrderFilter = z.object({
  statuses: z.array(PrintStatus).max(9).optional(),
  schoolId: Id.optional(),
  shopId: Id.optional(),
  /** Wanted by now and not there yet; or given up, which no status lists. */
  only: z.enum(['late', 'withdrawn']).optional(),
  words: z.string().trim().max(100).optional(),
});
