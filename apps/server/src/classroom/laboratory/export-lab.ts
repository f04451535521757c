import type { LabOverview } from '@zhibi/contract/classroom/laboratory';
import type { Language, SheetFormat } from '@zhibi/contract/kernel';
import { sheetFile } from '../../platform/sheets/index.js';

const words = {
  zh: { name: '实验考核', columns: ['学号', '姓名'], total: '总分', safety: '安全', stopped: '中止', notes: '评语' },
  en: {
    name: 'Lab work',
    columns: ['Number', 'Name'],
    total: 'Total',
    safety: 'Safety',
    stopped: 'Stopped',
    notes: 'Notes',
  },
} as const satisfies Record<Language, unknown>;

/** A row for each student, a column for each step; a sum only where every step has a result. */
export function exportLab(
  { lab, students }: LabOverview,
  { format, language }: { format: SheetFormat; language: Language },
) {
  const word = words[language];
  const steps = lab.steps.map(({ title, points }, at) => `${at + 1}. ${title} (${points})`);
  const columns = [...word.columns, ...steps, `${word.total} (${lab.full})`, word.safety, word.notes];
  const rows = students.map((one) => [
    one.studentNo,
    one.name,
    ...one.cells.map(({ points }) => points ?? ''),
    one.total ?? '',
    one.stopped ? word.stopped : '',
    one.cells
      .flatMap(({ scores }) => scores.map(({ note }) => note))
      .filter((note) => note !== '')
      .join('; '),
  ]);
  const about = [lab.title, lab.className];
  return sheetFile({ name: word.name, about, columns: columns.map((title) => ({ title })), rows }, format);
}
