import { z } from 'zod';
import { event, Id } from '../kernel/index.js';

export const markingEvents = {
  corrected: event({
    name: 'corrected',
    summary: "What a teacher's pen wrote on a copy has been read, or answered; told to that teacher",
    data: z.object({ homeworkId: Id, studentId: Id }),
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
