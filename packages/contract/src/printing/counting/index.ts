import { z } from 'zod';
import {
  type Access,
  type Api,
  Cursor,
  Day,
  endpoint,
  forPrinters,
  Id,
  Nothing,
  pageOf,
  Revision,
  SheetFormat,
  Stamp,
  wholeNumber,
} from '../../kernel/index.js';
import { PrintOrder } from '../model.js';
import { PriceFor } from '../settings/prices.js';
import { PrintStatus } from '../statuses.js';
import { PaperForecast } from './forecast.js';
import { Dimension, Sums } from './pivot.js';
import { countingReasons } from './reasons.js';
import { Settlement } from './settlement.js';
import { SetPrice, UnpricedWork } from './unpriced.js';

export * from './forecast.js';
export * from './paper-mass.js';
export * from './pivot.js';
export * from './reasons.js';
export * from './settlement.js';
export * from './unpriced.js';

const forCentre = { roles: ['ZHIBI_PRINT_CENTER'] } as const satisfies Access;
const PATH = '/api/print/count';
const count = z.number().int();
/** A year is the longest that is summed at once. */
export const MOST_DAYS = 400;
const Period = z.object({ from: Day, until: Day });
const Wanted = Period.extend({ schoolId: Id.optional(), shopId: Id.optional() });

export const printCountingApi = {
  centre: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/print/centre',
    access: forCentre,
    summary:
      'How the print centre stands now: orders by status, what is or will be late, load of shops and machines, what is delivered today',
    input: Nothing,
    output: z.object({
      now: Stamp,
      /** Of the completed ones those of today. */
      counts: z.array(z.object({ messageStatus: PrintStatus, count, late: count, nextAt: Stamp.nullable() })),
      sheetsToday: count,
      late: z.array(PrintOrder),
      lateCount: count,
      shops: z.array(
        z.object({
          shopId: Id,
          shopName: z.string(),
          /** Sheets that wait to be printed there, and that its working machines print in a day. */
          sheets: count,
          capacity: count,
          machines: count,
          working: count,
          closed: z.string().nullable(),
        }),
      ),
      deliveries: z.array(
        z.object({
          shopId: Id,
          shopName: z.string(),
          /** '' for a shop without rounds. */
          round: z.string(),
          departsAt: z.string(),
          schoolNames: z.array(z.string()),
          orders: count,
          sheets: count,
          /** Of these orders. */
          shipped: count,
        }),
      ),
      cutOff: z.string(),
    }),
  }),
  forecast: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/forecast`,
    access: forCentre,
    summary:
      'Sheets wanted on each day of the coming four weeks, by the same weeks of former terms and what is ordered, with the error of the same method in the last eight weeks',
    input: Nothing,
    output: PaperForecast,
  }),
  pivot: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/pivot`,
    access: forPrinters,
    summary:
      'Sums of what was printed in a period by one dimension and, in columns, a second; an order of several classes counts in each of them; a shop sees its own work',
    input: Wanted.extend({ rows: Dimension, columns: Dimension.nullable() }),
    output: z.object({
      rows: z.array(Sums.extend({ key: z.string(), name: z.string(), cells: z.record(z.string(), Sums) })),
      columns: z.array(z.object({ key: z.string(), name: z.string() })),
      total: Sums,
    }),
    reasons: countingReasons,
  }),
  exportPivot: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: `${PATH}/export`,
    access: forPrinters,
    kind: 'file',
    summary: 'The same sums as a table, with the sheets of each column',
    input: Wanted.extend({ rows: Dimension, columns: Dimension.optional(), format: SheetFormat }),
    output: z.never(),
    reasons: countingReasons,
  }),
  unpriced: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/unpriced`,
    access: forCentre,
    summary:
      'Work that shops were given while no price stood for it, by shop and kind of sheet; what stands in a settlement that both sides have signed is done with',
    input: Nothing,
    output: z.object({ items: z.array(UnpricedWork) }),
  }),
  setPrice: endpoint({
    method: 'POST',
    path: `${PATH}/unpriced/price`,
    access: forCentre,
    summary:
      'Sets the price of all such work of a shop and a kind of sheet, once and with a reason, or says that it costs nothing; settlements that it stands in are summed anew',
    input: PriceFor.extend({
      /** How many there were when the price was thought of. */
      works: wholeNumber({ min: 1 }),
      price: SetPrice.nullable(),
      reason: z.string().trim().min(1).max(200),
    }),
    output: z.object({ works: count }),
    reasons: countingReasons,
  }),
  settlements: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/settlements`,
    access: forPrinters,
    summary: 'Settlements, newest first; a shop sees its own',
    input: z.object({ cursor: Cursor }),
    output: pageOf(Settlement),
  }),
  settle: endpoint({
    method: 'POST',
    path: `${PATH}/settle`,
    access: forCentre,
    summary: 'Settles what a shop has shipped in a period, if not settled yet, at the prices that the orders kept',
    input: Period.extend({ shopId: Id }),
    output: z.object({ settlementId: Id }),
    reasons: countingReasons,
  }),
  sign: endpoint({
    method: 'POST',
    path: `${PATH}/sign`,
    access: forPrinters,
    summary: 'Signs a settlement as it was seen for the side of the caller, once, and with all its prices',
    input: z.object({ settlementId: Id, revision: Revision }),
    output: Nothing,
    reasons: countingReasons,
  }),
  cancelSettlement: endpoint({
    method: 'POST',
    path: `${PATH}/settle/cancel`,
    access: forCentre,
    summary: 'Takes back a settlement that the shop has not signed: its orders can be settled again',
    input: z.object({ settlementId: Id }),
    output: Nothing,
    reasons: countingReasons,
  }),
  settlementFile: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: `${PATH}/settlement`,
    access: forPrinters,
    kind: 'file',
    summary: 'A settlement as PDF with its signatures, or as a table',
    input: z.object({ settlementId: Id, format: z.enum(['pdf', 'xlsx', 'csv']) }),
    output: z.never(),
  }),
} satisfies Api;
