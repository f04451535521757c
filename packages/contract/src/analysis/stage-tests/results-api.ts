import { z } from 'zod';
import {
  type Api,
  endpoint,
  forReaders,
  forStaff,
  forStudents,
  Id,
  SheetFormat,
  wholeNumber,
} from '../../kernel/index.js';
import { StageOverview, StageQuestions, StageResults, StageStudents, StageTable } from './results.js';

/** Of which test, and of the total or of one subject. */
const asked = z.object({ testId: Id, subjectId: wholeNumber({ min: 1 }).nullable().default(null) });
const ofClass = asked.extend({ classId: Id.optional() });

export const resultsApi = {
  overview: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/stage-test/overview',
    access: forReaders,
    summary: 'A stage test: lines, distribution, classes with value added and contribution; no student by name',
    input: asked,
    output: StageOverview,
  }),
  students: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/stage-test/students',
    access: forStaff,
    summary: 'The students of a class in a stage test; levels and ranks only as its policy lets this reader see them',
    input: ofClass.extend({ againstId: Id.optional() }),
    output: StageStudents,
  }),
  questions: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/stage-test/questions',
    access: forReaders,
    summary: 'Questions and knowledge points of a subject that was fed from homework',
    input: ofClass,
    output: StageQuestions,
  }),
  ofStudent: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/stage-test/student',
    access: forStaff,
    summary: 'One student across the last twelve stage tests, in the subjects that the reader knows of this student',
    input: z.object({ studentId: Id }),
    output: StageResults,
  }),
  mine: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/stage-test/mine',
    access: forStudents,
    summary: "The student's own results in the last twelve published stage tests: growth, and nobody else's scores",
    input: z.object({}),
    output: StageResults,
  }),
  exportTable: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/stage-test/export',
    access: forReaders,
    kind: 'file',
    summary: 'One table of the results as Excel or CSV, with the same figures; no cell can run as a formula',
    input: ofClass.extend({ againstId: Id.optional(), table: StageTable, format: SheetFormat }),
    output: z.never(),
  }),
} satisfies Api;
