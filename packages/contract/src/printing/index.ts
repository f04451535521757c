import { z } from 'zod';
import {
  type Access,
  type Api,
  Cursor,
  Day,
  endpoint,
  forOrdering,
  forPrinters,
  Id,
  pageOf,
  Revision,
  SheetFormat,
  Stamp,
  sentWholeNumber,
} from '../kernel/index.js';
import { PageSize } from '../papers/index.js';
import { forRuns } from './for-runs.js';
import { OrderCounts, PrintOrder, PrintOrderDetail } from './model.js';
import { PrintMoveInput, Wished } from './move-input.js';
import { PileCounts } from './options.js';
import { OrderFilter } from './order-filter.js';
import { printingReasons } from './reasons.js';
import { PrintStatus } from './statuses.js';

export { MOST_RUNS } from './for-runs.js';
export * from './imposition.js';
export * from './model.js';
export { PrintMoveInput } from './move-input.js';
export * from './moves.js';
export * from './options.js';
export * from './reasons.js';
export * from './statuses.js';
export * from './steps.js';

/** Who works for the centre alone, and everybody who has a part in orders. */
const forCentre = { roles: ['ZHIBI_PRINT_CENTER'] } as const satisfies Access;
const forPrinting = { roles: [...forOrdering.roles, ...forPrinters.roles] } as const satisfies Access;

const PATH = '/api/print';

export const printingApi = {
  forRun: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/run`,
    access: forOrdering,
    summary: 'What a print run would be ordered as: its pages and copies, and its order where there is one',
    input: z.object({ printRunId: Id }),
    output: z.object({
      printRunId: Id,
      paperId: Id,
      title: z.string(),
      classNames: z.array(z.string()),
      /** Of the paper's pages; the sheets of an order may be larger. */
      pageSize: PageSize,
      pageCount: z.number().int(),
      copies: z.number().int(),
      piles: PileCounts,
      dots: z.boolean(),
      isReady: z.boolean(),
      /** The first day on which it could be delivered if it were pushed now. */
      earliestOn: Day,
      /** When the homework of these copies ends; null where they are of none, or it is over: then they are for who hands in late. */
      neededBy: Stamp.nullable(),
      orderId: Id.nullable(),
      /** The last order of these copies that was given up, where no other stands. */
      withdrawn: z.object({ orderId: Id, number: z.string() }).nullable(),
    }),
  }),
  forRuns,
  create: endpoint({
    method: 'POST',
    path: `${PATH}/order/create`,
    access: forOrdering,
    summary: 'Orders the copies of a ready print run, once; the order waits to be pushed to the print centre',
    input: Wished.extend({ printRunId: Id }),
    output: z.object({ orderId: Id, revision: Revision }),
    reasons: printingReasons,
  }),
  list: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/order/list`,
    access: forPrinting,
    summary:
      "Print orders: a teacher's own, a school's, all of the print centre, a shop's tasks; 30 a page by key, the first with the number of each status",
    input: OrderFilter.extend({ sort: z.enum(['newest', 'due']).default('newest'), cursor: Cursor }),
    output: pageOf(PrintOrder).extend({
      ...OrderCounts.shape,
    }),
  }),
  detail: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/order/detail`,
    access: forPrinting,
    summary: 'One order with what the machine found, whose sheets it holds, and what has happened to it',
    input: z.object({ orderId: Id }),
    output: PrintOrderDetail,
  }),
  move: endpoint({
    method: 'POST',
    path: `${PATH}/order/move`,
    access: forPrinting,
    summary:
      'Moves an order on: pushes, approves, rejects, prints otherwise, mends, assigns, takes back, starts, fails, finishes, ships, receives it, or has damaged sheets printed again',
    input: PrintMoveInput,
    output: z.object({ messageStatus: PrintStatus, revision: Revision, childId: Id.nullable() }),
    reasons: printingReasons,
  }),
  choices: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/choices`,
    access: forCentre,
    summary: 'The schools of the print centre and the shops that orders can be assigned to',
    input: z.object({}),
    output: z.object({
      schools: z.array(z.object({ schoolId: Id, schoolName: z.string() })),
      shops: z.array(z.object({ shopId: Id, name: z.string(), isClosed: z.boolean() })),
    }),
  }),
  page: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: `${PATH}/order/page`,
    access: forPrinting,
    kind: 'file',
    summary: 'A side of the file that is printed, as SVG, counted from 1',
    input: z.object({ orderId: Id, page: sentWholeNumber({ min: 1, max: 200_000 }) }),
    output: z.never(),
    reasons: printingReasons,
  }),
  pdf: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: `${PATH}/order/pdf`,
    access: forPrinting,
    kind: 'file',
    summary: 'The file that is printed: the faces of the sheets, every copy beginning on a sheet of its own',
    input: z.object({ orderId: Id }),
    output: z.never(),
    reasons: printingReasons,
  }),
  link: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/order/link`,
    access: forPrinters,
    summary:
      'A token of the printed file for the computer at the machine, where nobody is logged in; it ends after an hour',
    input: z.object({ orderId: Id }),
    output: z.object({ token: z.string(), until: Stamp }),
    reasons: printingReasons,
  }),
  linked: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: `${PATH}/order/linked`,
    access: 'public',
    kind: 'file',
    summary:
      'The printed file to whoever holds such a token, while it lasts, the file is the same and its shop still has the order',
    input: z.object({ token: z.string().min(1).max(2_000) }),
    output: z.never(),
    reasons: printingReasons,
  }),
  exportList: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: `${PATH}/order/export`,
    access: forPrinting,
    kind: 'file',
    summary: 'The orders of the list as a table, at most 5,000',
    input: OrderFilter.extend({
      format: SheetFormat,
      /** Codes with commas between them: an address has no lists. */
      statuses: z
        .string()
        .regex(/^\d(,\d)*$/)
        .transform((codes) => codes.split(',').map(Number))
        .pipe(z.array(PrintStatus).max(9))
        .optional(),
    }),
    output: z.never(),
  }),
} satisfies Api;
