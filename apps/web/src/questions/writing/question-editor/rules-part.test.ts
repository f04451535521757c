import { parseRich } from '@zhibi/content';
import type { QuestionPart } from '@zhibi/contract/questions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BlankMemory,
  countBlanks,
  emptyBody,
  emptyPart,
  inReadingOrder,
  settled,
  withBodyType,
  withChosen,
  withMoreOptions,
  withMovedOption,
  withoutOption,
  withType,
} from './rules-part.js';

const choice = (right: string[], texts = ['甲', '乙', '丙', '丁']): QuestionPart => ({
  ...emptyPart(5),
  options: texts.map((text, at) => ({ label: 'ABCD'.charAt(at), content: parseRich(text) })),
  answer: right.length > 0 ? { kind: 'choice', labels: right } : { kind: 'none' },
});
const rightTexts = ({ options, answer }: QuestionPart) =>
  answer.kind === 'choice'
    ? options
        .filter(({ label }) => answer.labels.includes(label))
        .map(({ content }) => JSON.stringify(content))
        .sort()
    : [];

describe('the options of a choice', () => {
  it('keep their right ones when they move', () => {
    const before = choice(['A', 'C']);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('A', 'B', 'C', 'D'), fc.constantFrom(1 as const, -1 as const))),
        (moves) => {
          const after = moves.reduce((part, [label, by]) => withMovedOption(part, label, by), before);
          expect(rightTexts(after)).toEqual(rightTexts(before));
          expect(after.options.map(({ label }) => label)).toEqual(['A', 'B', 'C', 'D']);
        },
      ),
    );
  });

  it('take their part of the key along when they go', () => {
    expect(withoutOption(choice(['A', 'C']), 'A').answer).toEqual({ kind: 'choice', labels: ['B'] });
    expect(withoutOption(choice(['A']), 'A').answer).toEqual({ kind: 'none' });
  });

  it('are as many as the letters', () => {
    let part = choice([]);
    for (let i = 0; i < 40; i++) part = withMoreOptions(part);
    expect(part.options.at(-1)?.label).toBe('Z');
  });

  it('have one right one in a single choice, several in a multiple', () => {
    expect(withChosen({ ...choice(['A']), type: 2 }, 'B').answer).toEqual({ kind: 'choice', labels: ['B'] });
    expect(withChosen(choice(['C']), 'A').answer).toEqual({ kind: 'choice', labels: ['A', 'C'] });
    expect(withChosen(choice(['A']), 'A').answer).toEqual({ kind: 'none' });
  });
});

describe('another type', () => {
  it('keeps the words and the key where it fits', () => {
    expect(withType(choice(['A', 'C']), 2).answer).toEqual({ kind: 'choice', labels: ['A'] });
    const open = withType({ ...choice(['A']), stem: parseRich('题') }, 1);
    expect([open.answer, open.options, open.stem]).toEqual([{ kind: 'none' }, [], parseRich('题')]);
    expect(withType({ ...emptyPart(1), stem: parseRich('___ ___') }, 4).answer).toMatchObject({ kind: 'blanks' });
  });

  it('brings parts and takes them away', () => {
    expect(withBodyType(emptyBody(2), 21).parts).toHaveLength(1);
    expect(withBodyType(emptyBody(21), 2).parts).toEqual([]);
  });
});

describe('blanks', () => {
  const stem = (count: number) => parseRich(Array.from({ length: count }, () => '___').join('和'));
  const answers = (part: QuestionPart) =>
    part.answer.kind === 'blanks' ? part.answer.blanks.map(({ accepted }) => accepted[0]) : [];

  it('keep what was typed for them when others come, go and come back', () => {
    const memory = new BlankMemory();
    const session = {};
    const start: QuestionPart = {
      ...emptyPart(4),
      stem: stem(3),
      answer: { kind: 'blanks', blanks: ['一', '二', '三'].map((one) => ({ accepted: [one] })) },
    };
    const gone = memory.follow(start, stem(2), { keys: [0, 2], session });
    expect(answers(gone)).toEqual(['一', '三']);
    const more = memory.follow(gone, stem(3), { keys: [3, 0, 2], session });
    expect(answers(more)).toEqual(['', '一', '三']);
    expect(answers(memory.follow(more, stem(3), { keys: [0, 1, 2], session }))).toEqual(['一', '二', '三']);
  });

  it('of a text from outside begin anew', () => {
    const memory = new BlankMemory();
    const part: QuestionPart = {
      ...emptyPart(4),
      stem: stem(1),
      answer: { kind: 'blanks', blanks: [{ accepted: ['甲'] }] },
    };
    memory.follow(part, stem(1), { keys: [0], session: {} });
    const other: QuestionPart = { ...part, answer: { kind: 'blanks', blanks: [{ accepted: ['乙'] }] } };
    expect(answers(memory.follow(other, stem(1), { keys: [0], session: {} }))).toEqual(['乙']);
  });

  it('stand in the order of reading, their key with them', () => {
    const part: QuestionPart = {
      ...emptyPart(4),
      stem: [
        {
          t: 'p',
          children: [
            { t: 'blank', index: 1 },
            { t: 'blank', index: 0 },
          ],
        },
      ],
      answer: { kind: 'blanks', blanks: [{ accepted: ['甲'] }, { accepted: ['乙'] }] },
    };
    expect(answers(inReadingOrder(part))).toEqual(['乙', '甲']);
    expect(countBlanks(part.stem)).toBe(2);
  });

  it('that say nothing are no key', () => {
    const part: QuestionPart = {
      ...emptyPart(4),
      answer: { kind: 'blanks', blanks: [{ accepted: [' 5 ', '5', ''] }, { accepted: [''] }] },
    };
    expect(settled(part).answer).toEqual({ kind: 'none' });
    expect(settled({ ...part, answer: { kind: 'blanks', blanks: [{ accepted: [' 5 ', '5', ''] }] } }).answer).toEqual({
      kind: 'blanks',
      blanks: [{ accepted: ['5'] }],
    });
  });
});
