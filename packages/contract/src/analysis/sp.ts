import { z } from 'zod';
import { type Api, endpoint, forStaff, Id } from '../kernel/index.js';

/** From this caution index on a pattern of answers is worth a look (Sato 1975). */
export const SP_CAUTION = 0.5;

const line = {
  /** How many are right. */
  right: z.number().int(),
  /** Sato's caution index; null where everything, or nothing, is right. */
  caution: z.number().nullable(),
};

/** Who had which question right: students from the best, questions from the easiest, a cell for each question in that order. */
export const SpTable = z.object({
  students: z.array(
    z.object({ studentId: Id, name: z.string(), studentNo: z.string(), ...line, cells: z.array(z.boolean()) }),
  ),
  questions: z.array(z.object({ itemId: Id, no: z.number().int(), ...line })),
});
export type SpTable = z.infer<typeof SpTable>;

export const spApi = {
  spTable: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/report/sp',
    access: forStaff,
    summary:
      'The S-P table of a class on a homework with caution indices: an answer is right from 60 % of its marks on; wholly marked papers alone',
    input: z.object({ homeworkId: Id, classId: Id.optional() }),
    output: SpTable,
  }),
} satisfies Api;
