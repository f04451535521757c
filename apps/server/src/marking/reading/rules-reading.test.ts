import type { AnswerArea, AreaType } from '@zhibi/contract/papers';
import type { AnswerKey, QuestionType } from '@zhibi/contract/questions';
import { makeHand, scribbleOut, tick, writeText } from '@zhibi/ink/handwriting';
import { describe, expect, it } from 'vitest';
import { afterReading } from '../rules.js';
import { type InkByArea, readItem } from './rules-reading.js';

const hand = makeHand(5, 0.1);
const body = (type: QuestionType, answer: AnswerKey) => ({
  type,
  answer,
  stem: [],
  options: [],
  analysis: [],
  parts: [],
});
const item = (type: QuestionType, answer: AnswerKey, score = 4) => ({
  itemId: 'i',
  type,
  score,
  body: body(type, answer),
});

const area = (areaId: string, areaType: AreaType, xMm: number, change: Partial<AnswerArea> = {}): AnswerArea => ({
  areaId,
  areaType,
  beIncludedId: null,
  qids: ['i'],
  page: 1,
  xMm,
  yMm: 40,
  widthMm: 6,
  heightMm: 6,
  option: null,
  blankIndex: null,
  partIndex: null,
  ...change,
});
const boxes = (type: AreaType, letters: string, change: Partial<AnswerArea> = {}) =>
  [...letters].map((option, at) => area(option, type, 20 + 12 * at, { option, ...change }));
const blank = (at: number, type: AreaType = 4) =>
  area(`blank${at}`, type, 20 + 50 * at, { blankIndex: at, widthMm: 40, heightMm: 12 });
const frame = area('frame', 0, 10, { widthMm: 180, heightMm: 60 });

const ticked = (areas: AnswerArea[], letters: string): InkByArea =>
  new Map(areas.filter((one) => letters.includes(one.areaId)).map((one) => [one.areaId, tick(hand, one, 0)]));
const numbers = (areas: AnswerArea[], texts: string[]): InkByArea =>
  new Map(areas.map((one, at) => [one.areaId, writeText(hand, texts[at] ?? '', one, 0)]));

describe('a choice', () => {
  const single = item(2, { kind: 'choice', labels: ['B'] });
  const several = item(5, { kind: 'choice', labels: ['A', 'C'] });

  it.each([
    ['right', single, 'B', { kind: 'scored', text: 'B', score: 4 }],
    ['wrong', single, 'D', { kind: 'scored', text: 'D', score: 0 }],
    ['two ticks where one is asked', single, 'AB', { kind: 'doubtful', text: 'AB' }],
    ['all of several', several, 'AC', { kind: 'scored', text: 'AC', score: 4 }],
    ['a part of several', several, 'A', { kind: 'scored', text: 'A', score: 2 }],
  ])('%s', (_, question, letters, expected) => {
    const areas = boxes(question.type === 2 ? 2 : 5, 'ABCD');
    expect(readItem(question, areas, ticked(areas, letters))).toMatchObject(expected);
  });

  it('is empty without ink, and told apart from ink around the boxes', () => {
    const areas = [...boxes(2, 'ABCD'), frame];
    expect(readItem(single, areas, new Map()).kind).toBe('empty');
    expect(readItem(single, areas, new Map([['frame', writeText(hand, '7', frame, 0)]])).kind).toBe('beside');
  });
});

it.each([
  ['T', 4],
  ['F', 0],
])('true or false: %s is worth %i', (letter, score) => {
  const areas = boxes(3, 'TF');
  const read = readItem(item(3, { kind: 'true-false', value: true }), areas, ticked(areas, letter));
  expect(read).toMatchObject({ kind: 'scored', score });
});

