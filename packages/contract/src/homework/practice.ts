import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id, Stamp, wholeNumber } from '../kernel/index.js';
import { Layer } from './audience.js';
import { HomeworkForTeacher } from './model.js';
import { homeworkReasons, NEEDS_REASON } from './reasons.js';

/** The questions of one paper and the layers that write it. */
const Sheet = z.object({ questionIds: z.array(Id).min(1).max(100), layers: z.array(Layer).min(1).max(4).optional() });

/** One paper for everybody, or one for each layer, and no layer twice. */
const Sheets = z
  .array(Sheet)
  .min(1)
  .max(Layer.options.length)
  .refine((sheets) => {
    const layers = sheets.flatMap((one) => one.layers ?? []);
    const isForAll = sheets.length === 1 && layers.length === 0;
    return isForAll || (sheets.every((one) => one.layers !== undefined) && new Set(layers).size === layers.length);
  });

const reasons = {
  ...homeworkReasons,
  'needs-reason': NEEDS_REASON,
  'given-meanwhile': {
    zh: '所选班级已布置过其中的题，请确认后再布置',
    en: 'A chosen class was given some of these questions already: look again and push once more',
  },
};

/** Practice given at once: papers are made and published in one act. */
export const practiceHomeworkApi = {
  layers: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/practice/layers',
    access: forTeachers,
    summary: 'How many students of the chosen classes are in each layer of a subject, and in none',
    input: z.object({ subjectId: wholeNumber({ min: 1 }), classIds: z.array(Id).min(1).max(40) }),
    output: z.object({ students: z.record(Layer, z.number().int()) }),
  }),
  pushPractice: endpoint({
    method: 'POST',
    path: '/api/homework/practice/push',
    access: forTeachers,
    summary:
      'Makes papers of questions and publishes them now: one for whole classes, or one for each layer; all of it happens or nothing',
    input: z.object({
      /** Made by the browser, one for each act: sent again it gives nothing twice. */
      wishId: Id,
      subjectId: wholeNumber({ min: 1 }),
      title: z.string().trim().min(1).max(90),
      classIds: z.array(Id).min(1).max(40),
      endAt: Stamp,
      sheets: Sheets,
      /** Classes that are known to have been given some of these questions before. */
      againFor: z.array(Id).max(40).default([]),
      /** Why it is given although the day of a class is full. */
      loadReason: z.string().trim().max(200).default(''),
    }),
    output: z.object({ items: z.array(z.object({ homework: HomeworkForTeacher, layers: z.array(Layer) })) }),
    reasons,
  }),
} satisfies Api;
