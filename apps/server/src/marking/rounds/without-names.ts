import { createHash } from 'node:crypto';
import type { AnswerToMark } from '@zhibi/contract/marking';

const shuffled = (answerId: string): string => createHash('sha256').update(answerId).digest('hex');

/**
 * Answers as whoever scores or settles them in a round sees them: by a number instead of a name, in an order that says nothing of the
 * roster. Scorers come from other classes too, and a name would weigh on a score. Where an id of the student stands otherwise, there is
 * that of the answer: pictures are asked for by it (`pictureInRound`).
 */
export const withoutNames = <A extends AnswerToMark>(answers: readonly A[]): A[] =>
  answers
    .toSorted((a, b) => (shuffled(a.answerId) < shuffled(b.answerId) ? -1 : 1))
    .map((answer, at) => ({
      ...answer,
      studentId: answer.answerId,
      studentNo: String(at + 1),
      name: `#${at + 1}`,
      className: '',
      // By which levels somebody else scored would weigh on a score too.
      levels: null,
      pictures: answer.pictures.map((picture) => ({ ...picture, studentId: answer.answerId })),
    }));
