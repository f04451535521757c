import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  forComposers,
  forTeachers,
  Id,
  type Message,
  Nothing,
  pageOf,
  Score,
  sentWholeNumber,
  wholeNumber,
} from '../kernel/index.js';
import { CopyForm, SpecialForm } from './copy-form.js';
import { Geometry } from './geometry.js';
import { PageOptions, Paper, PaperIssue, PaperSummary, PaperType, PrintRun, paperLimits } from './model.js';

export * from './audit-areas.js';
export * from './copy-form.js';
export * from './default-name.js';
export * from './dot-codings.js';
export * from './geometry.js';
export * from './model.js';
export * from './part-scores.js';
export * from './registration-marks.js';
export * from './seal.js';
export * from './section-titles.js';

export const paperReasons = {
  'changed-meanwhile': {
    zh: '试卷已在别处修改，请刷新后再试',
    en: 'This paper was changed elsewhere: refresh and try again',
  },
  frozen: { zh: '试卷已发布，不能再修改', en: 'This paper is published and can no longer be changed' },
  'no-questions': { zh: '试卷中还没有试题', en: 'There are no questions in the paper yet' },
  'cart-empty': { zh: '试题篮是空的，请先选题', en: 'The cart is empty: choose questions first' },
  'unknown-item': {
    zh: '试卷中没有这道题，请刷新后再试',
    en: 'This question is not in the paper: refresh and try again',
  },
  'run-not-ready': { zh: '试卷还在生成，请稍候', en: 'The copies are still being made: please wait' },
  'run-failed': {
    zh: '这批试卷没有生成成功，请重新生成',
    en: 'These copies could not be made: please make them again',
  },
  'class-empty': { zh: '所选班级没有学生', en: 'There are no students in the chosen classes' },
  'card-not-released': {
    zh: '答题卡还没有定稿：先做识读测试并定稿，再打印或布置',
    en: 'This answer card is not released: test it and release it before it is printed or given',
  },
} as const satisfies Record<string, Message>;

const PaperId = z.object({ paperId: Id });
/** Answers by number without the questions, alone or with the analyses: pages of their own, as many as they take. */
export const KeyEdition = z.enum(['key', 'explained']);
export type KeyEdition = z.infer<typeof KeyEdition>;
const Edition = z.enum(['student', 'answer', ...KeyEdition.options]);

