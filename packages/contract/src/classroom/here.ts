import { z } from 'zod';
import { endpoint, forStudents, forTeachers, Id } from '../kernel/index.js';

/** Apart from the room: every home of a student or teacher asks it, and needs nothing else of a room. */
export const lessonsHere = endpoint({
  whileLocked: true,
  readOnly: true,
  method: 'POST',
  path: '/api/room/here',
  access: { roles: [...forStudents.roles, ...forTeachers.roles] },
  summary: 'The lessons that are going on: in the classes of a student, or held by the teacher',
  input: z.object({}),
  output: z.object({
    lessons: z.array(z.object({ lessonId: Id, className: z.string(), title: z.string(), teacherName: z.string() })),
  }),
});
