import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id, Stamp } from '../kernel/index.js';
import { PenStatus } from './model.js';

export const progressApi = {
  progress: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/capture/progress',
    access: forTeachers,
    summary:
      'How far the students of the classes taught are with their pens: when ink last came, by the clock of the server, on which items there is any, and whether the pen is there',
    input: z.object({ homeworkId: Id }),
    output: z.object({
      items: z.array(
        z.object({
          studentId: Id,
          lastInkAt: Stamp.nullable(),
          itemIds: z.array(Id),
          /** Of the pen that lies on one of the pages or lay there last; null where none is known. */
          pen: PenStatus.nullable(),
        }),
      ),
    }),
  }),
} satisfies Api;
