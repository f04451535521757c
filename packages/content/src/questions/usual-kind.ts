import type { AnswerKey } from '@zhibi/contract/questions';

/** The kind of key that a plain list means for a type; any other kind is written with its name. */
export const usualKind: Record<string, AnswerKey['kind']> = {
  'single-choice': 'choice',
  'multiple-choice': 'choice',
  'true-false': 'true-false',
  'fill-in': 'blanks',
  'oral-arithmetic': 'blanks',
  subjective: 'open',
  calligraphy: 'open',
  writing: 'open',
  combined: 'open',
};
