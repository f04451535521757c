import { parseRich } from '@zhibi/content';
import { questionTypes } from '@zhibi/contract/questions';
import { openZip } from '@zhibi/files';
import { describe, expect, it } from 'vitest';
import { usualLimits } from '../model.js';
import { readQuestions, writeQuestions } from '../read-write.js';

const written = (...accepted: string[]) =>
  writeQuestions('qti-2.1', {
    questions: [
      {
        body: {
          type: questionTypes['fill-in'],
          stem: parseRich('一半是____'),
          options: [],
          answer: { kind: 'blanks', blanks: [{ accepted }] },
          analysis: [],
          parts: [],
        },
        facts: { knowledge: [] },
      },
    ],
    pictures: new Map(),
  }).file;
const xmlOf = (file: Uint8Array) =>
  new TextDecoder().decode(openZip(file, usualLimits).open('items/item-1.xml') ?? new Uint8Array());
const back = (file: Uint8Array) => readQuestions('qti-2.1', file).questions[0]?.body.answer;

describe('the key of a blank in QTI', () => {
  it('says a formula in signs that other programs show and compare, and comes back as it was typed', () => {
    const file = written('\\frac{1}{2}', '\\dfrac{1}{2}', '0.5');
    expect(xmlOf(file)).toContain('<correctResponse><value>1/2</value></correctResponse>');
    expect(xmlOf(file).match(/mapKey="1\/2"/g)).toHaveLength(1);
    expect(back(file)).toEqual({
      kind: 'blanks',
      blanks: [{ accepted: ['\\frac{1}{2}', '\\dfrac{1}{2}', '0.5'] }],
    });
  });

  it.each([[['1/2', '\\frac{1}{2}']], [['x^2']], [['\\sqrt{3}', '2\\sqrt{3}']], [['3x-2', 'a_b']]])(
    'keeps what was typed besides: %j',
    (accepted) => {
      expect(back(written(...accepted))).toEqual({ kind: 'blanks', blanks: [{ accepted }] });
    },
  );
});
