import { z } from 'zod';
import { event, Id } from '../kernel/index.js';

export const classroomEvents = {
  changed: event({
    name: 'lesson-changed',
    summary: 'Somebody came into a lesson, answered, or a task moved on; told to the teacher who holds it',
    data: z.object({ lessonId: Id }),
  }),
};
