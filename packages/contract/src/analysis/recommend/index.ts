import { z } from 'zod';
import { END_FAR, homeworkReasons, NEEDS_REASON, WISH_USED } from '../../homework/index.js';
import { type Api, endpoint, forTeachers, Id, Stamp, wholeNumber } from '../../kernel/index.js';
import { Level } from '../../people/my-classes/index.js';
import {
  GivenSet,
  Lift,
  PointOfClass,
  RecommendedSet,
  setBanks,
  UnsuitableReason,
  USUAL_MINUTES,
  WeakPoint,
} from './model.js';

export * from './model.js';

const of = { classId: Id, subjectId: wholeNumber({ min: 1 }) };
const refused = { ...of, questionId: Id };
/** Made by the caller: sent twice it is done once. */
const once = { wishId: Id };

/** From what it is said, and the points in the order in which they are needed. */
const found = {
  className: z.string(),
  homework: z.number().int(),
  answers: z.number().int(),
  /** Whether mastery is the model's; without it, averages of these answers that fade. */
  isModelled: z.boolean(),
  examInDays: z.number().int().nullable(),
  points: z.array(WeakPoint),
};

/** What a class, its layers and its students should practise next. */
export const recommendApi = {
  forClass: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/recommend/class',
    access: { roles: ['TEACHER', 'SCHOOLPRINCIPAL'] },
    summary:
      'The weak points of a class by (1 − mastery) × share of the curriculum × nearness of the exam (what is at the goal, or was given lately, after what is weak), and sets of questions for the class, its layers and its students; empty below 20 scored answers of six weeks',
    input: z.object({
      ...of,
      /** Only sets for this point. */
      knowledgeId: Id.optional(),
      minutes: wholeNumber({ min: 5, max: 60 }).default(USUAL_MINUTES),
      /** Only questions of this bank. */
      bank: z.enum(setBanks).optional(),
    }),
    output: z.object({
      ...found,
      sets: z.array(RecommendedSet),
      /** The last ten, the newest first. */
      given: z.array(GivenSet),
      /** Null while too few answered before and after. */
      lift: Lift.nullable(),
      can: z.object({ give: z.boolean() }),
    }),
  }),
  points: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/recommend/points',
    access: { roles: ['REGION'] },
    summary: 'The weak points of a class for the officer who has chosen its school: no student, no layer, no question',
    input: z.object(of),
    output: z.object({ ...found, points: z.array(PointOfClass) }),
  }),
  paper: endpoint({
    method: 'POST',
    path: '/api/analysis/recommend/paper',
    access: forTeachers,
    summary: 'Makes a paper of a set for a class or a layer, to be given or printed. Sent twice it is made once',
    input: z
      .object({
        ...of,
        ...once,
        kind: z.enum(['class', 'layer']),
        level: Level.nullable(),
        knowledgeId: Id,
        questionIds: z.array(Id).min(1).max(20),
      })
      .refine(({ kind, level }) => (kind === 'layer') === (level !== null)),
    output: z.object({ paperId: Id }),
    reasons: { 'wish-used': WISH_USED },
  }),
  booklets: endpoint({
    method: 'POST',
    path: '/api/analysis/recommend/booklets',
    access: forTeachers,
    summary:
      'Prints the sets of students as they were seen: a personal booklet each, in the order in which they sit. Sent twice it is printed once',
    input: z.object({
      ...of,
      ...once,
      sets: z
        .array(z.object({ studentId: Id, questionIds: z.array(Id).min(1).max(10) }))
        .min(1)
        .max(80)
        .refine((sets) => new Set(sets.map(({ studentId }) => studentId)).size === sets.length),
      title: z.string().trim().min(1).max(60),
      endAt: Stamp,
      /** Over a dot code, for pens. */
      dots: z.boolean(),
      /** Why they are given although the day of a student is full. */
      loadReason: z.string().trim().max(200).default(''),
    }),
    output: z.object({ handbookId: Id, jobId: Id.nullable() }),
    reasons: {
      'wish-used': WISH_USED,
      'needs-reason': NEEDS_REASON,
      'no-written': homeworkReasons['no-written'],
      'end-past': { zh: '截止时间已经过去', en: 'The end has passed already' },
      'end-far': END_FAR,
    },
  }),
  unsuitable: endpoint({
    method: 'POST',
    path: '/api/analysis/recommend/unsuitable',
    access: forTeachers,
    summary: 'A question does not suit a class: it is not recommended to it again, and later to others of the school',
    input: z.object({ ...refused, reason: UnsuitableReason }),
    output: z.object({}),
  }),
  suitable: endpoint({
    method: 'POST',
    path: '/api/analysis/recommend/suitable',
    access: forTeachers,
    summary: 'Takes back that a question does not suit a class',
    input: z.object(refused),
    output: z.object({}),
  }),
} satisfies Api;
