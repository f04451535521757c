import { z } from 'zod';
import { Id } from '../../kernel/index.js';
import { QuestionType } from '../../questions/index.js';

/** One wish of a blueprint: what can clash and what can be changed. A type stands for its count and its cells of the table. */
export const Wish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('type'), type: QuestionType }),
  z.object({ kind: z.literal('share'), topicId: Id }),
  z.object({ kind: z.enum(['each-topic', 'minutes', 'difficulty', 'source', 'recent', 'repeated', 'apart']) }),
]);
export type Wish = z.infer<typeof Wish>;

/** Between which bounds; null is open. Questions, minutes, or a rate from 0 to 1, as the wish has it. */
export const Bounds = z.object({ from: z.number().nullable(), to: z.number().nullable() });
export type Bounds = z.infer<typeof Bounds>;

export const WantedWish = z.object({ wish: Wish, wanted: Bounds });
export type WantedWish = z.infer<typeof WantedWish>;

/** A wish given up for another; `cells` are those of a type's table column that change with it. */
export const Change = WantedWish.extend({
  becomes: Bounds,
  cells: z.array(z.object({ topicId: Id, wanted: z.number().int(), becomes: z.number().int() })),
});
export type Change = z.infer<typeof Change>;

/** What chosen questions come to. */
export const Figures = z.object({
  questions: z.number().int(),
  score: z.number(),
  minutes: z.number(),
  /** The expected score rate of the whole, by scores. */
  difficulty: z.number(),
  /** Questions of each tier, the easiest first. */
  tiers: z.array(z.number().int()),
  byType: z.array(z.object({ type: QuestionType, questions: z.number().int(), minutes: z.number() })),
  /** The table that they make: questions of each topic and type; what has none is left out. */
  cells: z.array(z.object({ topicId: Id, type: QuestionType, count: z.number().int() })),
});
export type Figures = z.infer<typeof Figures>;

/** A question chosen for a topic of the blueprint. */
export const Chosen = z.object({ questionId: Id, topicId: Id });
export type Chosen = z.infer<typeof Chosen>;

export const ComposedPaper = z.object({
  chosen: z.array(Chosen),
  figures: Figures,
  /** How far it may be from the best at most, a share of one question's place in the order of preference: 0 is proved best. */
  gap: z.number(),
  /** False where the time was over before that was known for certain. */
  isProved: z.boolean(),
  /** Questions that an earlier one of the parallel papers has too: only where the banks hold no others. */
  shared: z.number().int(),
});
export type ComposedPaper = z.infer<typeof ComposedPaper>;

/** A change that works, with the paper that it would give. */
export const Proposal = z.object({ changes: z.array(Change).min(1), figures: Figures });
export type Proposal = z.infer<typeof Proposal>;

/** Why it cannot be met: together these wishes cannot hold, any of them left out they can. */
export const Clash = z.object({
  wishes: z.array(WantedWish),
  /** False where the time was over before the last wish that does not belong was left out. */
  isMinimal: z.boolean(),
  /** Whether the wishes that are not named can all be met together; false also where the time was over before that was known. */
  othersHold: z.boolean(),
  /** The smallest change first. */
  proposals: z.array(Proposal),
  /** Wishes of the clash that no change of them alone would mend. */
  notEnough: z.array(WantedWish),
});
export type Clash = z.infer<typeof Clash>;

/** What came of a blueprint. `undecided`: the time was over before either was found. */
export const Outcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('composed'), papers: z.array(ComposedPaper).min(1) }),
  z.object({ outcome: z.literal('clash'), clash: Clash }),
  z.object({ outcome: z.literal('undecided') }),
]);
export type Outcome = z.infer<typeof Outcome>;
