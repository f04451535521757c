import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  forTeachers,
  Id,
  type Message,
  Nothing,
  Stamp,
  wholeNumber,
} from '../../kernel/index.js';
import { QuestionType } from '../model.js';

/** What a lesson is practised in, by how hard the questions are: easy, medium, hard. */
export const UnitName = z.enum(['basic', 'standard', 'challenge']);
export type UnitName = z.infer<typeof UnitName>;

export const PracticeUnit = z.object({
  unit: UnitName,
  /** In the order of a school's paper. */
  questionIds: z.array(Id),
  types: z.array(z.object({ type: QuestionType, questions: z.number().int() })),
  minutes: z.number(),
  /** The expected score rate of the whole. */
  difficulty: z.number(),
  /** Questions of the lesson that any of these could be swapped for. */
  spare: z.number().int(),
  /** The teacher's classes that were given some of these questions: how many, and when last. */
  given: z.array(z.object({ classId: Id, className: z.string(), questions: z.number().int(), at: Stamp })),
});
export type PracticeUnit = z.infer<typeof PracticeUnit>;

/** A chapter with no chapters below it, and what it is practised with. */
export const PracticeLesson = z.object({
  chapterId: Id,
  title: z.string(),
  /** The titles of the chapters that it lies in, from the outermost on. */
  above: z.array(z.string()),
  units: z.array(PracticeUnit),
  /** Questions that the teacher has put aside here. */
  aside: z.array(Id),
});
export type PracticeLesson = z.infer<typeof PracticeLesson>;

const practiceReasons = {
  'no-other': {
    zh: '本课没有可换的题了，可以先添加试题',
    en: 'This lesson has no other question of this kind: add questions first',
  },
} as const satisfies Record<string, Message>;

/** Practice by lesson: units made of the questions that the teacher sees. */
export const practiceApi = {
  lessons: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/practice/lesson/list',
    access: forTeachers,
    summary:
      'The lessons of a textbook or a chapter with their practice units and what own classes were given; for a class, what it was given comes last; 10 a page by key',
    input: z.object({
      subjectId: wholeNumber({ min: 1 }),
      /** A textbook or a chapter. */
      nodeId: Id,
      /** A class of the teacher that the units are chosen for. */
      classId: Id.optional(),
      cursor: Cursor,
    }),
    output: z.object({ items: z.array(PracticeLesson), next: z.string().nullable(), total: z.number().int() }),
  }),
  swap: endpoint({
    method: 'POST',
    path: '/api/practice/question/swap',
    access: forTeachers,
    summary: 'Puts a question of a lesson aside for this teacher: another one takes its place in its unit',
    input: z.object({ chapterId: Id, questionId: Id, classId: Id.optional() }),
    output: Nothing,
    reasons: practiceReasons,
  }),
  bringBack: endpoint({
    method: 'POST',
    path: '/api/practice/question/back',
    access: forTeachers,
    summary: 'Takes back that questions of a lesson were put aside',
    input: z.object({ chapterId: Id, questionIds: z.array(Id).min(1).max(500) }),
    output: Nothing,
  }),
} satisfies Api;
