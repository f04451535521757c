import { z } from 'zod';
import { type Api, endpoint, forComposers, Id, type Message, wholeNumber } from '../kernel/index.js';
import { QuestionType } from './model.js';

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

const SubjectId = wholeNumber({ min: 1 });

/** What a teacher does with the cart of a subject. */
export const cartApi = {
  cart: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/question/cart/info',
    access: forComposers,
    summary: "The teacher's cart in a subject",
    input: z.object({ subjectId: SubjectId }),
    output: Cart,
  }),
  addToCart: endpoint({
    method: 'POST',
    path: '/api/question/cart/add',
    access: forComposers,
    summary: 'Puts a question into the cart; a duplicate, another subject or another stage is refused',
    input: z.object({ subjectId: SubjectId, questionId: Id }),
    output: Cart,
    reasons: cartReasons,
  }),
  removeFromCart: endpoint({
    method: 'POST',
    path: '/api/question/cart/remove',
    access: forComposers,
    summary: 'Takes questions out of the cart; with no ids empties it',
    input: z.object({ subjectId: SubjectId, questionIds: z.array(Id).max(200) }),
    output: Cart,
  }),
} satisfies Api;
