import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditAreas } from '../audit-areas.js';
import { pageSizes } from '../geometry.js';
import { arranged, usualManner } from './arrange.js';
import { type CardBlock, CardDesign, type CardManner, type CardQuestion } from './design.js';
import { marksOfPage } from './drawing.js';
import { cardFaults } from './faults.js';
import { geometryOfCard } from './geometry-of-card.js';

const kinds = ['single', 'multiple', 'judge', 'blank', 'written', 'essay'] as const;
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const question = fc.record({
  kind: fc.constantFrom(...kinds),
  score: fc.integer({ min: 1, max: 120 }).map((halves) => halves / 2),
  options: fc.integer({ min: 2, max: 9 }),
  blanks: fc.integer({ min: 1, max: 4 }),
});
const questionsOf = (asked: readonly Pick<CardQuestion, 'kind' | 'score' | 'options' | 'blanks'>[]): CardQuestion[] =>
  asked.map((one, i) => ({ ...one, itemId: id(i + 1), partIndex: null, no: String(i + 1), key: '' }));

const manners = fc.record({
  pageSize: fc.constantFrom('A4' as const, 'A3' as const),
  columns: fc.constantFrom(1 as const, 2 as const, 3 as const),
  duplex: fc.boolean(),
  sealLine: fc.boolean(),
  numberWay: fc.constantFrom('qr' as const, 'bubbles' as const, 'digits' as const),
  digits: fc.integer({ min: 3, max: 8 }),
  scored: fc.boolean(),
  lined: fc.boolean(),
  notes: fc.constant(usualManner.notes),
});
const head = { over: '青禾实验中学', text: '期中检测　答题卡' };

/** A4 in three columns is as narrow as a hand: what needs more room is told, not squeezed. */
const isRoomy = ({ pageSize, columns }: CardManner) => pageSize === 'A3' || columns === 1;

