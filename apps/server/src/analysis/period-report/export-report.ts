import type { PeriodAsked, PeriodReport, periodReportApi } from '@zhibi/contract/analysis/period-report';
import type { Language } from '@zhibi/contract/kernel';
import { gradeName } from '@zhibi/contract/people';
import type { Actor } from '@zhibi/contract/session';
import type { FormSheet } from '@zhibi/typeset';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import type { FileAnswer } from '../../platform/file-answer.js';
import type { Services } from '../../platform/services.js';
import { reportFile } from '../reports/report-file.js';
import { tableOnPaper } from '../reports/table-on-paper.js';
import { lines, periodTables } from './export-tables.js';
import { periodWords, tableWords } from './export-words.js';
import { type Here, readReport } from './read-report.js';

interface Call {
  actor: Actor;
  language: Language;
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** The report of a period to take away; the figures are those of the screen. */
export async function exportReport(
  services: Services,
  { actor, language, transact }: Call,
  { format, ...asked }: z.output<typeof periodReportApi.exportReport.input>,
  here: Here,
): Promise<FileAnswer> {
  const { database } = services;
  const report = await transact((db) => readReport({ database, db }, actor, asked, here));
  return reportFile(services, format, {
    parts: [aboutOf(report, language), periodWords[language]],
    first: () => lines(report, language),
    tables: async () => periodTables(report, language),
    form: async () => formOf(report, asked, language),
  });
}

/** The school and what of it, or the district. */
function aboutOf({ name, gid, className }: PeriodReport, language: Language): string {
  const inside = className === '' && gid !== null ? gradeName(gid, language) : className;
  return [name === '' ? tableWords[language].district : name, inside].filter(Boolean).join(' ');
}

function formOf(report: PeriodReport, { from, to, subjectId }: PeriodAsked, language: Language): FormSheet {
  const word = tableWords[language];
  const subject = report.subjects.find((one) => one.subjectId === subjectId)?.subjectName ?? word.everySubject;
  return {
    title: aboutOf(report, language),
    note: periodWords[language],
    facts: [
      [word.days, `${from} – ${to}`],
      [word.subject, subject],
    ],
    tables: periodTables(report, language)
      .filter(({ rows }) => rows.length > 0)
      .flatMap(tableOnPaper),
    signatures: [],
  };
}
