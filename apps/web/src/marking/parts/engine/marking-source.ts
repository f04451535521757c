import { markingApi } from '@zhibi/contract/marking';
import type { roundsApi } from '@zhibi/contract/marking/rounds';

/** Where a sitting takes its answers from and brings its scores to: the whole homework, or `roundsApi`, what was dealt to this teacher. */
export interface MarkingSource {
  answers: typeof markingApi.answers | typeof roundsApi.answers;
  score: typeof markingApi.score;
  undo: typeof markingApi.undo;
  /** What counts the answers of each question, read again when something has changed. */
  items: typeof markingApi.items | typeof roundsApi.items;
}

/** All answers to a homework. */
export const wholeHomework: MarkingSource = markingApi;
