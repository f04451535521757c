import { z } from 'zod';
import { Day, Id, Stamp } from '../../kernel/index.js';
import { SubmissionStatus } from '../model.js';

/** Winter and summer of the specification. */
export const HolidayCategory = z.union([z.literal(3), z.literal(4)]);
export type HolidayCategory = z.infer<typeof HolidayCategory>;

export const holidayLimits = { days: 70, papers: 20, minutesADay: 180, studentsOfFile: 10 } as const;

/** `open`: teachers fill it. `making`: it is being printed. `ready`: students have it. */
export const HolidayState = z.enum(['open', 'making', 'ready', 'failed', 'withdrawn']);
export type HolidayState = z.infer<typeof HolidayState>;

export const SkipReason = z.enum(['sick', 'travel', 'other']);
export type SkipReason = z.infer<typeof SkipReason>;

const Subject = { subjectId: z.number().int(), subjectName: z.string() };

export const HolidaySummary = z.object({
  holidayId: Id,
  title: z.string(),
  workCategory: HolidayCategory,
  classId: Id,
  className: z.string(),
  from: Day,
  to: Day,
  state: HolidayState,
  createdBy: z.string(),
  subjects: z.array(z.object({ ...Subject, minutes: z.number(), questions: z.number().int() })),
});
export type HolidaySummary = z.infer<typeof HolidaySummary>;

/** What one subject puts into the booklet. */
export const HolidayPart = z.object({
  ...Subject,
  teacherName: z.string(),
  paperIds: z.array(Id),
  days: z.array(Day),
  minutesADay: z.number().int(),
  minutes: z.number(),
  questions: z.number().int(),
  leftOut: z.number().int(),
  loadReason: z.string().nullable(),
  revision: z.number().int(),
});
export type HolidayPart = z.infer<typeof HolidayPart>;

/** What a subject asks for on one day. */
export const HolidayTask = z.object({ ...Subject, minutes: z.number(), questions: z.number().int(), off: z.boolean() });
export type HolidayTask = z.infer<typeof HolidayTask>;

export const HolidayDay = z.object({ day: Day, minutes: z.number(), tasks: z.array(HolidayTask) });
export type HolidayDay = z.infer<typeof HolidayDay>;

/** A week of a subject: what is handed in and marked together. */
export const HolidayWeek = z.object({
  ...Subject,
  no: z.number().int(),
  from: Day,
  to: Day,
  pages: z.number().int(),
  homeworkId: Id.nullable(),
  status: z.enum(['scheduled', 'open', 'closed', 'withdrawn']).nullable(),
  handedIn: z.number().int(),
  marked: z.number().int(),
  total: z.number().int(),
});
export type HolidayWeek = z.infer<typeof HolidayWeek>;

export const HolidayDetail = HolidaySummary.extend({
  /** Minutes that the school allows on a day; null: no limit. */
  limit: z.number().int().nullable(),
  dots: z.boolean(),
  jobId: Id.nullable(),
  parts: z.array(HolidayPart),
  days: z.array(HolidayDay),
  weeks: z.array(HolidayWeek),
  can: z.object({
    /** Subjects of this class that the actor may fill. */
    fill: z.array(z.object(Subject)),
    print: z.boolean(),
    withdraw: z.boolean(),
  }),
});
export type HolidayDetail = z.infer<typeof HolidayDetail>;

/** Where one student of the class is. */
export const HolidayStudent = z.object({
  studentId: Id,
  name: z.string(),
  studentNo: z.string(),
  /** Tasks of the days up to today, and how many of them are ticked off or handed in. */
  due: z.number().int(),
  done: z.number().int(),
  /** Tasks of the days before today that are not done: a day is not over before its evening. */
  behind: z.number().int(),
  /** Tasks of the whole booklet. */
  total: z.number().int(),
  /** The last day that is wholly done. */
  lastDay: Day.nullable(),
  /** What was handed in, week by week and subject by subject. */
  weeks: z.array(z.object({ subjectId: z.number().int(), no: z.number().int(), status: SubmissionStatus })),
  skips: z.array(
    z.object({ day: Day, reason: SkipReason, movedTo: Day.nullable(), excused: z.boolean(), canExcuse: z.boolean() }),
  ),
  remindedAt: Stamp.nullable(),
});
export type HolidayStudent = z.infer<typeof HolidayStudent>;

/** `handed-in`: its week is. `off`: nobody has to write it any more. */
export const TaskState = z.enum(['open', 'done', 'handed-in', 'off', 'excused']);
export type TaskState = z.infer<typeof TaskState>;

const PlanTask = z.object({
  ...Subject,
  /** The day that stands over it in the booklet. */
  day: Day,
  minutes: z.number(),
  questions: z.number().int(),
  state: TaskState,
});
export type PlanTask = z.infer<typeof PlanTask>;

export const PlanDay = z.object({
  day: Day,
  minutes: z.number(),
  tasks: z.array(PlanTask),
  skip: z.object({ reason: SkipReason, movedTo: Day.nullable(), excused: z.boolean() }).nullable(),
  canSkip: z.boolean(),
});
export type PlanDay = z.infer<typeof PlanDay>;

export const PlanWeek = z.object({
  ...Subject,
  no: z.number().int(),
  from: Day,
  to: Day,
  homeworkId: Id,
  /** It has opened: photographs of its pages are taken. */
  isOpen: z.boolean(),
  endAt: Stamp,
  status: SubmissionStatus,
});
export type PlanWeek = z.infer<typeof PlanWeek>;

/** A student's own plan of a holiday. */
export const HolidayPlan = z.object({
  holidayId: Id,
  title: z.string(),
  from: Day,
  to: Day,
  today: Day,
  limit: z.number().int().nullable(),
  done: z.number().int(),
  total: z.number().int(),
  days: z.array(PlanDay),
  weeks: z.array(PlanWeek),
});
export type HolidayPlan = z.infer<typeof HolidayPlan>;
