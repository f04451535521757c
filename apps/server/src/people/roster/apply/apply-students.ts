import type { Db } from '../../../platform/db.js';
import { newId } from '../../../platform/ids.js';
import { changeAccounts, takenAccounts } from '../../../session/index.js';
import { enrolStudents } from '../../new-people.js';
import { readName } from '../../pinyin.js';
import { madeNumbers, numberHead } from '../judge/rules-numbers.js';
import { changesOf, type FoundStudent } from '../judge/rules-students.js';
import { numbersLike, studentsByExternalId, studentsByIds, takenNumbers } from '../judge/store-facts.js';
import type { Applying, Outcome } from './applying.js';
import { accountsOf, applyByStatus, changedSince, isChanged, recordChanged, stands, type Waiting } from './standing.js';
import { moveStudents, updateStudents } from './store-writing.js';

type WaitingStudent = Waiting<FoundStudent>;

/** Writes some rows of a list of students. What somebody changed since the check becomes a conflict and is left alone. */
export function applyStudents(db: Db, applying: Applying, rows: readonly WaitingStudent[]): Promise<Outcome> {
  const placed = rows.map((row) => ({ ...row, found: { ...row.found, class: applying.placeOf(row.found.class) } }));
  return applyByStatus(placed, {
    add: (some) => addStudents(db, applying, some),
    change: (some) => changeStudents(db, applying, some),
  });
}

async function addStudents(
  db: Db,
  { arrival, schoolYear }: Applying,
  rows: readonly WaitingStudent[],
): Promise<Outcome> {
  const { schoolId } = arrival;
  const numbered = await withNumbers(db, schoolId, schoolYear, rows);
  const present = await takenNumbers(
    db,
    schoolId,
    numbered.map(({ studentNo }) => studentNo),
  );
  const wished = numbered.flatMap(({ found }) => found.account ?? []);
  const taken = await takenAccounts(db, wished);
  const named = await studentsByExternalId(
    db,
    schoolId,
    numbered.flatMap(({ found }) => found.externalId ?? []),
  );
  const externalIds = new Set(named.map(({ externalId }) => externalId));
  const isFree = ({ studentNo, found }: (typeof numbered)[number]) =>
    !present.has(studentNo) &&
    !(found.externalId !== null && externalIds.has(found.externalId)) &&
    !(found.account !== null && taken.has(found.account.toLowerCase()));
  const coming = numbered.filter(isFree);
  const accountOf = await accountsOf(db, { kind: 's', schoolId, numberOf: ({ studentNo }) => studentNo }, coming);
  const people = coming.map((row) => ({
    row,
    id: newId(),
    accountId: newId(),
    studentNo: row.studentNo,
    externalId: row.found.externalId,
    passwordHash: '',
    account: accountOf(row),
    name: row.found.name,
    sex: row.found.sex,
    birthday: row.found.birthday,
    classId: row.found.class?.classId ?? null,
  }));
  await enrolStudents(db, arrival, people);
  return {
    written: people.map(({ row: { rowNo, found }, id, accountId, account, studentNo }) => ({
      rowNo,
      personId: id,
      accountId,
      found: { ...found, studentNo, account },
    })),
    conflicts: numbered.filter((row) => !isFree(row)).map(({ rowNo }) => changedSince(rowNo)),
  };
}

/** Rows without a number get the next free ones of their class. */
async function withNumbers(db: Db, schoolId: string, schoolYear: number, rows: readonly WaitingStudent[]) {
  const heads = rows
    .filter(({ found }) => found.studentNo === null)
    .map(({ found }) => numberHead(schoolYear, found.class));
  const taken = await numbersLike(db, schoolId, [...new Set(heads)]);
  for (const { found } of rows) if (found.studentNo !== null) taken.add(found.studentNo);
  const made = madeNumbers(heads, taken);
  let next = 0;
  return rows.map((row) => ({ ...row, studentNo: row.found.studentNo ?? made[next++] ?? '' }));
}

async function changeStudents(db: Db, { arrival }: Applying, rows: readonly WaitingStudent[]): Promise<Outcome> {
  const { schoolId, today } = arrival;
  const ids = rows.flatMap(({ personId }) => personId ?? []);
  const known = new Map((await studentsByIds(db, schoolId, ids)).map((one) => [one.id, one]));
  const standing = rows.flatMap((row) => {
    const person = known.get(row.personId ?? '');
    return person && stands(row, person, changesOf(row.found, person)) ? [{ row, person }] : [];
  });
  const staying = standing.filter(({ row }) => !row.found.leaves);
  await updateStudents(
    db,
    schoolId,
    staying.map(({ row, person }) => ({
      id: person.id,
      fields: row.changes.map(({ field }) => field),
      externalId: row.found.externalId,
      name: row.found.name,
      pinyin: readName(row.found.name),
      pinyinBy: 'machine' as const,
      sex: row.found.sex,
      birthday: row.found.birthday,
    })),
  );
  await changeAccounts(
    db,
    staying
      .filter((one) => isChanged(one, 'name'))
      .map(({ row, person }) => ({
        accountId: person.accountId,
        fields: ['name'],
        name: row.found.name,
        phone: null,
      })),
  );
  const moves = standing
    .filter((one) => one.row.found.leaves || isChanged(one, 'className'))
    .map(({ row: { found }, person }) => ({
      studentId: person.id,
      classId: found.leaves ? null : (found.class?.classId ?? null),
    }));
  await moveStudents(db, { schoolId, today }, moves);
  return recordChanged(db, { whose: 'student', arrival }, { rows, standing });
}
