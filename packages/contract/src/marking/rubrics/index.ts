import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id, type Message, wholeNumber } from '../../kernel/index.js';
import { markingReasons } from '../reasons.js';
import { Criteria, RubricEdit, RubricEffect, RubricResult, UsedRubric } from './model.js';

export * from './model.js';
export * from './points.js';

const ItemId = z.object({ homeworkId: Id, itemId: Id });

const rubricReasons = {
  'no-rubric-of-it': {
    zh: '评分细则不成立：各项最高分之和要等于本题满分，每项从高到低分档',
    en: 'This is no rubric of the question: the best levels must sum to its marks, and levels go from more points to fewer',
  },
  'preview-changed': {
    zh: '预览之后又有变化，已为您重新预览，请再看一遍',
    en: 'Something changed since the preview: it was made again, please look once more',
  },
  'changed-meanwhile': {
    zh: '评分细则刚被别人改过，已为您刷新',
    en: 'Somebody else has just changed the rubric: it is refreshed',
  },
  'in-round': markingReasons['in-round'],
} as const satisfies Record<string, Message>;

/** Criteria with levels that a question is marked by. */
export const rubricsApi = {
  history: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/marking/rubric/history',
    access: forTeachers,
    summary: 'How the rubric of a question was edited, the newest first',
    input: ItemId,
    output: z.object({ items: z.array(RubricEdit) }),
  }),
  used: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/marking/rubric/used',
    access: forTeachers,
    summary: 'The rubrics that this teacher wrote for questions of the subject of a homework, the newest first',
    input: z.object({ homeworkId: Id }),
    output: z.object({ items: z.array(UsedRubric) }),
  }),
  preview: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/marking/rubric/preview',
    access: forTeachers,
    summary:
      'Whose score another rubric would change, from what to what, and whose levels would have to be chosen anew',
    input: ItemId.extend({ criteria: Criteria }),
    output: RubricEffect,
    reasons: rubricReasons,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/marking/rubric/save',
    access: forTeachers,
    summary:
      'Gives a question of a homework a rubric, another one, or none; scores given by levels follow it as it was previewed, each with a line in the ledger',
    input: ItemId.extend({ criteria: Criteria, revision: wholeNumber(), seen: z.string().max(64) }),
    output: z.object({ revision: z.number().int(), scores: z.number().int() }),
    reasons: rubricReasons,
  }),
  results: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/marking/rubric/results',
    access: forTeachers,
    summary: 'How the students of own classes did by each criterion of a question',
    input: ItemId,
    output: RubricResult,
  }),
} satisfies Api;
