import { z } from 'zod';
import { type Api, endpoint } from '../kernel/index.js';

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

/** How far mastery can be trusted. */
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
} satisfies Api;
