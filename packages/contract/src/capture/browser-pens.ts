import { z } from 'zod';
import { type Api, endpoint, Id, type Message, Nothing } from '../kernel/index.js';
import { PageSize } from '../papers/geometry.js';
import { InkAnswer, InkBatch, Mac } from './ink-batch.js';
import { INK_BODY_LIMIT } from './model.js';

export const browserPenReasons = {
  'other-teachers-pen': { zh: '这支笔登记在另一位老师名下', en: 'This pen is registered to another teacher' },
  'not-your-pen': {
    zh: '这支笔没有登记在你名下，请老师先登记',
    en: 'This pen is not registered to you: ask your teacher to register it',
  },
} as const satisfies Record<string, Message>;

/** Why a stroke of a browser's pen is not taken, beside what is wrong with its form. */
export const notOwnPage: Message = {
  zh: '写在了别人的作业纸上',
  en: 'Written on a page that is not yours to write on',
};
export const NOT_OWN_PAGE = 'not-own-page';

const access = { roles: ['TEACHER', 'STUDENT'] } as const;

export const browserPensApi = {
  browserPen: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/capture/browser/pen',
    access,
    summary:
      'Whose a pen is that a browser has connected, and the last batch that came from it; refused where this person may not send its ink',
    input: z.object({ mac: Mac }),
    output: z.object({
      /** The student who has it, as far as it is for this person to know. */
      student: z.object({ studentId: Id, name: z.string() }).nullable(),
      /** The own correcting pen of the teacher who asks. */
      isCorrecting: z.boolean(),
      lastSeq: z.number().int(),
    }),
    reasons: browserPenReasons,
  }),
  ownPen: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/capture/browser/own',
    access: { roles: ['STUDENT'] },
    summary: 'The pen that is registered to the student who asks; null where none is',
    input: Nothing,
    output: z.object({ mac: z.string().nullable() }),
  }),
  browserPage: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/capture/browser/page',
    access,
    summary:
      'What lies under a pen: whose copy of which homework, and how large the page is; not found for whoever may not write there',
    input: z.object({ pageCode: z.string().max(60) }),
    output: z.object({
      homeworkId: Id,
      paperId: Id,
      title: z.string(),
      studentId: Id,
      name: z.string(),
      page: z.number().int(),
      codeRule: z.string(),
      pageSize: PageSize,
    }),
  }),
  browserInk: endpoint({
    method: 'POST',
    path: '/api/capture/browser/ink',
    access,
    summary:
      "Ink of a pen that a browser has connected, kept as a gateway's is. A teacher sends what lies on pages of own classes or on none that is known, a student with the own pen what lies on own copies; every other stroke is rejected as `not-own-page`",
    input: InkBatch,
    output: InkAnswer,
    reasons: browserPenReasons,
    bodyLimit: INK_BODY_LIMIT,
  }),
} satisfies Api;
