import { z } from 'zod';
import { type Api, endpoint, Nothing, Stamp } from '../kernel/index.js';

/** A call or a statement that took long, and how often. */
export const SlowRow = z.object({
  /** The endpoint, or the text of the statement without its values. */
  what: z.string(),
  times: z.number(),
  meanMs: z.number(),
  mostMs: z.number(),
  lastAt: Stamp,
});
export type SlowRow = z.infer<typeof SlowRow>;

export const speedApi = {
  slow: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/sre/slow',
    access: { roles: ['ZHIBI_SRE_SYS'] },
    summary: 'The slowest calls and statements since this server process started, 50 of each',
    input: Nothing,
    output: z.object({
      since: Stamp,
      callMs: z.number(),
      statementMs: z.number(),
      /** The host that traces are sent to; null where none are made. */
      tracesTo: z.string().nullable(),
      calls: z.array(SlowRow),
      statements: z.array(SlowRow),
    }),
  }),
} satisfies Api;
