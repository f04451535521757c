import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  forTeachers,
  Id,
  type Message,
  Nothing,
  pageOf,
  SheetFormat,
  wholeNumber,
} from '../../kernel/index.js';
import { QuestionType } from '../../questions/index.js';
import { CommentCause, CommentScope, PresetComment, PresetLine, PresetText, ScoreEffect } from './model.js';

export * from './model.js';
export * from './words.js';

export const commentReasons = {
  'no-table': {
    zh: '文件读不出来：请用 CSV 表格，不超过 1000 行',
    en: 'This file cannot be read: a CSV table of up to 1000 lines is wanted',
  },
  hurtful: {
    zh: '这句话里有伤孩子的词，请换一种说法',
    en: 'This holds a word that hurts a child: please say it otherwise',
  },
  'no-region': { zh: '学校不属于任何区域，请选“本校”', en: 'The school belongs to no district: choose the school' },
} as const satisfies Record<string, Message>;

const Subject = z.object({ subjectId: wholeNumber({ min: 1 }) });
const Presets = z.object({ presetIds: z.array(Id).min(1).max(200) });

/** The longest table of comments that is read. */
export const PRESET_TABLE_LIMIT = 512 * 1024;

/** Preset comments: one's own, the school's and the district's. */
export const commentsApi = {
  list: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/marking/preset/list',
    access: forTeachers,
    summary: 'Preset comments of a subject that one may use, newest first; 50 a page by key',
    input: Subject.extend({
      questionType: QuestionType.optional(),
      cause: CommentCause.optional(),
      scope: CommentScope.optional(),
      words: z.string().trim().min(1).max(100).optional(),
      cursor: Cursor,
    }),
    output: pageOf(PresetComment),
  }),
  tree: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/marking/preset/tree',
    access: forTeachers,
    summary: 'How many preset comments of a subject there are by question type and cause',
    input: Subject,
    output: z.object({
      items: z.array(z.object({ questionType: QuestionType.nullable(), cause: CommentCause, count: z.number().int() })),
    }),
  }),
  forMarking: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/marking/preset/for-marking',
    access: forTeachers,
    summary: 'The preset comments for one question of a homework, those that this teacher gives most often first',
    input: z.object({ homeworkId: Id, itemId: Id }),
    output: z.object({ subjectId: z.number().int(), questionType: QuestionType, items: z.array(PresetComment) }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/marking/preset/save',
    access: forTeachers,
    summary: 'Keeps a new preset comment, or changes an own one',
    input: Subject.extend({
      presetId: Id.optional(),
      questionType: QuestionType.nullable(),
      cause: CommentCause,
      text: PresetText,
      scoreEffect: ScoreEffect,
      scope: CommentScope,
    }),
    output: z.object({ presetId: Id }),
    reasons: commentReasons,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/marking/preset/remove',
    access: forTeachers,
    summary: 'Takes own preset comments away; `restore` brings them back',
    input: Presets,
    output: Nothing,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/marking/preset/restore',
    access: forTeachers,
    summary: 'Brings own preset comments back that were taken away or merged',
    input: Presets,
    output: Nothing,
  }),
  duplicates: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/marking/preset/duplicates',
    access: forTeachers,
    summary: 'Own preset comments of a subject that say the same, beside others that do',
    input: Subject,
    output: z.object({ groups: z.array(z.array(PresetComment)) }),
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/marking/preset/merge',
    access: forTeachers,
    summary: 'Lets one preset comment stand for own ones that say the same: their use counts for it',
    input: Presets.extend({ into: Id }),
    output: Nothing,
  }),
  importPresets: endpoint({
    method: 'POST',
    path: '/api/marking/preset/import/{subjectId}/{how}',
    access: forTeachers,
    kind: 'form',
    summary:
      'Own preset comments from a CSV table: text, question type, cause, score effect. Each line is told what became of it; with `try` nothing is written',
    input: z.object({
      subjectId: z.coerce.number().int().min(1).max(2_147_483_647),
      how: z.enum(['try', 'take']),
      file: z.unknown().optional(),
    }),
    output: z.object({ lines: z.array(PresetLine), presetIds: z.array(Id) }),
    reasons: commentReasons,
    bodyLimit: PRESET_TABLE_LIMIT + 16_384,
  }),
  exportPresets: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/marking/preset/export',
    access: forTeachers,
    kind: 'file',
    summary: 'The preset comments of a subject as a table that can be imported again',
    input: Subject.extend({ format: SheetFormat }),
    output: z.unknown(),
  }),
} satisfies Api;
