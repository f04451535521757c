import { z } from 'zod';
import { Day, endpoint, forOrdering, Id, Revision, Stamp } from '../kernel/index.js';
import { PageSize } from '../papers/index.js';

/** So many print runs are ordered in one go: the booklets of a whole class, each of which is one. */
export const MOST_RUNS = 200;

/** Copies that are ordered together, each print run as an order of its own. */
export const forRuns = endpoint({
  whileLocked: true,
  readOnly: true,
  method: 'POST',
  path: '/api/print/runs',
  access: forOrdering,
  summary:
    'What several print runs would be ordered as, in the order in which they are named, and the order of each where one stands',
  input: z.object({ printRunIds: z.array(Id).min(1).max(MOST_RUNS) }),
  output: z.object({
    /** The first day on which they could be delivered if they were pushed now. */
    earliestOn: Day,
    /** When the first homework of these copies ends that is not over; null where there is none. */
    neededBy: Stamp.nullable(),
    runs: z.array(
      z.object({
        printRunId: Id,
        title: z.string(),
        /** Of the paper's pages; the sheets of an order may be larger. */
        pageSize: PageSize,
        pageCount: z.number().int(),
        copies: z.number().int(),
        dots: z.boolean(),
        isReady: z.boolean(),
        /** Not pushed: it was made, and then something came in between. */
        order: z.object({ orderId: Id, revision: Revision, isPushed: z.boolean() }).nullable(),
      }),
    ),
  }),
});
