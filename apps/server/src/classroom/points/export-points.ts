import type { Growth, PointBoard } from '@zhibi/contract/classroom/points';
import type { Language, SheetFormat } from '@zhibi/contract/kernel';
import { sheetFile } from '../../platform/sheets/index.js';

const words = {
  zh: { points: '积分', growth: '进步', columns: ['学号', '姓名'], total: '合计', place: '名次', band: '档' },
  en: {
    points: 'Points',
    growth: 'Growth',
    columns: ['Number', 'Name'],
    total: 'Total',
    place: 'Place',
    band: 'Fifth',
  },
} as const satisfies Record<Language, unknown>;

interface As {
  format: SheetFormat;
  language: Language;
}

/** A row for each student, a column for each day on which something was given. */
export function exportBoard({ students, days }: PointBoard, month: string, { format, language }: As) {
  const word = words[language];
  const columns = [...word.columns, word.total, ...days].map((title) => ({ title }));
  const rows = students.map((one) => [
    one.studentNo,
    one.name,
    one.total,
    ...days.map((day) => one.days.find((cell) => cell.day === day)?.points ?? ''),
  ]);
  return sheetFile({ name: `${word.points} ${month}`, columns, rows }, format);
}

/** The same rows as on the screen: a place only where it is shown there. */
export function exportGrowth(growth: Growth | null, { format, language }: As) {
  const word = words[language];
  const columns = [...word.columns, word.growth, word.place, word.band].map((title) => ({ title }));
  const rows = (growth?.students ?? []).map((one) => [
    one.studentNo,
    one.name,
    one.growth,
    one.place ?? '',
    one.band ?? '',
  ]);
  return sheetFile({ name: word.growth, columns, rows }, format);
}
