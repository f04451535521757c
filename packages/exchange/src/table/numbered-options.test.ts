import { toPlain } from '@zhibi/content';
import { questionTypes } from '@zhibi/contract/questions';
import { describe, expect, it } from 'vitest';
import { usualLimits } from '../model.js';
import { readTable } from './read.js';

/** The titles of Quizizz's sheet, in their order there. */
const titles = [
  'Question Text',
  'Question Type',
  'Option 1',
  'Option 2',
  'Option 3',
  'Option 4',
  'Option 5',
  'Correct Answer',
  'Time in seconds',
  'Image Link',
  'Answer explanation',
];

const read = (...cells: string[]) =>
  readTable(
    [titles, cells].map((cells, nth) => ({ at: nth + 1, cells })),
    usualLimits,
  );
const one = (...cells: string[]) => {
  const [question] = read(...cells).questions;
  if (!question) throw new Error(JSON.stringify(read(...cells).skipped));
  const { type, options, answer } = question.body;
  return { type, options: options.map(({ label, content }) => `${label} ${toPlain(content)}`), answer };
};
const single = questionTypes['single-choice'];
const multiple = questionTypes['multiple-choice'];

describe('a sheet whose options have numbers', () => {
  it.each([
    ['one right', ['1+1=?', 'Multiple Choice', '1', '2', '', '', '', '2'], single, ['B']],
    ['several right', ['质数', 'Checkbox', '2', '4', '3', '', '', '1,3'], multiple, ['A', 'C']],
    [
      'several right of a “multiple choice”',
      ['质数', 'Multiple Choice', '2', '4', '3', '', '', '1、3'],
      multiple,
      ['A', 'C'],
    ],
    ['no type', ['1+1=?', '', '1', '2', '', '', '', '2'], single, ['B']],
    ['a number that the sheet has made a decimal', ['1+1=?', '', '1', '2', '', '', '', '2.0'], single, ['B']],
    ['a letter all the same', ['1+1=?', '', '1', '2', '', '', '', 'B'], single, ['B']],
  ] as const)('%s: its key names them', (_, cells, type, labels) => {
    const made = one(...cells);
    expect([made.type, made.answer]).toEqual([type, { kind: 'choice', labels }]);
    expect(made.options[1]).toBe(`B ${cells[3]}`);
  });

  it('has what a blank accepts among its options', () => {
    expect(one('1+1=____', 'Fill-in-the-Blank', '2', '二')).toEqual({
      type: questionTypes['fill-in'],
      options: [],
      answer: { kind: 'blanks', blanks: [{ accepted: ['2', '二'] }] },
    });
  });

  it('has questions that a person marks, and says that its pictures did not come', () => {
    expect(one('谈谈你的看法', 'Open-Ended').type).toBe(questionTypes.subjective);
    const pictured = read('谈谈你的看法', 'Open-Ended', '', '', '', '', '', '', '30', 'https://example.org/a.png');
    expect(pictured.questions[0]?.warnings).toContain('picture-missing');
  });

  it('refuses or doubts a key that names no option', () => {
    const { questions, skipped } = read('1+1=?', '', '1', '2', '', '', '', '4');
    expect(skipped.length > 0 || questions[0]?.warnings.includes('key-names-no-option')).toBe(true);
  });

  it('leaves the sheets with letters alone', () => {
    const rows = [
      ['题型', '题干', '选项A', '选项B', '答案'],
      ['填空题', '1+1=____', '', '', '2'],
    ].map((cells, nth) => ({ at: nth + 1, cells }));
    expect(readTable(rows, usualLimits).questions[0]?.body.answer).toEqual({
      kind: 'blanks',
      blanks: [{ accepted: ['2'] }],
    });
  });
});
