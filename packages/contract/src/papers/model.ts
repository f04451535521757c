import { z } from 'zod';
import { Id, Score, Stamp, wholeNumber } from '../kernel/index.js';
import { QuestionBody, QuestionType } from '../questions/index.js';
import { CopyForm } from './copy-form.js';
import { PageSize } from './geometry.js';

/** How much a paper holds. */
export const paperLimits = { questions: 200, sections: 30 } as const;

/** Paper types of the specification. */
export const paperTypes = {
  homework: 0,
  test: 1,
  'teaching-aid': 2,
  'guided-study': 3,
  holiday: 4,
  template: 5,
} as const;
export const PaperType = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
export type PaperType = z.infer<typeof PaperType>;

export const PaperStatus = z.enum(['draft', 'laid-out', 'published']);
export type PaperStatus = z.infer<typeof PaperStatus>;

/** The default score of a question by its type: 10 for 1 and 8, 5 for 7, otherwise 2. One that asks in parts is worth its parts, see `scoreOfParts`. */
export const defaultScore = (type: QuestionType): number => (type === 1 || type === 8 ? 10 : type === 7 ? 5 : 2);

export const PageOptions = z.object({
  pageSize: PageSize,
  sealLine: z.boolean(),
  scoreTable: z.boolean(),
  /** 答题卡: the places to answer in without the questions. */
  answerCard: z.boolean().optional(),
});
export type PageOptions = z.infer<typeof PageOptions>;

/** `itemId` is the item's own id for life: scores, areas and answers hang on it. */
export const PaperItem = z.object({
  itemId: Id,
  questionId: Id,
  version: z.number().int(),
  /** Counted through the whole paper, from 1. */
  no: z.number().int(),
  type: QuestionType,
  score: Score,
  /** Height of the space for a written answer, in mm; null lets the layout decide by the score. */
  answerSpaceMm: z.number().min(10).max(240).nullable(),
  body: QuestionBody,
  knowledge: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type PaperItem = z.infer<typeof PaperItem>;

/** 选做: how many of a section's questions a student answers; absent where all are. */
export const Choose = wholeNumber({ min: 1, max: paperLimits.questions });

export const PaperSection = z.object({
  sectionId: Id,
  title: z.string(),
  choose: Choose.optional(),
  items: z.array(PaperItem),
});
export type PaperSection = z.infer<typeof PaperSection>;

export const Paper = z.object({
  paperId: Id,
  /** Grows with every save: a save with an older one is refused. */
  revision: z.number().int(),
  title: z.string(),
  subjectId: z.number().int(),
  paperType: PaperType,
  status: PaperStatus,
  options: PageOptions,
  sections: z.array(PaperSection),
  totalScore: z.number(),
  minutes: z.number(),
  updatedAt: Stamp,
  can: z.object({ edit: z.boolean(), publish: z.boolean() }),
});
export type Paper = z.infer<typeof Paper>;

export const PaperSummary = z.object({
  paperId: Id,
  title: z.string(),
  status: PaperStatus,
  paperType: PaperType,
  questionCount: z.number().int(),
  totalScore: z.number(),
  updatedAt: Stamp,
});
export type PaperSummary = z.infer<typeof PaperSummary>;

/** What a look at the paper before printing found. `itemNo` where one question is meant. */
export const PaperIssue = z.object({
  kind: z.enum(['formula', 'overlap', 'too-small', 'no-answer', 'image-missing', 'character', 'too-long']),
  itemNo: z.number().int().nullable(),
  detail: z.string(),
});
export type PaperIssue = z.infer<typeof PaperIssue>;

export const PrintRun = z.object({
  printRunId: Id,
  paperId: Id,
  classNames: z.array(z.string()),
  copies: z.number().int(),
  pageCount: z.number().int(),
  dots: z.boolean(),
  status: z.enum(['waiting', 'ready', 'failed']),
  createdAt: Stamp,
  homeworkId: Id.nullable(),
  /** Of which edition its copies are. */
  form: CopyForm,
});
export type PrintRun = z.infer<typeof PrintRun>;

/** Which paper a call is about. */
export const PaperId = z.object({ paperId: Id });
