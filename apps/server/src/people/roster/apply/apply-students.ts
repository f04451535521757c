import type { Problem } from '@zhibi/contract/people/roster';
import type { Db } from '../../../platform/db.js';
import { newId } from '../../../platform/ids.js';
import { changeAccounts, endGrants, endSessionsOf, takenAccounts } from '../../../session/index.js';
import { enrolStudents, freeAccountNames } from '../../new-people.js';
import { readName } from '../../pinyin.js';
import { recordLife } from '../../store-life.js';
import { madeNumbers, numberHead } from '../judge/rules-numbers.js';
import { changesOf, type FoundStudent, type KnownStudent } from '../judge/rules-students.js';
import { numbersLike, studentsByIds, takenNumbers } from '../judge/store-facts.js';
import type { Applying, Outcome } from './applying.js';
import type { Written } from './store-applied.js';
import { moveStudents, setLeft, updateStudents } from './store-writing.js';

interface Waiting {
  rowNo: number;
  status: string | null;
  found: FoundStudent;
  changes: readonly { field: string; from: string; to: string }[];
  personId: string | null;
}

/** Writes some rows of a list of students. What somebody changed since the check becomes a conflict and is left alone. */
export async function applyStudents(db: Db, applying: Applying, rows: readonly Waiting[]): Promise<Outcome> {
  const placed = rows.map((row) => ({ ...row, found: { ...row.found, class: applying.placeOf(row.found.class) } }));
  const added = await addStudents(
    db,
    applying,
    placed.filter(({ status }) => status === 'added'),
  );
  const changed = await changeStudents(
    db,
    applying,
    placed.filter(({ status }) => status === 'changed'),
  );
  return { written: [...added.written, ...changed.written], conflicts: [...added.conflicts, ...changed.conflicts] };
}

const changedSince = (rowNo: number, reason: Problem['reason'] = 'changed-since') => ({
  rowNo,
  problem: { field: null, reason },
});

async function addStudents(db: Db, { arrival, schoolYear }: Applying, rows: readonly Waiting[]): Promise<Outcome> {
  const { schoolId } = arrival;
  const numbered = await withNumbers(db, schoolId, schoolYear, rows);
  const present = await takenNumbers(
    db,
    schoolId,
    numbered.map(({ studentNo }) => studentNo),
  );
  const wished = numbered.flatMap(({ found }) => found.account ?? []);
  const taken = await takenAccounts(db, wished);
  const isFree = ({ studentNo, found }: (typeof numbered)[number]) =>
    !present.has(studentNo) && !(found.account !== null && taken.has(found.account.toLowerCase()));
  const coming = numbered.filter(isFree);
  const reserved = new Set(coming.flatMap(({ found }) => found.account?.toLowerCase() ?? []));
  const unnamed = coming.filter(({ found }) => found.account === null);
  const names = await freeAccountNames(
    db,
    's',
    schoolId,
    unnamed.map(({ studentNo }) => studentNo),
    reserved,
  );
  const nameOf = new Map(unnamed.map(({ rowNo }, nth) => [rowNo, names[nth]]));
  const people = coming.map(({ rowNo, studentNo, found }) => ({
    rowNo,
    id: newId(),
    accountId: newId(),
    studentNo,
    passwordHash: '',
    account: found.account ?? nameOf.get(rowNo) ?? '',
    name: found.name,
    sex: found.sex,
    birthday: found.birthday,
    classId: found.class?.classId ?? null,
  }));
  await enrolStudents(db, arrival, people);
  const foundOf = new Map(coming.map(({ rowNo, found, studentNo }) => [rowNo, { ...found, studentNo }]));
  return {
    written: people.map(({ rowNo, id, accountId, account }) => ({
      rowNo,
      personId: id,
      accountId,
      found: { ...foundOf.get(rowNo), account },
    })),
    conflicts: numbered.filter((row) => !isFree(row)).map(({ rowNo }) => changedSince(rowNo)),
  };
}

