import { z } from 'zod';
import { RankShown } from '../../analysis/stage-tests/index.js';
import { Id, type Language, Stamp, wholeNumber } from '../../kernel/index.js';

export const pointLimits = { most: 10, reasons: 30, students: 120, remark: 1000 } as const;

/** Plus or minus; a gift of nothing is none. */
export const Points = z
  .number()
  .int()
  .min(-pointLimits.most)
  .max(pointLimits.most)
  .refine((points) => points !== 0);

const ReasonText = z.string().trim().min(1).max(30);
export const PointReason = z.object({ text: ReasonText, points: Points });
export type PointReason = z.infer<typeof PointReason>;

/** What schools begin with; each changes them as it likes. */
export const usualReasons: Readonly<Record<Language, readonly PointReason[]>> = {
  zh: [
    { text: '积极发言', points: 1 },
    { text: '认真听讲', points: 1 },
    { text: '作业工整', points: 1 },
    { text: '帮助同学', points: 2 },
    { text: '按时订正', points: 1 },
    { text: '小组合作', points: 2 },
    { text: '没带学具', points: -1 },
    { text: '没交作业', points: -1 },
    { text: '课堂讲话', points: -1 },
  ],
  en: [
    { text: 'Spoke up', points: 1 },
    { text: 'Listened', points: 1 },
    { text: 'Tidy homework', points: 1 },
    { text: 'Helped others', points: 2 },
    { text: 'Corrected in time', points: 1 },
    { text: 'Worked as a group', points: 2 },
    { text: 'Tools forgotten', points: -1 },
    { text: 'Homework missing', points: -1 },
    { text: 'Talked in class', points: -1 },
  ],
};

/** A month as 202611. */
export const Month = z.string().regex(/^20\d\d(0[1-9]|1[0-2])$/);

/** Whom a gift is for: whoever is in the group or the class at that moment. */
export const GiftTo = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('students'), studentIds: z.array(Id).min(1).max(pointLimits.students) }),
  z.object({ kind: z.literal('group'), setId: Id, number: wholeNumber({ min: 1, max: 99 }) }),
  z.object({ kind: z.literal('class') }),
]);

export const Gift = z.object({
  giftId: Id,
  givenAt: Stamp,
  teacherName: z.string(),
  points: z.number().int(),
  reason: z.string(),
  to: z.enum(['students', 'group', 'class']),
  students: z.array(z.object({ studentId: Id, name: z.string() })),
  /** The lesson that it was given for. */
  lessonId: Id.nullable(),
  undoneAt: Stamp.nullable(),
  can: z.object({ undo: z.boolean() }),
});
export type Gift = z.infer<typeof Gift>;

const Student = z.object({ studentId: Id, name: z.string(), studentNo: z.string() });

/** The points of a class in a month: student × day, and the groups as they are today. */
export const PointBoard = z.object({
  days: z.array(z.string()),
  students: z.array(
    Student.extend({ total: z.number().int(), days: z.array(z.object({ day: z.string(), points: z.number().int() })) }),
  ),
  sets: z.array(
    z.object({
      setId: Id,
      name: z.string(),
      groups: z.array(
        z.object({
          number: z.number().int(),
          name: z.string(),
          colour: z.number().int(),
          members: z.number().int(),
          total: z.number().int(),
        }),
      ),
    }),
  ),
});
export type PointBoard = z.infer<typeof PointBoard>;

/** Percentage points that a student came nearer to, or above, the class average between the last two stage tests of a subject. */
export const Growth = z.object({
  before: z.string(),
  after: z.string(),
  shown: RankShown,
  students: z.array(
    Student.extend({
      growth: z.number(),
      /** Only where the school's rank policy shows places. */
      place: z.number().int().nullable(),
      /** The fifth of the class, 1 the best; only where the policy shows bands. */
      band: z.number().int().nullable(),
    }),
  ),
});
export type Growth = z.infer<typeof Growth>;

export const RemarkState = z.enum(['draft', 'released']);
export type RemarkState = z.infer<typeof RemarkState>;

export const Remark = z.object({
  remarkId: Id,
  text: z.string(),
  state: RemarkState,
  revision: wholeNumber({ min: 1 }),
  teacherName: z.string(),
  can: z.object({ change: z.boolean(), release: z.boolean(), withdraw: z.boolean() }),
});
export type Remark = z.infer<typeof Remark>;

export const RemarkLine = Student.extend({ remark: Remark.nullable() });
export type RemarkLine = z.infer<typeof RemarkLine>;

/** What a student is shown: the own points, the own growth, and what was released. */
export const OwnPoints = z.object({
  total: z.number().int(),
  gifts: z.array(
    z.object({ giftId: Id, givenAt: Stamp, teacherName: z.string(), points: z.number().int(), reason: z.string() }),
  ),
  remarks: z.array(z.object({ remarkId: Id, month: z.string(), teacherName: z.string(), text: z.string() })),
  growth: z.array(z.object({ subjectName: z.string(), before: z.string(), after: z.string(), growth: z.number() })),
});
export type OwnPoints = z.infer<typeof OwnPoints>;
