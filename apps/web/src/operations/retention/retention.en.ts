import { retentionWords } from '@zhibi/contract/operations/audit-words';
import type { SameTexts } from '../../platform/text.js';
import type { retention as zh } from './retention.zh.js';

export const retention = {
  title: 'Data retention',
  note: 'What is older than its limit is removed every night for ever; scores and statistics stay',
  kind: 'Data',
  kept: 'Kept for',
  due: 'Goes tonight',
  days: '{{count}} days',
  days_one: '{{count}} day',
  forGood: 'For good',
  change: 'Change',
  changeOf: 'How long to keep: {{kind}}',
  limit: 'Days',
  least: 'At least {{count}} days',
  least_one: 'At least {{count}} day',
  willGo: 'Once saved, {{count}} items go tonight',
  willGo_one: 'Once saved, {{count}} item goes tonight',
  nothingGoes: 'Once saved, nothing goes tonight',
  saved: 'Saved',
  lastRun: 'Last cleaned on {{day}}: {{count}} items removed',
  lastRun_one: 'Last cleaned on {{day}}: {{count}} item removed',
  neverRun: 'Nothing was cleaned yet',
  kinds: retentionWords.en,
  hints: {
    imports: 'The text of each row of an uploaded list. People and the figures of the import stay',
    'lab-evidence': 'The scores stay',
    points: 'The reasons stay in the settings of the school',
    'print-files': 'Orders, numbers and settlements stay; the files can be made again',
    seats: 'Seats and answers stay',
    'take-outs': 'Who exported when stays',
  },
} as const satisfies SameTexts<typeof zh>;
