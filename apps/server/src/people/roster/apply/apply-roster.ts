import { recordAct } from '../../../platform/audit.js';
import type { Db } from '../../../platform/db.js';
import { newId } from '../../../platform/ids.js';
import { found } from '../../../platform/problem.js';
import type { Services } from '../../../platform/services.js';
import { startPasswords } from '../../initial-passwords.js';
import { findSchool } from '../../store.js';
import { recordLife } from '../../store-life.js';
import { insertClasses } from '../../store-newcomers.js';
import type { FoundClassRow } from '../judge/rules-class-rows.js';
import type { FoundStudent } from '../judge/rules-students.js';
import type { FoundTeacher } from '../judge/rules-teachers.js';
import { livingClasses } from '../judge/store-facts.js';
import { dayOf, hereOf, notifyProgress, type Run, withinRun } from '../roster-work.js';
import { type Import, updateImport } from '../store.js';
import { countRows } from '../store-rows.js';
import { applyStudents } from './apply-students.js';
import { applyTeachers } from './apply-teachers.js';
import type { Applying, Outcome } from './applying.js';
import { settleLists } from './settle-lists.js';
import { accountsOpened, markApplied, markConflicts, rowsToApply } from './store-applied.js';

const CHUNK = 1_000;
/** Whoever waits for passwords where a command of the installation imports: nobody. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Writes the added and changed rows of a dry run, some at a time; each row is marked in the transaction that writes it, so
 * that a run which was killed goes on where it was and nothing is written twice.
 */
export async function applyRoster(services: Services, run: Run): Promise<{ importId: string }> {
  if ((await withinRun(services, run, (db, of) => makeClasses(db, services, of).then(() => true))) === undefined)
    return { importId: run.importId };
  const { byStatus, applied } = await services.database.asActor({ schoolIds: [run.schoolId] }, (db) =>
    countRows(db, run),
  );
  const total = (byStatus.added ?? 0) + (byStatus.changed ?? 0);
  let done = applied;
  for (let after = 0; ; ) {
    const handled = await withinRun(services, run, (db, of) => applySome(db, services, of, after));
    if (handled === undefined) return { importId: run.importId };
    if (handled.count === 0) break;
    done += handled.count;
    after = handled.last;
    await notifyProgress(services, run, Math.min(done, total), total);
  }
  await settleLists(services, run.schoolId, done);
  await withinRun(services, run, (db, of) => finish(db, services, of));
  return { importId: run.importId };
}

/** Makes the classes that the list needs and the school has not; made once, however often the run begins. */
async function makeClasses(db: Db, services: Services, of: Import): Promise<void> {
  const { schoolId, id: importId, byAccount } = of;
  if (of.newClasses.every(({ classId }) => classId !== undefined)) return;
  const present = new Map((await livingClasses(db, schoolId)).map((one) => [one.name, one.classId]));
  const named = of.newClasses.map((one) => ({
    ...one,
    classId: one.classId ?? present.get(one.name) ?? newId(),
    isNew: !one.classId && !present.has(one.name),
  }));
  const fresh = named.filter(({ isNew }) => isNew);
  await insertClasses(
    db,
    fresh.map(({ classId, name, gid }) => ({ schoolId, id: classId, name, gid })),
  );
  const at = services.clock.now();
  await recordLife(
    db,
    fresh.map(({ classId, name, gid }) => ({
      schoolId,
      whose: 'class' as const,
      whoseId: classId,
      what: 'created',
      detail: { name, gid, by: 'import' },
      byAccount,
      at,
    })),
  );
  await updateImport(db, { schoolId, importId }, { newClasses: named.map(({ isNew: _, ...one }) => one) });
}

async function applySome(
  db: Db,
  services: Services,
  of: Import,
  after: number,
): Promise<{ count: number; last: number }> {
  const { schoolId, id: importId, kind } = of;
  const waiting = await rowsToApply(db, { schoolId, importId }, after, CHUNK);
  if (waiting.length === 0) return { count: 0, last: after };
  const school = found(await findSchool(db, schoolId));
  const here = hereOf(services);
  const made = new Map(of.newClasses.map((one) => [one.name, one.classId]));
  const applying: Applying = {
    arrival: {
      schoolId,
      organisationId: school.organisationId,
      byAccount: of.byAccount,
      now: here.now,
      today: dayOf(here),
    },
    schoolYear: school.schoolYear,
    placeOf: (inClass) =>
      inClass === null || inClass.classId !== null ? inClass : { ...inClass, classId: made.get(inClass.name) ?? null },
  };
  const rows = waiting.map((row) => ({ ...row, found: row.found as never })); // written by the dry run of this kind, read by its writer
  const { written, conflicts } =
    kind === 'students'
      ? await applyStudents(db, applying, rows as Ready<FoundStudent>[])
      : kind === 'teachers'
        ? await applyTeachers(db, applying, rows as Ready<FoundTeacher>[])
        : await applyClasses(db, applying, rows as Ready<FoundClassRow>[]);
  await markApplied(db, { schoolId, importId }, here.now, written);
  await markConflicts(db, { schoolId, importId }, conflicts);
  return { count: waiting.length, last: waiting.at(-1)?.rowNo ?? after };
}

type Ready<Found> = Omit<Awaited<ReturnType<typeof rowsToApply>>[number], 'found'> & { found: Found };

async function applyClasses(db: Db, { arrival }: Applying, rows: readonly Ready<FoundClassRow>[]): Promise<Outcome> {
  const { schoolId, byAccount, now } = arrival;
  const present = new Set((await livingClasses(db, schoolId)).map(({ name }) => name));
  const coming = rows.filter(({ found: row }) => !present.has(row.name)).map((row) => ({ ...row, id: newId() }));
  await insertClasses(
    db,
    coming.map(({ id, found: { name, gid } }) => ({ schoolId, id, name, gid: gid ?? 1 })),
  );
  await recordLife(
    db,
    coming.map(({ id, found: { name, gid } }) => ({
      schoolId,
      whose: 'class' as const,
      whoseId: id,
      what: 'created',
      detail: { name, gid, by: 'import' },
      byAccount,
      at: now,
    })),
  );
  return {
    written: coming.map(({ rowNo, id, found: row }) => ({ rowNo, personId: id, accountId: null, found: row })),
    conflicts: rows
      .filter(({ found: row }) => present.has(row.name))
      .map(({ rowNo }) => ({ rowNo, problem: { field: null, reason: 'changed-since' } })),
  };
}

/** Everything is written: the initial passwords of the new accounts are begun, and the act is on record. */
async function finish(db: Db, services: Services, of: Import): Promise<void> {
  const { schoolId, id: importId, kind, byAccount } = of;
  const now = services.clock.now();
  const accountIds = await accountsOpened(db, { schoolId, importId });
  const passwordBatchId = accountIds.length === 0 ? null : newId();
  const passwordJobId =
    passwordBatchId === null
      ? null
      : await startPasswords(db, { schoolId, accountId: byAccount ?? NOBODY }, accountIds, passwordBatchId);
  const { applied } = await countRows(db, { schoolId, importId });
  await updateImport(
    db,
    { schoolId, importId },
    { state: 'applied', appliedAt: now, touchedAt: now, passwordBatchId, passwordJobId },
  );
  await recordAct(db, {
    accountId: byAccount,
    schoolId,
    what: 'roster-applied',
    detail: { importId, kind, applied, accounts: accountIds.length },
  });
}
