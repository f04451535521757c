import type * as zh from './common.zh.js';
import type { SameWords } from './same-words.js';

/** What the fields of acts are called. */
export const fields = {
  value: 'Value',
  state: 'State',
  ids: 'Records',
  name: 'Name',
  title: 'Title',
  by: 'How',
  source: 'Source',
  batchId: 'Batch',
  amount: 'Number',
  validUntil: 'Valid until',
  revision: 'Revision',
  of: 'Of',
  reason: 'Reason',
  note: 'Note',
  why: 'Why',
  on: 'Day',
  days: 'Days',
  kind: 'Kind',
  minutes: 'Minutes',
  changes: 'Changes',
  added: 'Added',
  given: 'Given',
  taken: 'Taken',
  codeId: 'Code',
  changed: 'Changed',
  takenBack: 'Taken back',
  kept: 'Kept',
  applied: 'Applied',
  codes: 'Codes',
  from: 'From',
  to: 'Until',
} as const satisfies SameWords<typeof zh.fields>;

/** Values that are codes, and not what somebody typed. */
export const values = {
  true: 'yes',
  false: 'no',
} as const satisfies SameWords<typeof zh.values>;
