import type { SameTexts } from '../../platform/text.js';
import type { lack as zh } from './lack.zh.js';

export const lack = {
  title: 'What is missing',
  none: 'Nothing: it can be marked by the machine',
  inPart: 'Part {{no}}: {{word}}',
  'stem-empty': 'There is no question text yet',
  'options-too-few': 'There are fewer than two options',
  'options-not-expected': 'This type has no options',
  'option-empty': 'Option {{label}} is empty',
  'label-twice': 'Two options have the same letter',
  'key-missing': 'No answer: it is marked by people',
  'key-of-other-kind': 'The answer does not fit the type: it is marked by people',
  'key-names-no-option': 'The answer is not among the options',
  'key-has-several': 'A single choice has several answers',
  'no-blank': 'There is no blank in the text yet',
  'blanks-differ-from-key': 'There are not as many answers as blanks',
  'blanks-out-of-order': 'The blanks are not counted one after the other',
  'parts-missing': 'There are no parts yet',
  'parts-not-expected': 'This type has no parts',
  'part-is-combined': 'A part cannot be a combined question',
  'formula-broken': 'A formula cannot be shown',
} as const satisfies SameTexts<typeof zh>;
