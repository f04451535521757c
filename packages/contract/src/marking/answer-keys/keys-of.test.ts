import { expect, it } from 'vitest';
import type { AnswerKey, QuestionBody, QuestionType } from '../../questions/index.js';
import { areKeysFor, areSameKeys } from './index.js';

const choice = (...labels: string[]): AnswerKey => ({ kind: 'choice', labels });
const blanks = (...accepted: string[][]): AnswerKey => ({
  kind: 'blanks',
  blanks: accepted.map((one) => ({ accepted: one })),
});
const yes: AnswerKey = { kind: 'true-false', value: true };
const no: AnswerKey = { kind: 'true-false', value: false };
const open: AnswerKey = { kind: 'open', content: [] };
const body = (type: QuestionType, answer: AnswerKey, parts: QuestionBody['parts'] = []): QuestionBody => ({
  type,
  answer,
  stem: [],
  analysis: [],
  parts,
  options: answer.kind === 'choice' ? ['A', 'B', 'C'].map((label) => ({ label, content: [] })) : [],
});
const combined = body(21, open, [body(2, choice('A')), body(1, open)]);

it.each<[string, boolean, QuestionBody, AnswerKey[]]>([
  ['another option', true, body(2, choice('B')), [choice('C')]],
  ['an option that the question does not have', false, body(2, choice('B')), [choice('D')]],
  ['two options of a question with one right answer', false, body(2, choice('B')), [choice('A', 'C')]],
  ['two options where several are right', true, body(5, choice('A', 'B')), [choice('A', 'C')]],
  ['an option twice', false, body(5, choice('A', 'B')), [choice('A', 'A')]],
  ['the other of true and false', true, body(3, yes), [no]],
  ['a letter for true and false', false, body(3, yes), [choice('A')]],
  ['more that counts in a blank', true, body(4, blanks(['42'])), [blanks(['42', '42.0'])]],
  ['as many blanks', false, body(4, blanks(['1'], ['2'])), [blanks(['1'])]],
  ['nothing in a blank', false, body(4, blanks(['1'])), [blanks([' '])]],
  ['words for a question that nobody compares', false, body(1, open), [blanks(['1'])]],
  ['the key of a part, the rest as it is', true, combined, [choice('C'), open]],
  ['a part that a person marks', false, combined, [choice('C'), yes]],
  ['too few keys', false, combined, [choice('C')]],
])('a key may be %s: %s', (_, may, question, keys) => expect(areKeysFor(question, keys)).toBe(may));

it.each<[boolean, AnswerKey, AnswerKey]>([
  [true, choice('A', 'B'), choice('B', 'A')],
  [false, choice('A'), choice('B')],
  [true, blanks(['42']), blanks([' 42 '])],
  [false, blanks(['42']), blanks(['42', '43'])],
  [false, yes, no],
])('is the same key (%s): %j and %j', (same, one, other) => expect(areSameKeys([one], [other])).toBe(same));
