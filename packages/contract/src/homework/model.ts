import { z } from 'zod';
import { Id, Stamp } from '../kernel/index.js';
import { Layer } from './audience.js';

/** Work categories of the specification. */
export const WorkCategory = z.union([z.literal(1), z.literal(3), z.literal(4)]);
export type WorkCategory = z.infer<typeof WorkCategory>;

/** Of the task types of the specification those that are homework: pen and paper, written, dictation, calligraphy, spoken, combined. */
export const HomeworkTask = z.union([
  z.literal(0),
  z.literal(6),
  z.literal(7),
  z.literal(9),
  z.literal(10),
  z.literal(12),
]);
export type HomeworkTask = z.infer<typeof HomeworkTask>;

/** Why a student need not hand in. */
export const Excuse = z.enum(['sick', 'leave', 'forgotten', 'other']);
export type Excuse = z.infer<typeof Excuse>;

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
  /** Given in one act with others of this id: layers with papers of their own. */
  givingId: Id,
  taskType: HomeworkTask,
  /** How long it takes, as was estimated when it was given. */
  minutes: z.number(),
  /** The layers that write it; null where layers did not matter. */
  layers: z.array(Layer).nullable(),
  /** Given to groups or single students of the classes. */
  forSome: z.boolean(),
  /** Who joins a class while it is open gets it too. */
  forJoiners: z.boolean(),
  /** Why it was given although the day of a class was full. */
  loadReason: z.string().nullable(),
  /** When it was collected before its end; null where it was not. */
  collectedAt: Stamp.nullable(),
  /** The homework whose wrong questions it asks again. */
  redoOf: Id.nullable(),
  progress: Progress,
  can: z.object({
    withdraw: z.boolean(),
    close: z.boolean(),
    mark: z.boolean(),
    release: z.boolean(),
    /** Title and start, while nothing is written. */
    change: z.boolean(),
    /** The end for everybody, and students who were forgotten. */
    move: z.boolean(),
    /** More time and excuses for students of the classes taught. */
    adjust: z.boolean(),
  }),
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
  /** The student's own end where more time was given, else that of everybody. */
  endAt: Stamp,
  excuse: Excuse.nullable(),
  /** Something about it was changed since it was given. */
  changed: z.boolean(),
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
  /** It can be answered on a screen too. */
  onScreen: z.boolean(),
  /** Where the printed copies are, and when they are to be there, or that they are not printed after all; absent where nobody has ordered any. */
  print: z.object({ state: z.enum(['coming', 'here', 'withdrawn']), dueAt: Stamp }).optional(),
  /** The name of the homework whose wrong questions it asks again; null where it is no redo. */
  redoOf: z.string().nullable(),
  /** And which it is. */
  redoOfId: Id.nullable(),
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
  /** The end of this student alone; null: that of everybody. */
  endAt: Stamp.nullable(),
  excuse: Excuse.nullable(),
  pageCodes: z.array(z.object({ page: z.number().int(), pageCode: z.string() })),
});
export type SubmissionOfStudent = z.infer<typeof SubmissionOfStudent>;
