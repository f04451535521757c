import type { analysisApi, ClassReport } from '@zhibi/contract/analysis';
import type { Language } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { typesetterOf } from '../../papers/index.js';
import { findSchool } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import type { FileAnswer } from '../../platform/file-answer.js';
import type { Services } from '../../platform/services.js';
import { csvOf, workbookFile } from '../../platform/sheets/index.js';
import { classReport } from './class-report.js';
import { reportForm } from './report-form.js';
import { type ReportTable, reportTables, studentsOf } from './report-tables.js';
import { reportWords } from './report-words.js';
import type { Here } from './reported-class.js';
import { spOfClass } from './sp-of-class.js';

interface Call {
  actor: Actor;
  language: Language;
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** The report of a class to take away: the rows of its students as CSV, or the whole of it as Excel or on A4; the figures are those of the screen. */
export async function exportReport(
  services: Services,
  { actor, language, transact }: Call,
  { format, ...asked }: z.output<typeof analysisApi.exportReport.input>,
  here: Here,
): Promise<FileAnswer> {
  const report = await transact((db) => classReport(db, actor, asked, here));
  const parts = [report.title, report.className, reportWords[language]];
  if (format === 'csv') {
    const content = Buffer.from(reportAsCsv(report, language));
    return { content, type: 'text/csv; charset=utf-8', name: { parts, ending: 'csv' } };
  }
  const { schoolName, sp } = await transact(async (db) => ({
    schoolName: (await findSchool(db, actor.schoolId))?.name ?? '',
    sp: await spOfClass(db, actor, asked),
  }));
  const reported = { report, schoolName, sp, language };
  if (format === 'xlsx') return workbookFile(parts, reportTables(reported).map(sheetOf));
  const content = Buffer.from(await typesetterOf(services).setForm(reportForm(reported)));
  return { content, type: 'application/pdf', name: { parts, ending: 'pdf' } };
}

function reportAsCsv(report: ClassReport, language: Language): string {
  const { columns, rows } = studentsOf({ report, language });
  return csvOf([columns.map(({ title }) => title), ...rows]);
}

/** A column of the sheet is as wide as it is on paper, in characters. */
export const sheetOf = ({ title, columns, rows }: ReportTable) => ({
  name: title,
  columns: columns.map((column) => ({ title: column.title, width: Math.max(8, Math.round(column.share * 10)) })),
  rows,
});
