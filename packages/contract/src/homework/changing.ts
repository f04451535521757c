import { z } from 'zod';
import { type Api, endpoint, forStudents, forTeachers, Id, Stamp } from '../kernel/index.js';
import { Excuse, HomeworkForTeacher } from './model.js';
import { homeworkReasons, NEEDS_REASON } from './reasons.js';

export const ChangeKind = z.enum(['given', 'changed', 'moved', 'excused', 'not-excused', 'joined', 'withdrawn']);
export type ChangeKind = z.infer<typeof ChangeKind>;

export const ChangeReason = z.enum(['sick', 'leave', 'late', 'forgotten', 'mistake', 'other']);
export type ChangeReason = z.infer<typeof ChangeReason>;

/** Something that was changed about a homework after it was given; what stays as it was is null. */
const Change = z.object({
  changeId: Id,
  kind: ChangeKind,
  reason: ChangeReason.nullable(),
  note: z.string(),
  title: z.string().nullable(),
  startAt: Stamp.nullable(),
  endAt: Stamp.nullable(),
  changedAt: Stamp,
});

/** What the teachers read: whom it concerned and who did it. */
export const ChangeForTeacher = Change.extend({
  student: z.object({ studentId: Id, name: z.string() }).nullable(),
  changedBy: z.string().nullable(),
});
export type ChangeForTeacher = z.infer<typeof ChangeForTeacher>;

/** What a student reads: what concerned everybody, and this student alone. */
export const ChangeForStudent = Change.extend({ isMineAlone: z.boolean() });
export type ChangeForStudent = z.infer<typeof ChangeForStudent>;

const HomeworkId = z.object({ homeworkId: Id });
const why = { reason: ChangeReason, note: z.string().trim().max(200).default('') };

export const changingApi = {
  change: endpoint({
    method: 'POST',
    path: '/api/homework/change',
    access: forTeachers,
    summary:
      'Changes title, start or end for everybody. Once somebody has begun to write only the end moves; an end to come opens what was collected again',
    input: HomeworkId.extend({
      title: z.string().trim().min(1).max(100).optional(),
      startAt: Stamp.optional(),
      endAt: Stamp.optional(),
      ...why,
    }),
    output: HomeworkForTeacher,
    reasons: { ...homeworkReasons, 'needs-reason': NEEDS_REASON },
  }),
  extend: endpoint({
    method: 'POST',
    path: '/api/homework/extend',
    access: forTeachers,
    summary: 'Gives some students an end of their own, later than now',
    input: HomeworkId.extend({ studentIds: z.array(Id).min(1).max(60), endAt: Stamp, ...why }),
    output: HomeworkForTeacher,
    reasons: homeworkReasons,
  }),
  excuse: endpoint({
    method: 'POST',
    path: '/api/homework/excuse',
    access: forTeachers,
    summary: 'Some students need not hand in, and why; null takes that back',
    input: HomeworkId.extend({
      studentIds: z.array(Id).min(1).max(60),
      excuse: Excuse.nullable(),
      note: z.string().trim().max(200).default(''),
    }),
    output: HomeworkForTeacher,
    reasons: homeworkReasons,
  }),
  history: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/history',
    access: forTeachers,
    summary: 'What was changed about a homework since it was given, the newest first',
    input: HomeworkId,
    output: z.object({ items: z.array(ChangeForTeacher) }),
  }),
  myHistory: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/history/mine',
    access: forStudents,
    summary: "What was changed about one's homework since it was given, the newest first",
    input: HomeworkId,
    output: z.object({ items: z.array(ChangeForStudent) }),
  }),
} satisfies Api;
