import { z } from 'zod';
import { QuestionBody, QuestionType } from './model.js';

export const Difficulty = z.enum(['easy', 'medium', 'hard']);
export type Difficulty = z.infer<typeof Difficulty>;
/** Difficulty is the expected score rate: 1 is easy. At 0.8 and above easy, at 0.6 and above medium. */
export const difficultyOf = (rate: number): Difficulty => (rate >= 0.8 ? 'easy' : rate >= 0.6 ? 'medium' : 'hard');

/** A question as a teacher finds it: with its answer. Students never get this noun. */
export const QuestionForTeacher = z.object({
  questionId: z.string(),
  version: z.number().int(),
  type: QuestionType,
  subjectId: z.number().int(),
  gradeGroupId: z.number().int(),
  body: QuestionBody,
  knowledge: z.array(z.object({ id: z.string(), title: z.string() })),
  difficulty: z.number(),
  year: z.number().int().nullable(),
  source: z.string(),
  minutes: z.number(),
  timesUsed: z.number().int(),
  /** The score rate of the own school's students, 0 to 1; null where fewer than five have answered. */
  schoolRate: z.number().nullable(),
  inCart: z.boolean(),
});
export type QuestionForTeacher = z.infer<typeof QuestionForTeacher>;
