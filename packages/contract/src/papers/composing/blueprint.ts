import { z } from 'zod';
import { Id, Score, wholeNumber } from '../../kernel/index.js';
import { QuestionType } from '../../questions/index.js';

/** How much a blueprint may ask for. */
export const blueprintLimits = { topics: 60, questions: 200, classes: 40, days: 3_650 } as const;

/** The five tiers of difficulty, the easiest first: a question belongs to the first tier whose score rate it reaches. */
export const tiers = ['easy', 'rather-easy', 'medium', 'rather-hard', 'hard'] as const;
export type Tier = (typeof tiers)[number];
const tierFrom = [0.8, 0.7, 0.6, 0.4, 0];
/** @param rate the expected score rate, 0 to 1 */
export const tierOf = (rate: number): number => tierFrom.findIndex((from) => rate >= from);

const Share = z.number().min(0).max(1);
const Count = wholeNumber({ max: blueprintLimits.questions });

/** What one type of question is asked for: so many, each worth so much. */
export const WantedType = z.object({ type: QuestionType, count: Count.min(1), score: Score.min(0.5) });
export type WantedType = z.infer<typeof WantedType>;

/** A row of the table: a chapter or a knowledge point with all that lies below it; `share` is its part of the score, free where null. */
export const WantedTopic = z.object({ topicId: Id, share: Share.nullable() });
export type WantedTopic = z.infer<typeof WantedTopic>;

/** What a paper shall be made of. What is null is not asked for. */
export const Blueprint = z.object({
  by: z.enum(['knowledge', 'chapter']),
  topics: z.array(WantedTopic).max(blueprintLimits.topics),
  types: z.array(WantedType).max(9),
  /** Cells of the table that are fixed: exactly so many questions of a type on a topic. The rest is shared out freely. */
  cells: z.array(z.object({ topicId: Id, type: QuestionType, count: Count })).max(blueprintLimits.topics * 9),
  /** Each topic has at least so many questions. */
  eachTopic: Count.nullable(),
  /** All questions together take at most so long. */
  minutes: z.number().min(1).max(1_000).nullable(),
  /** The expected score rate of the whole, by scores. */
  difficulty: z.object({ from: Share, to: Share }).nullable(),
  /** How many of all questions shall be of each tier, as shares, the easiest first: followed as closely as the rest allows. */
  curve: z.array(Share).length(tiers.length).nullable(),
  /** At most so many questions of one source. */
  sameSource: Count.min(1).nullable(),
  /** Nothing that the chosen classes were given in so many days. */
  recentDays: wholeNumber({ min: 1, max: blueprintLimits.days }).nullable(),
  /** At most one of questions that read nearly alike. */
  apart: z.boolean(),
});
export type Blueprint = z.infer<typeof Blueprint>;

/** How many questions a blueprint asks for. */
export const questionsOf = ({ types }: Pick<Blueprint, 'types'>): number =>
  types.reduce((sum, { count }) => sum + count, 0);

/** What the paper of a blueprint is worth: steps of 0.5 are exact. */
export const scoreOf = ({ types }: Pick<Blueprint, 'types'>): number =>
  types.reduce((sum, { count, score }) => sum + count * score, 0);

/** Whether a blueprint says each thing once, of topics and types that it names, with bounds in their order. */
export function isSound({ topics, types, cells, difficulty }: Blueprint): boolean {
  const isOnce = (keys: readonly (string | number)[]) => new Set(keys).size === keys.length;
  const topicIds = new Set(topics.map(({ topicId }) => topicId));
  const known = new Set<number>(types.map(({ type }) => type));
  return (
    isOnce([...topics.map(({ topicId }) => topicId)]) &&
    isOnce(types.map(({ type }) => type)) &&
    isOnce(cells.map(({ topicId, type }) => `${topicId} ${type}`)) &&
    cells.every(({ topicId, type }) => topicIds.has(topicId) && known.has(type)) &&
    (difficulty === null || difficulty.from <= difficulty.to)
  );
}
