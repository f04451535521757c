import { z } from 'zod';
import { endpoint, forTeachers, Id, wholeNumber } from '../../kernel/index.js';

/** By itself: the home of every teacher asks this, and needs nothing else of rounds. */
export const waitingInRounds = endpoint({
  whileLocked: true,
  readOnly: true,
  access: forTeachers,
  method: 'POST',
  path: '/api/marking/round/mine',
  summary:
    'What waits for this teacher in rounds: answers to score, differences to settle, by homework, of all subjects or of one',
  input: z.object({ subjectId: wholeNumber({ min: 1 }).optional() }),
  output: z.object({
    items: z.array(
      z.object({ homeworkId: Id, title: z.string(), open: z.number().int(), differences: z.number().int() }),
    ),
  }),
});
