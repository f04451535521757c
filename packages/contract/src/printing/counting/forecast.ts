import { z } from 'zod';
import { Day } from '../../kernel/index.js';

const count = z.number().int();

/** What the coming weeks will want of paper, as far as the past tells, and how far the same method was off then. */
export const PaperForecast = z.object({
  /** `terms`: the same weeks of former terms. `recent`: a first term, the last four weeks. `none`: too little history. */
  basis: z.enum(['terms', 'recent', 'none']),
  /** What this term has grown against the same weeks of former terms; 1: not at all. */
  growth: z.number(),
  /** From today on, none where nothing can be said. `sheets` is what is foreseen, `ordered` what is ordered for that day by now. */
  days: z.array(z.object({ day: Day, sheets: count, ordered: count })),
  /** By how much a week was off on average, 0.14 for 14 %; null where fewer than three weeks could be tried. */
  offBy: z.number().nullable(),
  /** The last weeks, as the method would have spoken on their Mondays, and as they were. */
  tried: z.array(z.object({ monday: Day, sheets: count, actual: count })),
  /** Sheets that the working machines of all shops print in a day. */
  capacity: count,
});
export type PaperForecast = z.infer<typeof PaperForecast>;
