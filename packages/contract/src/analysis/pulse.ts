import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id, wholeNumber } from '../kernel/index.js';

/** How the classes of a teacher went lately. */
export const pulseApi = {
  pulse: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/pulse',
    access: forTeachers,
    summary:
      'Score rates of the last ten homework of each class of the teacher that went back, where at least half of the class handed in',
    input: z.object({ subjectId: wholeNumber({ min: 1 }) }),
    output: z.object({
      classes: z.array(
        z.object({
          classId: Id,
          className: z.string(),
          points: z.array(z.object({ homeworkId: Id, title: z.string(), on: z.string(), rate: z.number() })),
        }),
      ),
    }),
  }),
} satisfies Api;
