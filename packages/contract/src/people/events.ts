import { z } from 'zod';
import { event, Id } from '../kernel/index.js';

export const peopleEvents = {
  schoolYear: event({
    name: 'school-year',
    summary:
      'A school moves to a new year, has arrived there or is back; told to everybody who works in it or above it',
    data: z.object({ schoolId: Id, status: z.enum(['running', 'done', 'failed', 'undone']) }),
  }),
};
