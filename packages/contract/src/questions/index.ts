import { z } from 'zod';
import { type Api, Cursor, endpoint, forReaders, forTeachers, Id, type Message } from '../kernel/index.js';
import { QuestionBody, QuestionType } from './model.js';

export * from './model.js';

/** A chapter or a knowledge point with what lies below it. */
export interface TreeNode {
  id: string;
  title: string;
  children: TreeNode[];
}
export const TreeNode: z.ZodType<TreeNode> = z.object({
  id: z.string(),
  title: z.string(),
  children: z.lazy(() => z.array(TreeNode)),
});

export const Textbook = z.object({
  textbookId: z.string(),
  title: z.string(),
  edition: z.string(),
  gid: z.number().int(),
  volume: z.string(),
  chapters: z.array(TreeNode),
});
export type Textbook = z.infer<typeof Textbook>;

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
  inCart: z.boolean(),
});
export type QuestionForTeacher = z.infer<typeof QuestionForTeacher>;

/** The cart of one teacher and one subject, grouped by type; `share` is the percentage of its questions, whole and summing to 100. */
export const Cart = z.object({
  subjectId: z.number().int(),
  groups: z.array(z.object({ quesType: QuestionType, quesIds: z.array(z.string()), share: z.number().int() })),
  minutes: z.number(),
  difficulty: z.number().nullable(),
});
export type Cart = z.infer<typeof Cart>;

export const cartReasons = {
  duplicate: { zh: '试题篮中已有相同试题', en: 'same question already in cart' },
  'wrong-subject': { zh: '所选试题与当前学科不符', en: 'The selected questions do not match the current subject' },
  'wrong-stage': {
    zh: '所选试题与试题篮中的试题不在同一学段',
    en: 'not in the same school stage as the questions in the basket',
  },
  'cart-full': { zh: '试题篮最多放200道试题', en: 'The cart holds at most 200 questions' },
} as const satisfies Record<string, Message>;

const SubjectId = z.number().int().positive();

export const questionsApi = {
  trees: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/question/tree',
    access: forReaders,
    summary: 'Textbooks with their chapters, and the knowledge points of a subject',
    input: z.object({ subjectId: SubjectId }),
    output: z.object({ textbooks: z.array(Textbook), knowledge: z.array(TreeNode) }),
  }),
  search: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/question/search',
    access: forTeachers,
    summary: 'Questions of a subject by chapter, knowledge point, type, difficulty and words; 20 a page by key',
    input: z.object({
      subjectId: SubjectId,
      chapterId: Id.optional(),
      knowledgeId: Id.optional(),
      types: z.array(QuestionType).max(9).optional(),
      difficulty: Difficulty.optional(),
      words: z.string().trim().max(100).optional(),
      cursor: Cursor,
    }),
    output: z.object({ items: z.array(QuestionForTeacher), next: z.string().nullable(), total: z.number().int() }),
  }),
  detail: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/question/detail',
    access: forTeachers,
    summary: 'Questions by id, in the order asked; ids that are not there are left out',
    input: z.object({ questionIds: z.array(Id).min(1).max(200) }),
    output: z.object({ items: z.array(QuestionForTeacher) }),
  }),
  cart: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/question/cart/info',
    access: forTeachers,
    summary: "The teacher's cart in a subject",
    input: z.object({ subjectId: SubjectId }),
    output: Cart,
  }),
  addToCart: endpoint({
    method: 'POST',
    path: '/api/question/cart/add',
    access: forTeachers,
    summary: 'Puts a question into the cart; a duplicate, another subject or another stage is refused',
    input: z.object({ subjectId: SubjectId, questionId: Id }),
    output: Cart,
    reasons: cartReasons,
  }),
  removeFromCart: endpoint({
    method: 'POST',
    path: '/api/question/cart/remove',
    access: forTeachers,
    summary: 'Takes questions out of the cart; with no ids empties it',
    input: z.object({ subjectId: SubjectId, questionIds: z.array(Id).max(200) }),
    output: Cart,
  }),
} satisfies Api;
