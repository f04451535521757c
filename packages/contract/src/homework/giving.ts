import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id, Stamp } from '../kernel/index.js';
import { Audience, isDealtOnce } from './audience.js';
import { HomeworkForTeacher, HomeworkTask, WorkCategory } from './model.js';
import { homeworkReasons, NEEDS_REASON } from './reasons.js';

/** One paper and who of the classes writes it. */
const Sheet = z.object({
  paperId: Id,
  /** Copies that lie printed; absent: new ones are made. */
  printRunId: Id.optional(),
  audience: Audience.default({ kind: 'everybody' }),
  /** What the homework of this paper is called; absent: as the whole act is. */
  title: z.string().trim().min(1).max(100).optional(),
});

const reasons = {
  ...homeworkReasons,
  'given-meanwhile': {
    zh: '其中有题已经布置给这些学生，那份作业还没有截止',
    en: 'Some of these students were given some of these questions already, and that homework is still open',
  },
  'needs-reason': NEEDS_REASON,
  'no-written': homeworkReasons['no-written'],
  'not-in-class': {
    zh: '所选学生里有人不在这些班，请刷新后再选',
    en: 'One of these students is not in these classes: refresh and choose again',
  },
};

/** Giving: what, to whom, when, in one act. */
export const givingApi = {
  prepare: endpoint({
    method: 'POST',
    path: '/api/homework/prepare',
    access: forTeachers,
    summary:
      'Lays a paper out ahead, so that giving it does not wait for it, and says how long it takes: by what students of the school took for its questions, or by their estimate. Twice is once',
    input: z.object({ paperId: Id }),
    output: z.object({
      minutes: z.number(),
      /** Of how many of its questions the time was measured, and how far the whole may be off; null where none was. */
      measured: z.object({ questions: z.number().int(), plusMinusMinutes: z.number() }).nullable(),
    }),
  }),
  give: endpoint({
    method: 'POST',
    path: '/api/homework/give',
    access: forTeachers,
    summary:
      'Gives papers to classes, layers, groups or single students in one act: all of it happens or nothing. Who is named by several papers writes the one that names the fewest: students before groups before layers before everybody',
    input: z.object({
      /** Made by the browser, one for each act: sent again it gives nothing twice. */
      wishId: Id,
      sheets: z
        .array(Sheet)
        .min(1)
        .max(8)
        .refine((sheets) => isDealtOnce(sheets.map(({ audience }) => audience))),
      classIds: z.array(Id).min(1).max(40),
      title: z.string().trim().min(1).max(100),
      workCategory: WorkCategory,
      taskType: HomeworkTask.default(6),
      /** Absent: now. */
      pushAt: Stamp.optional(),
      startAt: Stamp,
      endAt: Stamp,
      /** Who joins a class while it is open gets it too. */
      forJoiners: z.boolean().default(false),
      /** Why it is given although the day of a class is full. */
      loadReason: z.string().trim().max(200).default(''),
      /** The teacher has seen that some were given some of these questions before. */
      again: z.boolean().default(false),
    }),
    output: z.object({ items: z.array(HomeworkForTeacher) }),
    reasons,
  }),
  admit: endpoint({
    method: 'POST',
    path: '/api/homework/admit',
    access: forTeachers,
    summary: 'Gives a homework that stands to students of its classes who do not have it, with copies of their own',
    input: z.object({ homeworkId: Id, studentIds: z.array(Id).min(1).max(60) }),
    output: z.object({ added: z.number().int() }),
    reasons: homeworkReasons,
  }),
  outside: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/outside',
    access: forTeachers,
    summary: 'The students of the classes of a homework who do not have it',
    input: z.object({ homeworkId: Id }),
    output: z.object({
      items: z.array(z.object({ studentId: Id, name: z.string(), studentNo: z.string(), classId: Id })),
    }),
  }),
} satisfies Api;
