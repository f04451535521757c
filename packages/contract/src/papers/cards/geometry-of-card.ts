import {
  type AnswerArea,
  type AreaType,
  areaTypes,
  type Geometry,
  type NumberPlace,
  pageSizes,
  type ScorePlace,
  type StampField,
} from '../geometry.js';
import { sealFields } from '../seal.js';
import {
  asksNumber,
  type CardBlock,
  type CardDesign,
  type CardKind,
  type CardQuestion,
  keyOfQuestion,
  pagesOfCard,
} from './design.js';
import { layOutChoices } from './layout-choices.js';
import { layOutFields } from './layout-head.js';
import { layOutNumber } from './layout-number.js';
import { layOutOptional } from './layout-optional.js';
import type { ScoreBox } from './layout-scores.js';
import { layOutBlanks, layOutEssay, layOutWritten } from './layout-written.js';
import { choiceBoxId } from './optional-areas.js';
import { isSealed, type Rect, roomOf } from './sheet.js';

const boxTypes = {
  single: areaTypes['single-choice'],
  multiple: areaTypes['multiple-choice'],
  judge: areaTypes['true-false'],
} as const satisfies Partial<Record<CardKind, AreaType>>;

const boxTypeOf = (kind: CardKind): AreaType =>
  kind === 'multiple' || kind === 'judge' ? boxTypes[kind] : boxTypes.single;

const thousandths = (mm: number) => Math.round(mm * 1_000) / 1_000;
const rounded = ({ xMm, yMm, widthMm, heightMm }: Rect): Rect => ({
  xMm: thousandths(xMm),
  yMm: thousandths(yMm),
  widthMm: thousandths(widthMm),
  heightMm: thousandths(heightMm),
});

const rectOf = ({ xMm, yMm, widthMm, heightMm }: Rect): Rect => ({ xMm, yMm, widthMm, heightMm });

/** Blocks in the order in which they are written: page by page, column by column, downwards. */
export function inReadingOrder(blocks: readonly CardBlock[]): CardBlock[] {
  return [...blocks].sort((a, b) => a.page - b.page || (isBeside(a, b) ? a.xMm - b.xMm : a.yMm - b.yMm));
}

const isBeside = (a: Rect, b: Rect) => a.xMm + a.widthMm <= b.xMm + 0.01 || b.xMm + b.widthMm <= a.xMm + 0.01;

/** By block: how many blocks of the same question come before it. */
export function partsBefore(blocks: readonly CardBlock[]): Map<string, number> {
  const counted = new Map<string, number>();
  const before = new Map<string, number>();
  for (const block of inReadingOrder(blocks)) {
    if (block.kind !== 'written' && block.kind !== 'essay') continue;
    before.set(block.blockId, counted.get(block.key) ?? 0);
    counted.set(block.key, (counted.get(block.key) ?? 0) + 1);
  }
  return before;
}

export const questionByKey = ({ questions }: Pick<CardDesign, 'questions'>): Map<string, CardQuestion> =>
  new Map(questions.map((question) => [keyOfQuestion(question), question]));

