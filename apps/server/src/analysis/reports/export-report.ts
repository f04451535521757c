import type { analysisApi } from '@zhibi/contract/analysis';
import type { Language } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { findSchool } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import type { FileAnswer } from '../../platform/file-answer.js';
import type { Services } from '../../platform/services.js';
import { classReport } from './class-report.js';
import { reportFile } from './report-file.js';
import { reportForm } from './report-form.js';
import { reportTables, studentsOf } from './report-tables.js';
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
  const whole = () =>
    transact(async (db) => ({
      report,
      language,
      schoolName: (await findSchool(db, actor.schoolId))?.name ?? '',
      sp: await spOfClass(db, actor, asked),
    }));
  return reportFile(services, format, {
    parts: [report.title, report.className, reportWords[language]],
    first: () => studentsOf({ report, language }),
    tables: async () => reportTables(await whole()),
    form: async () => reportForm(await whole()),
  });
}
