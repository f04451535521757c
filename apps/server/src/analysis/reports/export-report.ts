import type { ClassReport } from '@zhibi/contract/analysis';
import type { Language } from '@zhibi/contract/kernel';
import { sectionTitleIn } from '@zhibi/contract/papers';
import { csvOf } from '../../platform/sheets/index.js';

/** The words of the table; a spreadsheet has no other place to find them. */
const words = {
  zh: { no: '学号', name: '姓名', total: '总分', change: '较上次', weak: '薄弱知识点', status: '状态' },
  en: { no: 'No.', name: 'Name', total: 'Total', change: 'Change', weak: 'Weak knowledge points', status: 'Status' },
} as const satisfies Record<Language, Record<string, string>>;

const statusWords: Readonly<Record<string, Record<Language, string>>> = {
  assigned: { zh: '未作答', en: 'Not begun' },
  writing: { zh: '作答中', en: 'Writing' },
  'handed-in': { zh: '已交', en: 'Handed in' },
  absent: { zh: '缺交', en: 'Absent' },
  marked: { zh: '已批改', en: 'Marked' },
  released: { zh: '已发还', en: 'Given back' },
};

/** What the table is, in the name of its file. */
export const reportWords: Readonly<Record<Language, string>> = { zh: '班级报告', en: 'class report' };

/** The rows of a class report for a spreadsheet. */
export function reportAsCsv(report: ClassReport, language: Language): string {
  const word = words[language];
  const sections = report.sections.map(({ title }) => sectionTitleIn(title, language));
  return csvOf([
    [word.no, word.name, word.total, ...sections, word.change, word.weak, word.status],
    ...report.rows.map((row) => [
      row.studentNo,
      row.name,
      row.total,
      ...row.bySection,
      row.change,
      row.weak.join('、'),
      statusWords[row.status]?.[language] ?? row.status,
    ]),
  ]);
}
