import type { SameTexts } from '../../../platform/text.js';
import type { zh } from './text.zh.js';

export const en = {
  title: 'Wrong-question sheet',
  note: '{{subject}} · {{count}} questions',
  note_one: '{{subject}} · {{count}} question',
  until: 'The code opens until {{day}}',
  only: 'Only the questions of this sheet are here: no name, and nothing else opens from it',
  no: 'Question {{no}}',
  variant: 'Similar question',
  state: { new: 'Not learned yet', reviewing: 'Under review', mastered: 'Mastered' },
  right: 'Right this time',
  wrongAgain: 'Wrong again this time',
  try: 'Try it on the sheet first, then see the answer',
  show: 'Done, show the answer',
  answer: 'Right answer and analysis',
  later: 'This one is new: its answer is shown once the teacher has given the sheet back',
  ended: 'The code on this sheet opens nothing any more',
  endedHint:
    'Its time is over, or the school withdrew it. After logging in the questions are in the wrong-question book',
  foreign: 'This code opens no sheet',
  foreignHint:
    'Scan the code beside “答案解析” once more; the outermost code at the top right of the sheet is for collecting homework',
  often: 'Opened too often',
  oftenHint: 'Scan it once more in a minute',
  again: 'Try again',
  login: 'Log in to the wrong-question book',
} as const satisfies SameTexts<typeof zh>;
