import { z } from 'zod';
import { type Api, endpoint, Id, Score, Stamp, wholeNumber } from '../kernel/index.js';

/** How well a student masters a knowledge point today: the chance of a right answer with its 80 % interval, from how many answers of a year. */
export const Mastery = z.object({
  chance: z.number(),
  from: z.number(),
  to: z.number(),
  answers: z.number().int(),
});
export type Mastery = z.infer<typeof Mastery>;

/**
 * How well the newest answers of a subject were foretold from the older ones, by the model and by the average of the class. `area`
 * is the area under the ROC curve, `calibration` the expected calibration error.
 */
export const MasteryTrial = z.object({
  subjectId: z.number().int(),
  subjectName: z.string(),
  judgedOn: z.iso.date(),
  students: z.number().int(),
  answers: z.number().int(),
  area: z.number(),
  calibration: z.number(),
  averageArea: z.number(),
  averageCalibration: z.number(),
  /** Only then the model is shown; otherwise averages stand. */
  isBetter: z.boolean(),
});
export type MasteryTrial = z.infer<typeof MasteryTrial>;

/** How sure an estimate is, as a word. */
export type Sureness = 'sure' | 'fair' | 'unsure';

/** By the width of the interval: a fifth of everything or less is sure, half or more says little. */
export const surenessOf = ({ from, to }: { from: number; to: number }): Sureness => {
  if (to - from <= 0.2) return 'sure';
  return to - from < 0.5 ? 'fair' : 'unsure';
};

/** An answer that tells of a knowledge point. */
export const Evidence = z.object({
  homeworkId: Id,
  title: z.string(),
  startAt: Stamp,
  itemId: Id,
  no: z.number().int(),
  score: Score,
  full: Score,
});
export type Evidence = z.infer<typeof Evidence>;

/** A knowledge point that another builds on, and how it stands with the student; null where nothing is known of it. */
export const Need = z.object({
  knowledgeId: Id,
  title: z.string(),
  chance: z.number().nullable(),
  from: z.number().nullable(),
  to: z.number().nullable(),
  /** Not mastered to the goal: it is learnt before what builds on it. */
  comesFirst: z.boolean(),
});
export type Need = z.infer<typeof Need>;

/** How far mastery can be trusted, and what it comes from. */
export const masteryApi = {
  masteryTrials: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/mastery/trials',
    access: { roles: ['SCHOOLPRINCIPAL'] },
    summary:
      'The nightly back-test of the model of mastery in the school, by subject: how well the newest fifth of the answers was foretold, beside the average of the class; subjects with too few answers are left out',
    input: z.object({}),
    output: z.object({ trials: z.array(MasteryTrial) }),
  }),
  masteryEvidence: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/mastery/evidence',
    access: { roles: ['TEACHER', 'SCHOOLADMIN', 'SCHOOLPRINCIPAL', 'STUDENT'] },
    summary:
      'What the mastery of a knowledge point comes from: the answers of a year in papers that went back, the newest first, and the points that it builds on, what is to be learnt first before. Without a student it is the own',
    input: z.object({ studentId: Id.optional(), subjectId: wholeNumber({ min: 1 }), knowledgeId: Id }),
    output: z.object({
      title: z.string(),
      mastery: Mastery.nullable(),
      answers: z.array(Evidence),
      needs: z.array(Need),
    }),
  }),
} satisfies Api;
