import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  forOperations,
  Id,
  pageOf,
  Stamp,
  sentWholeNumber,
  wholeNumber,
} from '../../kernel/index.js';
import { QuestionBody, QuestionType } from '../../questions/index.js';
import { PaperSummary, PrintRun } from '../model.js';
import { PaperVersion } from './model.js';

/** A paper as operations see it in the school they act for, whoever made it. */
export const PaperOfSchool = PaperSummary.extend({
  subjectName: z.string(),
  ownerName: z.string(),
  isShared: z.boolean(),
  isArchived: z.boolean(),
  /** Homework that was made of it, as far as it was not withdrawn. */
  homeworkCount: z.number().int(),
});
export type PaperOfSchool = z.infer<typeof PaperOfSchool>;

/** What a print run took out of the ledger of page codes: from the first to the last, by code rule. */
export const CodesOfRun = z.object({
  codeRule: z.string(),
  first: z.string(),
  last: z.string(),
  pages: z.number().int(),
  copies: z.number().int(),
});
export type CodesOfRun = z.infer<typeof CodesOfRun>;

/** The technical record of one paper: what the machines hold of it, and what hangs on it. */
export const TechnicalRecord = z.object({
  paperId: Id,
  title: z.string(),
  status: PaperSummary.shape.status,
  subjectName: z.string(),
  ownerName: z.string(),
  /** The school's own: operations compose it, and a teacher's paper they only look at. */
  isOfSchool: z.boolean(),
  /** The revision that would be printed now. */
  revision: z.number().int(),
  /** Every geometry that was laid out, the newest first. */
  versions: z.array(PaperVersion),
  /** Every print run with the codes on its pages, the newest first: after the first of a revision they are reprints. */
  runs: z.array(
    z.object({
      printRunId: Id,
      revision: z.number().int(),
      status: PrintRun.shape.status,
      dots: z.boolean(),
      createdAt: Stamp,
      classNames: z.array(z.string()),
      homeworkId: Id.nullable(),
      codes: z.array(CodesOfRun),
    }),
  ),
  /** What was given of it. */
  homework: z.array(z.object({ homeworkId: Id, title: z.string(), startAt: Stamp })),
  /** The questions with their keys, in the versions that the paper holds. */
  key: z.array(
    z.object({
      itemId: Id,
      no: z.number().int(),
      questionId: Id,
      version: z.number().int(),
      type: QuestionType,
      score: z.number(),
      body: QuestionBody,
    }),
  ),
});
export type TechnicalRecord = z.infer<typeof TechnicalRecord>;

const PaperId = z.object({ paperId: Id });

/** Operations in the school that they act for: all its papers, and what the machines hold of each. */
export const papersOfSchoolApi = {
  ofSchool: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/sre/paper/list',
    access: forOperations,
    summary: 'The papers of the school, whoever made them, newest first; 20 a page by key',
    input: z.object({
      subjectId: wholeNumber({ min: 1 }).optional(),
      /** Found in the title. */
      words: z.string().trim().min(1).max(100).optional(),
      cursor: Cursor,
    }),
    output: pageOf(PaperOfSchool),
  }),
  recordOfSchool: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/sre/paper/record',
    access: forOperations,
    summary: 'The technical record of a paper: geometries, print runs with their page codes, homework, key',
    input: PaperId,
    output: TechnicalRecord,
  }),
  pageOfSchool: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/admin/sre/paper/page',
    access: forOperations,
    kind: 'file',
    summary: 'A true page of a laid-out revision of a paper, as SVG, counted from 1',
    input: PaperId.extend({
      revision: sentWholeNumber({ min: 1 }),
      page: sentWholeNumber({ min: 1, max: 100 }),
    }),
    output: z.never(),
  }),
} satisfies Api;
