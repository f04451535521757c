import { type QuestionBody, questionTypes } from '@zhibi/contract/questions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRich } from '../authoring/parse.js';
import { anyRich } from '../rich/any-rich.js';
import { normaliseRich } from '../rich/normalise.js';
import type { QuestionMeta } from './json-line.js';
import { missingParts } from './missing-parts.js';
import { questionFromJsonLine } from './read-line.js';
import { questionToJsonLine } from './write-line.js';

const line = {
  type: 'single-choice',
  subject: '数学',
  stage: 'senior',
  stem: '$x^2$ 的导数是',
  options: [
    { label: 'A', content: '$x$' },
    { label: 'B', content: '$2x$' },
  ],
  answer: ['B'],
  analysis: '略',
  knowledge: ['函数/导数'],
  difficulty: 0.6,
  source: '2019 全国卷 I',
  parts: [],
};

function read(changes: object): { body: QuestionBody; meta: QuestionMeta } {
  const result = questionFromJsonLine({ ...line, ...changes });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}
const problems = (changes: object) => {
  const result = questionFromJsonLine({ ...line, ...changes });
  return result.ok ? [] : result.problems.map(({ reason, where }) => `${reason} ${where}`);
};

const rich = anyRich.map(normaliseRich);
const word = fc.string({ minLength: 1, maxLength: 8 });
const spelling = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => !text.includes('$') && text.trim() !== '');
const label = fc.constantFrom(...'ABCDEFGH');
const answer = fc.oneof(
  fc.record({ kind: fc.constant('choice' as const), labels: fc.uniqueArray(label, { minLength: 1 }) }),
  fc.record({ kind: fc.constant('true-false' as const), value: fc.boolean() }),
  fc.record({
    kind: fc.constant('blanks' as const),
    blanks: fc.array(fc.record({ accepted: fc.array(spelling, { minLength: 1, maxLength: 3 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.record({ kind: fc.constant('open' as const), content: rich }),
  fc.constant({ kind: 'none' as const }),
);
const part = fc.record({
  type: fc.constantFrom(...Object.values(questionTypes)),
  stem: rich.filter((text) => text.length > 0),
  options: fc.array(fc.record({ label, content: rich }), { maxLength: 3 }),
  answer,
  analysis: rich,
});
const body = fc
  .tuple(part, fc.array(part, { maxLength: 2 }))
  .map(([question, parts]): QuestionBody => ({ ...question, parts }));
const meta = fc.record(
  {
    subject: word.filter((text) => text.trim() === text),
    stage: fc.constantFrom('primary' as const, 'junior' as const, 'senior' as const),
    knowledge: fc.array(word, { maxLength: 2 }),
    difficulty: fc.double({ min: 0, max: 1, noNaN: true }).map(Math.abs),
    source: word.filter((text) => text.trim() === text),
  },
  { requiredKeys: ['knowledge'] },
);

describe('a line', () => {
  it('of the protocol is read as it says', () => {
    expect(read({})).toEqual({
      ok: true,
      body: {
        type: 2,
        stem: parseRich(line.stem),
        options: line.options.map((option) => ({ label: option.label, content: parseRich(option.content) })),
        answer: { kind: 'choice', labels: ['B'] },
        analysis: parseRich('略'),
        parts: [],
      },
      meta: { subject: '数学', stage: 'senior', knowledge: ['函数/导数'], difficulty: 0.6, source: '2019 全国卷 I' },
    });
  });

  it('that is written is read back, through JSON, as the same question', () => {
    fc.assert(
      fc.property(body, meta, (question, about) => {
        const again = questionFromJsonLine(JSON.parse(JSON.stringify(questionToJsonLine(question, about))));
        expect(again).toEqual({ ok: true, body: question, meta: about });
      }),
      { numRuns: 500 },
    );
  });

  it('is written as the protocol shows it', () => {
    expect(questionToJsonLine(read({}).body, read({}).meta)).toEqual(line);
  });

  it.each([
    ['multiple-choice', ['AC'], { kind: 'choice', labels: ['A', 'C'] }],
    ['multiple-choice', 'ａ、c', { kind: 'choice', labels: ['A', 'C'] }],
    ['true-false', ['对'], { kind: 'true-false', value: true }],
    ['true-false', false, { kind: 'true-false', value: false }],
    ['判断题', '×', { kind: 'true-false', value: false }],
    [
      'fill-in',
      ['$\\frac{1}{2}$', ['3', '三']],
      { kind: 'blanks', blanks: [{ accepted: ['\\frac{1}{2}'] }, { accepted: ['3', '三'] }] },
    ],
    ['oral-arithmetic', [7], { kind: 'blanks', blanks: [{ accepted: ['7'] }] }],
    ['subjective', '$x=1$', { kind: 'open', content: parseRich('$x=1$') }],
    ['calligraphy', [], { kind: 'none' }],
    ['writing', '', { kind: 'none' }],
    [
      'fill-in',
      ['10[[sup:-3]]', 'H[[sub:2]]O', '[[b:甲]]'],
      { kind: 'blanks', blanks: [{ accepted: ['10⁻³'] }, { accepted: ['H₂O'] }, { accepted: ['甲'] }] },
    ],
  ])('of type %s with the answer %j has the key %j', (type, said, key) => {
    expect(read({ type, answer: said }).body.answer).toEqual(key);
  });

  it('may leave out what it does not know', () => {
    const result = questionFromJsonLine({ type: '解答题', stem: '证明', difficulty: null, stage: '高中' });
    expect(result).toMatchObject({
      ok: true,
      body: { type: 1, answer: { kind: 'none' } },
      meta: { knowledge: [], stage: 'senior' },
    });
  });

  it.each([
    [{ type: 'essay' }, ['type-unknown type']],
    [{ stem: '' }, ['stem-missing stem']],
    [{ stem: 5 }, ['not-a-text stem']],
    [{ stem: 'x'.repeat(300_001) }, ['too-long stem']],
    [{ options: 'A' }, ['options-unreadable options']],
    [{ options: [{ label: 'AB', content: '' }] }, ['options-unreadable options.0']],
    [{ answer: ['甲'] }, ['answer-unreadable answer']],
    [{ type: 'true-false', answer: ['maybe'] }, ['answer-unreadable answer']],
    [{ type: 'fill-in', answer: [{}] }, ['answer-unreadable answer']],
    [{ stage: 'university' }, ['stage-unknown stage']],
    [{ difficulty: 7 }, ['difficulty-out-of-range difficulty']],
    [{ knowledge: '函数' }, ['knowledge-unreadable knowledge']],
    [{ parts: [5] }, ['parts-unreadable parts.0']],
    [{ parts: [{ type: 'essay', stem: 'a' }] }, ['type-unknown parts.0.type']],
    [{ options: Array.from({ length: 27 }, () => ({ label: 'A', content: 'a' })) }, ['limits options']],
    [{ type: 'essay', stage: 'x' }, ['type-unknown type', 'stage-unknown stage']],
  ])('with %j is refused with all reasons', (changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });

  it.each([null, 5, 'x', [], undefined])('that is %j is no question', (value) => {
    expect(questionFromJsonLine(value)).toEqual({ ok: false, problems: [{ reason: 'not-an-object', where: '' }] });
  });
});

describe('a question lacks', () => {
  const lacks = (changes: object) => missingParts(read(changes).body).map(({ reason, where }) => `${reason} ${where}`);
  it.each([
    [{}, []],
    [{ type: 'fill-in', stem: '___ 和 ___', options: [], answer: ['1', '2'] }, []],
    [{ type: 'fill-in', stem: '___ 和 ___', options: [], answer: ['1'] }, ['blanks-differ-from-key answer']],
    [{ type: 'fill-in', stem: '没有', options: [], answer: ['1'] }, ['no-blank stem']],
    [{ type: 'fill-in', stem: '[[blank:3]]', options: [], answer: ['1'] }, ['blanks-out-of-order stem']],
    [{ type: 'fill-in', stem: '___ [[blank:0]]', options: [], answer: ['1', '2'] }, ['blanks-out-of-order stem']],
    [{ type: 'fill-in', stem: '___', options: [], answer: [] }, ['key-missing answer']],
    [{ answer: ['D'] }, ['key-names-no-option answer']],
    [{ answer: ['AB'] }, ['key-has-several answer']],
    [{ answer: [] }, ['key-missing answer']],
    [{ answer: { kind: 'true-false', value: true } }, ['key-of-other-kind answer']],
    [{ options: [{ label: 'B', content: 'b' }] }, ['options-too-few options']],
    [{ options: ['a', ' '] }, ['option-empty options.B']],
    [{ options: [...line.options, { label: 'A', content: 'a' }] }, ['label-twice options']],
    [{ type: 'true-false', answer: ['对'] }, ['options-not-expected options']],
    [{ type: 'subjective', options: [], answer: '', stem: '$\\frac{1}{2$' }, ['formula-broken stem']],
    [{ type: 'combined', options: [], answer: [] }, ['parts-missing parts']],
    [{ parts: [{ type: 'writing', stem: '写' }] }, ['parts-not-expected parts']],
    [
      { type: 'combined', options: [], answer: [], parts: [{ ...line, answer: ['C'] }] },
      ['key-names-no-option parts.0.answer'],
    ],
    [
      { type: 'combined', options: [], answer: [], parts: [{ type: 'combined', stem: 'a' }] },
      ['part-is-combined parts.0'],
    ],
    [{ type: 'calligraphy', stem: '永', options: [], answer: [] }, []],
  ])('of %j: %j', (changes, expected) => {
    expect(lacks(changes)).toEqual(expected);
  });

  it('its stem when that says nothing', () => {
    expect(missingParts({ ...read({}).body, stem: [] })).toEqual([{ reason: 'stem-empty', where: 'stem' }]);
  });
});
