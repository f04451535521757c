import { z } from 'zod';
import { Id, Score, Stamp } from '../../kernel/index.js';
import { AnswerToMark, ItemToMark } from '../model.js';

/** The longest words of a student, and of whoever decides. */
export const APPEAL_LENGTH = 300;

/** `waiting`: nobody has decided · `kept`: the score stands · `changed`: another was given · `withdrawn`: by the student. */
export const AppealState = z.enum(['waiting', 'kept', 'changed', 'withdrawn']);
export type AppealState = z.infer<typeof AppealState>;

const facts = {
  appealId: Id,
  /** The number of the question on the paper. */
  no: z.number().int(),
  state: AppealState,
  /** What the student said. */
  reason: z.string(),
  scoreBefore: Score,
  /** Null until somebody has decided. */
  scoreAfter: Score.nullable(),
  /** What was said to the student with the decision. */
  word: z.string(),
  appealedAt: Stamp,
  decidedAt: Stamp.nullable(),
};

/** An appeal as its student sees it: neither who gave the score nor who looks again is named. */
export const OwnAppeal = z.object({
  ...facts,
  itemId: Id,
  /** False: nobody else teaches the subject, so that whoever gave the score looks again. */
  hasSecond: z.boolean(),
  can: z.object({ withdraw: z.boolean() }),
});
export type OwnAppeal = z.infer<typeof OwnAppeal>;

/** An appeal as whoever decides it sees it: without the name of the student and of whoever gave the score. */
export const AppealToDecide = z.object({
  ...facts,
  homeworkId: Id,
  title: z.string(),
  /** Nobody else teaches the subject: this teacher gave the score. */
  isOwnScore: z.boolean(),
});
export type AppealToDecide = z.infer<typeof AppealToDecide>;

/** With all that is needed to decide: the question with its key, the answer as it was written. */
export const OpenedAppeal = AppealToDecide.extend({
  item: ItemToMark.pick({ itemId: true, no: true, type: true, sectionTitle: true, maxScore: true, body: true }),
  answer: AnswerToMark,
});
export type OpenedAppeal = z.infer<typeof OpenedAppeal>;
