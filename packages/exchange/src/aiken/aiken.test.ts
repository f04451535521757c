import { toPlain } from '@zhibi/content';
import { describe, expect, it } from 'vitest';
import { guessFormat } from '../guess-format.js';
import { usualLimits } from '../model.js';
import { read } from './index.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const reading = (text: string) => {
  const { questions, skipped } = read(bytes(text), usualLimits);
  return {
    skipped,
    questions: questions.map(({ body, confidence }) => [
      toPlain(body.stem),
      body.options.length,
      body.answer.kind === 'choice' ? body.answer.labels.join('') : '',
      confidence < 0.75,
    ]),
  };
};
const five = 'Five?\nA. 1\nB. 2\nANSWER: B\n';

describe('the key of Aiken', () => {
  it.each(['答案：A', '正确答案: a', '【答案】A', 'Key: A.', 'ANSWER：Ａ'])(
    'is one in the words of teachers too, and no line of the next question: %s',
    (key) => {
      expect(reading(`中文题？\nA、甲\nＢ．乙\n${key}\n\n${five}`)).toEqual({
        skipped: [],
        questions: [
          ['中文题？', 2, 'A', false],
          ['Five?', 2, 'B', false],
        ],
      });
    },
  );

  it('of several letters is a set, and one that is no letter is named: a person looks', () => {
    expect(reading(`选？\nA. 1\nB. 2\nC. 3\nANSWER: C, A\n\n${five}`).questions[0]).toEqual(['选？', 3, 'AC', true]);
    const other = reading(`选？\nA. 1\nB. 2\nANSWER: the second\n\n${five}`);
    expect(other.questions).toEqual([
      ['选？', 2, '', true],
      ['Five?', 2, 'B', false],
    ]);
    expect(other.skipped).toEqual([{ where: 'line 1: the second', why: 'answer-unreadable' }]);
  });

  it('missing leaves the question without one; a line at once behind an option has both looked at', () => {
    expect(reading(`选？\nA. 1\nB. 2\n\n${five}`).questions.map(([, , , isHeld]) => isHeld)).toEqual([false, false]);
    expect(reading(`选？\nA. 1\nB. 2\nand more of it\nANSWER: A\n\n${five}`).questions[0]?.[3]).toBe(true);
  });

  it('tells the form of a file', () => {
    expect(guessFormat(bytes('选？\nA、甲\nB、乙\n答案：A\n'))).toBe('aiken');
  });
});
