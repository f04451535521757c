import { z } from 'zod';
import { type Api, Cursor, endpoint, forStudents, forTeachers, Id, Nothing, wholeNumber } from '../kernel/index.js';
import { WrongCause, WrongPlace, WrongQuestion, WrongState } from './model.js';

/** The wrong-question book, of the student and of a teacher. */
export const wrongBookApi = {
  wrong: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/wrong/list',
    access: forStudents,
    summary: "A student's own wrong questions; 20 a page by key",
    input: z.object({
      subjectId: wholeNumber({ min: 1 }).optional(),
      due: z.boolean().optional(),
      state: WrongState.optional(),
      /** What is not mastered yet. */
      open: z.boolean().optional(),
      knowledgeId: Id.optional(),
      /** Of the last so many days. */
      days: wholeNumber({ min: 1, max: 366 }).optional(),
      cursor: Cursor,
    }),
    output: z.object({
      items: z.array(WrongQuestion),
      next: z.string().nullable(),
      counts: z.object({ due: z.number().int(), open: z.number().int(), mastered: z.number().int() }),
      subjects: z.array(z.object({ subjectId: z.number().int(), subjectName: z.string(), count: z.number().int() })),
      causes: z.array(z.object({ cause: WrongCause, count: z.number().int() })),
      week: z.array(z.object({ on: z.string(), count: z.number().int() })),
      knowledge: z.array(z.object({ id: z.string(), title: z.string() })),
    }),
  }),
  wrongOfStudent: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/wrong/student',
    access: forTeachers,
    summary: "The wrong questions of a student of an own class, in the actor's subject",
    input: z.object({ studentId: Id, cursor: Cursor }),
    output: z.object({ studentName: z.string(), items: z.array(WrongQuestion), next: z.string().nullable() }),
  }),
  setCause: endpoint({
    method: 'POST',
    path: '/api/analysis/wrong/cause',
    access: forStudents,
    summary: 'The student says why it went wrong',
    input: z.object({ wrongId: Id, cause: WrongCause.nullable() }),
    output: Nothing,
  }),
  understood: endpoint({
    method: 'POST',
    path: '/api/analysis/wrong/understood',
    access: forStudents,
    summary: 'The student has understood it: the next review moves up the ladder; `false` takes the step back',
    input: z.object({ wrongId: Id, understood: z.boolean() }),
    output: WrongPlace,
  }),
  notYet: endpoint({
    method: 'POST',
    path: '/api/analysis/wrong/not-yet',
    access: forStudents,
    summary: 'The student tried it and cannot do it yet: a step down the ladder, and again tomorrow',
    input: z.object({ wrongId: Id }),
    output: WrongPlace,
  }),
} satisfies Api;
