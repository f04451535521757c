import type { Language } from '@zhibi/contract/kernel';
import type { TitleSheet } from '@zhibi/typeset';
import { numberText } from './rules.js';
import type { Title } from './rules-piles.js';
import type { OrderRow } from './store.js';

const words = {
  zh: {
    row: (row: number) => (row === 0 ? '未排座' : `第 ${row} 排`),
    copies: (copies: number, spares: number) => `${copies} 份${spares > 0 ? `，备用 ${spares} 份` : ''}`,
    name: '姓名',
    studentNo: '学号',
    fromTop: '从上到下',
  },
  en: {
    row: (row: number) => (row === 0 ? 'Without a seat' : `Row ${row}`),
    copies: (copies: number, spares: number) => `${copies} copies${spares > 0 ? `, ${spares} spare` : ''}`,
    name: 'Name',
    studentNo: 'Student no.',
    fromTop: 'From the top',
  },
} as const satisfies Record<Language, unknown>;

interface Known {
  order: Pick<OrderRow, 'title' | 'number'>;
  schoolName: string;
  classNames: ReadonlyMap<string, string>;
  students: ReadonlyMap<string, { name: string; studentNo: string }>;
  language: Language;
}

/** What stands on a separator or a cover. A spare copy's cover leaves a line for the name. */
export function titleSheet(title: Title, { order, schoolName, classNames, students, language }: Known): TitleSheet {
  const word = words[language];
  const { classId, row, studentIds, spares } = title.pile;
  const className = classNames.get(classId) ?? '';
  if (title.kind === 'cover') {
    const student = title.studentId === null ? undefined : students.get(title.studentId);
    return {
      kind: 'cover',
      title: order.title,
      lines: [schoolName, className],
      fields: [
        [word.name, student?.name ?? ''],
        [word.studentNo, student?.studentNo ?? ''],
      ],
      names: [],
      foot: '',
    };
  }
  return {
    kind: 'separator',
    title: [className, ...(row === null ? [] : [word.row(row)])].join('  '),
    lines: [word.copies(studentIds.length, spares), order.title],
    fields: [],
    names: studentIds.map((id, at) => `${at + 1}\u00a0${students.get(id)?.name ?? ''}`),
    foot: `${numberText(order.number)} · ${schoolName} · ${word.fromTop}`,
  };
}
