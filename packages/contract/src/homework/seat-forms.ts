import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id, type Message } from '../kernel/index.js';
import { Room, Seat } from '../people/my-classes/index.js';
import { seatForms } from './audience.js';
import { homeworkReasons } from './reasons.js';

/** Parallel papers are as hard as each other, give or take this much of the expected score rate. */
export const FORMS_ALIKE = 0.02;

/** One of the papers that are dealt by seats. */
export const FormOfSeats = z.object({
  paperId: Id,
  title: z.string(),
  totalScore: z.number(),
  /** The expected score rate of the whole paper. */
  difficulty: z.number(),
  students: z.number().int(),
});
export type FormOfSeats = z.infer<typeof FormOfSeats>;

const Dealt = z.object({ name: z.string(), form: z.number().int() });

/** A class with the form at every seat. */
export const SeatsOfClass = z.object({
  classId: Id,
  className: z.string(),
  /** Null: no seating plan stands. */
  room: Room.nullable(),
  seats: z.array(Seat.extend(Dealt.shape)),
  /** Who has no seat, or whose class has no plan: by the order of the list. */
  unseated: z.array(Dealt.extend({ studentId: Id })),
  /** Pairs that hold the same form all the same: side by side or behind each other, and across a corner. */
  alike: z.object({ beside: z.number().int(), across: z.number().int() }),
});
export type SeatsOfClass = z.infer<typeof SeatsOfClass>;

const copiesReasons = {
  'not-ready': { zh: '学生卷还没有生成好，请稍候', en: 'The copies are still being made' },
} as const satisfies Record<string, Message>;

/** Parallel papers for a class that sits close. */
export const seatFormsApi = {
  seatForms: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/seats',
    access: forTeachers,
    summary:
      'How parallel papers lie on the seats of classes as they sit now: neighbours never alike, and of corners as few as can be; how far the papers are alike, and who has no seat. Keeps nothing: what is given to `seats` is dealt the same way',
    input: z.object({
      classIds: z.array(Id).min(1).max(40),
      paperIds: z
        .array(Id)
        .min(seatForms.least)
        .max(seatForms.most)
        .refine((ids) => new Set(ids).size === ids.length),
    }),
    output: z.object({
      papers: z.array(FormOfSeats),
      /** Whether all are worth the same, and as hard within 0.02. */
      isEqual: z.object({ score: z.boolean(), difficulty: z.boolean() }),
      /** Questions that more than one of them has. */
      shared: z.number().int(),
      classes: z.array(SeatsOfClass),
    }),
    reasons: homeworkReasons,
  }),
  copiesBySeat: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/homework/copies',
    access: forTeachers,
    kind: 'file',
    summary:
      'The copies of a homework in one PDF in the order in which they are handed out: class by class as the students sit, then who has no seat. Papers given in the same act lie between each other',
    input: z.object({ homeworkId: Id }),
    output: z.never(),
    reasons: copiesReasons,
  }),
} satisfies Api;
