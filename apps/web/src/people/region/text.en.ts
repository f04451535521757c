import type { SameTexts } from '../../platform/text.js';
import type { zh } from './text.zh.js';

export const en = {
  title: '{{stage}} schools',
  sum: {
    schools: '{{count}} schools',
    schools_one: '{{count}} school',
    classes: '{{count}} classes',
    classes_one: '{{count}} class',
    teachers: '{{count}} teachers',
    teachers_one: '{{count}} teacher',
    students: '{{count}} students',
    students_one: '{{count}} student',
  },
  school: 'School',
  classes: 'Classes',
  teachers: 'Teachers',
  students: 'Students',
  activated: 'Activated',
  total: 'District summary',
  hidden:
    'Numbers under 5 are not shown, nor those from which they could be computed. Entering a school is written to the audit log.',
  results: 'Learning analysis',
  empty: 'No school of this stage in the district yet',
  emptyHint: 'Ask the organisation to bring schools into this district',
} as const satisfies SameTexts<typeof zh>;
