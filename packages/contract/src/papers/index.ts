import { z } from 'zod';
import { type Api, Cursor, endpoint, forComposers, Id, Nothing, pageOf, Score, wholeNumber } from '../kernel/index.js';
import { editionsApi } from './editions.js';
import { Choose, PageOptions, Paper, PaperId, PaperSummary, PaperType, paperLimits } from './model.js';
import { paperReasons } from './reasons.js';
import { runsApi } from './runs.js';

export * from './audit-areas.js';
export * from './copy-form.js';
export * from './default-name.js';
export * from './dot-codings.js';
export { KeyEdition } from './editions.js';
export * from './geometry.js';
export * from './model.js';
export * from './optional.js';
export * from './part-scores.js';
export * from './reasons.js';
export * from './registration-marks.js';
export * from './seal.js';
export * from './section-titles.js';

/** Papers as they are written: the domain's other endpoints stand beside it. */
export const papersApi = {
  ...editionsApi,
  ...runsApi,
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
    summary:
      'Saves title, page options, order of sections and items, scores, and of how many questions of a section a student chooses so many (they have one score); items left out are removed, and may be named again within a day',
    input: PaperId.extend({
      revision: wholeNumber(),
      title: z.string().trim().min(1).max(100),
      options: PageOptions,
      sections: z
        .array(
          z.object({
            sectionId: Id,
            title: z.string().trim().min(1).max(100),
            choose: Choose.optional(),
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