/** Where everything of a card stands: what the printer draws, the pen hits, the scan reads and the screen shows. */
export function geometryOfCard(design: CardDesign): Geometry {
  const [areas, scores, numbers]: [AnswerArea[], ScorePlace[], NumberPlace[]] = [[], [], []];
  const [byKey, before] = [questionByKey(design), partsBefore(design.blocks)];
  const of = (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key) ?? []);
  const enter = (question: CardQuestion, block: CardBlock) => {
    const { itemId, partIndex } = question;
    const key = keyOfQuestion(question);
    const common = { qids: [itemId], page: block.page, partIndex, option: null, blankIndex: null };
    return {
      area: (areaId: string, areaType: AreaType, rect: Rect, more: Partial<AnswerArea> = {}) =>
        areas.push({ ...common, areaId, areaType, beIncludedId: key, ...rounded(rect), ...more }),
      scores: (boxes: readonly ScoreBox[]) => {
        if (boxes.length === 0) return;
        const places = boxes.map(({ points, ...rect }) => ({ points, ...rounded(rect) }));
        scores.push({ page: block.page, itemId, partIndex, most: question.score, boxes: places });
      },
    };
  };
  for (const block of inReadingOrder(design.blocks)) {
    if (block.kind === 'choices')
      for (const { question, boxes, ...frame } of layOutChoices(block, of(block.keys)).rows) {
        const { area } = enter(question, block);
        const key = keyOfQuestion(question);
        area(key, areaTypes.question, frame, { beIncludedId: null });
        for (const { option, ...box } of boxes) area(`${key}:${option}`, boxTypeOf(question.kind), box, { option });
      }
    if (block.kind === 'blanks')
      for (const { question, lines, scores: boxes, ...frame } of layOutBlanks(block, of(block.keys)).cells) {
        const entered = enter(question, block);
        const key = keyOfQuestion(question);
        entered.area(key, areaTypes.question, frame, { beIncludedId: null });
        lines.forEach((line, i) => {
          entered.area(`${key}:b${i}`, areaTypes['fill-in'], line, { blankIndex: i });
        });
        entered.scores(boxes);
      }
    if (block.kind === 'written' || block.kind === 'essay') {
      const question = byKey.get(block.key);
      if (question === undefined) continue;
      const nth = before.get(block.blockId) ?? 0;
      const suffix = nth === 0 ? '' : `~${nth + 1}`;
      const { space, scores: boxes } = layOutWritten(block, question, nth > 0);
      const entered = enter(question, block);
      const frame = `${block.key}${suffix}`;
      entered.area(frame, areaTypes.question, block, { beIncludedId: null });
      const isEssay = block.kind === 'essay';
      const type = isEssay ? areaTypes.writing : areaTypes.subjective;
      const place = isEssay ? layOutEssay(space).grid : space;
      entered.area(`${block.key}:${isEssay ? 'w' : 's'}${suffix}`, type, place, { beIncludedId: frame });
      entered.scores(boxes);
    }
    if (block.kind === 'optional') {
      const questions = of(block.keys);
      const [first] = questions;
      if (first === undefined) continue;
      const qids = questions.map(({ itemId }) => itemId);
      const { boxes, space, scores: points } = layOutOptional(block, questions);
      const entered = enter(first, block);
      const frame = `${keyOfQuestion(first)}${block.nth === 0 ? '' : `~${block.nth + 1}`}`;
      entered.area(frame, areaTypes.question, block, { beIncludedId: null, qids });
      // The boxes of a place are read as one choice: those of another place of these questions are another.
      for (const { question, ...box } of boxes)
        entered.area(choiceBoxId(frame, question.itemId), boxTypes.single, rectOf(box), {
          beIncludedId: frame,
          qids,
          option: question.no,
          blankIndex: block.nth,
        });
      entered.area(`${frame}:s`, areaTypes.subjective, space, { beIncludedId: frame, qids });
      entered.scores(points);
    }
    if (block.kind === 'number' && asksNumber(design)) {
      const { write, columns: boxes } = layOutNumber(block, design);
      const columns = boxes.map((column) => column.map(({ sign, ...rect }) => ({ sign, ...rounded(rect) })));
      numbers.push({
        page: block.page,
        columns,
        ...(design.numberWay === 'digits' ? { written: write.map(rounded) } : {}),
      });
    }
  }
  const pageCount = pagesOfCard(design);
  const stamps = Array.from({ length: pageCount }, (_, i) => stampsOf(design, i + 1));
  return { pageSize: design.pageSize, pageCount, areas, stamps, numbers, scores };
}

const [QR_MM, QR_RIGHT] = [14, 17];

/** Where a copy gets its codes and the name of its student. */
function stampsOf(design: CardDesign, page: number): Geometry['stamps'][number] {
  const { widthMm, heightMm } = pageSizes[design.pageSize];
  const left = roomOf(design, page).xMm;
  const asked = design.blocks.flatMap((block) =>
    block.kind === 'fields' && block.page === page ? layOutFields(block).map(stampField) : [],
  );
  const fields = isSealed(design, page) ? sealFields({ heightMm }) : asked;
  return {
    page,
    code: { xMm: left, yMm: 16 },
    name: design.sealLine || fields.length > 0 ? null : { xMm: left, yMm: 11 },
    fields,
    qr: { xMm: widthMm - QR_RIGHT - QR_MM, yMm: 5, sizeMm: QR_MM },
  };
}

const stampField = ({ of, xMm, yMm, widthMm, turned }: StampField): StampField => ({ of, xMm, yMm, widthMm, turned });
