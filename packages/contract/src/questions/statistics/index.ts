import { z } from 'zod';
import { type Api, endpoint, forComposers, forTeachers, Id, SheetFormat, sentWholeNumber } from '../../kernel/index.js';

/** Fewer students say nothing about a question, and too much about a student: every figure over fewer of them is hidden. */
export const FEWEST_STUDENTS = 5;

/** How often an option was chosen, 0 to 1: by all, by the best 27 % and by the weakest 27 %. Null where it is hidden. */
export const OptionShare = z.object({
  label: z.string(),
  right: z.boolean(),
  all: z.number().nullable(),
  upper: z.number().nullable(),
  lower: z.number().nullable(),
});
export type OptionShare = z.infer<typeof OptionShare>;

/** Classical item statistics. Null where fewer than five students stand behind a figure, or nothing varies. */
export const ItemFigures = z.object({
  answers: z.number().int(),
  homework: z.number().int(),
  /** The mean share of the full score, 0 to 1. */
  facility: z.number().nullable(),
  /** Score rate in the best 27 % less that in the weakest 27 %, -1 to 1 (Kelley 1939). */
  upperLower: z.number().nullable(),
  /** Correlation with the rest of the paper, within each homework, -1 to 1 (corrected point-biserial; Henrysson 1963). */
  itemRest: z.number().nullable(),
  options: z.array(OptionShare),
});
export type ItemFigures = z.infer<typeof ItemFigures>;

/** How a question was answered: in the own school, and by all schools where no single one of them can be told from it. */
export const ItemStatistics = z.object({
  questionId: z.string(),
  /** The newest version that was answered; the figures are of it. */
  version: z.number().int().nullable(),
  timesUsed: z.number().int(),
  lastUsedAt: z.string().nullable(),
  school: ItemFigures.nullable(),
  bank: ItemFigures.extend({ schools: z.number().int() }).nullable(),
});
export type ItemStatistics = z.infer<typeof ItemStatistics>;

/** In words: Ebel (1965), who looked at the upper-lower index. */
export const Discrimination = z.enum(['very-good', 'good', 'fair', 'poor', 'reversed']);
export type Discrimination = z.infer<typeof Discrimination>;
export const discriminationOf = (upperLower: number): Discrimination =>
  upperLower >= 0.4
    ? 'very-good'
    : upperLower >= 0.3
      ? 'good'
      : upperLower >= 0.2
        ? 'fair'
        : upperLower >= 0
          ? 'poor'
          : 'reversed';

export const statisticsApi = {
  statistics: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/question/statistics',
    access: forComposers,
    summary:
      'How a question was answered, in its newest version that was: score rate, discrimination and options; figures over fewer than five students are hidden',
    input: z.object({ questionId: Id }),
    output: ItemStatistics,
  }),
  exportStatistics: endpoint({
    whileLocked: true,
    readOnly: true,
    kind: 'file',
    method: 'GET',
    path: '/api/question/statistics/export',
    access: forTeachers,
    summary: "The figures of all questions of a subject that the school's students have answered, as a table",
    input: z.object({ subjectId: sentWholeNumber({ min: 1 }), format: SheetFormat }),
    output: z.unknown(),
  }),
} satisfies Api;
