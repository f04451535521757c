import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  forReaders,
  forStaff,
  forStudents,
  forTeachers,
  Id,
  Nothing,
} from '../kernel/index.js';
import { ClassReport, LevelProposal, WrongCause, WrongQuestion, WrongState } from './model.js';

export * from './model.js';

export const analysisApi = {
  report: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/analysis/report',
    access: forReaders,
    summary:
      'The report of a class on a homework: completion, distribution, score rates by question and knowledge point',
    input: z.object({ homeworkId: Id, classId: Id.optional() }),
    output: ClassReport,
  }),
  reports: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/analysis/report/list',
    access: forReaders,
    summary: 'The homework that has a report, newest first; 20 a page by key',
    input: z.object({ subjectId: z.number().int().positive().optional(), classId: Id.optional(), cursor: Cursor }),
    output: z.object({
      items: z.array(
        z.object({
          homeworkId: Id,
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
  exportReport: endpoint({
    reads: true,
    method: 'GET',
    path: '/api/analysis/report/export',
    access: forReaders,
    kind: 'file',
    summary: 'The rows of a class report as CSV in UTF-8; no cell can run as a formula',
    input: z.object({ homeworkId: Id, classId: Id.optional() }),
    output: z.never(),
  }),
  pulse: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/analysis/pulse',
    access: forTeachers,
    summary: 'Score rates of the last ten homework of each class of the teacher',
    input: z.object({ subjectId: z.number().int().positive() }),
    output: z.object({
      classes: z.array(
        z.object({
          classId: Id,
          className: z.string(),
          points: z.array(z.object({ homeworkId: Id, title: z.string(), on: z.string(), rate: z.number() })),
        }),
      ),
    }),
  }),
  levelProposal: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/analysis/level/proposal',
    access: forStaff,
    summary: 'Layers proposed from the last eight returned homework of each student; students without any are left out',
    input: z.object({ classId: Id, subjectId: z.number().int().positive() }),
    output: z.object({ items: z.array(LevelProposal) }),
  }),
  wrong: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/analysis/wrong/list',
    access: forStudents,
    summary: "A student's own wrong questions; 20 a page by key",
    input: z.object({
      subjectId: z.number().int().positive().optional(),
      due: z.boolean().optional(),
      state: WrongState.optional(),
      knowledgeId: Id.optional(),
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
    reads: true,
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
    output: z.object({ step: z.number().int(), state: WrongState, nextReviewOn: z.string().nullable() }),
  }),
} satisfies Api;
