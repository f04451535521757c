import type { SameTexts } from '../../platform/text.js';
import type { zh } from './text.zh.js';

export const en = {
  title: '{{stage}} schools',
  sentence: '{{schools}} schools · {{classes}} classes · {{teachers}} teachers · {{students}} students',
  sentenceHidden: '{{schools}} schools · {{classes}} classes · {{teachers}} teachers',
  school: 'School',
  classes: 'Classes',
  teachers: 'Teachers',
  students: 'Students',
  activated: 'Activated',
  total: 'District summary',
  hidden:
    'Numbers under 5 are not shown, nor those from which they could be computed. Entering a school is written to the audit log.',
  empty: 'No school of this stage in the district yet',
  emptyHint: 'Ask the organisation to bring schools into this district',
} as const satisfies SameTexts<typeof zh>;
