import { z } from 'zod';
import { Id, Score, Stamp } from '../../kernel/index.js';
import { QuestionType } from '../../questions/index.js';
import { RankShown, StageLevel, StageLines, StageTestKind, StageTestState, Term } from './model.js';

/** Fewer students than this are not shown as a class to whoever does not know them one by one. */
export const FEWEST_SHOWN = 5;
/** Fewer are not compared: a mean of nine is mostly chance. */
export const FEWEST_COMPARED = 10;

const maybe = z.number().nullable();

/** The box of a distribution: middle half, whiskers to the last within 1.5 lengths of it, and what lies further off. */
export const StageBox = z.object({
  low: z.number(),
  lower: z.number(),
  median: z.number(),
  upper: z.number(),
  high: z.number(),
  outside: z.array(z.number()),
});

const Levels = z.record(StageLevel, z.number().int());
const AtLines = z.object({ excellent: maybe, good: maybe, pass: maybe });

/** What a class added beyond what the start of its students let expect, in points, with its 90 % interval. */
const Added = z.object({
  students: z.number().int(),
  raw: z.number(),
  mean: z.number(),
  low: z.number(),
  high: z.number(),
  verdict: z.enum(['above', 'below', 'unclear']),
});

/** All who were entered: each of them sat, was absent, or has no score and nobody said why. Absent are absent also where they count with 0. */
const Attendance = {
  entered: z.number().int(),
  sat: z.number().int(),
  absent: z.number().int(),
  unscored: z.number().int(),
};

export const StageClass = z.object({
  classId: Id,
  className: z.string(),
  teachers: z.array(z.string()),
  ...Attendance,
  /** null: too few students for whoever reads, or nobody sat. */
  mean: maybe,
  median: maybe,
  deviation: maybe,
  box: StageBox.nullable(),
  levels: Levels.nullable(),
  contribution: AtLines.nullable(),
  added: Added.nullable(),
  canOpen: z.boolean(),
});
export type StageClass = z.infer<typeof StageClass>;

export const StageOverview = z.object({
  testId: Id,
  name: z.string(),
  kind: StageTestKind,
  term: Term,
  gid: z.number().int(),
  heldOn: z.string(),
  state: StageTestState,
  subjects: z.array(z.object({ subjectId: z.number().int(), subjectName: z.string(), isAssigned: z.boolean() })),
  /** null: the total. */
  subjectId: z.number().int().nullable(),
  fullScore: z.number(),
  lines: StageLines,
  /** From which score on a line is reached; null where nobody sat. */
  cuts: z.object({ excellent: maybe, good: maybe, pass: maybe, low: maybe }),
  ...Attendance,
  mean: maybe,
  median: maybe,
  deviation: maybe,
  best: maybe,
  worst: maybe,
  levels: Levels,
  bins: z.array(z.object({ from: z.number(), to: z.number(), count: z.number().int() })),
  classes: z.array(StageClass),
  added: z
    .object({
      testId: Id,
      name: z.string(),
      measure: z.enum(['subject', 'total']),
      counted: z.number().int(),
      leftOut: z.number().int(),
      slope: z.number(),
    })
    .nullable(),
  /** Of the total: how far each subject carries those who reach its line. */
  carried: z.array(
    z.object({
      subjectId: z.number().int(),
      subjectName: z.string(),
      above: z.number().int(),
      both: z.number().int(),
      share: maybe,
    }),
  ),
  /** Tests that changes can be told against. */
  others: z.array(z.object({ testId: Id, name: z.string(), heldOn: z.string() })),
  fromHomework: z.boolean(),
  can: z.object({ students: z.boolean(), setUp: z.boolean() }),
});
export type StageOverview = z.infer<typeof StageOverview>;

const Rank = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('band'), from: z.number().int(), to: z.number().int() }),
  z.object({ kind: z.literal('exact'), place: z.number().int(), of: z.number().int() }),
]);
export type Rank = z.infer<typeof Rank>;

/** What a reader is shown of one result; level and rank only as the policy of the test lets this reader see them. */
const Result = z.object({
  score: maybe,
  absent: z.boolean(),
  /** The points given instead of the score, where the subject has such a rule. */
  assigned: maybe,
  level: StageLevel.nullable(),
  /** Standard points gained or lost since the other test: 10 are one standard deviation of the grade. */
  change: maybe,
  rank: Rank.nullable(),
});

export const StageStudents = z.object({
  classId: Id,
  className: z.string(),
  classes: z.array(z.object({ classId: Id, className: z.string() })),
  shown: RankShown,
  against: z.object({ testId: Id, name: z.string() }).nullable(),
  rows: z.array(
    Result.extend({
      studentId: Id,
      studentNo: z.string(),
      name: z.string(),
      /** Where the student is today, if that is another class; '' for nowhere. */
      movedTo: z.string().nullable(),
    }),
  ),
});
export type StageStudents = z.infer<typeof StageStudents>;

export const StageQuestions = z.object({
  homework: z.array(z.object({ homeworkId: Id, title: z.string() })),
  students: z.number().int(),
  dropped: z.number().int(),
  questions: z.array(
    z.object({
      itemId: Id,
      no: z.number().int(),
      type: QuestionType,
      maxScore: Score,
      rate: maybe,
      discrimination: maybe,
      /** Left out of the subject after the test. */
      isDropped: z.boolean(),
    }),
  ),
  knowledge: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      rate: z.number(),
      low: z.number(),
      high: z.number(),
      items: z.array(z.number().int()),
    }),
  ),
});
export type StageQuestions = z.infer<typeof StageQuestions>;

/** The tests of one student, the newest first; what the reader may see of each. */
export const StageResults = z.object({
  studentId: Id,
  name: z.string(),
  tests: z.array(
    z.object({
      testId: Id,
      name: z.string(),
      heldOn: z.string(),
      publishAt: Stamp,
      className: z.string(),
      subjects: z.array(
        Result.extend({ subjectId: z.number().int().nullable(), subjectName: z.string(), fullScore: z.number() }),
      ),
    }),
  ),
});
export type StageResults = z.infer<typeof StageResults>;

/** The tables of the results that can be taken out. */
export const StageTable = z.enum(['overview', 'classes', 'students', 'questions', 'knowledge', 'added', 'carried']);
export type StageTable = z.infer<typeof StageTable>;
