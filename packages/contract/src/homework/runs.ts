import { z } from 'zod';
import { type Api, Day, endpoint, forTeachers, Id, Stamp } from '../kernel/index.js';
import { Audience } from './audience.js';
import { HomeworkStatus } from './model.js';
import { homeworkReasons } from './reasons.js';

/** Why copies that were made before cannot be given out as a homework of these classes. */
export const RunMisfit = z.enum(['paper-changed', 'other-classes', 'not-made']);
export type RunMisfit = z.infer<typeof RunMisfit>;

/** Copies of a paper that belong to no homework yet, judged for the classes that are to get it. */
export const FreeRun = z.object({
  printRunId: Id,
  createdAt: Stamp,
  classNames: z.array(z.string()),
  copies: z.number().int(),
  dots: z.boolean(),
  /** Null: they can be used. */
  misfit: RunMisfit.nullable(),
  /** Students of the classes for whom there is no copy among them. */
  without: z.number().int(),
  /** Copies of students who are not to get it: used for this homework, they are of no use for another. */
  unused: z.number().int(),
});
export type FreeRun = z.infer<typeof FreeRun>;

/** A homework that was made of the paper for some of these classes, open or over. */
export const GivenOfPaper = z.object({
  homeworkId: Id,
  paperId: Id,
  title: z.string(),
  classNames: z.array(z.string()),
  status: HomeworkStatus,
  startAt: Stamp,
  endAt: Stamp,
});
export type GivenOfPaper = z.infer<typeof GivenOfPaper>;

/** Which copies the students write on: what was printed before a homework is published. */
export const homeworkRunsApi = {
  freeRuns: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/run/list',
    access: forTeachers,
    summary:
      'The print runs of a paper that belong to no homework, newest first, which one publishing to these classes should take, and the last five homeworks that these classes were given of it and of each of the other papers of the same act',
    input: z.object({
      paperId: Id,
      classIds: z.array(Id).min(1).max(40),
      /** The papers that layers are given in the same act. */
      otherPaperIds: z.array(Id).max(8).default([]),
    }),
    output: z.object({ items: z.array(FreeRun), proposed: Id.nullable(), given: z.array(GivenOfPaper).max(45) }),
  }),
  printPlan: endpoint({
    method: 'POST',
    path: '/api/homework/run/plan',
    access: forTeachers,
    summary:
      'What printing the copies of a homework takes before it is given: sheets, what shops charge, and the first day on which they could be there',
    input: z.object({
      paperId: Id,
      classIds: z.array(Id).min(1).max(40),
      /** Copies that lie made; absent: of those that will be. */
      printRunId: Id.optional(),
      audience: Audience.default({ kind: 'everybody' }),
    }),
    output: z.object({
      copies: z.number().int(),
      pageCount: z.number().int(),
      sheets: z.number().int(),
      /** Of the cheapest and the dearest shop, in 厘; null where no price holds. */
      costLi: z.object({ least: z.number().int(), most: z.number().int() }).nullable(),
      /** If they are sent to be printed now. */
      earliestOn: Day,
      /** Where these copies were ordered already, and when they are to be there: never before they can. */
      ordered: z.object({ isHere: z.boolean(), dueAt: Stamp }).nullable(),
    }),
    reasons: homeworkReasons,
  }),
} satisfies Api;
