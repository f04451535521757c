import type { Problem } from '@zhibi/contract/people/roster';
import { recordAct } from '../../../platform/audit.js';
import type { Db } from '../../../platform/db.js';
import type { Services } from '../../../platform/services.js';
import { recordLife } from '../../store-life.js';
import { settleLists } from '../apply/settle-lists.js';
import { markTakenBack, rowsToTakeBack } from '../apply/store-applied.js';
import type { FoundStudent, KnownStudent } from '../judge/rules-students.js';
import type { FoundTeacher, KnownTeacher } from '../judge/rules-teachers.js';
import { studentsByIds, teachersOf } from '../judge/store-facts.js';
import { dayOf, type Here, hereOf, notifyProgress, type Run, withinRun } from '../roster-work.js';
import { type Import, updateImport } from '../store.js';
import { countRows } from '../store-rows.js';
import { restoreStudents, restoreTeachers } from './restore-people.js';
import { studentStands, teacherStands, whyKeptStudent, whyKeptTeacher } from './rules-undo.js';
import { removeUnused } from './store-removal.js';

type Waiting = Awaited<ReturnType<typeof rowsToTakeBack>>[number];
/** What became of a row: taken back, or kept and why. */
type Done = { rowNo: number; kept: Problem | null };

const CHUNK = 500;
const touched: Problem = { field: null, reason: 'touched' };

/**
 * Takes an applied import back, the last row first: whom it added and nobody used leaves as if never there, what it changed and
 * nobody touched since returns. Everything else stays and says why.
 */
export async function undoRoster(services: Services, run: Run): Promise<{ importId: string }> {
  const { applied, takenBack, kept } = await services.database.asActor({ schoolIds: [run.schoolId] }, (db) =>
    countRows(db, run),
  );
  let done = takenBack + kept;
  for (;;) {
    const handled = await withinRun(services, run, (db, of) => undoSome(db, hereOf(services), of), 'system');
    if (handled === undefined) return { importId: run.importId };
    if (handled === 0) break;
    done += handled;
    await notifyProgress(services, run, done, applied);
  }
  await settleLists(services, run.schoolId, done);
  await withinRun(services, run, (db, of) => finish(db, hereOf(services), of), 'system');
  return { importId: run.importId };
}

async function undoSome(db: Db, here: Here, of: Import): Promise<number> {
  const { schoolId, id: importId, kind } = of;
  const rows = await rowsToTakeBack(db, { schoolId, importId }, CHUNK);
  if (rows.length === 0) return 0;
  const done =
    kind === 'students'
      ? await undoStudents(db, here, of, rows)
      : kind === 'teachers'
        ? await undoTeachers(db, here, of, rows)
        : await undoClasses(db, of, rows);
  await markTakenBack(db, { schoolId, importId }, here.now, done);
  return rows.length;
}

const personIds = (rows: readonly Waiting[]) => rows.flatMap(({ personId }) => personId ?? []);

async function undoStudents(db: Db, here: Here, of: Import, rows: readonly Waiting[]): Promise<Done[]> {
  const { schoolId } = of;
  const known = new Map((await studentsByIds(db, schoolId, personIds(rows))).map((one) => [one.id, one]));
  const added = rows.filter(({ status }) => status === 'added');
  const judged = added.map((row) => ({
    row,
    kept: whyKeptStudent(row.found as FoundStudent, known.get(row.personId ?? '')),
  })); // written by applyStudents
  const removed = await removeAdded(db, schoolId, 'student', judged);
  const changed = rows
    .filter(({ status }) => status === 'changed')
    .map((row) => ({ row, now: known.get(row.personId ?? '') }));
  const standing = changed.flatMap(({ row, now }) => (now && studentStands(row.changes, now) ? [{ row, now }] : []));
  const places = standing.map(({ row }) => ({
    changes: row.changes,
    before: (row.found as { from: KnownStudent }).from,
  })); // kept there when it was changed
  await restoreStudents(db, { schoolId, today: dayOf(here) }, places);
  await recordLives(
    db,
    here,
    of,
    standing.map(({ row }) => row),
    'student',
  );
  return [
    ...removed,
    ...keptUnless(
      changed.map(({ row }) => row),
      standing.map(({ row }) => row.rowNo),
    ),
  ];
}

