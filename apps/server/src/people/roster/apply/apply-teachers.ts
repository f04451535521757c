import type { Db } from '../../../platform/db.js';
import { newId } from '../../../platform/ids.js';
import { changeAccounts, endGrants, endSessionsOf, takenAccounts } from '../../../session/index.js';
import { freeAccountNames, hireTeachers } from '../../new-people.js';
import { readName } from '../../pinyin.js';
import { recordLife } from '../../store-life.js';
import { type FoundTeacher, type KnownTeacher, teacherChanges } from '../judge/rules-teachers.js';
import { takenPhones, teachersOf } from '../judge/store-facts.js';
import type { Applying, Outcome } from './applying.js';
import type { Written } from './store-applied.js';
import { replaceLessons, setLeft, updateTeachers } from './store-writing.js';

interface Waiting {
  rowNo: number;
  status: string | null;
  found: FoundTeacher;
  changes: readonly { field: string; from: string; to: string }[];
  personId: string | null;
}

const changedSince = (rowNo: number) => ({ rowNo, problem: { field: null, reason: 'changed-since' } });

/** Writes some rows of a list of teachers. What somebody changed since the check becomes a conflict and is left alone. */
export async function applyTeachers(db: Db, applying: Applying, rows: readonly Waiting[]): Promise<Outcome> {
  const present = await teachersOf(db, applying.arrival.schoolId);
  const added = await addTeachers(
    db,
    applying,
    present,
    rows.filter(({ status }) => status === 'added'),
  );
  const changed = await changeTeachers(
    db,
    applying,
    present,
    rows.filter(({ status }) => status === 'changed'),
  );
  return { written: [...added.written, ...changed.written], conflicts: [...added.conflicts, ...changed.conflicts] };
}

async function addTeachers(
  db: Db,
  { arrival }: Applying,
  present: readonly KnownTeacher[],
  rows: readonly Waiting[],
): Promise<Outcome> {
  const { schoolId } = arrival;
  const numbers = new Set(present.map(({ teacherNo }) => teacherNo));
  const accounts = await takenAccounts(
    db,
    rows.flatMap(({ found }) => found.account ?? []),
  );
  const phones = await takenPhones(
    db,
    rows.flatMap(({ found }) => found.phone ?? []),
  );
  const isFree = ({ found: { teacherNo, account, phone } }: Waiting) =>
    !(teacherNo !== null && numbers.has(teacherNo)) &&
    !(account !== null && accounts.has(account.toLowerCase())) &&
    !(phone !== null && phones.has(phone));
  const coming = rows.filter(isFree);
  const reserved = new Set(coming.flatMap(({ found }) => found.account?.toLowerCase() ?? []));
  const unnamed = coming.filter(({ found }) => found.account === null);
  // A teacher without a number is named by the place in the list: the counter of free names does the rest.
  const names = await freeAccountNames(
    db,
    't',
    schoolId,
    unnamed.map(({ found, rowNo }) => found.teacherNo ?? found.phone ?? String(rowNo)),
    reserved,
  );
  const nameOf = new Map(unnamed.map(({ rowNo }, nth) => [rowNo, names[nth]]));
  const people = coming.map(({ rowNo, found }) => ({
    rowNo,
    id: newId(),
    accountId: newId(),
    account: found.account ?? nameOf.get(rowNo) ?? '',
    passwordHash: '',
    name: found.name,
    sex: found.sex,
    teacherNo: found.teacherNo,
    phone: found.phone,
    mainSubjectId: found.subject?.subjectId ?? found.lessons?.[0]?.subjectId ?? null,
    lessons: (found.lessons ?? []).map(({ classId, subjectId }) => ({ classId, subjectId })),
  }));
  await hireTeachers(db, arrival, people);
  const foundOf = new Map(coming.map(({ rowNo, found }) => [rowNo, found]));
  return {
    written: people.map(({ rowNo, id, accountId, account }) => ({
      rowNo,
      personId: id,
      accountId,
      found: { ...foundOf.get(rowNo), account },
    })),
    conflicts: rows.filter((row) => !isFree(row)).map(({ rowNo }) => changedSince(rowNo)),
  };
}

async function changeTeachers(
  db: Db,
  { arrival }: Applying,
  present: readonly KnownTeacher[],
  rows: readonly Waiting[],
): Promise<Outcome> {
  const { schoolId, today, now, byAccount } = arrival;
  const known = new Map(present.map((one) => [one.id, one]));
  const phones = await takenPhones(
    db,
    rows.flatMap(({ found }) => found.phone ?? []),
  );
  const standing = rows.flatMap((row) => {
    const person = known.get(row.personId ?? '');
    const isPhoneFree = row.found.phone === null || row.found.phone === person?.phone || !phones.has(row.found.phone);
    return person && stands(row, person) && isPhoneFree ? [{ row, person }] : [];
  });
  const [leaving, staying] = [
    standing.filter(({ row }) => row.found.leaves),
    standing.filter(({ row }) => !row.found.leaves),
  ];
  const changed = (row: Waiting, field: string) => row.changes.some((change) => change.field === field);
  await updateTeachers(
    db,
    schoolId,
    staying.map(({ row: { found, changes }, person }) => ({
      id: person.id,
      fields: changes.map(({ field }) => field),
      teacherNo: found.teacherNo,
      name: found.name,
      pinyin: readName(found.name),
      sex: found.sex,
      mainSubjectId: found.subject?.subjectId ?? null,
    })),
  );
  await changeAccounts(
    db,
    staying.flatMap(({ row: { found, changes }, person }) => {
      const fields = changes.map(({ field }) => field).filter((field) => field === 'name' || field === 'phone');
      return fields.length === 0 ? [] : [{ accountId: person.accountId, fields, name: found.name, phone: found.phone }];
    }),
  );
  await replaceLessons(
    db,
    schoolId,
    staying.flatMap(({ row, person }) =>
      changed(row, 'lessons') ? [{ teacherId: person.id, lessons: row.found.lessons ?? [] }] : [],
    ),
  );
  await setLeft(db, schoolId, { table: 'teacher', ids: leaving.map(({ person }) => person.id), leftOn: today });
  const goneAccounts = leaving.map(({ person }) => person.accountId);
  await endGrants(db, { schoolId, role: 'TEACHER', accountIds: goneAccounts }, now);
  await endSessionsOf(db, goneAccounts, now);
  await recordLife(
    db,
    standing.map(({ row, person }) => ({
      schoolId,
      whose: 'teacher' as const,
      whoseId: person.id,
      byAccount,
      at: now,
      ...(row.found.leaves
        ? { what: 'left', detail: { by: 'import' } }
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
function stands(row: Waiting, person: KnownTeacher): boolean {
  if (person.hasLeft) return false;
  const now = teacherChanges(row.found, person);
  return (
    now.length === row.changes.length &&
    row.changes.every(({ field, from }) => now.some((one) => one.field === field && one.from === from))
  );
}