describe('a card that is put in place by itself', () => {
  it('has no fault on a wide page, whatever it asks', () => {
    fc.assert(
      fc.property(manners.filter(isRoomy), fc.array(question, { minLength: 1, maxLength: 40 }), (manner, asked) => {
        const design = arranged(manner, questionsOf(asked), head);
        fc.pre(design.blocks.every(({ page }) => page <= 8));
        expect(cardFaults(design)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('is a design of the contract, and stays the same where nothing changed', () => {
    fc.assert(
      fc.property(manners, fc.array(question, { minLength: 1, maxLength: 20 }), (manner, asked) => {
        const design = arranged(manner, questionsOf(asked), head);
        fc.pre(design.blocks.every(({ page }) => page <= 8));
        expect(CardDesign.parse(design)).toEqual(design);
        expect(geometryOfCard(arranged(manner, questionsOf(asked), head))).toEqual(geometryOfCard(design));
      }),
      { numRuns: 60 },
    );
  });
});

/** Somebody pulls blocks about: anywhere, over the edge, onto each other, to nothing. */
const pulls = fc.array(
  fc.record({
    at: fc.nat(200),
    by: fc.record({
      xMm: fc.double({ min: -220, max: 220, noNaN: true }),
      yMm: fc.double({ min: -300, max: 300, noNaN: true }),
      widthMm: fc.double({ min: -200, max: 60, noNaN: true }),
      heightMm: fc.double({ min: -120, max: 60, noNaN: true }),
      page: fc.integer({ min: 0, max: 1 }),
    }),
    does: fc.constantFrom('pull' as const, 'nudge' as const, 'drop' as const, 'twice' as const),
  }),
  { maxLength: 5 },
);

function pulledAbout(
  design: CardDesign,
  hands: readonly { at: number; by: Record<string, number>; does: string }[],
): CardDesign {
  let blocks: CardBlock[] = design.blocks;
  for (const { at, by, does } of hands) {
    const nth = at % Math.max(1, blocks.length);
    const block = blocks[nth];
    if (block === undefined) continue;
    const share = does === 'nudge' ? 0.01 : 1;
    const moved = {
      ...block,
      xMm: block.xMm + (by.xMm ?? 0) * share,
      yMm: block.yMm + (by.yMm ?? 0) * share,
      widthMm: block.widthMm + (by.widthMm ?? 0) * share,
      heightMm: block.heightMm + (by.heightMm ?? 0) * share,
      page: block.page + (does === 'pull' ? (by.page ?? 0) : 0),
    };
    if (does === 'drop') blocks = blocks.filter((one) => one !== block);
    else if (does === 'twice') blocks = [...blocks, { ...moved, blockId: `${block.blockId}x${blocks.length}` }];
    else blocks = blocks.map((one) => (one === block ? moved : one));
  }
  return { ...design, blocks };
}

describe('what a card says', () => {
  const PT_MM = 25.4 / 72;
  it.each([
    ['a short name', '期中检测', 17],
    ['the longest name', '初'.repeat(60), 8.5],
  ])('%s stays within its block, as large as it can be', (_, text, sizePt) => {
    const design = arranged(usualManner, questionsOf([{ kind: 'single', score: 3, options: 4, blanks: 1 }]), {
      over: '',
      text,
    });
    const marks = marksOfPage(design, 1, text);
    const said = marks.filter((mark) => mark.kind === 'text' && mark.text.startsWith(text));
    expect(said).toContainEqual(expect.objectContaining({ text, sizePt }));
    const widths = said.map((mark) => mark.kind === 'text' && [...mark.text].length * mark.sizePt * PT_MM);
    // Between the registration marks at the foot there is less room than on the page.
    for (const widthMm of widths) expect(widthMm).toBeLessThanOrEqual(182);
  });
});

describe('a card that somebody pulled about', () => {
  it('has no areas that overlap, are too small or lie outside, or it has faults and cannot be released', () => {
    let [clean, faulty] = [0, 0];
    fc.assert(
      fc.property(manners, fc.array(question, { minLength: 1, maxLength: 15 }), pulls, (manner, asked, hands) => {
        const design = pulledAbout(arranged(manner, questionsOf(asked), head), hands);
        if (cardFaults(design).length > 0) return void faulty++;
        clean++;
        const geometry = geometryOfCard(design);
        expect(auditAreas(geometry)).toEqual({ overlaps: [], tooSmall: [] });
        const { widthMm, heightMm } = pageSizes[design.pageSize];
        for (const area of geometry.areas) {
          expect(Math.min(area.xMm, area.yMm)).toBeGreaterThanOrEqual(0);
          expect(area.xMm + area.widthMm).toBeLessThanOrEqual(widthMm);
          expect(area.yMm + area.heightMm).toBeLessThanOrEqual(heightMm);
        }
        expect(new Set(geometry.areas.map(({ areaId }) => areaId)).size).toBe(geometry.areas.length);
      }),
      { numRuns: 600 },
    );
    expect(Math.min(clean, faulty)).toBeGreaterThan(30);
  });
});

describe('what keeps a card from being released', () => {
  const asked = questionsOf([
    { kind: 'single', score: 2, options: 4, blanks: 1 },
    { kind: 'written', score: 10, options: 4, blanks: 1 },
  ]);
  const good = arranged(usualManner, asked, head);
  const changed = (kind: CardBlock['kind'], change: Partial<CardBlock>) => ({
    ...good,
    blocks: good.blocks.map((block) => (block.kind === kind ? ({ ...block, ...change } as CardBlock) : block)),
  });
  const written = good.blocks.find(({ kind }) => kind === 'written');
  const choices = good.blocks.find(({ kind }) => kind === 'choices');

  it.each([
    ['nothing', good, []],
    ['a block on another', changed('written', { yMm: (written?.yMm ?? 0) - 12 }), ['blocks-overlap']],
    ['a question on another, once', changed('written', { yMm: (choices?.yMm ?? 0) + 1 }), ['blocks-overlap']],
    ['a block as small as a dot', changed('written', { heightMm: 3 }), ['block-too-small']],
    ['a block that cannot hold its boxes', changed('choices', { heightMm: 8 }), ['content-too-large']],
    ['a block in the margin', changed('written', { xMm: 4, widthMm: 150 }), ['block-outside']],
    [
      'a question without a place',
      { ...good, blocks: good.blocks.filter((one) => one !== written) },
      ['question-unplaced'],
    ],
    [
      'no number to fill in where the card asks for one',
      { ...good, numberWay: 'bubbles' as const },
      ['number-missing'],
    ],
    [
      'a block of another question',
      changed('written', { key: id(99) } as Partial<CardBlock>),
      ['question-unplaced', 'question-unknown'],
    ],
    [
      'a choice that is asked for twice',
      {
        ...good,
        blocks: [
          ...good.blocks,
          { ...(good.blocks.find(({ kind }) => kind === 'choices') as CardBlock), blockId: 'again', page: 2 },
        ],
      },
      ['question-twice'],
    ],
    ['a page that nothing stands on', changed('written', { page: 3 }), ['page-empty']],
  ])('%s', (_, design, kinds) => {
    expect(cardFaults(design).map(({ kind }) => kind)).toEqual(kinds);
  });
});
