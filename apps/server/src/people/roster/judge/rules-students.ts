import type { Problem } from '@zhibi/contract/people/roster';
import { readDay, readNumber, readSex } from './rules-cells.js';
import { type ClassBook, readClassWords, readGrade } from './rules-classes.js';
import { type RawRow, RowReader } from './rules-row-reader.js';
import {
  againstKnown,
  changeOf,
  externalIdChange,
  isLeaving,
  otherRows,
  type ReadRow,
  sexWord,
  sharing,
  type Verdict,
  verdictOf,
} from './rules-rows.js';

/** The class of a row: one of the school, or one that is still to be made. */
export interface FoundClass {
  classId: string | null;
  name: string;
  gid: number;
}

/** A student as a row has it; null is what the row does not tell. */
export interface FoundStudent {
  studentNo: string | null;
  externalId: string | null;
  name: string;
  sex: boolean | null;
  birthday: string | null;
  class: FoundClass | null;
  account: string | null;
  leaves: boolean;
}

export interface KnownStudent {
  id: string;
  accountId: string;
  account: string;
  studentNo: string;
  externalId: string | null;
  name: string;
  sex: boolean | null;
  birthday: string | null;
  classId: string | null;
  className: string | null;
  pinyin: string;
  pinyinBy: 'machine' | 'teacher';
  hasLeft: boolean;
  isUsed: boolean;
}

/** What the school knows of the people that a list names. */
export interface StudentFacts {
  byNumber: ReadonlyMap<string, KnownStudent>;
  /** By the id in another system, or by that of the record itself. */
  byExternalId: ReadonlyMap<string, KnownStudent>;
  /** Number of the student with this class and name: `classId name`. */
  numberByName: ReadonlyMap<string, string>;
  /** In lower case. */
  takenAccounts: ReadonlySet<string>;
}

export interface Reading {
  classes: ClassBook;
  createClasses: boolean;
  /** Whether the list has a column of numbers; without one they are made. */
  hasNumbers: boolean;
  today: string;
}

export type StudentRow = ReadRow<FoundStudent>;

/** Understands one row of a list of students. */
export function readStudent(row: RawRow, { classes, createClasses, hasNumbers, today }: Reading): StudentRow {
  const reader = new RowReader(row);
  const studentNo = reader.take('studentNo', (text) => readNumber(text, 'student-no'));
  const externalId = reader.externalId();
  if (hasNumbers && studentNo === null && externalId === null) reader.wrong('studentNo', 'required');
  const name = reader.personName();
  const sex = reader.take('sex', readSex);
  const birthday = reader.take('birthday', (text) => readDay(text, today));
  const account = reader.byRule('account', 'account', 'optional');
  const found = {
    studentNo,
    externalId,
    name,
    sex,
    birthday,
    account,
    class: readClass(reader, classes, createClasses),
    leaves: isLeaving(reader.text('status')),
  };
  if (!hasNumbers && found.class === null) reader.wrong('className', 'class-needed');
  reader.role('students');
  return { ...row, found, problems: reader.problems, keys: keysOf(found) };
}

function readClass(reader: RowReader, classes: ClassBook, createClasses: boolean): FoundClass | null {
  const gid = reader.take('grade', readGrade);
  const text = reader.text('className');
  if (text === '') return null;
  const meaning = classes.meaningOf(readClassWords(text, gid));
  if (meaning.is === 'wrong') reader.wrong('className', meaning.problem, { name: text });
  else if (gid !== null && meaning.gid !== gid) reader.wrong('grade', 'grade-differs');
  else if (meaning.is === 'new' && !createClasses) reader.wrong('className', 'class-missing', { name: text });
  else return { classId: meaning.is === 'known' ? meaning.classId : null, name: meaning.name, gid: meaning.gid };
  return null;
}

const nameKeyOf = ({ class: inClass, name }: FoundStudent): string => `${inClass?.classId ?? inClass?.name} ${name}`;

