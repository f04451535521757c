import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id, type Message, Stamp } from '../kernel/index.js';

/** What a slip says: whose copy, and the secret of its address. */
export const PhotoSlip = z.object({ studentId: Id, studentNo: z.string(), name: z.string(), secret: z.string() });
export type PhotoSlip = z.infer<typeof PhotoSlip>;

const reasons = {
  'no-slips': { zh: '学校没有开启拍照条', en: 'The school has not switched photo slips on' },
  'homework-over': {
    zh: '作业已收卷或撤回，不能再打印拍照条',
    en: 'The homework was collected or taken back: no more photo slips',
  },
} as const satisfies Record<string, Message>;

/** Slips by which the sheets of a homework are photographed without a login. */
export const photoSlipsApi = {
  photoSlips: endpoint({
    method: 'POST',
    path: '/api/homework/slips',
    access: forTeachers,
    summary:
      'A slip for each copy in the classes taught, by class and seat, made when first asked for; `fresh` makes new ones, and the old lead nowhere. Refused where the school has not switched them on',
    input: z.object({ homeworkId: Id, fresh: z.boolean().default(false) }),
    output: z.object({
      title: z.string(),
      endAt: Stamp,
      classes: z.array(z.object({ classId: Id, className: z.string(), slips: z.array(PhotoSlip) })),
    }),
    reasons,
  }),
} satisfies Api;
