import { z } from 'zod';
import { Id, Score, Stamp } from '../../kernel/index.js';

/** Ids of criteria and levels are the rubric's own: they keep what was chosen while names and points change. */
const Key = z.string().regex(/^[a-z0-9-]{1,36}$/);

export const RubricLevel = z.object({ levelId: Key, points: Score, text: z.string().trim().max(200) });
export type RubricLevel = z.infer<typeof RubricLevel>;

export const Criterion = z.object({
  criterionId: Key,
  name: z.string().trim().min(1).max(60),
  /** From the most points to the fewest. */
  levels: z.array(RubricLevel).min(2).max(9),
});
export type Criterion = z.infer<typeof Criterion>;

export const Criteria = z.array(Criterion).max(8);

/** What a question is marked by: criteria, each with levels worth points. */
export const Rubric = z.object({ revision: z.number().int(), criteria: Criteria });
export type Rubric = z.infer<typeof Rubric>;

/** The level that was chosen of each criterion. */
export const ChosenLevels = z.array(z.object({ criterionId: Key, levelId: Key })).max(8);
export type ChosenLevels = z.infer<typeof ChosenLevels>;

/** What an answer got by each criterion, as it is read with its score. */
export const CriterionResult = z.object({ name: z.string(), full: Score, points: Score, text: z.string() });
export type CriterionResult = z.infer<typeof CriterionResult>;

const facts = { answerId: Id, studentNo: z.string(), name: z.string(), className: z.string() };

/** Whose score another rubric changes. */
export const RubricEffect = z.object({
  /** What was looked at: another rubric is refused when others would be meant by it. */
  seen: z.string(),
  changes: z.array(z.object({ ...facts, from: Score, to: Score })),
  /** Marked by what the rubric no longer has, or lacks: the score stands, the levels are chosen anew. */
  open: z.array(z.object({ ...facts, score: Score })),
  /** Answers marked by levels, whatever becomes of them. */
  marked: z.number().int(),
});
export type RubricEffect = z.infer<typeof RubricEffect>;

/** An edit of a rubric; with no criteria it was taken away. */
export const RubricEdit = z.object({
  revision: z.number().int(),
  at: Stamp,
  by: z.string(),
  criteria: Criteria,
  /** How many scores followed it. */
  scores: z.number().int(),
});
export type RubricEdit = z.infer<typeof RubricEdit>;

/** A rubric that was written for another question. */
export const UsedRubric = z.object({ homeworkId: Id, itemId: Id, title: z.string(), at: Stamp, criteria: Criteria });
export type UsedRubric = z.infer<typeof UsedRubric>;

/** How the students did by each criterion of a question. */
export const RubricResult = z.object({
  /** Answers that were marked by levels. */
  marked: z.number().int(),
  criteria: z.array(z.object({ name: z.string(), full: Score, mean: z.number().nullable() })),
});
export type RubricResult = z.infer<typeof RubricResult>;
