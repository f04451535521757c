import {
  confirmableReasons,
  type Decision,
  type Problem,
  passingReasons,
  type RosterChange,
  type RosterField,
  type RowStatus,
} from '@zhibi/contract/people/roster';
import type { RawRow } from './rules-row-reader.js';

/** What the dry run says of a row. */
export interface Verdict<Found> {
  rowNo: number;
  status: RowStatus;
  /** What will be written; for a changed row the whole person as the row has it. */
  found: Found;
  changes: RosterChange[];
  problems: Problem[];
  /** Whom it is about, where the school knows them. */
  personId: string | null;
  /** What no two rows may share. */
  keys: string[];
}

/** Problems that come of other people or rows; everything else is wrong with the row itself. */
const conflicts: readonly string[] = [
  ...confirmableReasons,
  'twice',
  'account-taken',
  'account-differs',
  'keys-differ',
  'number-differs',
  'has-left',
  'changed-since',
];

/** What becomes of a row with these problems, where nothing else speaks against it. */
export function statusOf(
  { problems, decision }: { problems: readonly Problem[]; decision: Decision | null },
  otherwise: 'added' | 'changed' | 'unchanged',
): RowStatus {
  if (decision === 'skip') return 'skipped';
  const weighed = problems.filter(({ reason }) => !passingReasons.includes(reason));
  if (weighed.some(({ reason }) => !conflicts.includes(reason))) return 'bad';
  const open = weighed.filter(({ reason }) => decision !== 'confirm' || !confirmableReasons.includes(reason));
  return open.length > 0 ? 'conflict' : otherwise;
}

/** A row that has been understood. */
export interface ReadRow<Found> extends RawRow {
  found: Found;
  problems: Problem[];
  keys: string[];
}

/** What becomes of the row of a person: added, changed or left as it is, unless a problem speaks against it. */
export function verdictOf<Found extends { leaves: boolean }, Person extends { id: string }>(
  row: ReadRow<Found>,
  { problems, known }: { problems: Problem[]; known: Person | undefined },
  changesOf: (found: Found, known: Person) => RosterChange[],
): Verdict<Found> {
  const { rowNo, found, keys } = row;
  const isOpen = known !== undefined && !problems.some(({ reason }) => reason === 'has-left');
  const changes = isOpen ? changesOf(found, known) : [];
  const otherwise = known ? (changes.length > 0 ? 'changed' : 'unchanged') : found.leaves ? 'unchanged' : 'added';
  const status = statusOf({ ...row, problems }, otherwise);
  return { rowNo, found, keys, changes, problems, personId: known?.id ?? null, status };
}

/** Somebody whom the school knows: still there, and the same person? @param field where another name is told */
export function againstKnown(
  found: { name: string; account: string | null; leaves: boolean },
  known: { name: string; account: string; hasLeft: boolean },
  field: RosterField,
): Problem[] {
  if (known.hasLeft) return found.leaves ? [] : [{ field: null, reason: 'has-left' }];
  const problems: Problem[] = [];
  if (found.name !== '' && found.name !== known.name)
    problems.push({ field, reason: 'number-of-another', detail: { name: known.name } });
  if (found.account !== null && found.account.toLowerCase() !== known.account.toLowerCase())
    problems.push({ field: 'account', reason: 'account-differs', detail: { name: known.account } });
  return problems;
}

/** The rows that share a key, by the key; rows left out share nothing. */
export function sharing(
  rows: readonly { rowNo: number; keys: readonly string[]; decision: Decision | null }[],
): ReadonlyMap<string, number[]> {
  const byKey = new Map<string, number[]>();
  for (const { rowNo, keys, decision } of rows) {
    if (decision === 'skip') continue;
    for (const key of keys) {
      const group = byKey.get(key);
      if (group === undefined) byKey.set(key, [rowNo]);
      else group.push(rowNo);
    }
  }
  return byKey;
}

/** The other rows of a group in words: 3, 57 and so on; a long list is cut. */
export const otherRows = (group: readonly number[] | undefined, rowNo: number): string[] => {
  if (group === undefined || group.length < 2) return [];
  const others = group.slice(0, 7).filter((other) => other !== rowNo);
  return others.length === 0 ? [] : [others.slice(0, 5).join(', ') + (others.length > 5 ? ' …' : '')];
};

/** A change of one field, or none where nothing is given or nothing differs. Absent values are empty texts. */
export const changeOf = (field: RosterField, from: string | null, to: string | null): RosterChange[] =>
  to === null || to === (from ?? '') ? [] : [{ field, from: from ?? '', to }];

export const sexWord = (sex: boolean | null): string | null => (sex === null ? null : sex ? 'male' : 'female');

/** The external id that a row brings. In a package of our own it is the id of the record itself, which need not be kept again. */
export const externalIdChange = (
  found: { externalId: string | null },
  known: { id: string; externalId: string | null },
): RosterChange[] => (found.externalId === known.id ? [] : changeOf('externalId', known.externalId, found.externalId));

/** Whether the row says that the person is no longer there. */
export const isLeaving = (status: string): boolean =>
  /^(tobedeleted|left|离校|已离校|离职|已离职|转出|毕业)$/i.test(status);
