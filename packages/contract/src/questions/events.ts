import { z } from 'zod';
import { event } from '../kernel/index.js';

export const questionsEvents = {
  cart: event({
    name: 'cart',
    summary: "The cart of a subject has changed; told to its owner's other browsers",
    data: z.object({ subjectId: z.number().int() }),
  }),
};
