import { gradeWord } from '../judge/rules-classes.js';
import type { Sheet } from './rules-columns.js';
import type { OneRosterRow } from './rules-oneroster-files.js';
import { isGone, listOf } from './rules-oneroster-roles.js';

/** 08 → 八年级; what is no grade of a school (PK, KG) stays as it is and is told as a bad grade. */
export function gradeText(text: string): string {
  const [first = ''] = listOf(text);
  const gid = /^\d{1,2}$/.test(first) ? Number(first) : 0;
  return gid >= 1 && gid <= 12 ? gradeWord(gid) : first;
}

/** The classes of a package; those of another school say so, and wait for nobody: what was left out is counted. */
export function classList(
  classes: readonly OneRosterRow[],
  enrollments: readonly OneRosterRow[],
  otherOf: (row: OneRosterRow) => string,
): Sheet {
  const withStudents = new Set(
    enrollments.filter((row) => row.get('role').toLowerCase() === 'student').map((row) => row.get('classSourcedId')),
  );
  const living = classes.filter((one) => !isGone(one));
  const homes = living.filter((one) => one.get('classType').toLowerCase() === 'homeroom');
  const from = homes.length > 0 ? homes : living.filter((one) => withStudents.has(one.get('sourcedId')));
  const seen = new Set<string>();
  const rows = from.flatMap((one) => {
    const [title, remark] = [one.get('title'), otherOf(one)];
    const key = JSON.stringify([title, remark === '' ? '' : one.get('schoolSourcedId')]);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ at: one.at, cells: [title, gradeText(one.get('grades')), remark] }];
  });
  return rows.some(({ cells }) => cells[2] !== '')
    ? { head: ['class title', 'grades', 'role'], rows }
    : { head: ['class title', 'grades'], rows: rows.map(({ at, cells }) => ({ at, cells: cells.slice(0, 2) })) };
}
