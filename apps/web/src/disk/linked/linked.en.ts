import type { SameTexts } from '../../platform/text.js';
import type { linked as zh } from './linked.zh.js';

export const linked = {
  button: 'Files',
  title: 'Files',
  add: 'Add from the disk',
  added: 'Added',
  removed: 'Removed',
  empty: 'No files yet',
  emptyHint: 'Add slides, handouts or films from the disk: whoever sees this can download them',
  emptyReader: 'Files that the teacher adds appear here',
  download: 'Download: {{name}}',
  remove: 'Remove: {{name}}',
  take: 'Remove',
  removeAsk: 'Remove this file from here?',
  removeHint: 'The file on the disk stays',
  pick: 'Choose files from the disk',
  choose: 'Add {{count}} files',
  choose_one: 'Add 1 file',
  way: 'Where you are',
  nothing: 'There are no files in this folder',
} as const satisfies SameTexts<typeof zh>;
