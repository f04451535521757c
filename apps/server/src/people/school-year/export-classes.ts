import type { Language, SheetFormat } from '@zhibi/contract/kernel';
import { yearName } from '@zhibi/contract/people/school-year';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { sheetFile } from '../../platform/sheets/index.js';
import { readClassesOfYear } from './classes-of-year.js';

const words = {
  zh: { name: '班级', columns: ['班级', '年级', '学生'] },
  en: { name: 'Classes', columns: ['Class', 'Grade', 'Students'] },
} as const;

interface Wanted {
  academicYear: number;
  format: SheetFormat;
}

/** The classes of an academic year as a table. */
export async function exportClasses(db: Db, actor: Actor, { academicYear, format }: Wanted, language: Language) {
  ensure(actor.schoolId !== '', 'not-found');
  const rows = await readClassesOfYear(db, actor, academicYear);
  const { name, columns } = words[language];
  return sheetFile(
    {
      name,
      about: [yearName(academicYear)[language]],
      columns: columns.map((title) => ({ title })),
      rows: rows.map((one) => [one.className, one.gid, one.students]),
    },
    format,
  );
}
