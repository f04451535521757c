import { z } from 'zod';
import { type Api, Cursor, endpoint, forStudents, Id, Nothing, pageOf, Stamp } from '../kernel/index.js';
import { HomeworkForStudent } from './model.js';

/** What was there to be written, and is no longer. */
export const TakenBack = z.object({ homeworkId: Id, title: z.string(), subjectName: z.string(), takenBackAt: Stamp });
export type TakenBack = z.infer<typeof TakenBack>;

/** A student's own homework, by itself for who carries no more than it calls: the shell. */
export const homeworkOfStudentApi = {
  mine: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/mine',
    access: forStudents,
    summary: "A student's own homework, newest first; 20 a page by key",
    input: z.object({ cursor: Cursor }),
    output: pageOf(HomeworkForStudent),
  }),
  takenBack: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/taken-back',
    access: forStudents,
    summary:
      'What teachers took back in the last three days that this student had been given and that had opened, the newest first',
    input: z.object({}),
    output: z.object({ items: z.array(TakenBack) }),
  }),
  see: endpoint({
    method: 'POST',
    path: '/api/homework/see',
    access: forStudents,
    summary: 'The student has opened a homework that came back: it is news no longer',
    input: z.object({ homeworkId: Id }),
    output: Nothing,
  }),
} satisfies Api;
