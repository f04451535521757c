import { expect, it } from 'vitest';
import { summaryOf } from './rules-summary.js';

const schools = ['甲', '乙', '丙'].map((schoolName) => ({ schoolId: schoolName, schoolName }));
const counted = (activated: readonly number[]) =>
  activated.map((count, at) => ({
    schoolId: schools[at]?.schoolId ?? '',
    gid: 7,
    classes: 2,
    students: 100 + at,
    activated: count,
  }));
const activatedOf = (counts: readonly number[]) => {
  const { schools: rows, total } = summaryOf(schools, 2, counted(counts), new Map());
  return [...rows.map(({ activated }) => activated), total.activated];
};

it.each([
  ['all activated', [100, 101, 102], [100, 101, 102, 303]],
  ['some left everywhere, none of them few', [90, 80, 70], [90, 80, 70, 240]],
  ['one left of the district: its school and the sum are not told', [99, 101, 102], ['kept', 101, 102, 'kept']],
  ['few left in one school: another number hides them', [98, 91, 70], ['kept', 'kept', 70, 259]],
])('who is not activated cannot be computed: %s', (_, counts, told) => {
  expect(activatedOf(counts)).toEqual(told);
});
