import { type QuestionPart, type QuestionType, questionTypes } from '@zhibi/contract/questions';
import { describe, expect, it } from 'vitest';
import { sectionNote } from './section-note.js';

const items = (type: QuestionType, ...scores: number[]) =>
  scores.map((score) => ({ score, question: { type, parts: [] } }));
const {
  'single-choice': single,
  'multiple-choice': several,
  'true-false': judged,
  'fill-in': blanks,
  subjective,
} = questionTypes;

describe('a section', () => {
  it.each([
    [single, [4, 4, 4], '（本大题共 3 小题，每小题 4 分，共 12 分．每小题只有一个选项符合题意）'],
    [several, [6, 6], '（本大题共 2 小题，每小题 6 分，共 12 分．每小题至少有两个选项符合题意）'],
    [judged, [2, 2], '（本大题共 2 小题，每小题 2 分，共 4 分．对的选“√”，错的选“×”）'],
    [blanks, [2.5, 2.5], '（本大题共 2 小题，每小题 2.5 分，共 5 分）'],
    [subjective, [8, 10], '（本大题共 2 小题，共 18 分．解答应写出文字说明、证明过程或演算步骤）'],
    [subjective, [10], '（共 10 分．解答应写出文字说明、证明过程或演算步骤）'],
  ] as const)('of maths with type %d worth %j says %s', (type, scores, note) => {
    expect(sectionNote(items(type, ...scores), { stage: 'junior', subject: 'maths' })).toBe(note);
    expect(sectionNote(items(type, ...scores), {})).toBe(note);
  });

  it.each([
    [{ stage: 'primary', subject: 'maths' }, subjective, [8, 8], '（每小题 8 分，共 16 分）'],
    [{ stage: 'senior', subject: 'chinese' }, subjective, [4, 6], '（共 10 分）'],
    [{ stage: 'junior', subject: 'english' }, single, [1, 1], '（每小题 1 分，共 2 分）'],
    [{ stage: 'junior', subject: 'chinese' }, single, [3], '（3 分）'],
  ] as const)('for %j says the points alone', (printed, type, scores, note) => {
    expect(sectionNote(items(type, ...scores), printed)).toBe(note);
  });

  it.each([
    [
      { stage: 'senior', subject: 'maths' },
      1,
      '（共 10 分．请从第 22、23 题中任选 1 题作答；多做的，按所做的第一题计分）',
    ],
    [
      { stage: 'senior', subject: 'chinese' },
      1,
      '（共 10 分。请从第 22、23 题中任选 1 题作答；多做的，按所做的第一题计分）',
    ],
  ] as const)('of which one chooses says for %j how, and what one answer is worth', (printed, choose, note) => {
    const own = items(subjective, 10, 10).map((item, i) => ({ ...item, no: String(22 + i) }));
    expect(sectionNote(own, printed, choose)).toBe(note);
  });

  it('that is one text counts its questions', () => {
    const part: QuestionPart = { type: single, stem: [], options: [], answer: { kind: 'none' }, analysis: [] };
    const text = (score: number) => [
      { score, question: { type: questionTypes.combined, parts: [part, part, part, part, part] } },
    ];
    expect(sectionNote(text(10), { subject: 'english' })).toBe('（每小题 2 分，共 10 分）');
    expect(sectionNote(text(12), { subject: 'english' })).toBe('（12 分）');
  });
});