async function undoTeachers(db: Db, here: Here, of: Import, rows: readonly Waiting[]): Promise<Done[]> {
  const { schoolId } = of;
  const known = new Map((await teachersOf(db, schoolId, personIds(rows))).map((one) => [one.id, one]));
  const added = rows.filter(({ status }) => status === 'added');
  const judged = added.map((row) => ({
    row,
    kept: whyKeptTeacher(row.found as FoundTeacher, known.get(row.personId ?? '')),
  })); // written by applyTeachers
  const removed = await removeAdded(db, schoolId, 'teacher', judged);
  const changed = rows
    .filter(({ status }) => status === 'changed')
    .map((row) => ({ row, now: known.get(row.personId ?? '') }));
  const standing = changed.flatMap(({ row, now }) => (now && teacherStands(row.changes, now) ? [{ row, now }] : []));
  await restoreTeachers(
    db,
    schoolId,
    standing.map(({ row }) => ({ changes: row.changes, before: (row.found as { from: KnownTeacher }).from })),
  ); // kept there when it was changed
  await recordLives(
    db,
    here,
    of,
    standing.map(({ row }) => row),
    'teacher',
  );
  return [
    ...removed,
    ...keptUnless(
      changed.map(({ row }) => row),
      standing.map(({ row }) => row.rowNo),
    ),
  ];
}

async function undoClasses(db: Db, { schoolId }: Import, rows: readonly Waiting[]): Promise<Done[]> {
  const stay = await removeUnused(
    db,
    schoolId,
    'school_class',
    personIds(rows).map((id) => ({ id, accountId: null })),
  );
  return rows.map(({ rowNo, personId }) => ({
    rowNo,
    kept: stay.has(personId ?? '') ? { field: null, reason: 'class-in-use' } : null,
  }));
}

async function removeAdded(
  db: Db,
  schoolId: string,
  table: 'student' | 'teacher',
  judged: readonly { row: Waiting; kept: Problem | null }[],
): Promise<Done[]> {
  const free = judged.flatMap(({ row, kept }) =>
    kept === null && row.personId !== null ? [{ id: row.personId, accountId: row.accountId }] : [],
  );
  const stay = await removeUnused(db, schoolId, table, free);
  return judged.map(({ row, kept }) => ({
    rowNo: row.rowNo,
    kept: kept ?? (stay.has(row.personId ?? '') ? { field: null, reason: 'used' } : null),
  }));
}

const keptUnless = (rows: readonly Waiting[], restored: readonly number[]): Done[] => {
  const done = new Set(restored);
  return rows.map(({ rowNo }) => ({ rowNo, kept: done.has(rowNo) ? null : touched }));
};

const recordLives = (
  db: Db,
  { now }: Here,
  { schoolId, byAccount }: Import,
  rows: readonly Waiting[],
  whose: 'student' | 'teacher',
) =>
  recordLife(
    db,
    rows.map(({ personId, changes }) => ({
      schoolId,
      whose,
      whoseId: personId ?? '',
      what: 'import-undone',
      byAccount,
      at: now,
      detail: { changes: changes.map(({ field, from, to }) => ({ field, from: to, to: from })) },
    })),
  );

/** The classes that were made for the list go too, where nobody is in them. */
async function finish(db: Db, { now }: Here, of: Import): Promise<void> {
  const { schoolId, id: importId, kind, byAccount } = of;
  const made = of.newClasses.flatMap(({ classId }) =>
    classId === undefined ? [] : [{ id: classId, accountId: null }],
  );
  await removeUnused(db, schoolId, 'school_class', made);
  const { takenBack, kept } = await countRows(db, { schoolId, importId });
  await updateImport(db, { schoolId, importId }, { state: 'undone', undoneAt: now, touchedAt: now });
  await recordAct(db, {
    accountId: byAccount,
    schoolId,
    what: 'roster-undone',
    detail: { importId, kind, takenBack, kept },
  });
}
