import { z } from 'zod';
import { Id, Stamp, sentWholeNumber } from '../../kernel/index.js';
import { QuestionType } from '../../questions/index.js';
import { Rate } from '../model.js';
import { ReportDays } from '../student-report/model.js';

/** Which days, and of what: everything that the reader may read about where no grade and no class is named. */
export const PeriodAsked = ReportDays.safeExtend({
  subjectId: sentWholeNumber({ min: 1 }).optional(),
  gid: sentWholeNumber({ min: 1, max: 12 }).optional(),
  classId: Id.optional(),
});
export type PeriodAsked = z.output<typeof PeriodAsked>;

/** How some classes did in their homework of these days. Every number is a sum over marked copies, or follows from such sums. */
export const PeriodFigures = z.object({
  /** Homework, counted once for each class that had it. */
  results: z.number().int(),
  /** Copies that were given out, that came in, and that are wholly marked. */
  given: z.number().int(),
  sat: z.number().int(),
  marked: z.number().int(),
  /** The mean share of the full score, and how far the copies lie apart; null where nothing is marked. */
  rate: z.number().nullable(),
  deviation: z.number().nullable(),
  /** Shares of the marked copies that reach 85 % and 60 %. */
  excellent: z.number().nullable(),
  passed: z.number().nullable(),
});
export type PeriodFigures = z.infer<typeof PeriodFigures>;

/** What the lines of a report are: a district has schools, a school grades, a grade classes, a class homework. */
export const PeriodLevel = z.enum(['school', 'grade', 'class', 'homework']);
export type PeriodLevel = z.infer<typeof PeriodLevel>;

export const PeriodLine = z.object({
  /** Of the school, the class or the homework; of a grade its number. */
  id: z.string(),
  /** Empty for a grade: that is named in the reader's language. */
  name: z.string(),
  gid: z.number().int().nullable(),
  /** When a homework began. */
  startAt: Stamp.nullable(),
  figures: PeriodFigures,
  /** There is something, but of fewer than five students at a time: it is in no number that this reader sees. */
  hidden: z.boolean(),
});
export type PeriodLine = z.infer<typeof PeriodLine>;

export const PeriodPoint = z.object({
  knowledgeId: Id,
  title: z.string(),
  rate: Rate,
  answers: z.number().int(),
  results: z.number().int(),
});
export type PeriodPoint = z.infer<typeof PeriodPoint>;

export const PeriodQuestion = z.object({
  questionId: Id,
  /** The beginning of its text. */
  words: z.string(),
  type: QuestionType,
  rate: Rate,
  answers: z.number().int(),
  results: z.number().int(),
});
export type PeriodQuestion = z.infer<typeof PeriodQuestion>;

/** Results of a district, a school, a grade or a class over some days; nobody is named in it. */
export const PeriodReport = z.object({
  /** The school, or the district; then what was asked for inside it. */
  name: z.string(),
  gid: z.number().int().nullable(),
  className: z.string(),
  by: PeriodLevel,
  total: PeriodFigures,
  lines: z.array(PeriodLine),
  /** By week, named by its Monday; a week without results is left out. */
  weeks: z.array(z.object({ on: z.iso.date(), figures: PeriodFigures })),
  /** The weakest first. */
  points: z.array(PeriodPoint),
  questions: z.array(PeriodQuestion),
  /** Subjects that have results in these days. */
  subjects: z.array(z.object({ subjectId: z.number().int(), subjectName: z.string() })),
  /** Results of a class in a homework that are in no number, because fewer than five students stand behind them. */
  leftOut: z.number().int(),
  /** Whether the reader may open the papers behind the results. */
  opensPapers: z.boolean(),
});
export type PeriodReport = z.infer<typeof PeriodReport>;

/** One result behind a number: of a class in a homework, or, for a whole district, of a school. */
export const PeriodBehind = z.object({
  schoolId: Id,
  schoolName: z.string(),
  homeworkId: Id.nullable(),
  title: z.string(),
  startAt: Stamp.nullable(),
  classId: Id.nullable(),
  className: z.string(),
  /** The question of the homework that the number is of. */
  itemId: Id.nullable(),
  /** Marked copies, or answers where a point or a question is asked for. */
  count: z.number().int(),
  rate: z.number(),
});
export type PeriodBehind = z.infer<typeof PeriodBehind>;
