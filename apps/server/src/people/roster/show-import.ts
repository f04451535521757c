import { toStamp } from '@zhibi/contract/kernel';
import {
  confirmableReasons,
  passingReasons,
  type RosterField,
  type RosterImport,
  type RosterRow,
  type RosterSummary,
  rosterFields,
} from '@zhibi/contract/people/roster';
import type { Db } from '../../platform/db.js';
import { readName } from '../pinyin.js';
import { slipsLeft } from '../store-slips.js';
import { textsOf } from './judge/judge-rows.js';
import { cleanCell } from './judge/rules-cells.js';
import type { Here } from './roster-work.js';
import { mayApply, mayCheck, mayDiscard, mayMend, mayUndo } from './rules-state.js';
import { type Import, importById, type Of } from './store.js';
import { appliedOf, type Counts, countRows, firstRows, type Row } from './store-rows.js';

const SAMPLES = 3;
/** Work that has not been heard of for so long was interrupted, or waits behind other work. */
const QUIET_MS = 30_000;

const maybe = (at: Date | null, timeZone: string) => (at === null ? null : toStamp(at, timeZone));

const canOf = (of: Import, now: Date) => ({
  check: mayCheck(of),
  mend: mayMend(of),
  apply: mayApply(of),
  undo: mayUndo(of, now),
  discard: mayDiscard(of),
});

const isBusy = ({ state }: Import): boolean => state === 'checking' || state === 'applying' || state === 'undoing';
const nothingCounted: Counts = { byStatus: {}, confirmable: {}, applied: 0, takenBack: 0, kept: 0 };

/** An import as its administrators see it, with what its dry run found. */
export async function showImport(db: Db, of: Of, { now, timeZone }: Here): Promise<RosterImport> {
  const one = await importById(db, of);
  // Whoever waits asks every second: rows that are being written are counted when that is over.
  const counts = isBusy(one) ? nothingCounted : await countRows(db, of);
  const samples = await firstRows(db, of, SAMPLES);
  const { byStatus, confirmable, applied, takenBack, kept } = counts;
  return {
    importId: one.id,
    kind: one.kind,
    state: one.state,
    sourceName: one.sourceName,
    form: one.form,
    encoding: one.encoding,
    unreadSheets: one.unreadSheets,
    rowCount: one.rowCount,
    done: one.done,
    total: one.total,
    failure: one.failure,
    isQuiet: isBusy(one) && now.getTime() - one.touchedAt.getTime() > QUIET_MS,
    columns: one.titles.map((title, column) => ({
      title,
      samples: samples.map(({ cells }) => (cells[column] ?? '').slice(0, 60)),
      field: one.fields[column] ?? null,
    })),
    createClasses: one.createClasses,
    newClasses: one.newClasses.map(({ name, gid, rows }) => ({ name, gid, rows })),
    counts: { added: 0, changed: 0, unchanged: 0, conflict: 0, bad: 0, skipped: 0, ...byStatus },
    confirmable: Object.fromEntries(
      Object.entries(confirmable).filter(([reason]) => confirmableReasons.includes(reason)),
    ),
    applied,
    undone: one.state === 'undoing' || one.state === 'undone' ? { takenBack, kept } : null,
    byName: one.byName,
    createdAt: toStamp(one.createdAt, timeZone),
    appliedAt: maybe(one.appliedAt, timeZone),
    undoneAt: maybe(one.undoneAt, timeZone),
    slips: await slipsOf(db, one),
    can: canOf(one, now),
  };
}

async function slipsOf(db: Db, { schoolId, passwordBatchId: batchId }: Import): Promise<RosterImport['slips']> {
  return batchId === null ? null : { batchId, ...(await slipsLeft(db, schoolId, batchId)) };
}

/** Imports as lines of the history. */
export async function showSummaries(
  db: Db,
  schoolId: string,
  imports: readonly Import[],
  { now, timeZone }: Here,
): Promise<RosterSummary[]> {
  const counts = await appliedOf(
    db,
    schoolId,
    imports.map(({ id }) => id),
  );
  return imports.map((one) => {
    const { applied = 0, back = 0, kept = 0 } = counts.get(one.id) ?? {};
    return {
      importId: one.id,
      kind: one.kind,
      state: one.state,
      sourceName: one.sourceName,
      rowCount: one.rowCount,
      applied,
      undone: one.state === 'undoing' || one.state === 'undone' ? { takenBack: back, kept } : null,
      byName: one.byName,
      createdAt: toStamp(one.createdAt, timeZone),
      appliedAt: maybe(one.appliedAt, timeZone),
      undoneAt: maybe(one.undoneAt, timeZone),
      can: canOf(one, now),
    };
  });
}

/** A row of a dry run: its cells by field, what would change, what stands against it. */
export function showRow(of: Pick<Import, 'kind' | 'fields' | 'state'>, row: Row): RosterRow {
  const texts = textsOf(of.fields, row);
  const cells: Partial<Record<RosterField, string>> = {};
  for (const field of rosterFields[of.kind]) if (texts[field] !== undefined) cells[field] = cleanCell(texts[field]);
  const isOpen = of.state === 'checked';
  const isConfirmable =
    row.problems.some(({ reason }) => confirmableReasons.includes(reason)) &&
    row.problems.every(({ reason }) => confirmableReasons.includes(reason) || passingReasons.includes(reason));
  return {
    rowNo: row.rowNo,
    status: row.status ?? 'skipped',
    decision: row.decision,
    cells,
    pinyin: of.kind === 'classes' ? '' : readName(cells.name ?? ''),
    changes: row.changes,
    problems: row.problems,
    applied: row.appliedAt !== null,
    kept: row.kept,
    can: {
      mend: isOpen,
      confirm: isOpen && isConfirmable && row.decision === null,
      skip: isOpen && row.decision !== 'skip',
    },
  };
}
