import { expect, it } from 'vitest';
import { fieldMessages } from '../kernel/index.js';
import { AnswerKey } from './model.js';

it.each(['甲', 'AB', '√', '', ' '])('an answer of a choice is a letter or a digit, and %j is told so', (label) => {
  const { error } = AnswerKey.safeParse({ kind: 'choice', labels: ['A', label] });
  expect(error?.issues.map(({ message }) => fieldMessages[message])).toEqual([
    { zh: '单选、多选答案只能是字母或数字', en: 'Single and multiple choice answers are letters or digits only' },
  ]);
});

it.each(['A', 'G', '7'])('an answer of a choice may be %s', (label) =>
  expect(AnswerKey.safeParse({ kind: 'choice', labels: [label] }).success).toBe(true),
);
