import type { AnswerArea, Geometry } from '@zhibi/contract/papers';
import { expect, it } from 'vitest';
import { sampleBody, type Wanted } from '../../questions/sample-bank.js';
import { paperIssues } from './layout-issues.js';

const area = (areaId: string, change: Partial<AnswerArea> = {}): AnswerArea => ({
  areaId,
  areaType: 4,
  beIncludedId: null,
  qids: ['item'],
  page: 1,
  xMm: 20,
  yMm: 20,
  widthMm: 40,
  heightMm: 10,
  option: null,
  blankIndex: null,
  partIndex: null,
  ...change,
});
const geometry = (...areas: AnswerArea[]): Geometry => ({ pageSize: 'A4', pageCount: 1, areas, stamps: [] });
const sheet = (...wanted: Wanted[]) => ({
  title: '测试',
  sections: [
    {
      title: '一、选择题',
      items: wanted.map((one, at) => ({
        itemId: at === 0 ? 'item' : `item ${at}`,
        no: `${at + 1}`,
        question: sampleBody(one),
        score: 2,
      })),
    },
  ],
});

it('areas that share paper and areas under 15 units are told with their question', () => {
  const places = geometry(
    area('a'),
    area('b', { xMm: 50 }),
    area('c', { yMm: 100, heightMm: 3.9 }),
    area('d', { yMm: 100, xMm: 80, heightMm: 3.97 }),
  );
  expect(paperIssues(sheet({}), places, [])).toEqual([
    { kind: 'overlap', itemNo: 1, detail: '1: 40.0 × 10.0 mm' },
    { kind: 'too-small', itemNo: 1, detail: '1: 40.0 × 3.9 mm' },
  ]);
});

it('an area in the frame it belongs to is no overlap', () => {
  const places = geometry(
    area('frame', { areaType: 0, heightMm: 60 }),
    area('inside', { beIncludedId: 'frame', yMm: 25 }),
  );
  expect(paperIssues(sheet({}), places, [])).toEqual([]);
});

it('a question that cannot be marked is told; what is written freely needs no answer', () => {
  const none = { kind: 'none' } as const;
  const wanted: Wanted[] = [
    {},
    { answer: none },
    { type: 'subjective', answer: { kind: 'open', content: [] } },
    { type: 'writing', answer: none },
  ];
  expect(paperIssues(sheet(...wanted), geometry(), []).map(({ kind, itemNo }) => [kind, itemNo])).toEqual([
    ['no-answer', 2],
    ['no-answer', 3],
  ]);
});

it('formulas are told once each, also those of the analysis; the rest of what the engine noticed comes last', () => {
  const noticed = [
    { kind: 'character-missing', itemId: null, detail: '𰻝' },
    { kind: 'formula-unreadable', itemId: 'item', detail: '\\frac{1}{' },
    { kind: 'formula-unreadable', itemId: 'item', detail: '\\frac{1}{' },
    { kind: 'empty-paper', itemId: null, detail: '' },
  ] as const;
  expect(paperIssues(sheet({ analysis: '因为 $x^{2$' }), geometry(), noticed)).toEqual([
    { kind: 'formula', itemNo: 1, detail: '\\frac{1}{' },
    { kind: 'formula', itemNo: 1, detail: 'x^{2' },
    { kind: 'character', itemNo: null, detail: '𰻝' },
  ]);
});
