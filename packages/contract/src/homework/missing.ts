import { z } from 'zod';
import { type Api, endpoint, forStaff, forTeachers, Id, Stamp } from '../kernel/index.js';
import { Excuse, SubmissionStatus } from './model.js';
import { homeworkReasons } from './reasons.js';

/** A copy that is not in. */
const MissingCopy = z.object({
  homeworkId: Id,
  title: z.string(),
  subjectName: z.string(),
  endAt: Stamp,
  status: SubmissionStatus,
  excuse: Excuse.nullable(),
  remindedAt: Stamp.nullable(),
  /** Excuse and remind: for who teaches the class in the subject. */
  can: z.object({ adjust: z.boolean() }),
});

export const MissingStudent = z.object({
  studentId: Id,
  name: z.string(),
  studentNo: z.string(),
  copies: z.array(MissingCopy),
});
export type MissingStudent = z.infer<typeof MissingStudent>;

/** Nobody is disturbed from 21:00 to 7:00. */
const QUIET_FROM = 21;
const QUIET_TO = 7;

/** Whether nobody is reminded now; `stamp` in the zone of the school. */
export function isQuiet(stamp: string): boolean {
  const hour = Number(stamp.slice(8, 10));
  return hour >= QUIET_FROM || hour < QUIET_TO;
}

/** What is missing, and asking for it. */
export const missingApi = {
  missing: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/missing',
    access: forStaff,
    summary:
      'Who of a class has not handed in what was due since yesterday or is due today, in every subject: the list at the door',
    input: z.object({ classId: Id }),
    output: z.object({ students: z.number().int(), due: z.number().int(), items: z.array(MissingStudent) }),
  }),
  remind: endpoint({
    method: 'POST',
    path: '/api/homework/remind',
    access: forTeachers,
    summary:
      'Reminds students of copies that are missing, by the event stream: nobody excused, nobody twice an hour, nobody from 21:00 to 7:00',
    input: z.object({ homeworkId: Id, studentIds: z.array(Id).min(1).max(400) }),
    output: z.object({ reminded: z.number().int(), passed: z.number().int() }),
    reasons: {
      ...homeworkReasons,
      'quiet-hours': { zh: '21:00 至 7:00 不提醒学生', en: 'Students are not reminded from 21:00 to 7:00' },
    },
  }),
} satisfies Api;
