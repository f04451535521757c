import type { MissingStudent } from '@zhibi/contract/homework';
import { expect, it } from 'vitest';
import { byDue } from './rules-due.js';

const copy = (title: string, endAt: string, excuse: 'sick' | null = null) => ({
  homeworkId: title,
  title,
  subjectName: '初中数学',
  endAt,
  status: 'assigned' as const,
  excuse,
  remindedAt: null,
  can: { adjust: true },
});
const student = (name: string, ...copies: MissingStudent['copies']): MissingStudent => ({
  studentId: name,
  name,
  studentNo: name,
  copies,
});

it('what is over is missing, what is due later today is not; each homework is named with its end and its number', () => {
  const [over, tonight] = ['20261128200000', '20261129200000'];
  const items = [
    student('张泽宇', copy('15.1', tonight)),
    student('刘明轩', copy('13.3', over), copy('15.1', tonight)),
    student('李宛青', copy('13.3', over, 'sick')),
  ];
  const split = byDue(items, '20261129160000');
  const said = ({ students, works }: (typeof split)['over']) => [
    students.map(({ name, copies }) => `${name} ${copies.map(({ title }) => title).join()}`),
    works.map((work) => `${work.title} ${work.endAt} ${work.students}`),
  ];
  expect(said(split.over)).toEqual([['刘明轩 13.3', '李宛青 13.3'], [`13.3 ${over} 1`]]);
  expect(said(split.running)).toEqual([['张泽宇 15.1', '刘明轩 15.1'], [`15.1 ${tonight} 2`]]);
});
