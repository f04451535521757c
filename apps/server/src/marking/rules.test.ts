import type { AnswerStatus } from '@zhibi/contract/marking';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ItemReading } from './reading/rules-item.js';
import { afterReading, type Entry, hasUnseenInk, isRead, isRestorable, isSame, undone } from './rules.js';

const reading = (kind: ItemReading['kind'], score: number | null = 2): ItemReading => ({
  kind,
  text: kind === 'empty' || kind === 'beside' ? null : 'B',
  confidence: 0.97,
  score: kind === 'empty' || kind === 'beside' ? 0 : score,
});

it.each<[string, AnswerStatus, number | null, boolean, boolean]>([
  ['as many strokes as there are', 'waiting', 7, false, true],
  ['fewer', 'waiting', 6, false, false],
  ['none: its count was taken back', 'waiting', null, false, false],
  ['all, and the paper is in', 'scored-by-machine', 7, true, true],
  ['all of what was blank', 'blank', 7, false, true],
  ['all of what was blank, and the paper is in', 'blank', 7, true, false],
  ['fewer, and a person has scored', 'scored-by-person', 6, true, true],
])('of seven strokes a machine has read %s', (_, status, strokes, collected, is) =>
  expect(isRead({ status, strokes }, 7, collected)).toBe(is),
);

describe('after a machine has read', () => {
  it.each<[string, ItemReading, 1 | 2, boolean, AnswerStatus, number | null]>([
    ['a sure answer is scored', reading('scored'), 2, false, 'scored-by-machine', 2],
    ['a doubtful one waits', reading('doubtful'), 2, true, 'waiting', null],
    ['an empty place is blank while the student may write', reading('empty'), 2, false, 'blank', null],
    ['an empty choice of a collected paper is 0', reading('empty'), 2, true, 'scored-by-machine', 0],
    ['an empty proof of a collected paper waits', reading('empty'), 1, true, 'waiting', null],
    ['ink beside the boxes is no answer yet', reading('beside'), 2, false, 'blank', null],
    ['ink beside the boxes of a collected paper waits', reading('beside'), 2, true, 'waiting', null],
  ])('%s', (_, read, type, collected, status, score) => {
    expect(afterReading(read, { type, collected })).toMatchObject({ status, score });
  });

  it('what waits carries a proposal where there is one', () => {
    expect(afterReading(reading('doubtful'), { type: 2, collected: true }).suggestion).toBe(2);
    expect(afterReading(reading('empty'), { type: 1, collected: true }).suggestion).toBe(0);
    expect(afterReading(reading('doubtful', null), { type: 1, collected: true }).suggestion).toBeNull();
  });

  it('the same reading is no change, also when the confidence went through single precision', () => {
    const state = { ...afterReading(reading('scored'), { type: 2, collected: false }), strokes: 3 };
    expect(isSame(state, { ...state, confidence: Math.fround(0.97) })).toBe(true);
    expect(isSame(state, { ...state, reading: 'C' })).toBe(false);
    expect(isSame(state, { ...state, strokes: 4 })).toBe(false);
  });

  const early = new Date('2026-10-12T08:00:00Z');
  const late = new Date('2026-10-12T08:00:01Z');
  it.each([
    ['a stroke more than was shown', { strokes: 3, scoredAt: late }, { pieces: 4, changedAt: early }, true],
    ['just what was shown', { strokes: 3, scoredAt: early }, { pieces: 3, changedAt: late }, false],
    ['nothing at all', { strokes: 3, scoredAt: early }, undefined, false],
    [
      'later than a score from before the counting',
      { strokes: null, scoredAt: early },
      { pieces: 3, changedAt: late },
      true,
    ],
    ['earlier than such a score', { strokes: null, scoredAt: late }, { pieces: 3, changedAt: early }, false],
  ])('ink that is %s', (_, scored, evidence, expected) => {
    expect(hasUnseenInk(scored, evidence)).toBe(expected);
  });
});

describe('taking back', () => {
  const at = new Date();
  const entry = (kind: Entry['kind'], by: string | null, fromScore: number | null): Entry => ({
    kind,
    byAccount: by,
    at,
    fromScore,
    fromStatus: fromScore === null ? 'waiting' : by === null ? 'waiting' : 'scored-by-person',
    comment: `${kind} ${fromScore}`,
    levels: null,
  });

  it.each<[string, Entry[], { score: number | null } | undefined]>([
    ['nothing', [], undefined],
    ["a machine's score", [entry('machine', null, null)], undefined],
    ["somebody else's", [entry('person', 'b', 1), entry('person', 'a', null)], undefined],
    ['the own newest', [entry('person', 'a', 1), entry('person', 'a', null)], { score: 1 }],
    [
      'the one before, after the newest was taken back',
      [entry('undo', 'a', 2), entry('person', 'a', 1), entry('person', 'a', null)],
      { score: null },
    ],
    ['what was taken back already', [entry('undo', 'a', 2), entry('person', 'a', null)], undefined],
    ["what lies over another's", [entry('person', 'a', 3), entry('person', 'b', null)], { score: 3 }],
  ])('%s', (_, entries, stands) => {
    const result = undone(entries, 'a');
    if (stands === undefined) expect(result).toBeUndefined();
    else expect(result).toMatchObject(stands);
  });

  it('one after the other, as often as there were own scores, leads back to the beginning', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(8), { minLength: 1, maxLength: 12 }), (scores) => {
        let ledger: Entry[] = [];
        let score: number | null = null;
        for (const next of scores) {
          ledger = [entry('person', 'a', score), ...ledger];
          score = next;
        }
        for (let i = 0; i < scores.length; i++) {
          const back = undone(ledger, 'a');
          ledger = [entry('undo', 'a', score), ...ledger];
          score = back?.score ?? null;
        }
        expect(score).toBeNull();
        expect(undone(ledger, 'a')).toBeUndefined();
      }),
    );
  });
});

describe('a line of the ledger', () => {
  const line = { toScore: 2, toStatus: 'scored-by-person', comment: '' } as const;
  it.each([
    ["a person's score that another followed", line, { score: 1, status: 'scored-by-person', comment: '' }, true],
    ['the same score with other words', line, { score: 2, status: 'scored-by-person', comment: 'x' }, true],
    ['one that was taken back', line, { score: 2, status: 'scored-by-machine', comment: '' }, true],
    ['what stands', line, { score: 2, status: 'scored-by-person', comment: '' }, false],
    ["a machine's", { ...line, toStatus: 'scored-by-machine' }, { score: 1, status: 'waiting', comment: '' }, false],
  ] as const)('is restorable or not: %s', (_, of, standing, expected) => {
    expect(isRestorable(of, standing)).toBe(expected);
  });
});
