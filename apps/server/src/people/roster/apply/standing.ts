import type { Problem } from '@zhibi/contract/people/roster';
import type { Db } from '../../../platform/db.js';
import { endGrants, endSessionsOf } from '../../../session/index.js';
import { type Arrival, freeAccountNames } from '../../new-people.js';
import { recordLife } from '../../store-life.js';
import type { Outcome } from './applying.js';
import { setLeft } from './store-writing.js';

/** A row that the check has seen and that is to be written now. */
export interface Waiting<Found> {
  rowNo: number;
  status: string | null;
  found: Found;
  changes: readonly Change[];
  personId: string | null;
}

interface Change {
  field: string;
  from: string;
  to: string;
}

/** A row with the person whom it changes, as that person still is. */
export interface Standing<Found, Person> {
  row: Waiting<Found>;
  person: Person;
}

interface Known {
  id: string;
  accountId: string;
  hasLeft: boolean;
}

export const changedSince = (rowNo: number): { rowNo: number; problem: Problem } => ({
  rowNo,
  problem: { field: null, reason: 'changed-since' },
});

/** Writes those who are new and those who change; what came of both. */
export async function applyByStatus<Row extends { status: string | null }>(
  rows: readonly Row[],
  { add, change }: Record<'add' | 'change', (some: readonly Row[]) => Promise<Outcome>>,
): Promise<Outcome> {
  const added = await add(rows.filter(({ status }) => status === 'added'));
  const changed = await change(rows.filter(({ status }) => status === 'changed'));
  return { written: [...added.written, ...changed.written], conflicts: [...added.conflicts, ...changed.conflicts] };
}

/** Whether what the check saw still holds of a person. @param now what the row would change today */
export function stands(row: Pick<Waiting<unknown>, 'changes'>, person: Known, now: readonly Change[]): boolean {
  return (
    !person.hasLeft &&
    now.length === row.changes.length &&
    row.changes.every(({ field, from }) => now.some((one) => one.field === field && one.from === from))
  );
}

export const isChanged = ({ row }: Standing<unknown, unknown>, field: string): boolean =>
  row.changes.some((change) => change.field === field);

/** The account of each row: the one it names, or a free one made of its number. */
export async function accountsOf<Row extends { rowNo: number; found: { account: string | null } }>(
  db: Db,
  { kind, schoolId, numberOf }: { kind: 's' | 't'; schoolId: string; numberOf: (row: Row) => string },
  rows: readonly Row[],
): Promise<(row: Row) => string> {
  const reserved = new Set(rows.flatMap(({ found }) => found.account?.toLowerCase() ?? []));
  const unnamed = rows.filter(({ found }) => found.account === null);
  const names = await freeAccountNames(db, kind, schoolId, unnamed.map(numberOf), reserved);
  const nameByRow = new Map(unnamed.map(({ rowNo }, nth) => [rowNo, names[nth]]));
  return ({ rowNo, found }) => found.account ?? nameByRow.get(rowNo) ?? '';
}

/** Takes leave of those who go, keeps what happened to everybody, and tells which rows are written and which no longer hold. */
export async function recordChanged<Found extends { leaves: boolean }, Person extends Known>(
  db: Db,
  { whose, arrival: { schoolId, today, now, byAccount } }: { whose: 'student' | 'teacher'; arrival: Arrival },
  { rows, standing }: { rows: readonly { rowNo: number }[]; standing: readonly Standing<Found, Person>[] },
): Promise<Outcome> {
  const leaving = standing.filter(({ row }) => row.found.leaves).map(({ person }) => person);
  const accountIds = leaving.map(({ accountId }) => accountId);
  await setLeft(db, schoolId, { table: whose, ids: leaving.map(({ id }) => id), leftOn: today });
  await endGrants(db, { schoolId, role: whose === 'student' ? 'STUDENT' : 'TEACHER', accountIds }, now);
  await endSessionsOf(db, accountIds, now);
  const why = whose === 'student' ? { why: 'other' } : {};
  await recordLife(
    db,
    standing.map(({ row, person }) => ({
      schoolId,
      whose,
      whoseId: person.id,
      byAccount,
      at: now,
      ...(row.found.leaves
        ? { what: 'left', detail: { ...why, by: 'import' } }
        : { what: 'changed', detail: { changes: row.changes, by: 'import' } }),
    })),
  );
  const done = new Set(standing.map(({ row }) => row.rowNo));
  return {
    written: standing.map(({ row, person }) => ({
      rowNo: row.rowNo,
      personId: person.id,
      accountId: person.accountId,
      found: { ...row.found, from: person },
    })),
    conflicts: rows.filter(({ rowNo }) => !done.has(rowNo)).map(({ rowNo }) => changedSince(rowNo)),
  };
}
