import { z } from 'zod';
import { type Access, type Api, endpoint, forOrdering, forPrinters, Id, Stamp } from '../../kernel/index.js';
import { PrintJobState } from '../printers/job-state.js';
import { PrintStatus } from '../statuses.js';

const forPrinting = { roles: [...forOrdering.roles, ...forPrinters.roles] } as const satisfies Access;

/** A page code of what was scanned or typed: the QR of a page says `zhibi:rule:code`, the sheet shows the code alone. Null: none. */
export function readPageCode(text: string): string | null {
  const code = /^(?:zhibi:[^:]{1,20}:)?(\d{1,9}(?:\.\d{1,9}){3})$/.exec(text.trim().replaceAll(/\s/g, ''))?.[1];
  return code ?? null;
}

/** An order that printed a sheet: the first one, or one that printed it again. */
export const TracedOrder = z.object({
  orderId: Id,
  number: z.string(),
  isReprint: z.boolean(),
  /** The code that stands on the sheet that it printed. */
  pageCode: z.string(),
  messageStatus: PrintStatus,
  /** Given up by the school: it printed nothing. */
  isWithdrawn: z.boolean(),
  shopName: z.string(),
  /** '' where it was in no batch, or no machine was named. */
  batch: z.string(),
  machineName: z.string(),
  /** On real printers, newest first. */
  jobs: z.array(z.object({ machineName: z.string(), state: PrintJobState, sentAt: Stamp })),
  /** When it left the shop. */
  shippedAt: Stamp.nullable(),
});
export type TracedOrder = z.infer<typeof TracedOrder>;

export const TracedPage = z.object({
  pageCode: z.string(),
  /** The code that it was printed in place of; null where it is the first. */
  replaces: z.string().nullable(),
  /** The last code of this page, where this is not it: since when, and of which order; null where the caller does not see that one. */
  replaced: z
    .object({ pageCode: z.string(), at: Stamp, order: z.object({ orderId: Id, number: z.string() }).nullable() })
    .nullable(),
  page: z.number().int(),
  title: z.string(),
  schoolName: z.string(),
  className: z.string(),
  name: z.string(),
  orders: z.array(TracedOrder),
});
export type TracedPage = z.infer<typeof TracedPage>;

export const printTracingApi = {
  page: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/print/trace',
    access: forPrinting,
    summary:
      'A sheet by its page code: whose it is, and each order that printed it, with batch, machine and whether it was a reprint. Of orders that the caller may see',
    input: z.object({ code: z.string().trim().min(1).max(80) }),
    output: TracedPage,
  }),
} satisfies Api;
