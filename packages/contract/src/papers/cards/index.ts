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
  Score,
  sentWholeNumber,
  wholeNumber,
} from '../../kernel/index.js';
import { CardDesign, CardKind, cardLimits } from './design.js';
import { Card, CardSummary, CardTemplate } from './model.js';

export * from './arrange.js';
export * from './design.js';
export * from './drawing.js';
export * from './faults.js';
export { freePlace } from './free-place.js';
export { geometryOfCard } from './geometry-of-card.js';
export { numberNeeds } from './layout-number.js';
export type { CardInk } from './marks.js';
export * from './model.js';
export * from './sheet.js';

export const cardReasons = {
  'no-questions': { zh: '试卷中还没有试题', en: 'There are no questions in the paper yet' },
  'too-many-questions': { zh: '一张答题卡最多 200 个小题', en: 'An answer card holds 200 questions at most' },
  'answered-on-itself': {
    zh: '口算、字帖直接在原卷上作答，答题卡也不能再做成答题卡',
    en: 'Sheets of practice and answer cards are answered on themselves',
  },
  'changed-meanwhile': {
    zh: '这张答题卡已在别处修改，您的改动还在这里',
    en: 'This card was changed elsewhere; your changes are still here',
  },
  frozen: { zh: '答题卡已布置给学生，不能再改', en: 'This card was given to students and can no longer be changed' },
  'questions-fixed': {
    zh: '题目来自原卷：请改原卷，再按原卷重新生成',
    en: 'The questions are those of the paper: change the paper, then take its changes over',
  },
  'has-faults': {
    zh: '卡上还有要改的地方：有重叠、太小、超出或没有位置的题',
    en: 'The card has faults: something overlaps, is too small, outside, or has no place',
  },
  'not-tested': {
    zh: '这一版还没有通过识读测试：200 份都读对才能定稿',
    en: 'This version has not passed its read-back test: all 200 copies must be read before it is released',
  },
  'not-released': { zh: '定稿后才能打印空白卡', en: 'Blank cards are printed once the card is released' },
  'source-gone': { zh: '原卷已删除或不再共享', en: 'The paper is removed or no longer shared' },
  'templates-full': {
    zh: '学校模板已满 100 个，请先删除不用的',
    en: 'The school has 100 templates: remove some that nobody uses first',
  },
  'template-name': { zh: '已有同名模板', en: 'There is a template of this name' },
} as const satisfies Record<string, Message>;

const PaperId = z.object({ paperId: Id });
const Version = PaperId.extend({ revision: wholeNumber({ min: 1 }) });
const Title = z.string().trim().min(1).max(100);
const reasons = cardReasons;

/** How many questions of a kind a card without a paper begins with. */
export const CardGroup = z.object({
  kind: CardKind,
  count: wholeNumber({ min: 1, max: cardLimits.questions }),
  score: Score.min(0.5).max(200),
  options: wholeNumber({ min: 2, max: 9 }).default(4),
});
export type CardGroup = z.infer<typeof CardGroup>;

/** Answer cards (答题卡): papers that are printed as the places to answer in. */
export const cardsApi = {
  make: endpoint({
    method: 'POST',
    path: '/api/paper/cards/make',
    access: forTeachers,
    summary:
      'Makes the answer card of a paper that one may read: an own draft with the same questions, keys and scores, all of it put in place',
    input: PaperId.extend({ templateId: Id.optional() }),
    output: PaperId,
    reasons,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/paper/cards/create',
    access: forTeachers,
    summary: 'Makes a card for a paper that exists elsewhere, of so many questions of each kind',
    input: z.object({
      subjectId: wholeNumber({ min: 1 }),
      title: Title,
      groups: z.array(CardGroup).min(1).max(20),
      templateId: Id.optional(),
    }),
    output: PaperId,
    reasons,
  }),
  list: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/paper/cards/list',
    access: forTeachers,
    summary: 'Own answer cards of a subject with how far each is, newest first; 20 a page by key',
    input: z.object({ subjectId: wholeNumber({ min: 1 }), cursor: Cursor }),
    output: pageOf(CardSummary),
  }),
  open: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/paper/cards/info',
    access: forTeachers,
    summary: 'One card: where each of its blocks stands, its questions, its last read-back test',
    input: PaperId,
    output: Card,
    reasons,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/paper/cards/save',
    access: forTeachers,
    summary: 'Keeps a card as it is drawn, faults and all; a card without a paper also changes its questions',
    input: Version.extend({ title: Title, design: CardDesign }),
    output: Card,
    reasons,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/paper/cards/renew',
    access: forTeachers,
    summary: 'Takes the questions over anew from the paper that the card was made of, and puts them in place',
    input: Version,
    output: Card,
    reasons,
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/paper/cards/test',
    access: forTeachers,
    summary:
      'Starts the read-back test: 200 copies are printed, filled in, distorted and read. While one of this version is under way, that one is answered',
    input: Version,
    output: z.object({ jobId: Id }),
    reasons,
  }),
  picture: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/paper/cards/picture',
    access: forTeachers,
    kind: 'file',
    summary: 'A copy of the read-back test that was not read, as the scanner saw it',
    input: PaperId.extend({ copy: sentWholeNumber({ min: 1, max: 1_000 }) }),
    output: z.never(),
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/paper/cards/release',
    access: forTeachers,
    summary: 'Releases a card that has passed its test: from now on it may be printed and given',
    input: Version,
    output: Card,
    reasons,
  }),
  pdf: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/paper/cards/pdf',
    access: forTeachers,
    kind: 'file',
    summary: 'The blank sheets of a released card as PDF, to be copied as often as wanted',
    input: PaperId,
    output: z.never(),
    reasons,
  }),
  templates: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/paper/cards/template/list',
    access: forTeachers,
    summary: 'The templates of the school, at most 100',
    input: Nothing,
    output: z.object({ items: z.array(CardTemplate) }),
  }),
  keepTemplate: endpoint({
    method: 'POST',
    path: '/api/paper/cards/template/save',
    access: forTeachers,
    summary: 'Keeps the manner of a card and its head as a template of the school',
    input: PaperId.extend({ name: z.string().trim().min(1).max(40) }),
    output: z.object({ templateId: Id }),
    reasons,
  }),
  removeTemplate: endpoint({
    method: 'POST',
    path: '/api/paper/cards/template/remove',
    access: forTeachers,
    summary: 'Removes a template that one has made',
    input: z.object({ templateId: Id }),
    output: Nothing,
  }),
} satisfies Api;
