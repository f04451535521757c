import type { SameTexts } from '../../../platform/text.js';
import type { zh } from './text.zh.js';

/** Job packs: on a stick to a shop without a network, and the report that comes back. */
export const en = {
  make: 'Job pack',
  made: 'Job pack {{number}} is downloaded',
  title: 'Reports of job packs',
  open: 'Take a report',
  upload: 'Choose the report',
  uploadHint: 'The file that report.html of the pack saved; the same one twice counts once',
  taken: 'The report of {{number}} is taken',
  packs: 'Job packs',
  empty: 'No job packs yet',
  emptyHint: 'Press “Job pack” in an order or a batch, and give it to the shop on a stick',
  tasks: '{{tasks, counted(one: task; other: tasks)}}, {{sheets, counted(one: sheet; other: sheets)}}',
  madeBy: 'Made by {{by}}, {{at}}',
  waiting: 'Waits for its report',
  takenBy: 'Report taken by {{by}}, {{at}}',
  again: 'Download again',
  tooLarge: 'The file is too large to be a report',
  outcome: {
    printed: 'printed',
    failed: 'the machine failed: pending print again',
    done: 'was noted as printed before',
    untouched: 'not printed',
    changed: 'left as it is: taken back, another file by now, or not of this shop',
  },
} as const satisfies SameTexts<typeof zh>;
