import type { SpTable } from '@zhibi/contract/analysis';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { resultsOf } from '../results/read-results.js';
import { type Asked, reportedClass } from './reported-class.js';
import { spTable } from './rules-sp.js';

/** The S-P table of a class on a homework: whole marked papers alone, as in its report. */
export async function spOfClass(db: Db, actor: Actor, asked: Asked): Promise<SpTable> {
  const { homework, classId, marked, students } = await reportedClass(db, actor, asked);
  const own = (await resultsOf(db, homework)).find((one) => one.classId === classId);
  const rows = marked.totals.map(({ studentId }) => studentId);
  const scores = rows.map((studentId) => own?.scores[studentId] ?? []);
  const { items } = marked;
  const table = spTable(
    scores.map((row) => items.map(({ score }, at) => shareOf(row[at] ?? null, score))),
    items.length,
  );
  return {
    students: table.students.map(({ at, ...line }, nth) => {
      const studentId = rows[at] ?? '';
      const { name = '', studentNo = '' } = students.get(studentId) ?? {};
      return { studentId, name, studentNo, cells: table.cells[nth] ?? [], ...line };
    }),
    questions: table.questions.map(({ at, ...line }) => {
      const { itemId, no } = found(items[at]);
      return { itemId, no, ...line };
    }),
  };
}

const shareOf = (score: number | null, full: number): number | null =>
  score === null || full === 0 ? null : score / full;
