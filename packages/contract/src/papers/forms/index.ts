import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id, Nothing } from '../../kernel/index.js';
import { CopyForm } from '../copy-form.js';

/** A student of a class, and which edition of papers the student needs. */
export const ReaderOfClass = z.object({
  studentId: Id,
  studentNo: z.string(),
  name: z.string(),
  form: CopyForm,
});
export type ReaderOfClass = z.infer<typeof ReaderOfClass>;

/** Who needs which edition of papers: said once, it holds for all copies that are made from then on. */
export const formsApi = {
  list: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/paper/form/list',
    access: forTeachers,
    summary: 'The students of an own class by number, each with the edition of papers that the student needs',
    input: z.object({ classId: Id }),
    output: z.object({ items: z.array(ReaderOfClass) }),
  }),
  set: endpoint({
    method: 'POST',
    path: '/api/paper/form/set',
    access: forTeachers,
    summary:
      'Says which edition of papers a student of an own class needs; copies that are made already stay as they are',
    input: z.object({ classId: Id, studentId: Id, form: CopyForm }),
    output: Nothing,
  }),
} satisfies Api;
