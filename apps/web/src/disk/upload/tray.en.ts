import type { SameTexts } from '../../platform/text.js';
import type { tray as zh } from './tray.zh.js';

export const tray = {
  label: 'Uploads',
  title: 'Uploading {{at}} of {{of}}',
  idle: 'Uploads',
  leave: 'You may leave this page',
  fold: 'Fold',
  unfold: 'Unfold',
  closeAll: 'Cancel all',
  closeAsk: 'Cancel all uploads?',
  closeHint: 'What was sent already is removed',
  status: { wait: 'Waiting', upload: 'Uploading', cancel: 'Paused', done: 'Done', refused: 'Not uploaded' },
  reading: 'Reading {{percent}}',
  progress: '{{percent}}% · {{speed}}/s · {{left}}',
  percent: '{{percent}}%',
  left: { seconds: '{{count}} s left', minutes: '{{count}} min left', hours: '{{count}} h left' },
  queue: 'Number {{count}} in line',
  why: {
    paused: 'Press continue to go on',
    offline: 'No network · {{count}} parts left',
    offline_one: 'No network · {{count}} part left',
    refused: '{{refusal}}',
    changed: 'The file was changed or moved meanwhile: choose it again',
    'no-file': 'Choose this file again to go on where it stopped',
  },
  pause: 'Pause: {{name}}',
  resume: 'Continue: {{name}}',
  remove: 'Cancel upload: {{name}}',
  choose: 'Choose the file again: {{name}}',
  otherFile: 'This is another file',
  arrived: '“{{name}}” is uploaded',
} as const satisfies SameTexts<typeof zh>;
