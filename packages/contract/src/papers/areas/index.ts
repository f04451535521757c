import { z } from 'zod';
import {
  type Access,
  type Api,
  Cursor,
  endpoint,
  forComposers,
  forOperations,
  Id,
  type Message,
  pageOf,
  SheetFormat,
  sentWholeNumber,
  wholeNumber,
} from '../../kernel/index.js';
import { AnswerArea } from '../geometry.js';
import { PaperId } from '../model.js';
import { paperReasons } from '../reasons.js';
import { MarkedPaper, MarkingClerk, MarkingState, PaperAreas, ProposalSource } from './model.js';

export * from './faults.js';
export * from './model.js';

export const areaLimits = { areas: 3_000, seconds: 86_400, note: 200 } as const;

export const areaReasons = {
  'no-questions': paperReasons['no-questions'],
  'areas-changed': {
    zh: '别人刚保存了新的一版作答区，您画的还在这里',
    en: 'Somebody has just saved another version of these areas; yours are still here',
  },
  published: { zh: '试卷已布置，作答区已锁定', en: 'Homework was made of this paper: its areas are locked' },
  printed: { zh: '这一版已经印刷，作答区已锁定', en: 'Copies of this version were printed: its areas are locked' },
  'area-too-small': {
    zh: '作答区太小：宽和高都不能少于 15 个单位（约 4 毫米）',
    en: 'An area is too small: each side must be at least 15 units (about 4 mm)',
  },
  'areas-overlap': { zh: '作答区互相重叠', en: 'Areas overlap' },
  'area-outside': { zh: '作答区超出了页面', en: 'An area reaches over the edge of its page' },
  'area-over-fold': {
    zh: '作答区压在折线上：请放在折线的一边',
    en: 'An area lies over the fold of the sheet: put it on one side',
  },
  'area-without-question': { zh: '作答区没有对应的题目', en: 'An area belongs to no question of this paper' },
  'area-nesting': {
    zh: '作答区只能放在同一页的题目区里，编号不能重复',
    en: 'An area lies in a question area of the same page, and ids are given once',
  },
  'own-drawing': { zh: '请另一位老师或运营人员核对', en: 'Another person must check these areas' },
} as const satisfies Record<string, Message>;

const Version = PaperId.extend({ revision: wholeNumber({ min: 1 }) });
/** A line of print of a page: what areas are drawn along. Told with what was read off the words. */
const PrintedLine = AnswerArea.pick({ page: true, xMm: true, yMm: true, widthMm: true, heightMm: true });
const Millimetres = z.number().min(-1_000).max(1_000);
const note = z.string().trim().max(areaLimits.note);
const forQueue = { roles: forOperations.roles, inSchool: true } as const satisfies Access;

/** Drawing answer areas by hand: of own papers by teachers, of all papers of the school by operations that act for it. */
export const areasApi = {
  open: endpoint({
    method: 'POST',
    path: '/api/paper/areas/info',
    access: forComposers,
    summary:
      'The answer areas of the newest version of a paper in mm, who drew and checked them, and why they stand still',
    input: PaperId,
    output: PaperAreas,
    reasons: areaReasons,
  }),
  page: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/paper/areas/page',
    access: forComposers,
    kind: 'file',
    summary: 'A page of a version as SVG, counted from 1',
    input: PaperId.extend({ revision: sentWholeNumber({ min: 1 }), page: sentWholeNumber({ min: 1, max: 100 }) }),
    output: z.never(),
  }),
  propose: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/paper/areas/propose',
    access: forComposers,
    summary:
      'Areas for a version: those of its layout, those read off the words of its PDF, or those that were drawn before',
    input: Version.extend({ source: ProposalSource }),
    output: z.object({ areas: z.array(AnswerArea), lines: z.array(PrintedLine) }),
    reasons: areaReasons,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/paper/areas/save',
    access: forComposers,
    bodyLimit: 4 * 1024 * 1024,
    summary: 'Keeps the areas as a new version of the same pages; what was printed keeps its own',
    input: Version.extend({
      areas: z
        .array(
          AnswerArea.extend({
            areaId: z.string().min(1).max(100),
            qids: z.array(Id).max(200),
            option: z.string().max(4).nullable(),
            page: wholeNumber({ min: 1, max: 100 }),
            xMm: Millimetres,
            yMm: Millimetres,
            widthMm: Millimetres,
            heightMm: Millimetres,
            blankIndex: wholeNumber({ min: 0, max: 500 }).nullable(),
            partIndex: wholeNumber({ min: 0, max: 500 }).nullable(),
          }),
        )
        .max(areaLimits.areas),
      source: ProposalSource.default('layout'),
      /** How long was drawn. */
      seconds: wholeNumber({ min: 0, max: areaLimits.seconds }).default(0),
      /** Why copies that are out stay behind; without it a locked version is refused. */
      reissue: note.min(2).optional(),
    }),
    output: PaperAreas,
    reasons: areaReasons,
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/paper/areas/check',
    access: forComposers,
    summary: "A second person's word: confirmed, or returned with a reason",
    input: Version.extend({ verdict: z.enum(['confirmed', 'returned']), note: note.default('') }),
    output: PaperAreas,
    reasons: areaReasons,
  }),
  queue: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/sre/area/list',
    access: forQueue,
    summary:
      'The laid-out papers of the school with the state of their areas, newest first, and the work of each person',
    input: z.object({ state: MarkingState.optional(), cursor: Cursor }),
    output: pageOf(MarkedPaper).extend({ clerks: z.array(MarkingClerk) }),
  }),
  exportQueue: endpoint({
    whileLocked: true,
    readOnly: true,
    kind: 'file',
    method: 'GET',
    path: '/admin/sre/area/export',
    access: forQueue,
    summary: 'The same papers as a table',
    input: z.object({ state: MarkingState.optional(), format: SheetFormat }),
    output: z.unknown(),
  }),
} satisfies Api;
