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
  Stamp,
  wholeNumber,
} from '../../kernel/index.js';
import { PaperType, paperLimits } from '../model.js';
import { LibraryPaper, PaperRecord } from './model.js';
import { papersOfSchoolApi } from './of-school.js';

export * from './model.js';
export * from './of-school.js';

export const libraryReasons = {
  'no-questions': { zh: '试卷中还没有试题', en: 'There are no questions in the paper yet' },
  'unknown-item': {
    zh: '试卷中没有这道题，请刷新后再试',
    en: 'This question is not in the paper: refresh and try again',
  },
  'other-type': { zh: '换上的题要和原来的题型相同', en: 'A question is swapped for one of the same type' },
  'question-twice': { zh: '同一道题不能出现两次', en: 'A question stands in a paper once' },
  'practice-sheet': {
    zh: '练习纸的题是生成的，请复制后重新生成',
    en: 'The exercises of a practice sheet are made: duplicate it and make them anew',
  },
  archived: { zh: '试卷已归档，请先移出归档', en: 'This paper is archived: take it out of the archive first' },
} as const satisfies Record<string, Message>;

const PaperId = z.object({ paperId: Id });

/** The library of papers: one's own with their archive, and what colleagues share. */
export const libraryApi = {
  ...papersOfSchoolApi,
  list: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/paper/library/list',
    access: forTeachers,
    summary:
      'Papers of a subject, newest first: the own ones, the own ones put away, or those that the teachers of the school share; 20 a page by key',
    input: z.object({
      subjectId: wholeNumber({ min: 1 }),
      shelf: z.enum(['mine', 'archive', 'school']),
      /** Found in the title. */
      words: z.string().trim().min(1).max(100).optional(),
      paperType: PaperType.optional(),
      /** Papers with questions to read alone: answer cards are left out. */
      withoutCards: z.boolean().optional(),
      cursor: Cursor,
    }),
    output: pageOf(LibraryPaper),
  }),
  detail: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/paper/library/detail',
    access: forTeachers,
    summary:
      'A paper that one may read: its questions with how they were answered in the school, its printed versions, and the homework made of it',
    input: PaperId,
    output: PaperRecord,
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/api/paper/library/duplicate',
    access: forTeachers,
    summary:
      'Makes an own draft of a paper that one may read: the same sections, questions, scores, page and manner of practice',
    input: PaperId.extend({ title: z.string().trim().min(1).max(100) }),
    output: PaperId,
    reasons: libraryReasons,
  }),
  adapt: endpoint({
    method: 'POST',
    path: '/api/paper/library/adapt',
    access: forTeachers,
    summary:
      'Makes an own draft from a paper that one may read: the items named stay with their sections and scores, some with another question of the same type',
    input: PaperId.extend({
      title: z.string().trim().min(1).max(100),
      items: z
        .array(z.object({ itemId: Id, questionId: Id.optional() }))
        .min(1)
        .max(paperLimits.questions),
    }),
    output: PaperId,
    reasons: libraryReasons,
  }),
  share: endpoint({
    method: 'POST',
    path: '/api/paper/library/share',
    access: forTeachers,
    summary: 'Lets the teachers of the school read and copy an own paper, or no longer',
    input: PaperId.extend({ shared: z.boolean() }),
    output: Nothing,
    reasons: libraryReasons,
  }),
  archive: endpoint({
    method: 'POST',
    path: '/api/paper/library/archive',
    access: forTeachers,
    summary: 'Puts an own paper away, out of every list but the archive, or takes it out again; its homework goes on',
    input: PaperId.extend({ archived: z.boolean() }),
    output: z.object({ archivedAt: Stamp.nullable() }),
  }),
} satisfies Api;