describe('numbers in blanks', () => {
  const two = item(4, { kind: 'blanks', blanks: [{ accepted: ['42'] }, { accepted: ['0.5', '1/2'] }] });

  it.each([
    ['both right', ['42', '0.5'], { kind: 'scored', score: 4, text: '42；0.5' }],
    ['one wrong', ['42', '7'], { kind: 'scored', score: 2 }],
  ])('%s', (_, texts, expected) => {
    const areas = [blank(0), blank(1)];
    expect(readItem(two, areas, numbers(areas, texts))).toMatchObject(expected);
  });

  it('that cannot be read wait for a person', () => {
    const areas = [blank(0), blank(1)];
    const ink = new Map([['blank0', scribbleOut(hand, { ...blank(0), widthMm: 8, heightMm: 6 }, 0)]]);
    expect(readItem(two, areas, ink).kind).toBe('doubtful');
  });

  it('where words are asked wait for a person, however clear the ink', () => {
    const words = item(4, { kind: 'blanks', blanks: [{ accepted: ['北京'] }] });
    expect(readItem(words, [blank(0)], numbers([blank(0)], ['42'])).kind).toBe('doubtful');
  });

  it('over which a rubber went wait for a person', () => {
    const one = item(4, { kind: 'blanks', blanks: [{ accepted: ['42'] }] });
    const strokes = writeText(hand, '42', blank(0), 0);
    const [first] = strokes;
    const ink = new Map([['blank0', first ? [...strokes, { ...first, tip: 'eraser' as const }] : []]]);
    expect(readItem(one, [blank(0)], ink).kind).toBe('doubtful');
  });
});

it('what is not sure of true or false is no reading to tell', () => {
  const areas = boxes(3, 'TF');
  const judged = item(3, { kind: 'true-false', value: true });
  const both = readItem(judged, areas, ticked(areas, 'TF'));
  expect(both).toEqual({ kind: 'doubtful', text: null, confidence: null, score: null });
  expect(readItem(judged, areas, ticked(areas, 'T'))).toMatchObject({ kind: 'scored', text: '√' });
});

it('a proof is never scored by a machine', () => {
  const areas = [area('space', 1, 20, { widthMm: 100, heightMm: 40 })];
  const read = readItem(item(1, { kind: 'open', content: [] }), areas, numbers(areas, ['42']));
  expect(read).toEqual({ kind: 'doubtful', text: null, confidence: null, score: null });
});

it.each([2, 3, 4, 5, 6] as const)('a question of type %i without a key is left to a person, empty or not', (type) => {
  const areas = boxes(2, 'AB');
  const one = item(type, { kind: 'none' });
  expect(readItem(one, areas, ticked(areas, 'A'))).toMatchObject({ kind: 'doubtful', score: null });
  const left = readItem(one, areas, new Map());
  expect(afterReading(left, { type, collected: true })).toMatchObject({ status: 'waiting', score: null });
});

describe('a combined question', () => {
  const part = (labels: string[]) => body(2, { kind: 'choice', labels });
  const combined = {
    ...item(21, { kind: 'none' }),
    body: { ...body(21, { kind: 'none' }), parts: [part(['A']), part(['B'])] },
  };
  const areas = [0, 1].flatMap((partIndex) =>
    boxes(2, 'AB', { partIndex, yMm: 40 + 20 * partIndex }).map((one) => ({
      ...one,
      areaId: `${partIndex}${one.areaId}`,
    })),
  );
  const ink = (...ids: string[]): InkByArea =>
    new Map(areas.filter((one) => ids.includes(one.areaId)).map((one) => [one.areaId, tick(hand, one, 0)]));

  it('is scored by what each part is worth on its paper', () => {
    const blanks = { kind: 'blanks' as const, blanks: [{ accepted: ['7'] }, { accepted: ['8'] }] };
    const mixed = { ...combined, score: 9, body: { ...combined.body, parts: [part(['A']), body(4, blanks)] } };
    const places = areas.map((one) =>
      one.partIndex === 1 ? { ...one, option: null, blankIndex: one.option === 'A' ? 0 : 1 } : one,
    );
    expect(readItem(mixed, places, ink('0A'))).toMatchObject({ score: 3 });
  });

  it('is scored when every part is', () => {
    expect(readItem(combined, areas, ink('0A', '1A'))).toMatchObject({ kind: 'scored', score: 2, text: 'A；A' });
  });

  it('waits as a whole when one part does', () => {
    const open = {
      ...combined,
      body: { ...combined.body, parts: [part(['A']), body(1, { kind: 'open', content: [] })] },
    };
    expect(readItem(open, areas, ink('0A', '1A'))).toMatchObject({ kind: 'doubtful', score: null });
  });
});
