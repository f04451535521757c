import { z } from 'zod';
import { endpoint, forStudents, Id } from '../kernel/index.js';

/** Apart from the room: every home of a student asks it, and needs nothing else of a room. */
export const lessonsHere = endpoint({
  whileLocked: true,
  readOnly: true,
  method: 'POST',
  path: '/api/room/here',
  access: forStudents,
  summary: 'The lessons that are going on in the classes of the student',
  input: z.object({}),
  output: z.object({
    lessons: z.array(z.object({ lessonId: Id, className: z.string(), title: z.string(), teacherName: z.string() })),
  }),
});