export const papersApi = {
  create: endpoint({
    method: 'POST',
    path: '/api/paper/create',
    access: forComposers,
    summary:
      'Makes a paper of the questions in the cart, which is empty afterwards, or of those named; sections by type, default scores and name',
    input: z.object({
      subjectId: wholeNumber({ min: 1 }),
      title: z.string().trim().min(1).max(100).optional(),
      paperType: PaperType.default(1),
      questionIds: z.array(Id).min(1).max(paperLimits.questions).optional(),
    }),
    output: Paper,
    reasons: paperReasons,
  }),
  list: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/paper/list',
    access: forComposers,
    summary: "The teacher's own papers of a subject, newest first; 20 a page by key",
    input: z.object({
      subjectId: wholeNumber({ min: 1 }),
      /** Papers with questions to read alone: answer cards are left out. */
      withoutCards: z.boolean().optional(),
      cursor: Cursor,
    }),
    output: pageOf(PaperSummary),
  }),
  detail: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/paper/detail',
    access: forComposers,
    summary: 'One paper with its questions and answers',
    input: PaperId,
    output: Paper,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/paper/save',
    access: forComposers,
    summary: 'Saves title, page options, order of sections and items, and scores; items left out are removed',
    input: PaperId.extend({
      revision: wholeNumber(),
      title: z.string().trim().min(1).max(100),
      options: PageOptions,
      sections: z
        .array(
          z.object({
            sectionId: Id,
            title: z.string().trim().min(1).max(100),
            items: z
              .array(
                z.object({ itemId: Id, score: Score.min(0.5), answerSpaceMm: z.number().min(10).max(240).nullable() }),
              )
              .max(paperLimits.questions),
          }),
        )
        .max(paperLimits.sections),
    }),
    output: Paper,
    reasons: paperReasons,
  }),
  addFromCart: endpoint({
    method: 'POST',
    path: '/api/paper/add',
    access: forComposers,
    summary: 'Adds the questions of the cart to a draft; those already in it are left out',
    input: PaperId,
    output: Paper,
    reasons: paperReasons,
  }),
  layOut: endpoint({
    method: 'POST',
    path: '/api/paper/layout',
    access: forComposers,
    summary:
      'Lays the paper out: pages, the place of every answer area in mm, and what should be mended before printing',
    input: PaperId,
    output: z.object({ geometry: Geometry, issues: z.array(PaperIssue) }),
    reasons: paperReasons,
  }),
  formPages: endpoint({
    method: 'POST',
    path: '/api/paper/form/layout',
    access: forComposers,
    summary:
      'Lays the paper out for certain readers (large print, easy to read, without colour): its pages, and where everything stands on them',
    input: PaperId.extend({ form: SpecialForm }),
    output: z.object({ geometry: Geometry }),
    reasons: paperReasons,
  }),
  keyPages: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/paper/key/pages',
    access: forComposers,
    summary: 'How many pages the answers without the questions take',
    input: PaperId.extend({ edition: KeyEdition }),
    output: z.object({ pageCount: wholeNumber({ min: 1 }) }),
    reasons: paperReasons,
  }),
  page: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/paper/page',
    access: forComposers,
    kind: 'file',
    summary: 'One true page as SVG, counted from 1',
    input: z.object({
      paperId: Id,
      page: sentWholeNumber({ min: 1, max: 100 }),
      edition: Edition.default('student'),
      /** Of the students' edition: how it is printed for certain readers. */
      form: CopyForm.default('usual'),
    }),
    output: z.never(),
    reasons: paperReasons,
  }),
  pdf: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/paper/pdf',
    access: forComposers,
    kind: 'file',
    summary: 'The paper without names, its answer edition, or the answers alone, as PDF',
    input: z.object({ paperId: Id, edition: Edition.default('student'), form: CopyForm.default('usual') }),
    output: z.never(),
    reasons: paperReasons,
  }),
  word: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/paper/word',
    access: forComposers,
    kind: 'file',
    summary:
      'The paper as a Word document with formulas that can be edited, for students or with the answers in their places and the analyses',
    input: z.object({ paperId: Id, edition: z.enum(['student', 'teacher']).default('student') }),
    output: z.never(),
    reasons: paperReasons,
  }),
  createRun: endpoint({
    method: 'POST',
    path: '/api/paper/print/create',
    access: forTeachers,
    summary:
      "Makes every student's copy for the classes: a print run that owns the pairs student and page → page code. Who needs another edition than the class has gets it, in a part of the run with a file of its own",
    input: z.object({
      paperId: Id,
      classIds: z.array(Id).min(1).max(40),
      dots: z.boolean().default(false),
      form: CopyForm.default('usual'),
    }),
    output: z.object({ printRunId: Id, jobId: Id }),
    reasons: paperReasons,
  }),
  runs: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/paper/print/list',
    access: forComposers,
    summary: 'The print runs of a paper, newest first',
    input: PaperId,
    output: z.object({ items: z.array(PrintRun) }),
  }),
  runPdf: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/paper/print/pdf',
    access: forTeachers,
    kind: 'file',
    summary: 'All copies of a print run in one PDF',
    input: z.object({ printRunId: Id }),
    output: z.never(),
    reasons: paperReasons,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/paper/remove',
    access: forComposers,
    summary: 'Moves a draft out of the lists; a published paper stays',
    input: PaperId,
    output: Nothing,
    reasons: paperReasons,
  }),
} satisfies Api;
