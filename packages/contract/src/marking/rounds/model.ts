import { z } from 'zod';
import { Id, Revision, Score, Stamp } from '../../kernel/index.js';
import { AnswerToMark } from '../model.js';
import { ChosenLevels } from '../rubrics/model.js';

/** How many score a question, and who else comes in. */
export const roundLimits = { scorers: 20, questions: 60, maxTolerance: 100 } as const;

/** What two scores become that lie close enough together. A mean between two steps is rounded to the step above it. */
export const WithinTolerance = z.enum(['mean', 'higher', 'lower']);
export type WithinTolerance = z.infer<typeof WithinTolerance>;

/** Who scores a question of a homework, and what becomes of two scores. */
export const RoundSetting = z.object({
  scorerIds: z.array(Id).min(1).max(roundLimits.scorers),
  /** How many score each answer, without seeing each other's score. */
  scorersEach: z.union([z.literal(1), z.literal(2)]),
  /** Two scores that differ by more than this are settled by the arbiter. */
  tolerance: Score.max(roundLimits.maxTolerance),
  within: WithinTolerance,
  /** Who settles differences; nobody where one person scores each answer. */
  arbiterId: Id.nullable(),
});
export type RoundSetting = z.infer<typeof RoundSetting>;

export const RoundPerson = z.object({ accountId: Id, name: z.string() });
export type RoundPerson = z.infer<typeof RoundPerson>;

/** How far a question of a round is. */
export const RoundProgress = z.object({
  /** Answers that the round is about. */
  answers: z.number().int(),
  settled: z.number().int(),
  /** Groups in which they stand: what says the same is dealt as one. */
  groups: z.number().int(),
  /** Too far apart: the arbiter's. */
  differences: z.number().int(),
  /** Places for which there is no scorer left. */
  unassigned: z.number().int(),
});
export type RoundProgress = z.infer<typeof RoundProgress>;

/**
 * How far two scorers agree. `kappa` is Cohen's with quadratic weights: 1 is agreement, 0 is what chance alone would give; null where
 * there is nothing to compare or all scores are the same.
 */
export const RoundAgreement = z.object({
  pairs: z.number().int(),
  /** Shares of the pairs, 0..1. */
  exact: z.number().nullable(),
  within: z.number().nullable(),
  /** In points, without sign. */
  meanDifference: z.number().nullable(),
  kappa: z.number().nullable(),
});
export type RoundAgreement = z.infer<typeof RoundAgreement>;

/** What the owner of the round sees of one scorer. */
export const RoundScorer = RoundPerson.extend({
  /** Named, and still a teacher of the subject here. */
  scores: z.boolean(),
  dealt: z.number().int(),
  scored: z.number().int(),
  secondsEach: z.number().nullable(),
  lastAt: Stamp.nullable(),
  /** Answers with an agreed score, mixed in unseen: how many are scored, by how much the scores lie above or below on average, how many beyond the tolerance. */
  gold: z.object({ scored: z.number().int(), deviation: z.number().nullable(), beyond: z.number().int() }),
});
export type RoundScorer = z.infer<typeof RoundScorer>;

/** `cancelled`: everybody who may marks as without a round; what was scored in it is kept and comes back when it is opened again. */
export const RoundState = z.enum(['open', 'cancelled']);
export type RoundState = z.infer<typeof RoundState>;

export const Round = RoundSetting.extend({
  revision: Revision,
  state: RoundState,
  progress: RoundProgress,
  agreement: RoundAgreement,
  scorers: z.array(RoundScorer),
  arbiterName: z.string().nullable(),
  /** Scores that the round gave and that lie further apart than the tolerance of today: they stand. */
  beyond: z.number().int(),
  gold: z.array(z.object({ answerId: Id, score: Score })),
});
export type Round = z.infer<typeof Round>;

/** A difference as the arbiter sees it: the answer, both scores, and what was decided. */
export const RoundDifference = z.object({
  itemId: Id,
  answer: AnswerToMark,
  scores: z.array(
    z.object({
      name: z.string(),
      score: Score,
      comment: z.string(),
      /** By which levels of the rubric; null: the score was given otherwise. */
      levels: ChosenLevels.nullable().default(null),
    }),
  ),
  difference: z.number(),
  settled: Score.nullable(),
});
export type RoundDifference = z.infer<typeof RoundDifference>;
