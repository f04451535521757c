import type { AnswerArea } from '@zhibi/contract/papers';
import type { AnswerKey, QuestionType } from '@zhibi/contract/questions';
import { makeHand, tick } from '@zhibi/ink/handwriting';
import { expect, it } from 'vitest';
import { readItem } from './rules-reading.js';

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
  expect(readItem(single, boxes, ink, seen(onlyB))).toMatchObject({ kind: 'scored', text: 'B', score: 4 });
  expect(readItem(single, boxes, ink, seen({ ...onlyB, B: false, C: true }))).toMatchObject({ kind: 'doubtful' });
});
