import { z } from 'zod';
import { END_FAR, homeworkReasons, NEEDS_REASON, WISH_USED } from '../../homework/index.js';
import { type Api, endpoint, forStaff, forTeachers, Id, Stamp } from '../../kernel/index.js';
import { Redoable } from './model.js';

/** Wrong questions of a homework once more, for single students. */
export const redoApi = {
  redoable: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/handbook/redoable',
    access: forStaff,
    summary: 'Who of a class got questions of a homework wrong, beside what was redone right; the first score stays',
    input: z.object({ homeworkId: Id, classId: Id }),
    output: Redoable,
  }),
  redo: endpoint({
    method: 'POST',
    path: '/api/analysis/handbook/redo',
    access: forTeachers,
    summary:
      'Gives each of these students the own wrong questions of a homework once more, on paper and on the screen, as a homework bound to the first',
    input: z.object({
      homeworkId: Id,
      classId: Id,
      studentIds: z.array(Id).min(1).max(200),
      endAt: Stamp,
      dots: z.boolean(),
      /** Why it is given although the day of a student is full. */
      loadReason: z.string().trim().max(200).default(''),
      /** Made by the caller: sent twice it is given once. */
      wishId: Id,
    }),
    output: z.object({ handbookId: Id, jobId: Id.nullable() }),
    reasons: {
      'nothing-to-redo': {
        zh: '这些学生没有要订正的题，或上一次订正还没有发回',
        en: 'These students have nothing to redo, or their last redo has not been given back yet',
      },
      'not-in-class': {
        zh: '所选学生里有人不在这个班，请刷新后再选',
        en: 'One of these students is not in this class: refresh and choose again',
      },
      'wish-used': WISH_USED,
      'needs-reason': NEEDS_REASON,
      'no-written': homeworkReasons['no-written'],
      'end-past': { zh: '收交时间须晚于现在', en: 'The time to hand in must be to come' },
      'end-far': END_FAR,
    },
  }),
  takeBackRedo: endpoint({
    method: 'POST',
    path: '/api/analysis/handbook/redo/take-back',
    access: forTeachers,
    summary: 'Takes a redo back from those who have not written yet; what is being written stays. Twice is once',
    input: z.object({ handbookId: Id }),
    output: z.object({ taken: z.number().int(), left: z.number().int() }),
    reasons: {
      'still-made': { zh: '订正还在制作，请稍后再撤回', en: 'The redo is still being made: take it back in a moment' },
    },
  }),
} satisfies Api;
