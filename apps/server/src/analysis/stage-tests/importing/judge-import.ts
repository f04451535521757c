import { setImmediate } from 'node:timers/promises';
import { type StageField, stageLimits } from '@zhibi/contract/analysis/stage-tests';
import { studentsById, studentsByNo, studentsOf } from '../../../people/index.js';
import type { Db } from '../../../platform/db.js';
import type { StageTest } from '../store.js';
import { entriesOf, marksOf } from '../store-scores.js';
import { type Facts, type Judged, judgeRows, type Known, type RowToJudge } from './rules-judge.js';
import { type Import, keepJudged, type Row } from './store-imports.js';

/** What each field of a row says: its cell, or what somebody wrote over it. */
export function textsOf(
  fields: readonly (StageField | null)[],
  { cells, mended }: Pick<Row, 'cells' | 'mended'>,
): Map<StageField, string> {
  const texts = new Map<StageField, string>();
  fields.forEach((field, at) => {
    if (field !== null) texts.set(field, cells[at] ?? '');
  });
  for (const [field, text] of Object.entries(mended)) texts.set(field, text);
  return texts;
}

/** Other calls are answered after so many rows. */
const PIECE = 1_000;

/** Says of rows what they would do, and keeps it. Rows that mean the same student must come together. */
export async function judgeImport(
  db: Db,
  test: StageTest,
  { fields, id: importId, schoolId }: Import,
  rows: readonly Row[],
): Promise<void> {
  const toJudge: RowToJudge[] = [];
  for (const [at, row] of rows.entries()) {
    toJudge.push({ rowNo: row.rowNo, skipped: row.skipped, texts: textsOf(fields, row) });
    if (at % PIECE === PIECE - 1) await setImmediate();
  }
  const facts = await factsFor(db, test, toJudge);
  const judged: Judged[] = judgeRows(toJudge, facts);
  await keepJudged(db, { schoolId, importId }, judged);
}

async function factsFor(db: Db, test: StageTest, rows: readonly RowToJudge[]): Promise<Facts> {
  const { schoolId, id: testId, classes } = test;
  const numbers = rows.flatMap(({ texts }) => {
    const no = (texts.get('studentNo') ?? '')
      .normalize('NFKC')
      .replaceAll(' ', '')
      .replace(/^(\d+)\.0+$/, '$1');
    return no === '' || no.length > stageLimits.cell ? [] : [no];
  });
  const [members, idByNo, entered, marks] = await Promise.all([
    studentsOf(
      db,
      schoolId,
      classes.map(({ classId }) => classId),
    ),
    studentsByNo(db, schoolId, [...new Set(numbers)]),
    entriesOf(db, { schoolId, testId }),
    marksOf(db, { schoolId, testId }),
  ]);
  const today = new Map(members.map(({ studentId, classId }) => [studentId, classId]));
  const named = await studentsById(db, schoolId, [...idByNo.values()]);
  const byNo = new Map<string, Known>();
  for (const { id, studentNo, name } of named.values())
    byNo.set(studentNo, { studentId: id, studentNo, name, classId: today.get(id) ?? null });
  const byName = new Map<string, Known[]>();
  for (const { studentId, studentNo, name, classId } of members)
    byName.set(name, [...(byName.get(name) ?? []), { studentId, studentNo, name, classId }]);
  return {
    byNo,
    byName,
    classes,
    fullOf: new Map(test.subjects.map(({ subjectId, fullScore }) => [subjectId, fullScore])),
    entered: new Map(entered.map(({ studentId, classId }) => [studentId, classId])),
    standing: new Map(
      marks.map(({ studentId, subjectId, score, importId }) => [`${studentId} ${subjectId}`, { score, importId }]),
    ),
  };
}
