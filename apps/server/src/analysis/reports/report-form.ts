import type { FormSheet } from '@zhibi/typeset';
import { type Reported, reportTables } from './report-tables.js';
import { reportWords, tableWords } from './report-words.js';
import { onPaper, tableOnPaper } from './table-on-paper.js';

/** The report on A4: what it is about, then its tables as on the screen. */
export function reportForm(of: Reported): FormSheet {
  const { report, schoolName, language } = of;
  const word = tableWords[language];
  const day = report.startAt.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');
  return {
    title: report.title,
    note: [schoolName, report.className, reportWords[language]].filter(Boolean).join(' · '),
    facts: [
      [word.day, day],
      [word.full, onPaper(report.fullScore, undefined)],
    ],
    tables: reportTables(of).flatMap(tableOnPaper),
    signatures: [],
  };
}
