import { z } from 'zod';
import { Id, wholeNumber } from '../../kernel/index.js';
import { QuestionBody, QuestionType } from '../model.js';
import { Licence } from '../writing/model.js';

/** The word by which a school's external question list names a bank. */
export const BankCode = z.string().regex(/^[a-z][a-z0-9-]{0,29}$/);
/** The name that a partner gives to a thing of its own. */
export const PartnerId = z.string().min(1).max(200);

export const QuotaPeriod = z.enum(['day', 'month', 'year']);
export type QuotaPeriod = z.infer<typeof QuotaPeriod>;

/** How many questions the school may take in a period, and how many it has taken. */
export const Quota = z.object({ limit: z.number().int(), per: QuotaPeriod, used: z.number().int() });
export type Quota = z.infer<typeof Quota>;

/** A bank that the school may use. `embedded`: what stands here as long as there is no contract. */
export const PartnerBank = z.object({
  bank: BankCode,
  name: z.string(),
  kind: z.enum(['embedded', 'folder', 'remote']),
  licence: Licence,
  credit: z.string(),
  quota: Quota.nullable(),
  /** Whether the partner has pages of its own, to be opened with a hand-over. */
  portal: z.boolean(),
});
export type PartnerBank = z.infer<typeof PartnerBank>;

/** A node of the partner's tree; `ours` is the knowledge point of ours that it is mapped to. */
export interface PartnerNode {
  nodeId: string;
  title: string;
  ours: { id: string; title: string } | null;
  children: PartnerNode[];
}
export const PartnerNode: z.ZodType<PartnerNode> = z.object({
  nodeId: z.string(),
  title: z.string(),
  ours: z.object({ id: z.string(), title: z.string() }).nullable(),
  children: z.lazy(() => z.array(PartnerNode)),
});

/** A question of a partner, as a teacher finds it. `questionId`: the copy of it that the teacher has. */
export const PartnerQuestion = z.object({
  itemId: PartnerId,
  type: QuestionType,
  body: QuestionBody,
  /** The partner's own words for what it is about, and the knowledge points of ours that they are mapped to. */
  topics: z.array(z.string()),
  knowledge: z.array(z.object({ id: z.string(), title: z.string() })),
  difficulty: z.number().nullable(),
  year: z.number().int().nullable(),
  source: z.string(),
  minutes: z.number().nullable(),
  questionId: Id.nullable(),
});
export type PartnerQuestion = z.infer<typeof PartnerQuestion>;

/** Paper types of the specification: 0 homework, 1 test, 2 teaching aid, 3 guided study, 4 holiday homework, 5 template. */
export const PartnerPaperType = wholeNumber({ max: 5 });

/** A ready paper or another resource of a partner. `file` is what lies behind it as a whole. */
export const PartnerPaper = z.object({
  paperId: PartnerId,
  title: z.string(),
  paperType: PartnerPaperType,
  year: z.number().int().nullable(),
  region: z.string(),
  gid: z.number().int().nullable(),
  questions: z.number().int(),
  timesUsed: z.number().int(),
  file: z.object({ name: z.string(), size: z.number().int() }).nullable(),
});
export type PartnerPaper = z.infer<typeof PartnerPaper>;

export const BookTerm = z.enum(['first', 'second', 'whole']);
export type BookTerm = z.infer<typeof BookTerm>;
/** Whether the pages of a book carry dots that a pen reads. */
export const DotState = z.enum(['none', 'part', 'all']);
export type DotState = z.infer<typeof DotState>;

/** A book of the shelf: a published teaching aid, printed in pages that are known by their number. */
export const PartnerBook = z.object({
  bookId: PartnerId,
  title: z.string(),
  gid: z.number().int(),
  edition: z.string(),
  term: BookTerm,
  publisher: z.string(),
  isbn: z.string(),
  pages: z.number().int(),
  dots: DotState,
  dottedPages: z.number().int(),
  hasCover: z.boolean(),
});
export type PartnerBook = z.infer<typeof PartnerBook>;

const Millimetres = z.number().min(-10_000).max(10_000);

/** A rectangle of a page in mm from its top left corner, of one of the area types 0-8; `itemId` is the question asked there. */
export const BookArea = z.object({
  areaType: wholeNumber({ max: 8 }),
  xMm: Millimetres,
  yMm: Millimetres,
  widthMm: Millimetres,
  heightMm: Millimetres,
  itemId: PartnerId.nullable(),
});
export type BookArea = z.infer<typeof BookArea>;

/** A page of a book. `dotsPerCm2` is how dense its dots stand, null where it has none; `cents` is what a printed copy costs. */
export const BookPage = z.object({
  page: z.number().int(),
  chapter: z.string(),
  widthMm: z.number(),
  heightMm: z.number(),
  /** Whether the page is there to be looked at; a page that is missing can be asked for. */
  hasPicture: z.boolean(),
  dotsPerCm2: z.number().nullable(),
  cents: z.number().nullable(),
  areas: z.array(BookArea),
  itemIds: z.array(PartnerId),
});
export type BookPage = z.infer<typeof BookPage>;

export const ReportKind = z.enum(['error', 'missing-page']);
export type ReportKind = z.infer<typeof ReportKind>;
/** What a teacher has told about a page. */
export const PageReport = z.object({
  reportId: Id,
  page: z.number().int(),
  kind: ReportKind,
  note: z.string(),
  at: z.string(),
  /** Whether operations have dealt with it, and what they answer. */
  isHandled: z.boolean(),
  answer: z.string(),
});
export type PageReport = z.infer<typeof PageReport>;

/** What a teacher has told about a page, for operations. */
export const ReceivedReport = PageReport.omit({ isHandled: true }).extend({
  schoolName: z.string(),
  by: z.string(),
  bank: z.string(),
  bankName: z.string(),
  bookId: z.string(),
  bookTitle: z.string(),
  handled: z.object({ by: z.string(), at: z.string() }).nullable(),
});
export type ReceivedReport = z.infer<typeof ReceivedReport>;

/** What became of a question that was asked for: a copy was made, there was one already, or it stays where it is. */
export const TakenQuestion = z.object({
  itemId: PartnerId,
  outcome: z.enum(['added', 'kept', 'skipped']),
  questionId: Id.nullable(),
  reason: z.string().nullable(),
  warnings: z.array(z.string()),
});
export type TakenQuestion = z.infer<typeof TakenQuestion>;

export const partnerLimits = { taken: 100, reportNote: 500 } as const;
