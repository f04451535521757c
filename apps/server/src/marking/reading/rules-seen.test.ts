import type { AnswerArea } from '@zhibi/contract/papers';
import type { AnswerKey, QuestionType } from '@zhibi/contract/questions';
import { makeHand, tick } from '@zhibi/ink/handwriting';
import { expect, it } from 'vitest';
import { readItem } from './rules-reading.js';
import { readSources, type SourceArea } from './rules-sources.js';

const box = (option: string, at: number): AnswerArea => ({
  areaId: option,
  areaType: 2,
  beIncludedId: null,
  qids: ['i'],
  page: 1,
  xMm: 20 + 12 * at,
  yMm: 40,
  widthMm: 6,
  heightMm: 6,
  option,
  blankIndex: null,
  partIndex: null,
});
const boxes = [...'ABCD'].map(box);
const item = (type: QuestionType, answer: AnswerKey) => ({
  itemId: 'i',
  type,
  score: 4,
  body: { type, answer, parts: [] },
});
const single = item(2, { kind: 'choice', labels: ['B'] });
const seen = (marks: Record<string, boolean | null>, certainty = 0.99) =>
  new Map(Object.entries(marks).map(([areaId, marked]) => [areaId, { marked, certainty }]));
const onlyC = { A: false, B: false, C: true, D: false };
const from = (source: SourceArea['source'], marks: Record<string, boolean>): SourceArea[] =>
  Object.entries(marks).map(([areaId, marked]) => ({ source, areaId, marked, certainty: 1, words: null }));
const onlyB = { A: false, B: true, C: false, D: false };

it.each([
  ['one mark, surely: proposed', seen(onlyB), { kind: 'doubtful', text: 'B', score: 4 }],
  ['one mark, as a person saw it', seen(onlyB, 1), { kind: 'scored', text: 'B', score: 4 }],
  ['one mark, not surely enough', seen(onlyB, 0.8), { kind: 'doubtful', score: null }],
  ['a box that nobody can tell', seen({ ...onlyB, C: null }), { kind: 'doubtful', score: null }],
  ['a box that is not in the picture', seen({ A: false, B: true, C: false }), { kind: 'doubtful', score: null }],
  ['two marks, as a person saw them', seen({ ...onlyB, C: true }, 1), { kind: 'scored', text: 'BC', score: 0 }],
  [
    'no mark: words beside the boxes are read by nobody',
    seen({ A: false, B: false, C: false, D: false }),
    { kind: 'beside' },
  ],
])('a choice in a picture: %s', (_, marks, expected) => {
  expect(readItem(single, boxes, new Map(), marks)).toMatchObject(expected);
});

it('what is written by hand is left to a person, whatever the picture shows', () => {
  const area = { ...box('', 0), areaId: 'lines', option: null };
  expect(readItem(item(7, { kind: 'open', content: [] }), [area], new Map(), seen({ lines: null }))).toMatchObject({
    kind: 'doubtful',
    score: null,
  });
});

it('a pen and a picture that say the same count, else a person looks at both', () => {
  const ink = new Map([['B', tick(makeHand(5, 0.1), boxes[1] ?? box('B', 1), 0)]]);
  expect(readSources(single, boxes, ink, from('scan', onlyB))).toMatchObject({ kind: 'scored', text: 'B', score: 4 });
  expect(readSources(single, boxes, ink, from('scan', onlyC))).toMatchObject({ kind: 'doubtful', score: null });
});

it('each source is read by itself: a photograph does not take the place of a scan, nor a screen that of a pen', () => {
  const ink = new Map([['B', tick(makeHand(5, 0.1), boxes[1] ?? box('B', 1), 0)]]);
  const read = (...sources: SourceArea[][]) => readSources(single, boxes, new Map(), sources.flat());
  expect(read(from('screen', onlyB))).toMatchObject({ kind: 'scored', text: 'B', score: 4 });
  expect(read(from('screen', onlyB), from('scan', onlyB))).toMatchObject({ kind: 'scored', score: 4 });
  expect(read(from('screen', onlyC), from('scan', onlyB))).toMatchObject({ kind: 'doubtful', score: null });
  expect(read(from('photo', onlyC), from('scan', onlyB))).toMatchObject({ kind: 'doubtful', score: null });
  expect(readSources(single, boxes, ink, from('screen', onlyC))).toMatchObject({ kind: 'doubtful', score: null });
  // Chosen and taken back again on the screen: the pen alone stands.
  expect(readSources(single, boxes, ink, from('screen', { ...onlyB, B: false }))).toMatchObject({ kind: 'scored' });
});

it.each([
  ['as the key has it', '42', { kind: 'scored', score: 4, text: '42' }],
  ['the same value', '42.0', { kind: 'scored', score: 4 }],
  ['another number', '41', { kind: 'scored', score: 0 }],
  ['the same in another form', '84/2', { kind: 'doubtful', score: null }],
  ['other words', '四十二', { kind: 'doubtful', score: null, text: '四十二' }],
  ['nothing', '  ', { kind: 'empty', score: 0 }],
])('words typed in a blank: %s', (_, words, expected) => {
  const blank = { ...box('', 0), areaId: 'blank', areaType: 4 as const, option: null, blankIndex: 0 };
  const typed = [{ source: 'screen' as const, areaId: 'blank', marked: null, certainty: null, words }];
  const fillIn = item(4, { kind: 'blanks', blanks: [{ accepted: ['42'] }] });
  expect(readSources(fillIn, [blank], new Map(), typed)).toMatchObject(expected);
});
