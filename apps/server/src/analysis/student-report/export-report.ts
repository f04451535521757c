import type { StudentReport } from '@zhibi/contract/analysis/student-report';
import type { Language, SheetFormat } from '@zhibi/contract/kernel';
import { sheetFile } from '../../platform/sheets/index.js';

/** The words of the table; a spreadsheet has no other place to find them. */
const words = {
  zh: {
    name: '学习报告',
    columns: ['学科', '内容', '名称', '得分率（%）', '题数', '掌握度（%）', '掌握度下限（%）', '掌握度上限（%）'],
    homework: '作业',
    point: '知识点',
    test: '阶段考试',
  },
  en: {
    name: 'Report',
    columns: [
      'Subject',
      'What',
      'Name',
      'Score rate (%)',
      'Questions',
      'Mastery (%)',
      'Mastery from (%)',
      'Mastery to (%)',
    ],
    homework: 'Homework',
    point: 'Knowledge point',
    test: 'Stage test',
  },
} as const satisfies Record<Language, unknown>;
const percent = (rate: number | null) => (rate === null ? '' : Math.round(rate * 1000) / 10);

/** The report as a table: a row for each homework, knowledge point and test. */
export function exportReport(report: StudentReport, { format, language }: { format: SheetFormat; language: Language }) {
  const word = words[language];
  const rows = report.subjects.flatMap(({ subjectName, homework, points, tests }) => [
    ...homework.map(({ title, rate }) => [subjectName, word.homework, title, percent(rate), '']),
    ...points.map(({ title, rate, answers, mastery }) => [
      ...[subjectName, word.point, title, percent(rate.rate), answers],
      ...[mastery?.chance, mastery?.from, mastery?.to].map((one) => percent(one ?? null)),
    ]),
    ...tests.map(({ name, score, fullScore }) => [subjectName, word.test, name, percent(score / fullScore), '']),
  ]);
  const name = [word.name, report.className, report.studentName].filter(Boolean).join(' ');
  return sheetFile({ name, columns: word.columns.map((title) => ({ title })), rows }, format);
}
