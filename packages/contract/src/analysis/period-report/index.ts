import { z } from 'zod';
import { type Api, endpoint, forReaders, Id } from '../../kernel/index.js';
import { reportFormats } from '../formats.js';
import { PeriodAsked, PeriodBehind, PeriodReport } from './model.js';

export * from './model.js';

/** So many results stand behind a number at most, the newest; so many points and questions in a report, the weakest. */
export const MOST_BEHIND = 200;
export const MOST_POINTS = 100;
export const MOST_QUESTIONS = 50;

/** Results beyond one homework: for a class, a grade, a school, a district. */
export const periodReportApi = {
  report: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/period/report',
    access: forReaders,
    summary:
      'Results over some days: of the classes of a teacher, of a school, of a grade or class in it, or of the district for an officer who has chosen no school; by week, knowledge point and question. For an officer results of a class in a homework that fewer than five students stand behind are in no number',
    input: PeriodAsked,
    output: PeriodReport,
  }),
  behind: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/period/behind',
    access: forReaders,
    summary:
      'What stands behind a number of the report: the results of classes in homework, the newest first, or of the schools of a district; of a week, a knowledge point or a question where one is named',
    input: PeriodAsked.safeExtend({
      /** The Monday of a week. */
      week: z.iso.date().optional(),
      knowledgeId: Id.optional(),
      questionId: Id.optional(),
    }),
    output: z.object({ items: z.array(PeriodBehind) }),
  }),
  exportReport: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/analysis/period/export',
    access: forReaders,
    kind: 'file',
    summary: 'The report with the figures of the screen as Excel (a sheet for each table), on A4, or its lines as CSV',
    input: PeriodAsked.safeExtend({ format: z.enum(reportFormats) }),
    output: z.never(),
  }),
} satisfies Api;
