import { z } from 'zod';
import { Day, FileName, Id, Revision, Stamp, wholeNumber } from '../../kernel/index.js';
import { PageInfo, PrintOptions } from '../options.js';
import { DictCode } from '../settings/dictionary.js';

export const offlineLimits = { files: 10, fileBytes: 6 * 1024 * 1024, pages: 1_000, copies: 20_000 } as const;
const count = z.number().int();
const Line = z.string().trim().min(1);

/** Paper work that was done outside the system, as somebody writes it down afterwards. */
export const OfflineWork = z.object({
  schoolId: Id,
  /** The shop that is paid for it; null where nobody is: the school's own machine. */
  shopId: Id.nullable(),
  printedOn: Day,
  title: Line.max(100),
  /** Pages of one copy. */
  pages: wholeNumber({ min: 1, max: offlineLimits.pages }),
  copies: wholeNumber({ min: 1, max: offlineLimits.copies }),
  paperSize: DictCode,
  weight: DictCode,
  options: PrintOptions,
  /** Who printed it. */
  printedBy: Line.max(40),
  reason: Line.max(200),
  /** Printed with dots: page codes are reserved, one book for each copy. */
  dots: z.boolean(),
});
export type OfflineWork = z.infer<typeof OfflineWork>;

/** Books of the ledger of page codes that nobody else is given. */
export const CodeRange = z.object({ first: z.string(), last: z.string(), books: count });
export type CodeRange = z.infer<typeof CodeRange>;

export const offlineStates = ['open', 'settled', 'withdrawn'] as const;
export const OfflineState = z.enum(offlineStates);
export type OfflineState = z.infer<typeof OfflineState>;

export const OfflineRecord = OfflineWork.extend({
  offlineId: Id,
  /** What people call it: `X000007`. */
  number: z.string(),
  schoolName: z.string(),
  shopName: z.string(),
  state: OfflineState,
  revision: Revision,
  pageInfo: PageInfo,
  /** At the price of the day of printing, in 厘; null where there is none. */
  costLi: count.nullable(),
  codes: z.array(CodeRange),
  files: count,
  by: z.string(),
  createdAt: Stamp,
  can: z.object({ edit: z.boolean(), withdraw: z.boolean(), restore: z.boolean() }),
});
export type OfflineRecord = z.infer<typeof OfflineRecord>;

export const offlineSteps = ['made', 'edited', 'withdrawn', 'restored', 'attached', 'detached', 'priced'] as const;
export const OfflineStep = z.enum(offlineSteps);
export type OfflineStep = z.infer<typeof OfflineStep>;

/** The fields of which a history says how they stood before. */
export const OfflineField = OfflineWork.keyof();
export type OfflineField = z.infer<typeof OfflineField>;

export const OfflineDetail = OfflineRecord.extend({
  attachments: z.array(z.object({ fileId: Id, name: FileName, size: count, by: z.string(), at: Stamp })),
  history: z.array(
    z.object({
      at: Stamp,
      by: z.string(),
      step: OfflineStep,
      /** Why it was withdrawn, the name of a file, or a price and why. */
      note: z.string(),
      changed: z.array(OfflineField),
    }),
  ),
});
export type OfflineDetail = z.infer<typeof OfflineDetail>;
