import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id, type Message } from '../../kernel/index.js';

export const cardReasons = {
  'no-questions': { zh: '试卷中还没有试题', en: 'There are no questions in the paper yet' },
  'answered-on-itself': {
    zh: '口算、字帖直接在原卷上作答，答题卡也不能再做成答题卡',
    en: 'Sheets of practice and answer cards are answered on themselves',
  },
} as const satisfies Record<string, Message>;

/** Answer cards (答题卡): papers that are printed as the places to answer in. */
export const cardsApi = {
  make: endpoint({
    method: 'POST',
    path: '/api/paper/cards/make',
    access: forTeachers,
    summary:
      'Makes the answer card of a paper that one may read: an own draft with the same questions, keys and scores, printed as the places to answer in',
    input: z.object({ paperId: Id }),
    output: z.object({ paperId: Id }),
    reasons: cardReasons,
  }),
} satisfies Api;
