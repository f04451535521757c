import { z } from 'zod';
import { type Api, Cursor, endpoint, forOperations, Id, Nothing, pageOf, Stamp, wholeNumber } from '../kernel/index.js';
import { HomeworkStatus, Progress, WorkCategory } from './model.js';
import { homeworkReasons } from './reasons.js';

/** A homework as operations see it in the school they act for: no answers, no scores, no students. */
export const HomeworkOfSchool = z.object({
  homeworkId: Id,
  title: z.string(),
  subjectName: z.string(),
  teacherName: z.string(),
  classNames: z.array(z.string()),
  workCategory: WorkCategory,
  status: HomeworkStatus,
  startAt: Stamp,
  endAt: Stamp,
  /** When it was collected before its end; null where it was not. */
  collectedAt: Stamp.nullable(),
  releasedAt: Stamp.nullable(),
  minutes: z.number(),
  progress: Progress,
  can: z.object({ close: z.boolean(), withdraw: z.boolean() }),
});
export type HomeworkOfSchool = z.infer<typeof HomeworkOfSchool>;

const OfOne = z.object({ homeworkId: Id });

/** Operations in the school that they act for: all its homework, and what a teacher cannot do just now. */
export const ofSchoolApi = {
  ofSchool: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/sre/homework/list',
    access: forOperations,
    summary: 'The homework of the school, newest first; 20 a page by key',
    input: z.object({
      subjectId: wholeNumber({ min: 1 }).optional(),
      classId: Id.optional(),
      status: HomeworkStatus.optional(),
      cursor: Cursor,
    }),
    output: pageOf(HomeworkOfSchool),
  }),
  collectOfSchool: endpoint({
    method: 'POST',
    path: '/admin/sre/homework/close',
    access: forOperations,
    summary: 'Collects a homework of the school now, as its teacher would',
    input: OfOne,
    output: Nothing,
    reasons: homeworkReasons,
  }),
  withdrawOfSchool: endpoint({
    method: 'POST',
    path: '/admin/sre/homework/withdraw',
    access: forOperations,
    summary: 'Takes a homework of the school back while nothing is written, as its teacher would',
    input: OfOne,
    output: Nothing,
    reasons: homeworkReasons,
  }),
} satisfies Api;
