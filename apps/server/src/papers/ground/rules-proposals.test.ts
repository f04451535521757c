import { type GroundQuestion, groundRoom, type Printed } from '@zhibi/contract/papers/ground';
import { describe, expect, it } from 'vitest';
import { learnedQuestions } from './rules-learned.js';
import { chainOfNumbers } from './rules-numbers.js';
import { type FoundPage, proposeQuestions } from './rules-proposals.js';
import { headingKind, isHeading, lettersIn, scoreIn } from './rules-words.js';

let id = 0;
const newId = () => `00000000-0000-7000-8000-${String(++id).padStart(12, '0')}`;
const blank: Printed = () => false;
const page = (no: number, words: [text: string, yMm: number, xMm?: number][]): FoundPage => ({
  page: no,
  place: { xMm: 20, yMm: 25, widthMm: 170, heightMm: 240 },
  lines: words.map(([text, yMm, xMm = 20]) => ({ text, yMm, xMm, widthMm: 60, heightMm: 4 })),
  starts: [],
  headings: [],
  rules: [],
  printed: blank,
});
const brief = (questions: readonly GroundQuestion[]) => questions.map(({ no, kind, score }) => [no, kind, score]);

describe('which lines begin questions', () => {
  it.each([
    ['notes of a test are not its first questions', ['1. 先填姓名', '2. 写清楚', '1．甲', '2．乙', '3．丙'], [2, 3, 4]],
    ['a number that is out of turn is none', ['1．甲', '7．不是题', '2．乙'], [0, 2]],
    ['a decimal begins no question', ['1．甲', '2.5 米长', '2．乙'], [0, 2]],
    ['a page of a book begins where the page before ended', ['18．甲', '19．乙'], [0, 1]],
    ['wide digits count', ['１、甲', '２、乙'], [0, 1]],
    ['without numbers there is none', ['甲', '乙'], []],
  ])('%s', (_, lines, at) => {
    expect(chainOfNumbers(lines).map((one) => one.at)).toEqual(at);
  });
});

it.each([
  ['一、选择题（每小题 3 分，共 24 分）', 'single', 3],
  ['二、多选题（每题4分）', 'multiple', 4],
  ['三、判断题', 'judge', undefined],
  ['四、填空题（每空 1.5 分）', 'blank', 1.5],
  ['五、解答题', 'written', undefined],
  ['六、作文', 'essay', undefined],
])('a heading says what is asked and how much it is worth: %s', (words, kind, score) => {
  expect([isHeading(words), headingKind(words), scoreIn([words], 'each')]).toEqual([true, kind, score]);
});

it('options are counted by their letters, points read where they are said', () => {
  expect(lettersIn(['A．1  B．2', 'C．3  D．4'])).toBe(4);
  expect(lettersIn(['A．1  C．3'])).toBe(1);
  expect(scoreIn(['12．（本小题 8 分）解方程'])).toBe(8);
  expect(scoreIn(['小明得了 80 分'])).toBeUndefined();
});

describe('questions of a page', () => {
  const words: Parameters<typeof page>[1] = [
    ['一、选择题（每小题 3 分）', 30],
    ['1．甲', 40],
    ['A．1 B．2 C．3 D．4', 46],
    ['2．乙', 60],
    ['二、解答题', 90],
    ['3．（10 分）丙', 100],
  ];

  it('reach to the next number, to a heading, or to the foot of what is printed', () => {
    const questions = proposeQuestions([page(1, words)], 'A4', newId);
    expect(brief(questions)).toEqual([
      [1, 'single', 3],
      [2, 'single', 3],
      [3, 'written', 10],
    ]);
    const ends = questions.map(({ yMm, heightMm }) => Math.round(yMm + heightMm));
    const room = groundRoom('A4');
    expect(ends).toEqual([59, 89, Math.round(room.yMm + room.heightMm)]);
    expect(questions.every(({ places }) => places.length > 0)).toBe(true);
  });

  it('of a folded sheet stand in its two columns', () => {
    const questions = proposeQuestions(
      [
        page(1, [
          ['1．甲', 40],
          ['3．丙', 40, 220],
          ['2．乙', 90],
        ]),
      ],
      'A3',
      newId,
    );
    expect(questions.map(({ no, xMm }) => [no, xMm >= 210])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
  });

  it('are learned from a page that was corrected, moved to the lines of the next one', () => {
    const known = proposeQuestions([page(1, words)], 'A4', newId).map((one) => ({ ...one, score: 5, key: 'A' }));
    const lower = page(
      1,
      words.map(([text, yMm]) => [text, yMm + 3]),
    );
    const learned = learnedQuestions([lower, { ...lower, page: 2 }], known, { pageSize: 'A4', newId });
    expect(learned.map(({ no, page: on, score, key }) => [no, on, score, key])).toEqual([
      [1, 1, 5, ''],
      [2, 1, 5, ''],
      [3, 1, 5, ''],
      [4, 2, 5, ''],
      [5, 2, 5, ''],
      [6, 2, 5, ''],
    ]);
    expect((learned[0]?.yMm ?? 0) - (known[0]?.yMm ?? 0)).toBeCloseTo(3);
    const later = page(1, [
      ['18．甲', 40],
      ['19．乙', 60],
      ['20．丙', 100],
    ]);
    expect(learnedQuestions([later], known, { pageSize: 'A4', newId }).map(({ no }) => no)).toEqual([18, 19, 20]);
  });
});
