import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  forTeachers,
  Id,
  Nothing,
  pageOf,
  Score,
  sentWholeNumber,
  wholeNumber,
} from '../../kernel/index.js';
import { PaperId } from '../model.js';
import { CardDesign, CardKind, cardLimits } from './design.js';
import { Card, CardSummary, CardTemplate } from './model.js';
import { cardReasons } from './reasons.js';

export * from './arrange.js';
export * from './design.js';
export * from './drawing.js';
export * from './faults.js';
export { freePlace } from './free-place.js';
export { geometryOfCard, inReadingOrder } from './geometry-of-card.js';
export { numberNeeds } from './layout-number.js';
export { canBeScored } from './layout-optional.js';
export type { CardInk } from './marks.js';
export * from './model.js';
export { type ChoicePlace, choicePlacesOf } from './optional-areas.js';
export * from './reasons.js';
export * from './sheet.js';

const Version = PaperId.extend({ revision: wholeNumber({ min: 1 }) });
const Title = z.string().trim().min(1).max(100);
const reasons = cardReasons;

/** How many questions of a kind a card without a paper begins with. */
export const CardGroup = z.object({
  kind: CardKind,
  count: wholeNumber({ min: 1, max: cardLimits.questions }),
  score: Score.min(0.5).max(200),
  options: wholeNumber({ min: 2, max: 9 }).default(4),
  /** 选做: of written ones, how many are answered; absent: all. */
  choose: wholeNumber({ min: 1, max: 9 }).optional(),
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
