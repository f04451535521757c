import { z } from 'zod';
import { type Api, Cursor, endpoint, forComposers, forFinders, Id, wholeNumber } from '../kernel/index.js';
import { QuestionBody, QuestionType } from './model.js';
import { Difficulty, QuestionForTeacher } from './shown.js';

const SubjectId = wholeNumber({ min: 1 });

/** A question beside another one; `likeness` from 0 to 1. */
export const LikeQuestion = z.object({ question: QuestionForTeacher, likeness: z.number() });
export type LikeQuestion = z.infer<typeof LikeQuestion>;

/** So many found questions are counted exactly; of more it is said that there are more. */
export const COUNTED_UP_TO = 10_000;

/** How a teacher finds questions, and how a principal looks through what the school may use: never through what is somebody's own. */
export const findingApi = {
  search: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/question/search',
    access: forFinders,
    summary:
      'Questions of a subject by chapter, knowledge point, type, difficulty, year, source, bank, what classes were given, and words; 20 a page by key',
    input: z.object({
      subjectId: SubjectId,
      /** A chapter, or a whole textbook by its id. */
      chapterId: Id.optional(),
      knowledgeId: Id.optional(),
      types: z.array(QuestionType).max(9).optional(),
      difficulty: Difficulty.optional(),
      years: z
        .array(wholeNumber({ min: 1900, max: 2200 }))
        .max(50)
        .optional(),
      source: z.string().max(200).optional(),
      bank: z.enum(['platform', 'school', 'mine']).optional(),
      /** Classes of the teacher: what was given to one of them, or to none. */
      classIds: z.array(Id).max(50).optional(),
      use: z.enum(['used', 'unused']).default('unused'),
      /** Chinese, letters, formulas (as text or LaTeX), pinyin of a knowledge point: each word must be found. */
      words: z.string().trim().max(100).optional(),
      cursor: Cursor,
    }),
    /** `total` is exact up to `COUNTED_UP_TO`, and one more where there are more. */
    output: z.object({ items: z.array(QuestionForTeacher), next: z.string().nullable(), total: z.number().int() }),
  }),
  facets: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/question/facets',
    access: forFinders,
    summary:
      'The years, newest first, and the most frequent sources of the questions of a subject: what one can choose from',
    input: z.object({ subjectId: SubjectId }),
    output: z.object({ years: z.array(z.number().int()), sources: z.array(z.string()) }),
  }),
  similar: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/question/similar',
    access: forFinders,
    summary: 'Other questions like this one, by how they read and what they are about; at most ten',
    input: z.object({ questionId: Id }),
    output: z.object({ items: z.array(LikeQuestion) }),
  }),
  duplicates: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/question/duplicates',
    access: forComposers,
    summary: 'What is in the banks already that reads nearly like a question about to be added; at most ten',
    input: z.object({ subjectId: SubjectId, body: QuestionBody, exceptId: Id.optional() }),
    output: z.object({ items: z.array(LikeQuestion) }),
  }),
  detail: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/question/detail',
    access: forFinders,
    summary: 'Questions by id, in the order asked; ids that are not there are left out',
    input: z.object({ questionIds: z.array(Id).min(1).max(200) }),
    output: z.object({ items: z.array(QuestionForTeacher) }),
  }),
} satisfies Api;
