import { z } from 'zod';
import { AnswerPicture, PackedInk } from '../capture/index.js';
import { Id, Score, Stamp } from '../kernel/index.js';
import { AnswerArea } from '../papers/index.js';
import { Level } from '../people/my-classes/index.js';
import { QuestionBody, QuestionType } from '../questions/index.js';

/** A score rate with its 90 % interval; null where nobody has answered. */
export const Rate = z.object({ rate: z.number(), low: z.number(), high: z.number() });
export type Rate = z.infer<typeof Rate>;

/** The report of one class on one homework. Only handed-in papers count; absent students are named apart. */
export const ClassReport = z.object({
  homeworkId: Id,
  title: z.string(),
  classId: Id,
  className: z.string(),
  startAt: Stamp,
  fullScore: z.number(),
  students: z.number().int(),
  sat: z.number().int(),
  absent: z.array(z.object({ studentId: Id, name: z.string() })),
  marked: z.number().int(),
  /** The homework before this one in time, with which students' changes are compared; `marked`: how many have a result in it. */
  previous: z.object({ homeworkId: Id, title: z.string(), startAt: Stamp, marked: z.number().int() }).nullable(),
  mean: z.number().nullable(),
  gradeMean: z.number().nullable(),
  median: z.number().nullable(),
  best: z.number().nullable(),
  worst: z.number().nullable(),
  excellent: z.number().int(),
  passed: z.number().int(),
  /** The paper as a measure, by Moodle's definitions; null where the class is too small or nothing varies. */
  paper: z.object({
    deviation: z.number().nullable(),
    skewness: z.number().nullable(),
    kurtosis: z.number().nullable(),
    alpha: z.number().nullable(),
    standardError: z.number().nullable(),
  }),
  bins: z.array(z.object({ label: z.string(), from: z.number(), to: z.number(), studentIds: z.array(Id) })),
  questions: z.array(
    z.object({
      itemId: Id,
      no: z.number().int(),
      type: QuestionType,
      maxScore: Score,
      rate: z.number().nullable(),
      discrimination: z.number().nullable(),
      /** Within the paper, by Moodle's definitions: the deviation in points, the index -1..1, the rest as shares. */
      deviation: z.number().nullable(),
      index: z.number().nullable(),
      efficiency: z.number().nullable(),
      intendedWeight: z.number().nullable(),
      effectiveWeight: z.number().nullable(),
    }),
  ),
  knowledge: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      rate: Rate,
      weakStudentIds: z.array(Id),
      itemIds: z.array(Id),
      /** How well the class masters it today by all papers that went back, with its 80 % interval; null where only averages stand. */
      mastery: z
        .object({ chance: z.number(), from: z.number(), to: z.number(), students: z.number().int() })
        .nullable(),
    }),
  ),
  rows: z.array(
    z.object({
      studentId: Id,
      studentNo: z.string(),
      name: z.string(),
      pinyin: z.string(),
      total: z.number().nullable(),
      bySection: z.array(z.number().nullable()),
      change: z.number().nullable(),
      weak: z.array(z.string()),
      status: z.string(),
    }),
  ),
  sections: z.array(z.object({ title: z.string(), maxScore: z.number() })),
});
export type ClassReport = z.infer<typeof ClassReport>;

export const WrongState = z.enum(['new', 'reviewing', 'mastered']);
export type WrongState = z.infer<typeof WrongState>;
export const WrongCause = z.enum(['sign', 'formula', 'misread', 'careless', 'unknown']);
export type WrongCause = z.infer<typeof WrongCause>;

/** Where a wrong question stands on the ladder of reviews. */
export const WrongPlace = z.object({ step: z.number().int(), state: WrongState, nextReviewOn: z.string().nullable() });
export type WrongPlace = z.infer<typeof WrongPlace>;

export const WrongQuestion = z.object({
  wrongId: Id,
  homeworkId: Id,
  title: z.string(),
  releasedAt: Stamp,
  no: z.number().int(),
  type: QuestionType,
  subjectId: z.number().int(),
  score: Score,
  maxScore: Score,
  body: QuestionBody,
  knowledge: z.array(z.object({ id: z.string(), title: z.string() })),
  areas: z.array(AnswerArea),
  ink: PackedInk,
  /** What was cut out of scans and photographs of it. */
  pictures: z.array(AnswerPicture),
  comment: z.string(),
  cause: WrongCause.nullable(),
  state: WrongState,
  /** How many times it was understood; the ladder of reviews is 0, 1, 3, 7, 15 days. */
  step: z.number().int(),
  nextReviewOn: z.string().nullable(),
  /** The day on which a redo of the homework was right; `score` stays that of the first time. */
  redoneOn: z.string().nullable(),
});
export type WrongQuestion = z.infer<typeof WrongQuestion>;

/** Why a layer is proposed, in a word that the screen says in full. */
export const LevelReason = z.enum(['steady', 'rising', 'falling', 'near-limit', 'few-results']);
export type LevelReason = z.infer<typeof LevelReason>;

/** The layer that a student's returned homework speaks for; nothing is kept of it until a teacher says so. */
export const LevelProposal = z.object({
  studentId: Id,
  level: Level,
  /** How likely it is, 0..1, that the student's true score rate lies in this layer. */
  confidence: z.number(),
  mastery: Rate,
  reason: LevelReason,
  results: z.number().int(),
  /** The last three results, the newest last. */
  last: z.array(z.object({ title: z.string(), rate: z.number() })),
});
export type LevelProposal = z.infer<typeof LevelProposal>;
