import { z } from 'zod';
import { type Api, Cursor, endpoint, forStudents, Id, Nothing, pageOf } from '../kernel/index.js';
import { HomeworkForStudent } from './model.js';

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
  see: endpoint({
    method: 'POST',
    path: '/api/homework/see',
    access: forStudents,
    summary: 'The student has opened a homework that came back: it is news no longer',
    input: z.object({ homeworkId: Id }),
    output: Nothing,
  }),
} satisfies Api;
