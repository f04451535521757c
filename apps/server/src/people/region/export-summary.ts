import type { Language, SheetFormat } from '@zhibi/contract/kernel';
import { gradeName, type SchoolStageId, stageNames } from '@zhibi/contract/people';
import {
  type DistrictSummary,
  districtSummaryName,
  hiddenMarks,
  type StudentCount,
} from '@zhibi/contract/people/region';
import { sheetFile } from '../../platform/sheets/index.js';

const words = {
  zh: { school: '学校', classes: '班级', teachers: '教师', students: '学生', activated: '已激活' },
  en: { school: 'School', classes: 'Classes', teachers: 'Teachers', students: 'Students', activated: 'Activated' },
} as const;

interface Asked {
  stage: SchoolStageId;
  format: SheetFormat;
  language: Language;
}

/** The district summary as a table; what the screen hides is hidden here too. */
export function exportSummary({ grades, schools, total }: DistrictSummary, { stage, format, language }: Asked) {
  const say = (count: StudentCount | null) => (typeof count === 'string' ? hiddenMarks[count][language] : count);
  const line = (name: string, one: DistrictSummary['total']) => [
    name,
    one.classes,
    one.teachers,
    say(one.students),
    say(one.activated),
    ...one.byGrade.map(say),
  ];
  const word = words[language];
  const titles = [word.school, word.classes, word.teachers, word.students, word.activated];
  const title = districtSummaryName[language];
  return sheetFile(
    {
      name: title,
      about: [stageNames[stage][language]],
      columns: [...titles, ...grades.map((gid) => gradeName(gid, language))].map((one) => ({ title: one })),
      rows: [...schools.map((one) => line(one.schoolName, one)), line(title, total)],
    },
    format,
  );
}
