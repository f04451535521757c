import { describe, expect, it } from 'vitest';
import { areaFaults } from '../areas/faults.js';
import { arranged, usualManner } from './arrange.js';
import { CardDesign, type CardManner, type CardQuestion } from './design.js';
import { marksOfPage } from './drawing.js';
import { cardFaults } from './faults.js';
import { geometryOfCard } from './geometry-of-card.js';
import { choicePlacesOf } from './optional-areas.js';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const written = (n: number, choice?: CardQuestion['choice']): CardQuestion => ({
  itemId: id(n),
  partIndex: null,
  no: String(n),
  kind: 'written',
  score: 10,
  options: 4,
  blanks: 1,
  key: '',
  ...(choice ? { choice } : {}),
});
const chosen = (choose: number, ...numbers: number[]) =>
  numbers.map((n) => written(n, { group: `of ${choose}`, choose }));
const head = { over: '青禾实验中学', text: '期中检测　答题卡' };
const design = (questions: CardQuestion[], manner: Partial<CardManner> = {}) =>
  arranged({ ...usualManner, ...manner }, questions, head);

const wide: [string, Partial<CardManner>][] = [
  ['A4', {}],
  ['A3 in two columns', { pageSize: 'A3', columns: 2 }],
  ['A3 in three columns', { pageSize: 'A3', columns: 3, numberWay: 'bubbles' }],
  ['8K sealed', { pageSize: '8K', columns: 2, sealLine: true }],
];

describe('optional questions on a card', () => {
  it.each(wide)('%s: one place for each that is answered, without a fault', (_, manner) => {
    const card = design([written(20), written(21), ...chosen(1, 22, 23), ...chosen(2, 24, 25, 26)], manner);
    expect(cardFaults(card)).toEqual([]);
    expect(CardDesign.parse(card)).toEqual(card);
    const places = card.blocks.filter(({ kind }) => kind === 'optional');
    expect(places.map((block) => block.kind === 'optional' && [block.keys.length, block.nth])).toEqual([
      [2, 0],
      [3, 0],
      [3, 1],
    ]);
  });

  it('the boxes of a place are one choice that stands for all its questions, and each says which', () => {
    const geometry = geometryOfCard(design([written(21), ...chosen(1, 22, 23)]));
    const boxes = geometry.areas.filter(({ option }) => option !== null);
    expect(boxes.map(({ option, qids }) => [option, qids])).toEqual([
      ['22', [id(22), id(23)]],
      ['23', [id(22), id(23)]],
    ]);
    expect(choicePlacesOf(geometry)).toMatchObject([
      { itemIds: [id(22), id(23)], boxes: [{ itemId: id(22) }, { itemId: id(23) }] },
    ]);
    const answered = geometry.areas.filter(({ qids, areaType }) => qids.length === 2 && areaType === 1);
    expect(answered).toHaveLength(1);
    expect(geometry.scores?.map(({ itemId }) => itemId)).toEqual([id(21), id(22)]);
  });

  it('two places of the same questions are two choices, and have no points on paper', () => {
    const geometry = geometryOfCard(design(chosen(2, 24, 25, 26)));
    expect(choicePlacesOf(geometry).map(({ boxes }) => boxes.length)).toEqual([3, 3]);
    expect(geometry.scores).toEqual([]);
    const itemIds = [24, 25, 26].map(id);
    expect(areaFaults(geometry.areas, { pageSize: 'A4', pageCount: geometry.pageCount, itemIds })).toEqual([]);
  });

  it('are worth those that are answered, and are asked for in words', () => {
    const card = design(chosen(1, 22, 23));
    const words = marksOfPage(card, 1, '').flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
    expect(words).toContain('（共 10 分，2 题中选做 1 题）');
    expect(words).toContain('选做题（10 分）');
    expect(words).toContain('任选 1 题，先把题号涂黑；多做的，按所做的第一题计分');
  });

  it('a place that is gone, stands twice, or lacks a question is a fault', () => {
    const card = design(chosen(2, 24, 25, 26));
    const [first, second] = card.blocks.filter(({ kind }) => kind === 'optional');
    const without = { ...card, blocks: card.blocks.filter((block) => block !== second) };
    expect(cardFaults(without).map(({ kind }) => kind)).toEqual(['question-unplaced']);
    const twice = card.blocks.map((block) => (block === second ? { ...block, nth: 0 } : block)) as typeof card.blocks; // as: of the optional block
    expect(cardFaults({ ...card, blocks: twice }).map(({ kind }) => kind)).toContain('question-twice');
    const short = card.blocks.map((block) =>
      block === first && block.kind === 'optional' ? { ...block, keys: block.keys.slice(0, 2) } : block,
    );
    expect(cardFaults({ ...card, blocks: short }).map(({ kind }) => kind)).toContain('question-unknown');
  });
});
