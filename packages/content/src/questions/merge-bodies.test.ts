import { type QuestionBody, questionTypes } from '@zhibi/contract/questions';
import { expect, it } from 'vitest';
import { parseRich } from '../authoring/parse.js';
import { mergeBodies } from './merge-bodies.js';

const question = (stem: string, key: string, options = 'AB', analysis = ''): QuestionBody => ({
  type: questionTypes['single-choice'],
  stem: parseRich(stem),
  options: [...options].map((content, at) => ({ label: 'ABCD'[at] ?? '', content: parseRich(content) })),
  answer: { kind: 'choice', labels: [key] },
  analysis: parseRich(analysis),
  parts: [],
});
const base = question('求角', 'A');

it.each([
  [
    'a stem of one and a key of the other both stand',
    question('已知：求角', 'A'),
    question('求角', 'B'),
    question('已知：求角', 'B'),
    [],
  ],
  ['what both changed alike is no conflict', question('求角', 'B'), question('求角', 'B'), question('求角', 'B'), []],
  [
    'an original that did not go on takes all of the copy',
    base,
    question('求边', 'B', 'BA', '略'),
    question('求边', 'B', 'BA', '略'),
    [],
  ],
  ['two stems are for a person', question('求边', 'A'), question('求长', 'B'), question('求长', 'B'), ['stem']],
  [
    'options of one and the key of the other too',
    question('求角', 'A', 'BA'),
    question('求角', 'B'),
    question('求角', 'B', 'AB'),
    ['options', 'answer'],
  ],
])('%s', (_, original, copy, body, conflicts) => {
  expect(mergeBodies({ base, original, copy })).toEqual({ body, conflicts });
});

it('a person keeps what the original says, field by field; without a common beginning every difference is a conflict', () => {
  const [original, copy] = [question('求边', 'A'), question('求长', 'B')];
  expect(mergeBodies({ base, original, copy }, ['stem']).body).toEqual(question('求边', 'B'));
  expect(mergeBodies({ base: null, original, copy }).conflicts).toEqual(['stem', 'answer']);
});
