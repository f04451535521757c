import type { SameTexts } from '../../../platform/text.js';
import type { zh } from './text.zh.js';

export const en = {
  title: 'Code cards',
  open: 'Read cards',
  print: 'Print cards',
  printFor: 'For which class',
  printHint:
    'One A5 card each, two on a sheet of A4 laid sideways; cut along the middle. The letter that is up is the answer. Numbers are the last two digits of the student number; who has none, or a double one, gets another.',
  count: '{{count}} cards',
  count_one: '{{count}} card',
  none: 'This class has no students yet',
  noneHint: 'Once it has, their cards are printed here',
  without: '{{count}} have no card: a class has 60 at most',
  without_one: '{{count}} has no card: a class has 60 at most',
  start: 'Open camera',
  stop: 'Stop',
  photo: 'Take a photo',
  asking: 'Please allow the camera',
  aim: 'Bring all cards into the picture; students hold their letter up',
  seen: '{{count}} of {{of}} seen',
  video: 'Picture of the camera',
  owners: 'Who shows what',
  sent: 'kept',
  sending: 'being sent',
  failed: 'not kept',
  notOffered: 'no such option',
  nobody: 'Card {{no}} is nobody’s in this class',
  notNow: 'Start a choice, a true/false or a vote with names first, then read cards',
  why: {
    unable: 'This browser cannot open a camera here (the address must begin with https). A photo works.',
    none: 'No camera was found, or it was taken away. A photo works.',
    refused: 'The camera was not opened: allow it in the browser and try again. A photo works too.',
    busy: 'The camera cannot be opened; another program may be using it: close that and try again. A photo works too.',
    picture: 'This photo cannot be read, please take another',
  },
} as const satisfies SameTexts<typeof zh>;
