import { RosterField } from '@zhibi/contract/people/roster';
import type { Db } from '../../../platform/db.js';
import { found } from '../../../platform/problem.js';
import { NO_RESULT } from '../../../platform/sheets/index.js';
import { takenAccounts } from '../../../session/index.js';
import { findSchool, subjectsById } from '../../store.js';
import type { Import } from '../store.js';
import type { ReadRow } from '../store-rows.js';
import { judgeClasses, readClassRow } from './rules-class-rows.js';
import { ClassBook } from './rules-classes.js';
import { readTeacher } from './rules-read-teacher.js';
import type { RawRow, Texts } from './rules-row-reader.js';
import type { Verdict } from './rules-rows.js';
import { judgeStudents, readStudent, type StudentRow } from './rules-students.js';
import { judgeTeachers, type TeacherRow } from './rules-teachers.js';
import {
  livingClasses,
  numbersByName,
  studentsByExternalId,
  studentsByNumber,
  takenPhones,
  teachersOf,
} from './store-facts.js';

/** Other calls are answered between so many rows. */
const BREATH = 2_000;

/** The texts of a row by field: its cells where the columns say, and what was mended over them. */
export function textsOf(
  fields: readonly (RosterField | null)[],
  { cells, mended }: Pick<ReadRow, 'cells' | 'mended'>,
): Texts {
  const texts: Partial<Record<RosterField, string>> = {};
  fields.forEach((field, column) => {
    if (field !== null) texts[field] = cells[column] ?? '';
  });
  return { ...texts, ...mended };
}

/** What would become of these rows if they were applied now: a whole list, or all rows of it that meet each other. Writes nothing. */
export async function judgeList(
  db: Db,
  of: Import,
  rows: readonly ReadRow[],
  today: string,
): Promise<Verdict<unknown>[]> {
  const { schoolId, kind } = of;
  const school = found(await findSchool(db, schoolId));
  const classes = new ClassBook(await livingClasses(db, schoolId), school, of.newClasses);
  const raw = rows.map((row) => rawRow(of, row));
  if (kind === 'classes') return judgeClasses(await each(raw, (row) => readClassRow(row, { classes })));
  if (kind === 'teachers') {
    const inSchool = [...(await subjectsById(db)).values()].filter(
      ({ subjectId, stage }) => subjectId > 0 && stageRange(stage, school),
    );
    return judgeTeacherRows(db, schoolId, await each(raw, (row) => readTeacher(row, { classes, subjects: inSchool })));
  }
  const hasNumbers = of.fields.includes('studentNo');
  const reading = { classes, createClasses: of.createClasses, hasNumbers, today };
  return judgeStudentRows(db, schoolId, await each(raw, (row) => readStudent(row, reading)));
}

function rawRow({ fields }: Import, row: ReadRow): RawRow {
  const texts = textsOf(fields, row);
  const unreckoned = RosterField.options.filter((field) => texts[field]?.includes(NO_RESULT));
  return { rowNo: row.rowNo, decision: row.decision, texts, unreckoned };
}

const stageRange = (stage: number, { firstGid, lastGid }: { firstGid: number; lastGid: number }): boolean => {
  const [first, last] = stage === 1 ? [1, 6] : stage === 2 ? [7, 9] : [10, 12];
  return first <= lastGid && last >= firstGid;
};

async function each<R>(rows: readonly RawRow[], read: (row: RawRow) => R): Promise<R[]> {
  const result: R[] = [];
  for (const row of rows) {
    result.push(read(row));
    if (result.length % BREATH === 0) await new Promise((resume) => setImmediate(resume));
  }
  return result;
}

const given = (values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(values.filter((one) => one != null)),
];

async function judgeStudentRows(db: Db, schoolId: string, rows: readonly StudentRow[]) {
  const known = await studentsByNumber(db, schoolId, given(rows.map(({ found }) => found.studentNo)));
  const byNumber = new Map(known.map((one) => [one.studentNo, one]));
  const named = await studentsByExternalId(db, schoolId, given(rows.map(({ found }) => found.externalId)));
  const byExternalId = new Map([
    ...named.map((one) => [one.id, one] as const),
    ...named.flatMap((one) => (one.externalId === null ? [] : [[one.externalId, one] as const])),
  ]);
  const numberByName = await numbersByName(db, schoolId, given(rows.map(({ found }) => found.class?.classId)));
  const accounts = given(rows.map(({ found }) => found.account));
  return judgeStudents(rows, {
    byNumber,
    byExternalId,
    numberByName,
    takenAccounts: await takenAccounts(db, accounts),
  });
}

async function judgeTeacherRows(db: Db, schoolId: string, rows: readonly TeacherRow[]) {
  return judgeTeachers(rows, {
    teachers: await teachersOf(db, schoolId),
    takenAccounts: await takenAccounts(db, given(rows.map(({ found }) => found.account))),
    takenPhones: await takenPhones(db, given(rows.map(({ found }) => found.phone))),
  });
}
