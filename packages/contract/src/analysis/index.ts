import { z } from 'zod';
import { type Api, Cursor, endpoint, forReaders, forStaff, Id, wholeNumber } from '../kernel/index.js';
import { SchoolStageId } from '../people/model.js';
import { reportFormats } from './formats.js';
import { masteryApi } from './mastery.js';
import { ClassReport, LevelProposal } from './model.js';
import { pulseApi } from './pulse.js';
import { spApi } from './sp.js';
import { wallsApi } from './walls.js';
import { wrongBookApi } from './wrong-book.js';

export { reportFormats } from './formats.js';
export { Evidence, Mastery, MasteryTrial, Need, type Sureness, surenessOf } from './mastery.js';
export * from './model.js';
export { SP_CAUTION, SpTable } from './sp.js';
export { FEWEST_STUDENTS, MOST_WALLS, SECONDS_AN_ANSWER, WALL_KEY_LENGTH, Wall, WallBoard } from './walls.js';

// By part, for who carries no more of it than it calls: the homes.
export { pulseApi, wallsApi, wrongBookApi };

export const analysisApi = {
  report: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/report',
    access: forStaff,
    summary:
      'The report of a class on a homework: completion, distribution, score rates by question and knowledge point',
    input: z.object({ homeworkId: Id, classId: Id.optional() }),
    output: ClassReport,
  }),
  reports: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/report/list',
    access: forReaders,
    summary:
      'The homework that has a report, newest first; 20 a page by key. An officer reads of classes of which five or more are marked',
    input: z.object({ subjectId: wholeNumber({ min: 1 }).optional(), classId: Id.optional(), cursor: Cursor }),
    output: z.object({
      items: z.array(
        z.object({
          homeworkId: Id,
          subjectId: z.number().int(),
          title: z.string(),
          classId: Id,
          className: z.string(),
          startAt: z.string(),
          sat: z.number().int(),
          students: z.number().int(),
          marked: z.number().int(),
          rate: z.number().nullable(),
        }),
      ),
      next: z.string().nullable(),
    }),
  }),
  stages: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/report/stages',
    access: forReaders,
    summary: 'The stages whose classes have a report: where the chosen one has none, the reader is led to another',
    input: z.object({}),
    output: z.object({ stages: z.array(SchoolStageId) }),
  }),
  exportReport: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/analysis/report/export',
    access: forStaff,
    kind: 'file',
    summary:
      'A class report to take away: the rows of its students as CSV in UTF-8, or the whole of it as Excel (a sheet for each table) or on A4; no cell can run as a formula',
    input: z.object({ homeworkId: Id, classId: Id.optional(), format: z.enum(reportFormats).default('csv') }),
    output: z.never(),
  }),
  levelProposal: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/level/proposal',
    access: forStaff,
    summary: 'Layers proposed from the last eight returned homework of each student; students without any are left out',
    input: z.object({ classId: Id, subjectId: wholeNumber({ min: 1 }) }),
    output: z.object({ items: z.array(LevelProposal) }),
  }),
  ...masteryApi,
  ...spApi,
  ...pulseApi,
  ...wrongBookApi,
  ...wallsApi,
} satisfies Api;
