import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markBlanks } from './mark-blanks.js';
import { markChoice, markTrueFalse, type PartScheme } from './mark-choice.js';
import { type Equality, isAccepted, mayBeMeant, plainAnswer } from './same-answer.js';
import { verdict } from './verdict.js';

const sure = (...chosen: string[]) => ({ chosen, confidence: 1 });

describe('a choice', () => {
  it.each<[string, string[], string[], PartScheme, number, string]>([
    ['right', ['B'], ['B'], 'half-for-part', 4, 'right'],
    ['wrong', ['B'], ['C'], 'half-for-part', 0, 'wrong'],
    ['empty', ['B'], [], 'half-for-part', 0, 'blank'],
    ['right and a second one', ['B'], ['B', 'C'], 'half-for-part', 0, 'wrong'],
    ['all of several, in another order', ['A', 'C'], ['C', 'A'], 'half-for-part', 4, 'right'],
    ['a part', ['A', 'C', 'D'], ['A'], 'half-for-part', 2, 'partly'],
    ['a part with a wrong one', ['A', 'C', 'D'], ['A', 'B'], 'half-for-part', 0, 'wrong'],
    ['a part, all or nothing', ['A', 'C'], ['A'], 'all-or-nothing', 0, 'wrong'],
    ['two of three by share', ['A', 'C', 'D'], ['A', 'D'], 'share-for-part', 2.5, 'partly'],
    ['the same label twice', ['A', 'C'], ['A', 'A'], 'half-for-part', 2, 'partly'],
  ])('%s', (_, key, chosen, scheme, score, outcome) => {
    expect(markChoice(key, sure(...chosen), 4, scheme)).toEqual({ outcome, score, confidence: 1 });
  });

  it('half of an odd score stays in steps of 0.5', () => {
    expect(markChoice(['A', 'B'], sure('A'), 2.5, 'half-for-part').score).toBe(1.5);
  });

  it('cannot be marked without a key', () => {
    expect(() => markChoice([], sure('A'), 2)).toThrow(RangeError);
  });

  it('never loses by one more right option, and nothing beats the key', () => {
    const labels = fc.subarray(['A', 'B', 'C', 'D', 'E']);
    fc.assert(
      fc.property(
        fc.subarray(['A', 'B', 'C', 'D', 'E'], { minLength: 1 }),
        labels,
        fc.nat(20),
        fc.constantFrom<PartScheme>('all-or-nothing', 'half-for-part', 'share-for-part'),
        (key, chosen, halves, scheme) => {
          const score = (labels: readonly string[]) => markChoice(key, sure(...labels), halves / 2, scheme).score;
          for (const more of key) expect(score([...chosen, more])).toBeGreaterThanOrEqual(score(chosen));
          expect(score(chosen)).toBeLessThanOrEqual(score(key));
          expect(score(key)).toBe(halves / 2);
        },
      ),
    );
  });
});

describe('true or false', () => {
  it.each([
    [true, true, 2, 'right'],
    [true, false, 0, 'wrong'],
    [false, false, 2, 'right'],
    [false, undefined, 0, 'blank'],
  ] as const)('key %s, answer %s', (key, value, score, outcome) => {
    expect(markTrueFalse(key, { value, confidence: 0.9 }, 2)).toEqual({ outcome, score, confidence: 0.9 });
  });
});

describe('blanks', () => {
  const key = [{ accepted: ['12'] }, { accepted: ['0.5', '1/2'] }, { accepted: ['北京'] }];
  const read = (...texts: string[]) => texts.map((text) => ({ text, confidence: 0.97 }));

  it('earn their share each', () => {
    expect(markBlanks(key, read('12', '\\frac{1}{2}', '上海'), 5)).toMatchObject({
      outcome: 'partly',
      score: 3.5,
      blanks: [{ score: 2 }, { score: 1.5 }, { score: 0, outcome: 'wrong' }],
    });
  });

  it('are all right or all empty', () => {
    expect(markBlanks(key, read('１２', '.50', ' 北 京 '), 5)).toMatchObject({ outcome: 'right', score: 5 });
    expect(markBlanks(key, [], 5)).toMatchObject({ outcome: 'blank', score: 0, confidence: 1 });
    expect(markBlanks(key, read('1', '2', '3'), 5)).toMatchObject({ outcome: 'wrong', score: 0 });
  });

  it('are right even where a share is nothing', () => {
    expect(markBlanks(key, read('12', '1/2', '北京'), 0.5).outcome).toBe('right');
  });

  it('are as sure as the least sure of them', () => {
    expect(
      markBlanks(
        key,
        [
          { text: '12', confidence: 0.99 },
          { text: '0.5', confidence: 0.6 },
          { text: '北京', confidence: 1 },
        ],
        5,
      ).confidence,
    ).toBe(0.6);
  });
});

