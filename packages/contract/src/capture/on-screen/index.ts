import { z } from 'zod';
import { type Api, endpoint, forStudents, Id, type Message, Nothing } from '../../kernel/index.js';
import { GivenItem, HomeworkForm, NotTaken } from './model.js';

export * from './model.js';

export const onScreenReasons = {
  'not-in-form': {
    zh: '有的回答不在这份作业里，没有收下',
    en: 'Some answers belong to no question here and were not taken',
  },
  'not-saved': { zh: '有的回答没有保存', en: 'Some answers are not kept' },
  'taken-back': { zh: '老师已撤回这次作业', en: 'The teacher has taken this homework back' },
  'on-paper-only': { zh: '这份作业要写在纸上', en: 'This homework is written on paper' },
  'handed-in': { zh: '作业已交，不能再改', en: 'This homework is handed in: it cannot be changed any more' },
  'homework-over': {
    zh: '作业已发还或撤回，不能再作答',
    en: 'The homework was given back or taken back: no more answers',
  },
} as const satisfies Record<string, Message>;

const HomeworkId = z.object({ homeworkId: Id });

/** Homework answered on a screen: the paper as a form. */
export const onScreenApi = {
  form: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/capture/screen/form',
    access: forStudents,
    summary: "A student's homework as a form, with what was given on a screen so far",
    input: HomeworkId,
    output: HomeworkForm,
    reasons: onScreenReasons,
  }),
  begun: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/capture/screen/begun',
    access: forStudents,
    summary: "In which of these homeworks something stands on the student's screen, and for how many questions",
    input: z.object({ homeworkIds: z.array(Id).min(1).max(50) }),
    output: z.object({ items: z.array(z.object({ homeworkId: Id, answered: z.number().int().min(1) })) }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/capture/screen/save',
    access: forStudents,
    summary:
      'Keeps answers as they stand on the screen. What is older than what is kept changes nothing and is named, and so is what is in no place of the form; sent twice it counts once',
    input: HomeworkId.extend({ items: z.array(GivenItem).min(1).max(200) }),
    output: z.object({
      /** Questions where something else stands that was given later, on another screen. */
      older: z.array(Id).default([]),
      /** What was given where the form has no place for it: it is kept nowhere. */
      notTaken: z.array(NotTaken).default([]),
    }),
    reasons: onScreenReasons,
  }),
  handIn: endpoint({
    method: 'POST',
    path: '/api/capture/screen/hand-in',
    access: forStudents,
    summary:
      'The student hands the homework in, unless the screen shows answers that are in no place of the form or that are not kept. Twice is once',
    input: HomeworkId.extend({
      /** The areas that the screen shows an answer in. */
      areaIds: z.array(z.string().max(100)).max(2_000).default([]),
      /** How long ago it was handed in, where the network was away. */
      ageSeconds: GivenItem.shape.ageSeconds.default(0),
    }),
    output: Nothing,
    reasons: onScreenReasons,
  }),
} satisfies Api;
