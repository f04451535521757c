import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id, wholeNumber } from '../../kernel/index.js';
import { Level } from '../../people/my-classes/index.js';
import { QuestionBody } from '../../questions/index.js';

/** Why a teacher finds a question unsuitable for a class. */
export const UnsuitableReason = z.enum(['too-easy', 'too-hard', 'not-taught', 'faulty', 'other']);
export type UnsuitableReason = z.infer<typeof UnsuitableReason>;

/** Below so many scored answers nothing is recommended: it would be a guess. */
export const FEWEST_ANSWERS = 20;

/** A knowledge point of a class: how well it is mastered, within what, and how much it is needed. */
export const WeakPoint = z.object({
  knowledgeId: Id,
  title: z.string(),
  mastery: z.number(),
  from: z.number(),
  to: z.number(),
  answers: z.number().int(),
  /** Who has not passed it. */
  weak: z.number().int(),
  /** Of the curriculum among the points that were asked. */
  share: z.number(),
  need: z.number(),
});
export type WeakPoint = z.infer<typeof WeakPoint>;

export const RecommendedQuestion = z.object({
  questionId: Id,
  body: QuestionBody,
  knowledge: z.string(),
  /** `explore`: about what has not been measured yet. */
  why: z.enum(['practice', 'explore']),
  /** The share of points that these students are expected to win. */
  expected: z.number(),
  minutes: z.number(),
});
export type RecommendedQuestion = z.infer<typeof RecommendedQuestion>;

/** Questions for the class, for a layer of it or for one student, with the point that they are given for. */
export const RecommendedSet = z.object({
  kind: z.enum(['class', 'layer', 'student']),
  level: Level.nullable(),
  studentId: Id.nullable(),
  name: z.string(),
  students: z.number().int(),
  point: z.object({ title: z.string(), mastery: z.number(), answers: z.number().int(), weak: z.number().int() }),
  minutes: z.number(),
  questions: z.array(RecommendedQuestion),
});
export type RecommendedSet = z.infer<typeof RecommendedSet>;

const of = { classId: Id, subjectId: wholeNumber({ min: 1 }) };
const refused = { ...of, questionId: Id };

/** What a class, its layers and its students should practise next. */
export const recommendApi = {
  forClass: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/recommend/class',
    access: forTeachers,
    summary:
      'The weak points of a class by (1 − mastery) × share of the curriculum × nearness of the exam, and sets of questions for the class, its layers and its students; empty below 20 scored answers of six weeks',
    input: z.object(of),
    output: z.object({
      className: z.string(),
      homework: z.number().int(),
      answers: z.number().int(),
      examInDays: z.number().int().nullable(),
      points: z.array(WeakPoint),
      sets: z.array(RecommendedSet),
    }),
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
