import { z } from 'zod';
import { Id, Stamp } from '../../kernel/index.js';
import { Mastery } from '../mastery.js';
import { Rate, WrongCause, WrongState } from '../model.js';

/** A term and its holidays; nobody reads a longer report, and no call reads more than it needs. */
export const MOST_REPORT_DAYS = 200;

/** The days that a report is about, both among them. */
export const ReportDays = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= MOST_REPORT_DAYS * 86_400_000, {
    path: ['to'],
  });

/** A homework that went back in these days; `rate` is the share of the full score, null without a score. */
export const ReportHomework = z.object({
  homeworkId: Id,
  title: z.string(),
  startAt: Stamp,
  rate: z.number().nullable(),
});

export const ReportPoint = z.object({
  knowledgeId: Id,
  title: z.string(),
  /** Of all answers about it, with its 90 % interval. */
  rate: Rate,
  answers: z.number().int(),
  /** How well it is mastered today, by the answers of a year; null where the model foretells no better than the average of the class. */
  mastery: Mastery.nullable(),
  /** The papers behind it, the newest first. */
  homeworkIds: z.array(Id),
});
export type ReportPoint = z.infer<typeof ReportPoint>;

/** One subject of a student in these days. */
export const ReportSubject = z.object({
  subjectId: z.number().int(),
  subjectName: z.string(),
  /** Counted from what was collected: given, handed in, of these late, excused. */
  given: z.number().int(),
  handedIn: z.number().int(),
  late: z.number().int(),
  excused: z.number().int(),
  /** How many answers have a score. */
  answers: z.number().int(),
  /** What went back, the oldest first. */
  homework: z.array(ReportHomework),
  /** The mean of the newer half less that of the older half, in percentage points; null under four results. */
  change: z.number().nullable(),
  /** Whether points have a mastery by the model; without it the score rates stand. */
  isModelled: z.boolean(),
  /** The weakest first. */
  points: z.array(ReportPoint),
  tests: z.array(z.object({ name: z.string(), heldOn: z.iso.date(), score: z.number(), fullScore: z.number() })),
  wrong: z.array(z.object({ cause: WrongCause.nullable(), state: WrongState, count: z.number().int() })),
});
export type ReportSubject = z.infer<typeof ReportSubject>;

/** What a student did in these days, from papers that went back: nobody else's result is in it. */
export const StudentReport = z.object({
  studentId: Id,
  studentName: z.string(),
  studentNo: z.string(),
  classId: Id.nullable(),
  className: z.string(),
  schoolName: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  subjects: z.array(ReportSubject),
  /** How many wrong questions are to be gone through again today. */
  due: z.number().int(),
  /** What teachers wrote beside answers, the newest first. */
  comments: z.array(
    z.object({
      homeworkId: Id,
      subjectName: z.string(),
      title: z.string(),
      no: z.number().int(),
      at: Stamp,
      comment: z.string(),
    }),
  ),
});
export type StudentReport = z.infer<typeof StudentReport>;
