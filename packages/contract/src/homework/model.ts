import { z } from 'zod';
import { Id, Stamp } from '../kernel/index.js';

/** Work categories of the specification. */
export const WorkCategory = z.union([z.literal(1), z.literal(3), z.literal(4)]);
export type WorkCategory = z.infer<typeof WorkCategory>;

export const HomeworkStatus = z.enum(['scheduled', 'open', 'closed', 'withdrawn']);
export type HomeworkStatus = z.infer<typeof HomeworkStatus>;

export const SubmissionStatus = z.enum(['assigned', 'writing', 'handed-in', 'absent', 'marked', 'released']);
export type SubmissionStatus = z.infer<typeof SubmissionStatus>;

/** Counts that move by events: how many copies there are, were handed in, and are wholly marked. */
export const Progress = z.object({
  total: z.number().int(),
  writing: z.number().int(),
  handedIn: z.number().int(),
  marked: z.number().int(),
});
export type Progress = z.infer<typeof Progress>;

export const HomeworkForTeacher = z.object({
  homeworkId: Id,
  paperId: Id,
  printRunId: Id,
  title: z.string(),
  subjectId: z.number().int(),
  workCategory: WorkCategory,
  status: HomeworkStatus,
  classes: z.array(z.object({ classId: Id, className: z.string() })),
  pushAt: Stamp,
  startAt: Stamp,
  endAt: Stamp,
  releasedAt: Stamp.nullable(),
  totalScore: z.number(),
  progress: Progress,
  can: z.object({ withdraw: z.boolean(), close: z.boolean(), mark: z.boolean(), release: z.boolean() }),
});
export type HomeworkForTeacher = z.infer<typeof HomeworkForTeacher>;

/** What a student may know of a homework: no answers, and no score before it is released. */
export const HomeworkForStudent = z.object({
  homeworkId: Id,
  title: z.string(),
  subjectId: z.number().int(),
  subjectName: z.string(),
  status: z.enum(['open', 'closed']),
  submission: SubmissionStatus,
  late: z.boolean(),
  startAt: Stamp,
  endAt: Stamp,
  /** When the teacher collected it before its end; null where it ended by itself or has not ended. */
  collectedAt: Stamp.nullable(),
  totalScore: z.number(),
  score: z.number().nullable(),
  /** When the copy was collected, and when it came back; null before. */
  handedInAt: Stamp.nullable(),
  releasedAt: Stamp.nullable(),
  /** It came back and the student has opened it since. */
  seen: z.boolean(),
  /** How many files of the teacher lie beside it. */
  files: z.number().int(),
});
export type HomeworkForStudent = z.infer<typeof HomeworkForStudent>;

export const SubmissionOfStudent = z.object({
  studentId: Id,
  studentNo: z.string(),
  name: z.string(),
  classId: Id,
  className: z.string(),
  status: SubmissionStatus,
  late: z.boolean(),
  firstInkAt: Stamp.nullable(),
  handedInAt: Stamp.nullable(),
  score: z.number().nullable(),
  pageCodes: z.array(z.object({ page: z.number().int(), pageCode: z.string() })),
});
export type SubmissionOfStudent = z.infer<typeof SubmissionOfStudent>;
