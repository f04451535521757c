import { z } from 'zod';
import { Id, Revision, Stamp } from '../kernel/index.js';
import { PageSize } from '../papers/index.js';
import { PageInfo, PileCounts, PrintOptions } from './options.js';
import { DictCode } from './settings/dictionary.js';
import { PrintStatus } from './statuses.js';
import { PrintMove, PrintStep } from './steps.js';

const count = z.number().int();

/** What the machine looks at before a person does. */
export const preflightChecks = [
  'pages',
  'size',
  'fonts',
  'carbon',
  'dots',
  'edge',
  'blank',
  'odd',
  'turned',
  'unread',
  'ledger',
  'duplicates',
  'missing',
  'left',
] as const;

/** A place on a printed face where something was found, in mm from the face's top left corner. */
export const FindingMark = z.object({
  /** In the file that is printed, from 1. */
  face: count,
  /** Of the copy; null on a side on which no page lies. */
  page: count.nullable(),
  /** Whose copy it is, in the order in which the copies lie, from 0. */
  sheet: count,
  xMm: z.number(),
  yMm: z.number(),
  widthMm: z.number(),
  heightMm: z.number(),
});
export type FindingMark = z.infer<typeof FindingMark>;
/** Whoever looks at so many has seen what is wrong; `count` says how many there are. */
export const MOST_MARKS = 40;

export const Finding = z.object({
  check: z.enum(preflightChecks),
  /** An error must be mended before the order can be approved. */
  level: z.enum(['passed', 'warning', 'error']),
  /** How many were counted where it passed, how many are wrong where not. */
  count,
  /** Names of what is wrong, as fonts, students and machines are called; empty where it passed. */
  names: z.array(z.string()),
  /** Where it stands; orders that were looked through before places were kept have none. */
  marks: z.array(FindingMark).default([]),
});
export type Finding = z.infer<typeof Finding>;

/** What an order prints: the paper of a homework, a kind of practice sheet, or a paper that nobody has been given. */
export const orderSources = ['homework', 'handbook', 'characters', 'arithmetic', 'paper'] as const;

export const PrintOrder = z.object({
  orderId: Id,
  /** What people call it: `P000042`. */
  number: z.string(),
  /** The order whose damaged sheets this one prints again. */
  parentId: Id.nullable(),
  schoolId: Id,
  schoolName: z.string(),
  title: z.string(),
  source: z.enum(orderSources),
  classNames: z.array(z.string()),
  by: z.string(),
  createdAt: Stamp,
  messageStatus: PrintStatus,
  /** The school has given it up: nothing of it is printed. */
  isWithdrawn: z.boolean(),
  /** The order of the same copies that stands now, where this one was given up: it cannot be taken up beside it. */
  orderedAnew: z.object({ orderId: Id, number: z.string() }).nullable(),
  revision: Revision,
  options: PrintOptions,
  /** Of the sheets that the machine takes: larger than a page where two lie on a side. */
  pageSize: PageSize,
  dots: z.boolean(),
  copies: count,
  pageInfo: PageInfo,
  wantedAt: Stamp,
  /** Still on its way to the school although it was wanted by now. */
  isLate: z.boolean(),
  /** While it is printed: how much should be out by now, of 1, by the speed of its machine. Absent where the machine is not known. */
  progress: z.number().min(0).max(1).optional(),
  note: z.string(),
  shopName: z.string(),
  shipmentNo: z.string(),
  /** Of the paper; '' while no shop has it. */
  weight: z.string(),
  /** What the QR on its ticket says. */
  code: z.string(),
  batchId: Id.nullable(),
  wasteSheets: count,
  /** At the price of the day on which a shop got it, in 厘; null where there was none. */
  costLi: count.nullable(),
  /** Why a reviewer sent it back, by the dictionary, and how to mend it. */
  rejection: z.object({ reason: DictCode, hint: z.string() }).nullable(),
  errors: count,
  warnings: count,
  /** It was looked through, and there is nothing for a person to judge. */
  isSound: z.boolean(),
  /** What the reader may do with it now. */
  can: z.array(PrintMove),
});
export type PrintOrder = z.infer<typeof PrintOrder>;

export const PrintHistory = z.object({
  at: Stamp,
  /** Empty where the clock did it. */
  by: z.string(),
  /** Null where the order was made. */
  move: PrintStep.nullable(),
  from: PrintStatus.nullable(),
  to: PrintStatus,
  note: z.string(),
});
export type PrintHistory = z.infer<typeof PrintHistory>;

export const PrintOrderDetail = PrintOrder.extend({
  /** The reader may say anew what was spoiled. */
  mayCorrectWaste: z.boolean(),
  /** That printed it last, or for which its batch was made; '' while there is none, and where that is not known. */
  machineName: z.string(),
  printRunId: Id,
  paperId: Id,
  findings: z.array(Finding),
  /** The copies were made anew since they were looked through: what was found is of another file, and nothing is printed of it. */
  isFileChanged: z.boolean(),
  history: z.array(PrintHistory),
  /** The names on the sheets, in the order in which they lie. */
  sheets: z.array(z.object({ studentId: Id, name: z.string(), className: z.string() })),
  /** The pages of a copy that are printed: all of them, or those of the damaged sheets. */
  pages: z.array(count),
  /** Whose copies are printed again as a whole, so that they do not come with this order. */
  claimed: z.array(Id),
  piles: PileCounts,
  /** Faces of the printed file that lie before the first copy: its separator. */
  leadingFaces: count,
  /** Its separators, in the order in which they lie; none where classes or seats have changed since. */
  separators: z.array(z.object({ className: z.string(), row: count.nullable(), copies: count })),
  /** A reprint whose sheets got page codes of their own. */
  newCodes: z.boolean(),
  children: z.array(
    z.object({ orderId: Id, number: z.string(), messageStatus: PrintStatus, copies: count, newCodes: z.boolean() }),
  ),
});
export type PrintOrderDetail = z.infer<typeof PrintOrderDetail>;

/** Of a status so many orders are counted; one more means that there are more. */
export const MOST_COUNTED = 10_000;

/** How many orders stand where; those given up are in none of these numbers. */
export const OrderCounts = z.object({
  counts: z.array(z.object({ messageStatus: PrintStatus, count })),
  withdrawn: count,
});
