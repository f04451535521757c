import { z } from 'zod';
import { type Api, endpoint, forComposers, Id, sentWholeNumber, wholeNumber } from '../kernel/index.js';
import { CopyForm, SpecialForm } from './copy-form.js';
import { Geometry } from './geometry.js';
import { PaperId, PaperIssue } from './model.js';
import { paperReasons } from './reasons.js';

/** Answers by number without the questions, alone or with the analyses: pages of their own, as many as they take. */
export const KeyEdition = z.enum(['key', 'explained']);
export type KeyEdition = z.infer<typeof KeyEdition>;
const Edition = z.enum(['student', 'answer', ...KeyEdition.options]);

/** A paper as it is laid out and printed, without names: pages and files. */
export const editionsApi = {
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
} satisfies Api;
