import { z } from 'zod';
import { event, Id } from '../kernel/index.js';

export const markingEvents = {
  corrected: event({
    name: 'corrected',
    summary: "What a teacher's pen wrote on a copy has been read, or answered; told to that teacher",
    data: z.object({ homeworkId: Id, studentId: Id }),
  }),
  appealed: event({
    name: 'appealed',
    summary: 'An appeal has come, was withdrawn or was decided; told to the teachers for whom it waits or waited',
    data: z.object({ homeworkId: Id, appealId: Id }),
  }),
  appealDecided: event({
    name: 'appeal-decided',
    summary: 'An appeal was decided; told to the student whose it is',
    data: z.object({ homeworkId: Id, appealId: Id, no: z.number().int(), state: z.enum(['kept', 'changed']) }),
  }),
  answersScored: event({
    name: 'answer-scored',
    summary:
      "Answers of a homework have new scores; told to the teachers of the students' classes, once for all of them",
    data: z.object({
      homeworkId: Id,
      /** The name of who scored; `machine`. */
      by: z.string(),
      answers: z.array(z.object({ studentId: Id, itemId: Id, score: z.number().nullable() })),
    }),
  }),
};
