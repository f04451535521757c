import { z } from 'zod';
import { type Api, endpoint, Id, SheetFormat, sentWholeNumber, wholeNumber } from '../../kernel/index.js';
import { TreeOf } from './model.js';
import { treeReasons } from './reasons.js';
import { forMaintenance, here } from './seen.js';

export const lessonLimits = { hours: 99, words: 200, word: 12, points: 30, heaviest: 5 } as const;

/** The discipline whose lessons have lists of words. */
const CHINESE = 1;
export const hasWords = (subjectMainId: number): boolean => subjectMainId === CHINESE;

/** In halves. */
export const LessonHours = z.number().min(0.5).max(lessonLimits.hours).multipleOf(0.5);
export const LessonWord = z.string().trim().min(1).max(lessonLimits.word);

/** A knowledge point of a lesson; weights of one lesson are parts of their sum. */
export const LessonPoint = z.object({
  knowledgeId: Id,
  weight: wholeNumber({ min: 1, max: lessonLimits.heaviest }),
});
export type LessonPoint = z.infer<typeof LessonPoint>;

export const Lesson = z.object({
  hours: z.number().nullable(),
  words: z.array(z.object({ wordId: z.string(), word: z.string() })),
  points: z.array(LessonPoint.extend({ knowledgeId: z.string(), title: z.string() })),
});
export type Lesson = z.infer<typeof Lesson>;

/**
 * What a check of a tree finds. Of chapters: a lesson without questions, without knowledge points, without hours. Of knowledge points:
 * one that no lesson teaches (an orphan), one without questions.
 */
export const TreeFlaw = z.enum(['no-questions', 'no-points', 'no-hours', 'orphan']);
export type TreeFlaw = z.infer<typeof TreeFlaw>;

export const Finding = z.object({ flaw: TreeFlaw, nodeId: z.string(), title: z.string(), path: z.string() });
export type Finding = z.infer<typeof Finding>;

/** What a lesson says of itself beside its title, and what is missing in a tree. */
export const lessonsApi = {
  lesson: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/devops/tree/lesson/info',
    access: forMaintenance,
    summary: 'The hours, the words and the knowledge points of a chapter',
    input: z.object({ textbookId: Id, nodeId: Id }),
    output: Lesson,
  }),
  saveLesson: endpoint({
    method: 'POST',
    path: '/api/devops/tree/lesson/save',
    access: forMaintenance,
    summary: 'Says the hours, the words and the knowledge points of a chapter; a word that stays keeps its wordId',
    input: z.object({
      ...here,
      nodeId: Id,
      hours: LessonHours.nullable(),
      words: z.array(LessonWord).max(lessonLimits.words),
      points: z.array(LessonPoint).max(lessonLimits.points),
    }),
    output: z.object({ revision: z.number().int() }),
    reasons: {
      'node-gone': treeReasons['node-gone'],
      'no-words': { zh: '只有语文教材有字词表', en: 'Only textbooks of Chinese have lists of words' },
      'point-gone': {
        zh: '知识点已被删除或不属于该学科',
        en: 'A knowledge point has been deleted or is of another subject',
      },
    },
  }),
  checkTree: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/devops/tree/check',
    access: forMaintenance,
    summary:
      'What is missing in a tree: lessons without questions, points or hours; knowledge points that no lesson teaches',
    input: z.object({ of: TreeOf }),
    output: z.object({ findings: z.array(Finding), revision: z.number().int() }),
  }),
  exportCheck: endpoint({
    whileLocked: true,
    readOnly: true,
    kind: 'file',
    method: 'GET',
    path: '/api/devops/tree/check/export',
    access: forMaintenance,
    summary: 'The same as a table',
    input: z.object({ textbookId: Id.optional(), subjectId: sentWholeNumber().optional(), format: SheetFormat }),
    output: z.unknown(),
  }),
} satisfies Api;
