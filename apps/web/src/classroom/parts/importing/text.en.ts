import type { SameTexts } from '../../../platform/text.js';
import type { zh } from './text.zh.js';

export const en = {
  open: 'From a file',
  title: 'Questions from a file',
  hint: 'A Kahoot spreadsheet, GIFT, Aiken, QTI, Moodle XML, Excel, Word and more, up to 4 MB. Choices and true/false questions become tasks of this lesson, 30 in each, kept ready and not started.',
  choose: 'Choose a file',
  reading: 'Reading “{{name}}”…',
  done: '{{count}} questions are ready, in {{tasks}}',
  done_one: '{{count}} question is ready, in {{tasks}}',
  tasks: '{{count}} tasks',
  tasks_one: '{{count}} task',
  none: 'Nothing in this file can be answered in class',
  left: '{{count}} places were left out',
  left_one: '{{count}} place was left out',
  more: '{{count}} more',
  again: 'Another file',
  back: 'Back to the lesson',
  tooLarge: 'The file is larger than 4 MB: make several of it',
} as const satisfies SameTexts<typeof zh>;