function keysOf(found: FoundStudent): string[] {
  const { studentNo, externalId, account, name, leaves } = found;
  return [
    ...(studentNo === null ? [] : [`no ${studentNo.toLowerCase()}`]),
    ...(externalId === null ? [] : [`external ${externalId}`]),
    ...(account === null ? [] : [`account ${account.toLowerCase()}`]),
    ...(found.class === null || name === '' || leaves ? [] : [`name ${nameKeyOf(found)}`]),
  ];
}

/** Says of each row what would become of it. The rows are a whole list, or all that meet each other in one. */
export function judgeStudents(rows: readonly StudentRow[], facts: StudentFacts): Verdict<FoundStudent>[] {
  const groups = sharing(rows);
  return rows.map((row) => {
    const { rowNo, found, keys } = row;
    const problems = [...row.problems];
    const { known, problems: ofKeys } = knownAs(found, facts);
    problems.push(...ofKeys);
    for (const key of keys.filter((one) => !one.startsWith('name ')))
      for (const others of otherRows(groups.get(key), rowNo))
        problems.push({
          field: key.startsWith('no ') ? 'studentNo' : key.startsWith('external ') ? 'externalId' : 'account',
          reason: 'twice',
          detail: { rows: others },
        });
    if (known === undefined) problems.push(...againstStrangers(row, facts, groups));
    else problems.push(...againstKnown(found, known, 'studentNo'));
    return verdictOf(row, { problems, known }, changesOf);
  });
}

/** Whom a row is about: by the external id before the number, which may have been made here. */
function knownAs(
  { externalId, studentNo }: FoundStudent,
  facts: StudentFacts,
): { known: KnownStudent | undefined; problems: Problem[] } {
  const byExternalId = facts.byExternalId.get(externalId ?? '');
  const byNumber = facts.byNumber.get(studentNo ?? '');
  if (byExternalId === undefined) return { known: byNumber, problems: [] };
  if (byNumber !== undefined && byNumber.id !== byExternalId.id)
    return { known: byExternalId, problems: [{ field: null, reason: 'keys-differ' }] };
  const isSame = studentNo === null || studentNo === byExternalId.studentNo;
  const detail = { name: byExternalId.studentNo };
  return {
    known: byExternalId,
    problems: isSame ? [] : [{ field: 'studentNo', reason: 'number-differs', detail }],
  };
}

/** Somebody new: is the account free, and is there nobody of this name in the class? */
function againstStrangers(
  { rowNo, found, keys }: StudentRow,
  facts: StudentFacts,
  groups: ReadonlyMap<string, number[]>,
): Problem[] {
  const problems: Problem[] = [];
  if (found.leaves) return problems;
  if (found.account !== null && facts.takenAccounts.has(found.account.toLowerCase()))
    problems.push({ field: 'account', reason: 'account-taken' });
  const number = facts.numberByName.get(nameKeyOf(found));
  if (found.class?.classId && number !== undefined)
    problems.push({ field: 'name', reason: 'same-name', detail: { number } });
  for (const key of keys.filter((one) => one.startsWith('name ')))
    for (const others of otherRows(groups.get(key), rowNo))
      problems.push({ field: 'name', reason: 'twice-name', detail: { rows: others } });
  return problems;
}

/** What a row changes of a student, field by field. An empty cell changes nothing. */
export function changesOf(found: FoundStudent, known: KnownStudent) {
  if (found.leaves) return known.hasLeft ? [] : changeOf('status', 'active', 'left');
  return [
    ...externalIdChange(found, known),
    ...changeOf('name', known.name, found.name === '' ? null : found.name),
    ...changeOf('sex', sexWord(known.sex), sexWord(found.sex)),
    ...changeOf('birthday', known.birthday, found.birthday),
    ...(found.class === null || (found.class.classId !== null && found.class.classId === known.classId)
      ? []
      : changeOf('className', known.className, found.class.name)),
  ];
}
