import type { SameTexts } from '../../../platform/text.js';
import type { zh } from './text.zh.js';

export const en = {
  title: 'Other numbers',
  none: 'No question of this paper can have other numbers',
  noneHint:
    'Say of one of your own questions which numbers change: in a paper, it and its variants get other numbers here',
  toMine: 'My questions',
  hint: 'What comes in has other numbers and another answer, in the same place and with the same score; it can be undone',
  item: 'Question {{no}}',
  original: 'as written',
  value: '{{name}} = {{value}}',
  swap: 'Other numbers',
  swapLabel: 'Other numbers for question {{no}}',
  swapAll: 'Other numbers for all',
  swapped: '{{count}} variants are in the paper',
  swapped_one: '{{count}} variant is in the paper',
  further: {
    title: 'Parallel papers',
    hint: 'All else stays; what changes has other numbers and other answers in each. Dealt by seat, neighbours never hold the same',
    count: 'How many',
    button: 'Make {{count}}',
    button_one: 'Make {{count}}',
    made: 'Made:',
  },
} as const satisfies SameTexts<typeof zh>;