/** Rows without a number get the next free ones of their class. */
async function withNumbers(db: Db, schoolId: string, schoolYear: number, rows: readonly Waiting[]) {
  const heads = rows
    .filter(({ found }) => found.studentNo === null)
    .map(({ found }) => numberHead(schoolYear, found.class));
  const taken = await numbersLike(db, schoolId, [...new Set(heads)]);
  for (const { found } of rows) if (found.studentNo !== null) taken.add(found.studentNo);
  const made = madeNumbers(heads, taken);
  let next = 0;
  return rows.map((row) => ({ ...row, studentNo: row.found.studentNo ?? made[next++] ?? '' }));
}

async function changeStudents(db: Db, { arrival }: Applying, rows: readonly Waiting[]): Promise<Outcome> {
  const { schoolId, today, now, byAccount } = arrival;
  const known = new Map(
    (
      await studentsByIds(
        db,
        schoolId,
        rows.flatMap(({ personId }) => personId ?? []),
      )
    ).map((one) => [one.id, one]),
  );
  const sorted = rows.map((row) => ({ row, person: known.get(row.personId ?? '') }));
  const standing = sorted.flatMap(({ row, person }) => (person && stands(row, person) ? [{ row, person }] : []));
  const [leaving, staying] = [
    standing.filter(({ row }) => row.found.leaves),
    standing.filter(({ row }) => !row.found.leaves),
  ];
  const isChanged = (row: Waiting, field: string) => row.changes.some((change) => change.field === field);
  await updateStudents(
    db,
    schoolId,
    staying.map(({ row, person }) => ({
      id: person.id,
      fields: row.changes.map(({ field }) => field),
      name: row.found.name,
      pinyin: readName(row.found.name),
      pinyinBy: 'machine' as const,
      sex: row.found.sex,
      birthday: row.found.birthday,
    })),
  );
  await changeAccounts(
    db,
    staying.flatMap(({ row, person }) =>
      isChanged(row, 'name')
        ? [{ accountId: person.accountId, fields: ['name'], name: row.found.name, phone: null }]
        : [],
    ),
  );
  const moves = staying.flatMap(({ row, person }) =>
    isChanged(row, 'className') ? [{ studentId: person.id, classId: row.found.class?.classId ?? null }] : [],
  );
  await moveStudents(db, { schoolId, today }, [
    ...moves,
    ...leaving.map(({ person }) => ({ studentId: person.id, classId: null })),
  ]);
  await setLeft(db, schoolId, { table: 'student', ids: leaving.map(({ person }) => person.id), leftOn: today });
  const goneAccounts = leaving.map(({ person }) => person.accountId);
  await endGrants(db, { schoolId, role: 'STUDENT', accountIds: goneAccounts }, now);
  await endSessionsOf(db, goneAccounts, now);
  await recordLife(
    db,
    standing.map(({ row, person }) => ({
      schoolId,
      whose: 'student' as const,
      whoseId: person.id,
      byAccount,
      at: now,
      ...(row.found.leaves
        ? { what: 'left', detail: { why: 'other', by: 'import' } }
        : { what: 'changed', detail: { changes: row.changes, by: 'import' } }),
    })),
  );
  const written: Written[] = standing.map(({ row, person }) => ({
    rowNo: row.rowNo,
    personId: person.id,
    accountId: person.accountId,
    found: { ...row.found, from: person },
  }));
  const done = new Set(written.map(({ rowNo }) => rowNo));
  return { written, conflicts: rows.filter(({ rowNo }) => !done.has(rowNo)).map(({ rowNo }) => changedSince(rowNo)) };
}

/** Whether what the check saw still holds. */
function stands(row: Waiting, person: KnownStudent): boolean {
  if (person.hasLeft) return false;
  const now = changesOf(row.found, person);
  return (
    now.length === row.changes.length &&
    row.changes.every(({ field, from }) => now.some((one) => one.field === field && one.from === from))
  );
}
