import { z } from 'zod';
import { type Api, endpoint, Id, SheetFormat } from '../../kernel/index.js';
import { ReportDays, StudentReport } from './model.js';

export * from './model.js';
export * from './steps.js';

/** The student's own, or of a student of the reader's class or school. */
const forReport = { roles: ['TEACHER', 'SCHOOLADMIN', 'SCHOOLPRINCIPAL', 'STUDENT'] } as const;
const asked = ReportDays.safeExtend({ studentId: Id.optional() });

/** What one student did in some days, to be read with the family. */
export const studentReportApi = {
  report: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/student/report',
    access: forReport,
    summary:
      'What a student did in these days, by subject: homework handed in, score rates, knowledge points with their intervals, stage tests, wrong questions, comments. Without a student it is the own',
    input: asked,
    output: StudentReport,
  }),
  exportReport: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/analysis/student/report/export',
    access: forReport,
    kind: 'file',
    summary: 'The same as a table, Excel or CSV; no cell can run as a formula',
    input: asked.safeExtend({ format: SheetFormat }),
    output: z.never(),
  }),
} satisfies Api;
