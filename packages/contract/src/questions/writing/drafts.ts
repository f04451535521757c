import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  forComposers,
  Id,
  Nothing,
  pageOf,
  Revision,
  wholeNumber,
} from '../../kernel/index.js';
import { QuestionBody } from '../model.js';
import { BankedQuestion, Draft, DraftContent, QuestionFacts, QuestionFile } from './model.js';
import { fileReasons, savingReasons } from './reasons.js';

/** A scanned page is smaller than that, a recorded dictation too. */
export const LARGEST_IMAGE_BYTES = 10_000_000;
export const LARGEST_AUDIO_BYTES = 20_000_000;
/** A question with drawings in it: each may have 200,000 characters. */
const LARGEST_QUESTION_BYTES = 4_000_000;

/** What an author does: drafts, pictures and sounds, a look at the paper, the saving. */
export const draftEndpoints = {
  drafts: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/question/draft/list',
    access: forComposers,
    summary: "The teacher's unfinished questions of a subject, the newest first",
    input: z.object({ subjectId: wholeNumber({ min: 1 }), cursor: Cursor }),
    output: pageOf(Draft),
  }),
  draft: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/question/draft/info',
    access: forComposers,
    summary: 'One draft by its id, or the draft that rewrites a question; null where there is none',
    input: z.union([z.object({ draftId: Id }), z.object({ questionId: Id })]),
    output: z.object({ draft: Draft.nullable() }),
  }),
  keepDraft: endpoint({
    method: 'POST',
    path: '/api/question/draft/save',
    access: forComposers,
    summary: 'Keeps the editor as it stands; the id is made by the client, so that the same call twice makes one draft',
    input: z.object({
      draftId: Id,
      questionId: Id.nullable(),
      baseVersion: wholeNumber({ min: 1 }).nullable(),
      /** The revision that was seen; absent for the first saving. */
      revision: Revision.optional(),
      content: DraftContent,
    }),
    output: z.object({ revision: z.number().int(), savedAt: z.string() }),
    bodyLimit: LARGEST_QUESTION_BYTES,
  }),
  dropDraft: endpoint({
    method: 'POST',
    path: '/api/question/draft/remove',
    access: forComposers,
    summary: 'Throws a draft away',
    input: z.object({ draftId: Id }),
    output: Nothing,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/question/save',
    access: forComposers,
    summary: 'Makes a question, or a new version of one: what papers hold stays as it was. Its draft is done with',
    input: z.object({
      questionId: Id.nullable(),
      /** The version that was rewritten; another one by now is told. */
      version: Revision.nullable(),
      /** The facts as they were when the question was opened; without them no fact can be changed. Others by now are told. */
      seen: QuestionFacts.optional(),
      draftId: Id.nullable(),
      content: DraftContent,
    }),
    output: BankedQuestion,
    reasons: savingReasons,
    bodyLimit: LARGEST_QUESTION_BYTES,
  }),
  preview: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/question/preview',
    access: forComposers,
    summary: 'A question as it will be printed: the pages as SVG, to write on or with its answers',
    input: z.object({ body: QuestionBody, edition: z.enum(['student', 'teacher']) }),
    output: z.object({
      pages: z.array(z.string()),
      issues: z.array(z.object({ kind: z.string(), detail: z.string() })),
    }),
    bodyLimit: LARGEST_QUESTION_BYTES,
  }),
  upload: endpoint({
    kind: 'form',
    method: 'POST',
    path: '/api/question/file/upload',
    access: forComposers,
    summary:
      'Takes a picture or a sound for a question: form field `file`; judged by its content, pictures made anew without metadata',
    input: z.object({ file: z.unknown().optional() }),
    output: QuestionFile,
    reasons: fileReasons,
    bodyLimit: LARGEST_AUDIO_BYTES + 100_000,
  }),
  file: endpoint({
    whileLocked: true,
    readOnly: true,
    kind: 'file',
    method: 'GET',
    path: '/api/question/file/{fileId}',
    access: 'signed-in',
    summary: 'The bytes of a picture or a sound of a question of the own school or of the platform',
    input: z.object({ fileId: Id }),
    output: z.unknown(),
  }),
} satisfies Api;
