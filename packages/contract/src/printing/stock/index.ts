import { z } from 'zod';
import { type Api, endpoint, forPrinters, Id, Nothing, Stamp, wholeNumber } from '../../kernel/index.js';
import { DictCode } from '../settings/dictionary.js';
import { stockReasons } from './reasons.js';

export * from './reasons.js';

/** `counted`: so many sheets lie there. `came`: so many came on top. */
export const stockSteps = ['counted', 'came'] as const;
const count = z.number().int();

const Paper = z.object({ shopId: Id, paperSize: DictCode, weight: DictCode });

/** One paper of one shop. */
export const PaperStock = Paper.extend({
  shopName: z.string(),
  /** What lies there: as it was counted, with what came since and without what was printed since. Null: nobody has counted it. Below 0: more was printed than was said to be there. */
  left: count.nullable(),
  countedAt: Stamp.nullable(),
  by: z.string(),
  /** Sheets of the tasks that wait for this shop's machines, or lie in them. */
  waiting: count,
  /** What was printed on a working day, on average of the last four weeks. */
  perDay: count,
  /** Working days that it lasts; null where it is not counted or nothing is used. */
  lastsDays: z.number().nullable(),
  /** The last that was said of it, newest first. */
  entries: z.array(z.object({ step: z.enum(stockSteps), sheets: count, at: Stamp, by: z.string(), note: z.string() })),
});
export type PaperStock = z.infer<typeof PaperStock>;

/** Not enough for what waits, or for tomorrow. */
export const isShort = ({ left, waiting, lastsDays }: Pick<PaperStock, 'left' | 'waiting' | 'lastsDays'>): boolean =>
  left !== null && (left < waiting || (lastsDays !== null && lastsDays < 2));

export const printStockApi = {
  stock: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/print/stock',
    access: forPrinters,
    summary:
      'The paper of the print shops: what lies there, what waits for it and how long it lasts, the shortest first; a shop reads its own',
    input: Nothing,
    output: z.object({ items: z.array(PaperStock) }),
  }),
  record: endpoint({
    method: 'POST',
    path: '/api/print/stock/record',
    access: forPrinters,
    summary: 'Says how much of a paper lies at a shop, or how much has come: the centre of any, a shop of its own',
    input: Paper.extend({
      step: z.enum(stockSteps),
      sheets: wholeNumber({ min: 0, max: 100_000_000 }),
      note: z.string().trim().max(200).default(''),
    }),
    output: Nothing,
    reasons: stockReasons,
  }),
} satisfies Api;
