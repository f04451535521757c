import { z } from 'zod';
import { Id, Score, wholeNumber } from '../../kernel/index.js';
import { PageSize } from '../geometry.js';
import { fullScoreOfAll } from '../optional.js';

export const cardLimits = { blocks: 200, questions: 200, pages: 8, digits: 14, templates: 100, optional: 12 } as const;

/** What a question of a card is answered in. */
export const CardKind = z.enum(['single', 'multiple', 'judge', 'blank', 'written', 'essay']);
export type CardKind = z.infer<typeof CardKind>;

/** A question as the card knows it: no words, only what is needed to answer it. A part of a combined question is one of its own. */
export const CardQuestion = z.object({
  itemId: Id,
  partIndex: wholeNumber({ max: 60 }).nullable(),
  /** As it is printed: 12, or 12(2). */
  no: z.string().trim().min(1).max(10),
  kind: CardKind,
  score: Score.min(0.5).max(200),
  /** Letters of a choice. */
  options: wholeNumber({ min: 2, max: 9 }),
  blanks: wholeNumber({ min: 1, max: 10 }),
  /** Of a card without a paper: ABD, T or F; '' where only a person marks. */
  key: z.string().regex(/^[A-I]{0,9}$|^[TF]$/),
  /** 选做: of the questions with this group `choose` are answered, one after the other on the card. Absent where it is answered by all. */
  choice: z.object({ group: z.string().min(1).max(60), choose: wholeNumber({ min: 1, max: 9 }) }).optional(),
});
export type CardQuestion = z.infer<typeof CardQuestion>;

/** How blocks name a question: an item, or a part of it. */
export const keyOfQuestion = ({ itemId, partIndex }: Pick<CardQuestion, 'itemId' | 'partIndex'>): string =>
  partIndex === null ? itemId : `${itemId}:p${partIndex}`;

const Key = z.string().max(60);
const Millimetres = z.number().min(-500).max(500);
const place = {
  blockId: z.string().regex(/^[\w-]{1,40}$/),
  page: wholeNumber({ min: 1, max: cardLimits.pages }),
  xMm: Millimetres,
  yMm: Millimetres,
  widthMm: Millimetres,
  heightMm: Millimetres,
};

/** A block of a card: where it stands in mm from the top left corner of its page, and what it holds. */
export const CardBlock = z.discriminatedUnion('kind', [
  z.object({ ...place, kind: z.literal('title'), over: z.string().max(60), text: z.string().max(60) }),
  z.object({ ...place, kind: z.literal('fields') }),
  z.object({ ...place, kind: z.literal('notes'), lines: z.array(z.string().max(120)).max(8) }),
  z.object({ ...place, kind: z.literal('number') }),
  z.object({ ...place, kind: z.literal('heading'), text: z.string().max(60), note: z.string().max(80) }),
  z.object({ ...place, kind: z.literal('choices'), keys: z.array(Key).min(1).max(cardLimits.questions) }),
  z.object({
    ...place,
    kind: z.literal('blanks'),
    keys: z.array(Key).min(1).max(cardLimits.questions),
    scored: z.boolean(),
  }),
  z.object({ ...place, kind: z.literal('written'), key: Key, lined: z.boolean(), scored: z.boolean() }),
  z.object({ ...place, kind: z.literal('essay'), key: Key, scored: z.boolean() }),
  /** Where an optional question is answered: which one it is is filled in. `nth` of the places of its group, from 0. */
  z.object({
    ...place,
    kind: z.literal('optional'),
    keys: z.array(Key).min(2).max(cardLimits.optional),
    nth: wholeNumber({ min: 0, max: 8 }),
    lined: z.boolean(),
    scored: z.boolean(),
  }),
]);
export type CardBlock = z.infer<typeof CardBlock>;
export type CardBlockKind = CardBlock['kind'];
export type BlockOf<K extends CardBlockKind> = Extract<CardBlock, { kind: K }>;

/** Which questions a block holds. */
export const keysOf = (block: CardBlock): readonly string[] =>
  'keys' in block ? block.keys : 'key' in block ? [block.key] : [];

/** Whose card it is: by the QR of a copy with a name, or by a number that the student fills in or writes. */
export const NumberWay = z.enum(['qr', 'bubbles', 'digits']);
export type NumberWay = z.infer<typeof NumberWay>;

/** Whether the card asks for a number: it is printed without a name, and every front says whose it is. */
export const asksNumber = ({ numberWay }: { numberWay: NumberWay }): boolean => numberWay !== 'qr';

/** What a card looks like, whatever it asks: what a template keeps. */
export const CardManner = z.object({
  pageSize: PageSize,
  columns: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  duplex: z.boolean(),
  sealLine: z.boolean(),
  numberWay: NumberWay,
  digits: wholeNumber({ min: 3, max: cardLimits.digits }),
  /** Boxes in which a teacher marks points on paper. */
  scored: z.boolean(),
  lined: z.boolean(),
  notes: z.array(z.string().max(120)).max(8),
});
export type CardManner = z.infer<typeof CardManner>;

/** A card: its manner, what it asks, and where everything stands. */
export const CardDesign = CardManner.extend({
  questions: z.array(CardQuestion).max(cardLimits.questions),
  blocks: z.array(CardBlock).max(cardLimits.blocks),
});
export type CardDesign = z.infer<typeof CardDesign>;

/** What a card is worth: of optional questions those that are answered. */
export function fullScoreOfCard({ questions }: Pick<CardDesign, 'questions'>): number {
  const groups = new Map<string, CardQuestion[]>();
  for (const question of questions) {
    const group = question.choice?.group ?? keyOfQuestion(question);
    groups.set(group, [...(groups.get(group) ?? []), question]);
  }
  return fullScoreOfAll([...groups.values()].map((items) => ({ choose: items[0]?.choice?.choose, items })));
}

export const pagesOfCard = ({ blocks }: Pick<CardDesign, 'blocks'>): number =>
  blocks.reduce((most, { page }) => Math.max(most, page), 1);
