import { z } from 'zod';
import { type Api, Cursor, endpoint, forTeachers, Id, Nothing, pageOf, wholeNumber } from '../../kernel/index.js';
import { QuestionType } from '../model.js';
import { Difficulty } from '../shown.js';
import { partnerBooksApi } from './books.js';
import { inBank, likeness, ofSubject, PATH, reading, Words } from './calls.js';
import {
  PartnerBank,
  PartnerId,
  PartnerNode,
  PartnerPaper,
  PartnerPaperType,
  PartnerQuestion,
  partnerLimits,
  Quota,
  TakenQuestion,
} from './model.js';
import { bankReasons, takeReasons } from './reasons.js';
import { receivedReportsApi } from './received-reports.js';

export * from './model.js';
export * from './reasons.js';

/** The banks of partners: one interface, whatever lies behind it. Each is open to the schools whose external question list names it. */
export const partnersApi = {
  banks: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    access: forTeachers,
    path: `${PATH}/banks`,
    summary: "The partner banks that are open to the teacher's school, with licence, credit and what is left to take",
    input: Nothing,
    output: z.object({ items: z.array(PartnerBank) }),
  }),
  tree: endpoint({
    ...reading,
    path: `${PATH}/tree`,
    summary: "The partner's own tree of a subject, each node with the knowledge point of ours that it is mapped to",
    input: z.object(ofSubject),
    output: z.object({ nodes: z.array(PartnerNode) }),
  }),
  search: endpoint({
    ...reading,
    path: `${PATH}/search`,
    summary: 'Questions of a partner by words, node of its tree, type, difficulty and year; by key',
    input: z.object({
      ...ofSubject,
      words: Words,
      nodeId: PartnerId.optional(),
      types: z.array(QuestionType).max(9).optional(),
      difficulty: Difficulty.optional(),
      year: wholeNumber({ min: 1900, max: 2200 }).optional(),
      cursor: Cursor,
    }),
    output: pageOf(PartnerQuestion).extend({ total: z.number().int().nullable() }),
  }),
  similar: endpoint({
    ...reading,
    path: `${PATH}/similar`,
    summary: 'Other questions of the partner like this one; at most ten',
    input: z.object({ ...ofSubject, itemId: PartnerId }),
    output: z.object({ items: z.array(z.object({ question: PartnerQuestion, likeness })) }),
  }),
  take: endpoint({
    method: 'POST',
    access: forTeachers,
    path: `${PATH}/import`,
    summary:
      "Copies questions into the teacher's own bank with source and licence, and into the cart where asked for; twice is once",
    input: z.object({
      ...ofSubject,
      itemIds: z.array(PartnerId).min(1).max(partnerLimits.taken),
      cart: z.boolean().default(false),
    }),
    output: z.object({ items: z.array(TakenQuestion), quota: Quota.nullable() }),
    reasons: takeReasons,
  }),
  papers: endpoint({
    ...reading,
    path: `${PATH}/papers`,
    summary: 'Ready papers of a partner by words, year, region and type, with what one can choose from',
    input: z.object({
      ...ofSubject,
      words: Words,
      year: wholeNumber({ min: 1900, max: 2200 }).optional(),
      region: z.string().max(60).optional(),
      paperType: PartnerPaperType.optional(),
      cursor: Cursor,
    }),
    output: pageOf(PartnerPaper).extend({
      years: z.array(z.number().int()),
      regions: z.array(z.string()),
      total: z.number().int().nullable(),
    }),
  }),
  paper: endpoint({
    ...reading,
    path: `${PATH}/paper`,
    summary: 'A ready paper with its questions, in their order',
    input: z.object({ ...ofSubject, paperId: PartnerId }),
    output: z.object({ paper: PartnerPaper, questions: z.array(PartnerQuestion) }),
  }),
  file: endpoint({
    ...reading,
    method: 'GET',
    kind: 'file',
    path: `${PATH}/file`,
    summary: 'The file behind a ready paper or resource',
    input: z.object({ ...inBank, paperId: PartnerId }),
    output: z.never(),
  }),
  shelve: endpoint({
    method: 'POST',
    access: forTeachers,
    path: `${PATH}/shelve`,
    summary: "Puts the file of a resource on the teacher's disk and offers it for the school's shelf",
    input: z.object({ ...ofSubject, paperId: PartnerId }),
    output: z.object({ cdId: Id, resourceId: Id }),
    reasons: bankReasons,
  }),
  ...partnerBooksApi,
  ...receivedReportsApi,
  portal: endpoint({
    ...reading,
    path: `${PATH}/portal`,
    summary:
      "The signed address of the partner's own pages, good for five minutes, to be opened in a window of its own",
    input: z.object(inBank),
    output: z.object({ url: z.string() }),
  }),
} satisfies Api;
