import type { rosterApi } from '@zhibi/contract/people/roster';
import { neededFields, type RosterState } from '@zhibi/contract/people/roster';
import type { JobKind } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { type Starter, startJob } from '../../platform/jobs/index.js';
import { ensure } from '../../platform/problem.js';
import { ensureField } from '../../platform/wrong-field.js';
import { beginRun } from './roster-work.js';
import { isTimely, mayApply, mayCheck, mayDiscard, mayUndo } from './rules-state.js';
import { deleteImport, type Import, lockImport, rememberMapping, updateImport } from './store.js';

type CheckInput = z.output<typeof rosterApi.check.input>;

export const CHECK = 'check-roster';
export const APPLY = 'apply-roster';
export const UNDO = 'undo-roster';

/** Settles which column is what, remembers it for the school, and begins the dry run. */
export async function startCheck(db: Db, starter: Starter, input: CheckInput, now: Date): Promise<{ jobId: string }> {
  const { schoolId } = starter;
  const of = await lockImport(db, { schoolId, importId: input.importId });
  ensure(mayCheck(of), 'conflict', 'not-now');
  await setColumns(db, of, input);
  return begin(db, starter, of, { state: 'checking', kind: CHECK, total: of.rowCount, now });
}

/** Which column is what. The choice for a title is remembered for the school's next list. */
export async function setColumns(
  db: Db,
  of: Import,
  { fields, createClasses }: Pick<CheckInput, 'fields' | 'createClasses'>,
): Promise<void> {
  ensureField(fields.length === of.titles.length, 'fields');
  const named = fields.filter((field) => field !== null);
  ensure(new Set(named).size === named.length, 'invalid', 'field-twice');
  ensure(
    neededFields[of.kind].every((field) => named.includes(field)),
    'invalid',
    'field-missing',
  );
  await updateImport(db, { schoolId: of.schoolId, importId: of.id }, { fields, createClasses });
  const chosen = of.titles.map((title, column) => [title, fields[column] ?? null] as const);
  await rememberMapping(db, of, new Map(chosen.filter(([title]) => title !== '')));
}

/** Begins to write a dry run; a run that was interrupted goes on. */
export async function startApply(db: Db, starter: Starter, importId: string, now: Date): Promise<{ jobId: string }> {
  const of = await lockImport(db, { schoolId: starter.schoolId, importId });
  ensure(mayApply(of), 'conflict', 'not-now');
  return begin(db, starter, of, { state: 'applying', kind: APPLY, total: of.rowCount, now });
}

/** Begins to take an import back. */
export async function startUndo(db: Db, starter: Starter, importId: string, now: Date): Promise<{ jobId: string }> {
  const of = await lockImport(db, { schoolId: starter.schoolId, importId });
  ensure(of.state !== 'applied' || isTimely(of, now), 'conflict', 'too-late');
  ensure(mayUndo(of, now), 'conflict', 'not-now');
  return begin(db, starter, of, { state: 'undoing', kind: UNDO, total: of.rowCount, now });
}

/** Throws away a list that was not applied, with everything that was read. */
export async function discardImport(db: Db, schoolId: string, importId: string): Promise<void> {
  const of = { schoolId, importId };
  ensure(mayDiscard(await lockImport(db, of)), 'conflict', 'not-now');
  await deleteImport(db, of);
}

async function begin(
  db: Db,
  starter: Starter,
  of: Import,
  { state, kind, total, now }: { state: RosterState; kind: JobKind; total: number; now: Date },
): Promise<{ jobId: string }> {
  const run = await beginRun(db, of, { state, total, now });
  return { jobId: await startJob(db, starter, kind, { importId: of.id, run }) };
}
