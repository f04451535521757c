import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id } from '../../kernel/index.js';
import { QuestionType } from '../../questions/index.js';
import { PaperId, PaperType } from '../model.js';
import { projectLimits } from './limits.js';
import { projectReasons } from './reasons.js';

export * from './format.js';
export * from './limits.js';
export * from './reasons.js';

/** What becomes of a question: it comes into the own bank, stands in a bank already, or is made for the paper and in no bank. */
export const QuestionFate = z.enum(['new', 'there', 'made']);
export type QuestionFate = z.infer<typeof QuestionFate>;

/** What a project file holds, and what of it is new here, judged by content. */
export const ProjectPreview = z.object({
  title: z.string(),
  subjectId: z.number().int(),
  subjectName: z.string(),
  paperType: PaperType,
  kind: z.enum(['paper', 'card', 'arithmetic', 'characters']),
  totalScore: z.number(),
  questions: z.array(
    z.object({
      no: z.number().int(),
      type: QuestionType,
      text: z.string(),
      fate: QuestionFate,
      /** Knowledge points that nobody here knows: they are left out. */
      unknownPoints: z.array(z.string()),
    }),
  ),
  media: z.object({ total: z.number().int(), there: z.number().int() }),
  /** Areas drawn by hand. */
  areas: z.number().int(),
  /** The own paper that was made of this very file before. */
  standing: z.object({ paperId: Id, title: z.string() }).nullable(),
});
export type ProjectPreview = z.infer<typeof ProjectPreview>;

const form = {
  method: 'POST',
  access: forTeachers,
  kind: 'form',
  reasons: projectReasons,
  bodyLimit: projectLimits.fileBytes + 64 * 1024,
} as const;
const File = z.object({ file: z.any().optional() });

/** Papers as files that another installation, or another school, reads. */
export const projectApi = {
  export: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/paper/project/export',
    access: forTeachers,
    kind: 'file',
    summary:
      'A paper that one may read as a project file: questions with pictures, sounds, answers, analysis and knowledge points, sections, scores, page, card, drawn areas; nobody’s name',
    input: PaperId,
    output: z.never(),
    reasons: projectReasons,
  }),
  preview: endpoint({
    ...form,
    readOnly: true,
    path: '/api/paper/project/preview',
    summary: 'What a project file holds: what of it is new, what is here already, what is left out. Nothing is kept',
    input: File,
    output: ProjectPreview,
  }),
  import: endpoint({
    ...form,
    path: '/api/paper/project/import',
    summary: 'Makes an own draft of a project file, its new questions in the own bank; a file taken twice is one paper',
    input: File,
    output: z.object({
      paperId: Id,
      /** False: it was made of this file before. */
      isNew: z.boolean(),
      added: z.number().int(),
      there: z.number().int(),
      /** Of the drawn areas: none came, they are as they were, or the pages came out otherwise and have the usual ones. */
      areas: z.enum(['none', 'taken', 'other-pages']),
    }),
  }),
} satisfies Api;
