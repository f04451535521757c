import { describe, expect, it } from 'vitest';
import {
  chooseIn,
  contentOf,
  itemsOf,
  moveItem,
  removeItem,
  renameSection,
  retitle,
  setItem,
  withOptions,
} from './content.js';
import { merge } from './merge.js';
import { itemIds, paper, sectionIds } from './specimen.js';

const base = contentOf(paper());
const order = (content: typeof base) => itemsOf(content).map(({ itemId }) => itemId);
const scoreOf = (content: typeof base, itemId: string) => itemsOf(content).find((one) => one.itemId === itemId)?.score;

describe('two changes of one paper', () => {
  it('keep the score of the one and the title of the other', () => {
    const merged = merge(base, setItem(itemIds.first, { score: 5 })(base), retitle('期中')(base));
    expect([scoreOf(merged, itemIds.first), merged.title]).toEqual([5, '期中']);
  });

  it('keep my order with the scores that the other has set', () => {
    const mine = moveItem(itemIds.third, { sectionId: sectionIds.choice, at: 0 })(base);
    const merged = merge(base, mine, setItem(itemIds.third, { score: 4.5 })(base));
    expect(order(merged).slice(0, 3)).toEqual([itemIds.third, itemIds.first, itemIds.second]);
    expect(scoreOf(merged, itemIds.third)).toBe(4.5);
    expect(itemsOf(merged).map(({ no }) => no)).toEqual([1, 2, 3, 4]);
  });

  it('drop what either has taken out', () => {
    const merged = merge(base, removeItem(itemIds.first)(base), removeItem(itemIds.second)(base));
    expect(order(merged)).toEqual([itemIds.third, itemIds.written]);
  });

  it('bring what the other has added to the end of its section, even where my order differs', () => {
    const theirs = contentOf(paper());
    const without = removeItem(itemIds.third)(base);
    const mine = moveItem(itemIds.second, { sectionId: sectionIds.choice, at: 0 })(without);
    expect(order(merge(without, mine, theirs))).toEqual([
      itemIds.second,
      itemIds.first,
      itemIds.third,
      itemIds.written,
    ]);
  });

  it('keep my name of a section and the page size of the other', () => {
    const merged = merge(base, renameSection(sectionIds.written, '大题')(base), withOptions({ pageSize: 'A3' })(base));
    expect([merged.sections[1]?.title, merged.options.pageSize]).toEqual(['大题', 'A3']);
  });

  it('keep that a section is chosen from, whoever of both has said so', () => {
    const choosing = chooseIn(sectionIds.choice, 1)(base);
    expect(merge(base, choosing, retitle('期中')(base)).sections[0]?.choose).toBe(1);
    expect(merge(base, retitle('期中')(base), choosing).sections[0]?.choose).toBe(1);
    expect(
      merge(choosing, chooseIn(sectionIds.choice, undefined)(choosing), choosing).sections[0]?.choose,
    ).toBeUndefined();
  });

  it('keep that it is an answer card', () => {
    const card = contentOf(paper({ options: { ...base.options, answerCard: true } }));
    expect(merge(card, retitle('期中')(card), card).options.answerCard).toBe(true);
  });
});
