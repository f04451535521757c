import type { Db } from '../../../platform/db.js';
import { newId } from '../../../platform/ids.js';
import { changeAccounts, takenAccounts } from '../../../session/index.js';
import { hireTeachers } from '../../new-people.js';
import { readName } from '../../pinyin.js';
import { type FoundTeacher, type KnownTeacher, teacherChanges } from '../judge/rules-teachers.js';
import { takenPhones, teachersOf } from '../judge/store-facts.js';
import type { Applying, Outcome } from './applying.js';
import { accountsOf, applyByStatus, changedSince, isChanged, recordChanged, stands, type Waiting } from './standing.js';
import { replaceLessons, updateTeachers } from './store-writing.js';

type WaitingTeacher = Waiting<FoundTeacher>;

/** Writes some rows of a list of teachers. What somebody changed since the check becomes a conflict and is left alone. */
export async function applyTeachers(db: Db, applying: Applying, rows: readonly WaitingTeacher[]): Promise<Outcome> {
  const present = await teachersOf(db, applying.arrival.schoolId);
  return applyByStatus(rows, {
    add: (some) => addTeachers(db, applying, present, some),
    change: (some) => changeTeachers(db, applying, present, some),
  });
}

async function addTeachers(
  db: Db,
  { arrival }: Applying,
  present: readonly KnownTeacher[],
  rows: readonly WaitingTeacher[],
): Promise<Outcome> {
  const { schoolId } = arrival;
  const numbers = new Set(present.map(({ teacherNo }) => teacherNo));
  const externalIds = new Set(present.map(({ externalId }) => externalId));
  const accounts = await takenAccounts(
    db,
    rows.flatMap(({ found }) => found.account ?? []),
  );
  const phones = await takenPhones(
    db,
    rows.flatMap(({ found }) => found.phone ?? []),
  );
  const isFree = ({ found: { teacherNo, externalId, account, phone } }: WaitingTeacher) =>
    !(externalId !== null && externalIds.has(externalId)) &&
    !(teacherNo !== null && numbers.has(teacherNo)) &&
    !(account !== null && accounts.has(account.toLowerCase())) &&
    !(phone !== null && phones.has(phone));
  const coming = rows.filter(isFree);
  // A teacher without a number is named by the place in the list: the counter of free names does the rest.
  const numberOf = ({ found, rowNo }: WaitingTeacher) => found.teacherNo ?? found.phone ?? String(rowNo);
  const accountOf = await accountsOf(db, { kind: 't', schoolId, numberOf }, coming);
  const people = coming.map((row) => ({
    row,
    id: newId(),
    accountId: newId(),
    account: accountOf(row),
    passwordHash: '',
    name: row.found.name,
    sex: row.found.sex,
    teacherNo: row.found.teacherNo,
    externalId: row.found.externalId,
    phone: row.found.phone,
    mainSubjectId: row.found.subject?.subjectId ?? row.found.lessons?.[0]?.subjectId ?? null,
    lessons: (row.found.lessons ?? []).map(({ classId, subjectId }) => ({ classId, subjectId })),
  }));
  await hireTeachers(db, arrival, people);
  return {
    written: people.map(({ row: { rowNo, found }, id, accountId, account }) => ({
      rowNo,
      personId: id,
      accountId,
      found: { ...found, account },
    })),
    conflicts: rows.filter((row) => !isFree(row)).map(({ rowNo }) => changedSince(rowNo)),
  };
}

async function changeTeachers(
  db: Db,
  { arrival }: Applying,
  present: readonly KnownTeacher[],
  rows: readonly WaitingTeacher[],
): Promise<Outcome> {
  const { schoolId } = arrival;
  const known = new Map(present.map((one) => [one.id, one]));
  const phones = await takenPhones(
    db,
    rows.flatMap(({ found }) => found.phone ?? []),
  );
  const standing = rows.flatMap((row) => {
    const person = known.get(row.personId ?? '');
    const isPhoneFree = row.found.phone === null || row.found.phone === person?.phone || !phones.has(row.found.phone);
    return person && isPhoneFree && stands(row, person, teacherChanges(row.found, person)) ? [{ row, person }] : [];
  });
  const staying = standing.filter(({ row }) => !row.found.leaves);
  await updateTeachers(
    db,
    schoolId,
    staying.map(({ row: { found, changes: told }, person }) => ({
      id: person.id,
      fields: told.map(({ field }) => field),
      teacherNo: found.teacherNo,
      externalId: found.externalId,
      name: found.name,
      pinyin: readName(found.name),
      sex: found.sex,
      mainSubjectId: found.subject?.subjectId ?? null,
    })),
  );
  await changeAccounts(
    db,
    staying.flatMap(({ row: { found, changes: told }, person }) => {
      const fields = told.map(({ field }) => field).filter((field) => field === 'name' || field === 'phone');
      return fields.length === 0 ? [] : [{ accountId: person.accountId, fields, name: found.name, phone: found.phone }];
    }),
  );
  await replaceLessons(
    db,
    schoolId,
    staying
      .filter((one) => isChanged(one, 'lessons'))
      .map(({ row, person }) => ({ teacherId: person.id, lessons: row.found.lessons ?? [] })),
  );
  return recordChanged(db, { whose: 'teacher', arrival }, { rows, standing });
}
