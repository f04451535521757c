import { z } from 'zod';
import { Id, Stamp } from '../../kernel/index.js';
import { Level } from '../../people/my-classes/index.js';
import { QuestionBody } from '../../questions/index.js';

/** Why a teacher finds a question unsuitable for a class. */
export const UnsuitableReason = z.enum(['too-easy', 'too-hard', 'not-taught', 'faulty', 'other']);
export type UnsuitableReason = z.infer<typeof UnsuitableReason>;

/** Below so many scored answers nothing is recommended: it would be a guess. */
export const FEWEST_ANSWERS = 20;
/** What a knowledge point should be mastered to. */
export const GOAL = 0.7;
/** What a class was given in so many days is not recommended to it. */
export const NOT_AGAIN_DAYS = 30;
/** How long practice for a class may take, minutes; a student's own takes at most two thirds of it. */
export const setMinutes = [10, 15, 20, 30] as const;
export const USUAL_MINUTES = 15;
/** Whose questions a set may be of: the platform's, what the school shares, the teacher's own. */
export const setBanks = ['platform', 'school', 'mine'] as const;
export type SetBank = (typeof setBanks)[number];

/** A knowledge point of a class: how well it is mastered, and within what. */
export const WeakPoint = z.object({
  knowledgeId: Id,
  title: z.string(),
  mastery: z.number(),
  /** Between these it lies with 90 %. */
  from: z.number(),
  to: z.number(),
  answers: z.number().int(),
  /** Who has not passed it. */
  weak: z.number().int(),
  /** Of the curriculum among the points that were asked. */
  share: z.number(),
  /** A set was given for it lately, and no answer of it has been scored yet: others come first. */
  isUnderWay: z.boolean(),
});
export type WeakPoint = z.infer<typeof WeakPoint>;

/** The same for the officer of a district: of points that five or more have answered about, and not how few are weak in it. */
export const PointOfClass = WeakPoint.omit({ weak: true });
export type PointOfClass = z.infer<typeof PointOfClass>;

export const RecommendedQuestion = z.object({
  questionId: Id,
  body: QuestionBody,
  knowledge: z.string(),
  /** `explore`: about what has not been measured yet. */
  why: z.enum(['practice', 'explore']),
  /** The share of points that these students are expected to win. */
  expected: z.number(),
  minutes: z.number(),
});
export type RecommendedQuestion = z.infer<typeof RecommendedQuestion>;

const whose = { kind: z.enum(['class', 'layer', 'student']), level: Level.nullable() };

/** Questions for the class, for a layer of it or for one student, with the point that they are given for. */
export const RecommendedSet = z.object({
  ...whose,
  studentId: Id.nullable(),
  name: z.string(),
  students: z.number().int(),
  point: z.object({
    knowledgeId: Id,
    title: z.string(),
    mastery: z.number(),
    answers: z.number().int(),
    weak: z.number().int(),
  }),
  minutes: z.number(),
  questions: z.array(RecommendedQuestion),
  /** The next ones, in the place of what a teacher finds unsuitable; none for a student. */
  spare: z.array(RecommendedQuestion),
});
export type RecommendedSet = z.infer<typeof RecommendedSet>;

/** A set that became a paper, and what came of it. */
export const GivenSet = z.object({
  ...whose,
  paperId: Id,
  point: z.string(),
  /** Null while the paper was given to nobody. */
  homework: z
    .object({ homeworkId: Id, startAt: Stamp, students: z.number().int(), handedIn: z.number().int() })
    .nullable(),
});
export type GivenSet = z.infer<typeof GivenSet>;

/** By how much of all points some students win more than before, with 90 % between `from` and `to`. */
export const Change = z.object({
  students: z.number().int(),
  change: z.number(),
  from: z.number(),
  to: z.number(),
});
export type Change = z.infer<typeof Change>;

/** Whether the last set helped: who did it beside who did not, in later answers about its point. It compares; it proves nothing. */
export const Lift = z.object({ point: z.string(), did: Change, others: Change });
export type Lift = z.infer<typeof Lift>;
