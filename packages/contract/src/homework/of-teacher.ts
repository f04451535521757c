import { z } from 'zod';
import { type Api, Cursor, endpoint, forTeachers, Id, pageOf, wholeNumber } from '../kernel/index.js';
import { HomeworkForTeacher, HomeworkStatus, SubmissionOfStudent } from './model.js';

/** The homework of a teacher's classes, to be read. */
export const homeworkOfTeacherApi = {
  list: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/list',
    access: forTeachers,
    summary: "The homework of the teacher's classes in a subject, newest first; 20 a page by key",
    input: z.object({
      subjectId: wholeNumber({ min: 1 }),
      classId: Id.optional(),
      status: HomeworkStatus.optional(),
      cursor: Cursor,
    }),
    output: pageOf(HomeworkForTeacher),
  }),
  detail: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/detail',
    access: forTeachers,
    summary: 'One homework',
    input: z.object({ homeworkId: Id }),
    output: HomeworkForTeacher,
  }),
  submissions: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/submission/list',
    access: forTeachers,
    summary: "Every student's copy of a homework, with its page codes, in class and number order",
    input: z.object({ homeworkId: Id, classId: Id.optional() }),
    output: z.object({ items: z.array(SubmissionOfStudent) }),
  }),
} satisfies Api;
