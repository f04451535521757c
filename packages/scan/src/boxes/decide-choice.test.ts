import { describe, expect, it } from 'vitest';
import { decideChoice, type JudgedBox } from './decide-choice.js';
import type { BoxState } from './judge.js';

const boxes = (states: readonly BoxState[], probability = 0.999): JudgedBox[] =>
  states.map((state, k) => ({
    areaId: `q1.${k}`,
    option: 'ABCD'[k] ?? '',
    state,
    probability,
    marked: state === 'marked' ? probability : 1 - probability,
  }));
const sure = { rule: 'one', found: true, blankIsCertain: true, hand: 0.3, stray: false, unequal: false } as const;

describe('the boxes of a choice', () => {
  it.each([
    ['one mark', ['unmarked', 'marked', 'unmarked', 'unmarked'], 'one', 'B', []],
    ['a mark beside a cancelled one', ['cancelled', 'unmarked', 'marked', 'unmarked'], 'one', 'C', []],
    ['two marks where one is asked', ['marked', 'marked', 'unmarked', 'unmarked'], 'one', 'AB', ['several-marks']],
    ['two marks where several are', ['marked', 'marked', 'unmarked', 'unmarked'], 'several', 'AB', []],
    [
      'only a cancelled one',
      ['cancelled', 'unmarked', 'unmarked', 'unmarked'],
      'one',
      '',
      ['cancelled-without-another'],
    ],
    ['none', ['unmarked', 'unmarked', 'unmarked', 'unmarked'], 'one', '', []],
  ] as const)('%s', (_, states, rule, chosen, doubts) => {
    expect(decideChoice(boxes(states), { ...sure, rule })).toMatchObject({ chosen: [...chosen], doubts });
  });

  it('wait for a person where one of them is not clear', () => {
    const unclear = [...boxes(['marked']), ...boxes(['unmarked'], 0.9)];
    expect(decideChoice(unclear, sure).doubts).toEqual(['unclear-box']);
  });

  it('wait for a person where nothing is seen and a pale mark would not be', () => {
    expect(decideChoice(boxes(['unmarked', 'unmarked']), { ...sure, blankIsCertain: false }).doubts).toEqual([
      'no-mark',
    ]);
  });

  it('wait for a person where the hand of the page is lost', () => {
    expect(decideChoice(boxes(['marked', 'unmarked']), { ...sure, hand: 0.02 }).doubts).toEqual(['pale-hand']);
    expect(decideChoice(boxes(['marked', 'unmarked']), { ...sure, hand: 0.07 }).doubts).toEqual([]);
  });

  it('wait for a person where ink lies where no mark was read', () => {
    expect(decideChoice(boxes(['marked', 'unmarked']), { ...sure, stray: true }).doubts).toEqual(['stray-ink']);
  });

  it('wait for a person where they are not where they should be', () => {
    expect(decideChoice(boxes(['marked']), { ...sure, found: false }).doubts).toEqual(['boxes-not-found']);
  });
});