describe('an answer and the accepted ones', () => {
  it.each<[string, string, Equality, boolean]>([
    ['0.50', '0.5', 'same-value', true],
    ['.5', '0.5', 'same-value', true],
    ['－3', '-3', 'same-value', true],
    ['−3', '-3', 'as-written', true],
    ['1 000', '1,000', 'same-value', true],
    ['+7', '7', 'as-written', true],
    ['0.50', '0.5', 'as-written', false],
    ['1/2', '0.5', 'same-value', false],
    ['1/2', '0.5', 'any-form', true],
    ['2/4', '1/2', 'same-value', false],
    ['2/4', '1/2', 'any-form', true],
    ['50%', '1/2', 'any-form', true],
    ['1/0', '0', 'any-form', false],
    ['0.1', '0.10000000000000001', 'same-value', false],
    ['123456789012345678', '123456789012345679', 'same-value', false],
    ['x²', 'x2', 'any-form', false],
    ['a', 'A', 'same-value', false],
    ['', '', 'same-value', false],
    ['.', '0', 'same-value', false],
    ['$\\frac{3}{4}$', '3/4', 'as-written', true],
    ['（2，3）', '(2,3)', 'as-written', true],
    ['2 5', '25', 'any-form', false],
    ['2 500', '2500', 'as-written', true],
    ['every day', 'everyday', 'same-value', false],
    ['May  be', 'May be', 'as-written', true],
    ['9 时 30 分', '9时30分', 'as-written', true],
    ['3 x − 2', '3x-2', 'as-written', true],
    ['a \\times b', 'a×b', 'as-written', true],
    ['1 1/2', '$1\\frac{1}{2}$', 'as-written', true],
    ['1½', '1\\frac12', 'as-written', true],
    ['½', '1/2', 'as-written', true],
    ['11/2', '$1\\frac{1}{2}$', 'any-form', false],
    ['3/2', '1 1/2', 'same-value', false],
    ['-3/2', '-1 1/2', 'any-form', true],
    ['2 1/2', '21/2', 'any-form', false],
    ['3 100/200', '3.5', 'any-form', true],
  ])('%s for %s, %s: %s', (answer, accepted, equality, same) => {
    expect(isAccepted(answer, [accepted], equality)).toBe(same);
  });

  it('is the same after it was made plain twice', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0１.．，-−/ \\%＋abｘ（$½') }),
        (text) => plainAnswer(plainAnswer(text)) === plainAnswer(text) || text.includes('+') || text.includes('＋'),
      ),
      { examples: [['\\\\%'], ['\\\\，，'], ['\\，%']] },
    );
  });
});

describe('an answer that is not accepted may mean one that is', () => {
  it.each([
    ['1.5', '1 1/2', true],
    ['11/2', '1 1/2', true],
    ['2 1/2', '21/2', true],
    ['2 5', '25', true],
    ['every day', 'everyday', true],
    ['11/3', '1 1/2', false],
    ['26', '25', false],
  ])('%s for %s: %s', (answer, accepted, may) => expect(mayBeMeant(answer, [accepted])).toBe(may));
});

describe('the word of a machine', () => {
  const marking = (confidence: number) => ({ outcome: 'right' as const, score: 2, confidence });
  it.each([
    [2, 0.85, 'scored'],
    [2, 0.84, 'doubtful'],
    [3, 0.85, 'scored'],
    [5, 0.89, 'doubtful'],
    [5, 0.9, 'scored'],
    [4, 0.92, 'doubtful'],
    [4, 0.93, 'scored'],
    [6, 0.9, 'scored'],
    [2, Number.NaN, 'doubtful'],
  ] as const)('in area type %i at %f is %s', (areaType, confidence, kind) => {
    expect(verdict(areaType, marking(confidence)).kind).toBe(kind);
  });

  it.each([
    [2, 0.84, 2],
    [4, 0.8, 2],
    [4, 0.79, null],
    [5, 0.3, null],
    [2, Number.NaN, null],
  ] as const)('in area type %i at %f proposes %s', (areaType, confidence, proposedScore) => {
    expect(verdict(areaType, marking(confidence))).toEqual({
      kind: 'doubtful',
      proposedScore,
      reason: 'low-confidence',
    });
  });

  it.each([0, 1, 8] as const)('is never a score in area type %i', (areaType) => {
    expect(verdict(areaType, marking(1))).toEqual({ kind: 'doubtful', reason: 'person-only' });
  });
});
