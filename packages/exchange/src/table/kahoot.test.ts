import { toPlain } from '@zhibi/content';
import { questionTypes } from '@zhibi/contract/questions';
import { describe, expect, it } from 'vitest';
import { usualLimits } from '../model.js';
import { isKahoot, readKahoot } from './kahoot.js';

/** The template as it is downloaded: a line of advice, empty lines, titles with their limits, rows numbered beforehand. */
const sheet = (...questions: readonly (readonly string[])[]) =>
  [
    [],
    ['', 'Quiz template'],
    ['', 'Add questions, at least two answer alternatives, time limit and choose correct answers (at least one).'],
    ['', 'Remember: questions have a limit of 120 characters'],
    [],
    [],
    [],
    [
      '',
      'Question - max 120 characters',
      'Answer 1 - max 75 characters',
      'Answer 2 - max 75 characters',
      'Answer 3 - max 75 characters',
      'Answer 4 - max 75 characters',
      'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
      'Correct answer(s) - choose at least one',
    ],
    ...questions.map((cells, nth) => [String(nth + 1), ...cells]),
    ['99', '', '', '', '', '', '', ''],
  ].map((cells, nth) => ({ at: nth + 1, cells }));

const read = (...cells: string[]) => {
  const { questions, skipped } = readKahoot(sheet(cells), usualLimits);
  const [one] = questions;
  if (!one) return skipped;
  const { type, stem, options, answer } = one.body;
  return [type, toPlain(stem), options.map(({ label, content }) => `${label} ${toPlain(content)}`), answer];
};
const single = questionTypes['single-choice'];
const multiple = questionTypes['multiple-choice'];

describe('the template of Kahoot', () => {
  it('is known by its titles, wherever they begin', () => {
    expect(isKahoot(sheet())).toBe(true);
    expect(isKahoot([{ at: 1, cells: ['题型', '题干', '选项A', '选项B', '答案'] }])).toBe(false);
    expect(isKahoot([{ at: 1, cells: ['Question', 'Answer'] }])).toBe(false);
  });

  it.each([
    ['one right', ['1+1=?', '1', '2', '', '', '20', '2'], single, ['A 1', 'B 2'], ['B']],
    ['several right', ['质数', '2', '4', '3', '9', '30', '1,3'], multiple, ['A 2', 'B 4', 'C 3', 'D 9'], ['A', 'C']],
    ['signs of other keyboards', ['质数', '2', '4', '3', '9', '30', '1、3'], multiple, undefined, ['A', 'C']],
    ['a number that the sheet has made a decimal', ['1+1=?', '1', '2', '', '', '20', '2.0'], single, undefined, ['B']],
    ['an answer left empty between others', ['q', 'x', '', 'y', '', '20', '3'], single, ['A x', 'B y'], ['B']],
  ] as const)('%s', (_, cells, type, options, labels) => {
    const made = read(...cells);
    expect(made[0]).toBe(type);
    if (options) expect(made[2]).toEqual(options);
    expect(made[3]).toEqual({ kind: 'choice', labels });
  });

  it('takes a question without a key as one that nothing is right or wrong of', () => {
    expect(read('喜欢哪一本？', '甲', '乙', '', '', '20', '')[3]).toEqual({ kind: 'none' });
  });

  it.each([
    ['a single answer', ['q', 'x', '', '', '', '20', '1'], 'options-unreadable'],
    ['a key that names an empty answer', ['q', 'x', 'y', '', '', '20', '3'], 'answer-unreadable'],
    ['a key that is no number', ['q', 'x', 'y', '', '', '20', 'x'], 'answer-unreadable'],
    ['no question', ['', 'x', 'y', '', '', '20', '1'], 'stem-missing'],
  ])('names what it leaves out: %s', (_, cells, why) => {
    expect(read(...cells)).toEqual([{ where: 'row 9', why }]);
  });

  it('does not count rows that are numbered and empty', () => {
    expect(readKahoot(sheet(), usualLimits)).toMatchObject({ questions: [], skipped: [] });
  });
});
