import type { SameTexts } from '../../platform/text.js';
import type { zh } from './text.zh.js';

export const en = {
  title: 'To correct today',
  note: 'What is most complete comes first; the ink is one touch away',
  device: 'The pen of this device: {{device}}',
  submitted: 'Handed in',
  toMark: 'To mark',
  share: '{{handedIn}}/{{total}}',
  mark: 'Mark',
  ink: 'See the ink',
  statistics: 'Statistics',
  wrong: 'Wrong questions',
  none: 'There is no homework to correct today',
  noneHint: 'Once homework is given and somebody writes, it appears here',
  compose: 'Compose practice',
  live: 'Open live correction',
  auto: 'Compose automatically',
  chinese: 'Characters and sums',
  questions: 'My questions',
  more: 'More',
} as const satisfies SameTexts<typeof zh>;
