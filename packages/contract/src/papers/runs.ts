import { z } from 'zod';
import { type Api, endpoint, forComposers, forTeachers, Id } from '../kernel/index.js';
import { CopyForm } from './copy-form.js';
import { PaperId, PrintRun } from './model.js';
import { paperReasons } from './reasons.js';

/** Copies of a paper for the students of classes. */
export const runsApi = {
  createRun: endpoint({
    method: 'POST',
    path: '/api/paper/print/create',
    access: forTeachers,
    summary:
      "Makes every student's copy for the classes: a print run that owns the pairs student and page → page code. Who needs another edition than the class has gets it, in a part of the run with a file of its own",
    input: z.object({
      paperId: Id,
      classIds: z.array(Id).min(1).max(40),
      dots: z.boolean().default(false),
      form: CopyForm.default('usual'),
    }),
    output: z.object({ printRunId: Id, jobId: Id }),
    reasons: paperReasons,
  }),
  runs: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/paper/print/list',
    access: forComposers,
    summary: 'The print runs of a paper, newest first',
    input: PaperId,
    output: z.object({ items: z.array(PrintRun) }),
  }),
  runPdf: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/paper/print/pdf',
    access: forTeachers,
    kind: 'file',
    summary: 'All copies of a print run in one PDF',
    input: z.object({ printRunId: Id }),
    output: z.never(),
    reasons: paperReasons,
  }),
} satisfies Api;
