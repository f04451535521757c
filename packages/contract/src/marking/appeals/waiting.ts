import { z } from 'zod';
import { endpoint, forTeachers, Nothing } from '../../kernel/index.js';

/** By itself: the home of every teacher asks this, and needs nothing else of appeals. */
export const waitingAppeals = endpoint({
  whileLocked: true,
  readOnly: true,
  access: forTeachers,
  method: 'POST',
  path: '/api/marking/appeal/waiting',
  summary: 'How many appeals wait for this teacher: of the own subjects, against scores that somebody else gave',
  input: Nothing,
  output: z.object({ count: z.number().int() }),
});
