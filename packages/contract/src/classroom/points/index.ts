import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  forStaff,
  forStudents,
  forTeachers,
  Id,
  type Message,
  Nothing,
  pageOf,
  SheetFormat,
  sentWholeNumber,
  wholeNumber,
} from '../../kernel/index.js';
import { RemarkFact } from './facts.js';
import {
  Gift,
  GiftTo,
  Growth,
  Month,
  OwnPoints,
  PointBoard,
  PointReason,
  Points,
  pointLimits,
  RemarkLine,
} from './model.js';

export * from './facts.js';
export * from './model.js';

const PATH = '/api/points';
const reasons = {
  'points-changed': { zh: '这里刚被别人改过，请再看一眼', en: 'Somebody has just changed this: please look again' },
  'gift-nobody': { zh: '这里没有学生可以给分', en: 'There is nobody here to give points to' },
  'wish-used': {
    zh: '这次加分已经记下，与现在填的不同，请先看记录',
    en: 'This was given already, with other details: look at the record first',
  },
  'remark-released': { zh: '已经发布，先撤回再改', en: 'It is released: withdraw it before changing it' },
} as const satisfies Record<string, Message>;
const reading = { whileLocked: true, readOnly: true, access: forTeachers } as const;
const ofMonth = z.object({ classId: Id, month: Month });
const ofSubject = z.object({ classId: Id, subjectId: wholeNumber({ min: 1 }) });

export const pointsApi = {
  reasons: endpoint({
    ...reading,
    access: forStaff,
    method: 'POST',
    path: `${PATH}/reasons`,
    summary:
      'The reasons that the school gives points for; the usual ones, in the language of whoever asks, until it has its own',
    input: z.object({}),
    output: z.object({
      revision: z.number().int(),
      reasons: z.array(PointReason),
      can: z.object({ edit: z.boolean() }),
    }),
  }),
  saveReasons: endpoint({
    method: 'POST',
    path: `${PATH}/reasons/save`,
    access: forStaff,
    summary: 'Puts these reasons in place of those of the school; what was given keeps its words',
    input: z.object({ revision: wholeNumber(), reasons: z.array(PointReason).min(1).max(pointLimits.reasons) }),
    output: Nothing,
    reasons,
  }),
  give: endpoint({
    method: 'POST',
    path: `${PATH}/give`,
    access: forTeachers,
    summary:
      'Gives points to students, a group or the class; `wishId` is made by the caller: sent twice it counts once',
    input: z.object({
      wishId: Id,
      classId: Id,
      to: GiftTo,
      points: Points,
      reason: PointReason.shape.text,
      lessonId: Id.nullable(),
    }),
    output: z.object({ giftId: Id }),
    reasons,
  }),
  undo: endpoint({
    method: 'POST',
    path: `${PATH}/undo`,
    access: forTeachers,
    summary: 'Takes back what one has given: it counts no more and stays in the history',
    input: z.object({ giftId: Id }),
    output: Nothing,
  }),
  stream: endpoint({
    ...reading,
    method: 'POST',
    path: `${PATH}/stream`,
    summary: 'What was given in a class, newest first, 20 a page by key; also what was taken back',
    input: z.object({ classId: Id, studentId: Id.optional(), cursor: Cursor }),
    output: pageOf(Gift),
  }),
  board: endpoint({
    ...reading,
    method: 'POST',
    path: `${PATH}/board`,
    summary: 'The points of a class in a month: each student by day, and each group',
    input: ofMonth,
    output: PointBoard,
  }),
  exportBoard: endpoint({
    ...reading,
    method: 'GET',
    path: `${PATH}/board/export`,
    kind: 'file',
    summary: 'The same as a table, a row for each student',
    input: ofMonth.extend({ format: SheetFormat }),
    output: z.never(),
  }),
  growth: endpoint({
    ...reading,
    method: 'POST',
    path: `${PATH}/growth`,
    summary:
      'How far each student came between the last two stage tests; places only as the rank policy of the later one says',
    input: ofSubject,
    output: z.object({ growth: Growth.nullable() }),
  }),
  exportGrowth: endpoint({
    ...reading,
    method: 'GET',
    path: `${PATH}/growth/export`,
    kind: 'file',
    summary: 'The same as a table',
    input: ofSubject.extend({ subjectId: sentWholeNumber({ min: 1 }), format: SheetFormat }),
    output: z.never(),
  }),
  remarks: endpoint({
    ...reading,
    method: 'POST',
    path: `${PATH}/remarks`,
    summary: 'The remarks that one has written of the students of a class for a month',
    input: ofMonth,
    output: z.object({ students: z.array(RemarkLine) }),
  }),
  facts: endpoint({
    ...reading,
    method: 'POST',
    path: `${PATH}/facts`,
    summary: 'What is known of the month of a student, for a draft of a remark',
    input: ofMonth.extend({ studentId: Id }),
    output: z.object({ facts: z.array(RemarkFact) }),
  }),
  saveRemark: endpoint({
    method: 'POST',
    path: `${PATH}/remark/save`,
    access: forTeachers,
    summary: 'Writes a remark of a student for a month, or changes the own one; revision 0 is a new one',
    input: ofMonth.extend({
      studentId: Id,
      revision: wholeNumber(),
      text: z.string().trim().min(1).max(pointLimits.remark),
    }),
    output: Nothing,
    reasons,
  }),
  moveRemark: endpoint({
    method: 'POST',
    path: `${PATH}/remark/move`,
    access: forTeachers,
    summary: 'Lets the student and the parents read the own remark, or withdraws it',
    input: z.object({ remarkId: Id, revision: wholeNumber({ min: 1 }), move: z.enum(['release', 'withdraw']) }),
    output: Nothing,
    reasons,
  }),
  own: endpoint({
    ...reading,
    access: forStudents,
    method: 'POST',
    path: `${PATH}/own`,
    summary: 'The points, growth and released remarks of the student who asks, nobody else',
    input: z.object({}),
    output: OwnPoints,
  }),
} satisfies Api;
