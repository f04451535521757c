import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  forStudents,
  forTeachers,
  Id,
  Nothing,
  pageOf,
  Stamp,
  wholeNumber,
} from '../kernel/index.js';
import { changingApi } from './changing.js';
import { givingApi } from './giving.js';
import { loadApi } from './load.js';
import { missingApi } from './missing.js';
import { HomeworkForStudent, HomeworkForTeacher, HomeworkStatus, SubmissionOfStudent, WorkCategory } from './model.js';
import { ofSchoolApi } from './of-school.js';
import { practiceHomeworkApi } from './practice.js';
import { homeworkReasons } from './reasons.js';
import { homeworkRunsApi } from './runs.js';

export * from './audience.js';
export { ChangeForStudent, ChangeForTeacher, ChangeKind, ChangeReason } from './changing.js';
export * from './load.js';
export { isQuiet, MissingStudent } from './missing.js';
export * from './model.js';
export { HomeworkOfSchool } from './of-school.js';
export { FreeRun, RunMisfit } from './runs.js';

const HomeworkId = z.object({ homeworkId: Id });

export const homeworkApi = {
  publish: endpoint({
    method: 'POST',
    path: '/api/homework/publish',
    access: forTeachers,
    summary: 'Publishes a paper to classes as written homework; freezes the paper and attaches or makes its print run',
    input: z.object({
      paperId: Id,
      classIds: z.array(Id).min(1).max(40),
      title: z.string().trim().min(1).max(100),
      workCategory: WorkCategory,
      /** Absent: now. */
      pushAt: Stamp.optional(),
      startAt: Stamp,
      endAt: Stamp,
      /** Absent: new copies are made. */
      printRunId: Id.optional(),
      loadReason: givingApi.give.input.shape.loadReason,
    }),
    output: HomeworkForTeacher,
    reasons: givingApi.give.reasons,
  }),
  list: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/list',
    access: forTeachers,
    summary: "The homework of the teacher's classes in a subject, newest first; 20 a page by key",
    input: z.object({
      subjectId: wholeNumber({ min: 1 }),
      classId: Id.optional(),
      status: HomeworkStatus.optional(),
      cursor: Cursor,
    }),
    output: pageOf(HomeworkForTeacher),
  }),
  detail: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/detail',
    access: forTeachers,
    summary: 'One homework',
    input: HomeworkId,
    output: HomeworkForTeacher,
  }),
  submissions: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/submission/list',
    access: forTeachers,
    summary: "Every student's copy of a homework, with its page codes, in class and number order",
    input: HomeworkId.extend({ classId: Id.optional() }),
    output: z.object({ items: z.array(SubmissionOfStudent) }),
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/homework/close',
    access: forTeachers,
    summary:
      'Collects now: what was written counts as handed in, the rest as absent. Later ink is kept and flagged late',
    input: HomeworkId,
    output: HomeworkForTeacher,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/homework/withdraw',
    access: forTeachers,
    summary: 'Takes a homework back while nothing is written; its copies are free for another one',
    input: HomeworkId,
    output: Nothing,
    reasons: homeworkReasons,
  }),
  mine: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/mine',
    access: forStudents,
    summary: "A student's own homework, newest first; 20 a page by key",
    input: z.object({ cursor: Cursor }),
    output: pageOf(HomeworkForStudent),
  }),
  see: endpoint({
    method: 'POST',
    path: '/api/homework/see',
    access: forStudents,
    summary: 'The student has opened a homework that came back: it is news no longer',
    input: HomeworkId,
    output: Nothing,
  }),
  ...givingApi,
  ...changingApi,
  ...loadApi,
  ...missingApi,
  ...ofSchoolApi,
  ...practiceHomeworkApi,
  ...homeworkRunsApi,
} satisfies Api;
