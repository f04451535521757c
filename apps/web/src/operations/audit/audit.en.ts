import type { SameTexts } from '../../platform/text.js';
import type { audit as zh } from './audit.zh.js';

export const audit = {
  title: 'Audit',
  note: 'Who did what, and when. Rows are only added; each stands in a chain of hashes, so that a change is seen',
  time: 'Time',
  who: 'Who',
  school: 'School',
  allSchools: 'All schools',
  what: 'What',
  facts: 'Details',
  anything: 'Everything',
  anyWhat: 'What was done',
  record: 'Number: P000003, B000001, S000001',
  recordWrong:
    '“{{words}}” is no number. Type a print order P000003, a batch B000001, a settlement S000001, or the whole id of a record from the export',
  reversed: '“From” is later than “Until”: please change one of them',
  from: 'From',
  to: 'Until',
  onlyThis: 'Only what {{name}} did',
  everybody: 'Everybody',
  system: 'System',
  onlyAll: 'Changes and looks',
  onlyChanges: 'Changes only',
  onlyLooks: 'Looks only',
  only: 'Changes or looks',
  none: 'Nothing like this was done',
  noneHint: 'Try with fewer conditions',
} as const satisfies SameTexts<typeof zh>;
