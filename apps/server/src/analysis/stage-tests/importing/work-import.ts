import { type StageField, subjectOfField } from '@zhibi/contract/analysis/stage-tests';
import type { Actor } from '@zhibi/contract/session';
import { studentsOf } from '../../../people/index.js';
import type { Db } from '../../../platform/db.js';
import { ensure, found } from '../../../platform/problem.js';
import { ensureField } from '../../../platform/wrong-field.js';
import { maySetUp } from '../policy.js';
import type { Feed } from '../rules-kept.js';
import { canOf } from '../setting-up/rules-set-up.js';
import { changeBy } from '../setting-up/save-test.js';
import { insertChange, lockTest, type OfTest, type StageTest, updateTest } from '../store.js';
import { enteredByClass, enterStudents, hasMovedOn, takeBackImported, writeImported } from '../store-scores.js';
import { judgeImport } from './judge-import.js';
import { isOpen, isTable } from './show-import.js';
import {
  deleteImport,
  findRow,
  type Import,
  importById,
  lockImport,
  mendRow,
  type Of,
  rememberMapping,
  rowsOfStudents,
  rowsWith,
  updateImport,
} from './store-imports.js';

/** The import and its test, both held: whoever changes scores comes one after the other. */
async function take(db: Db, actor: Actor, importId: string): Promise<{ of: Of; one: Import; test: StageTest }> {
  ensure(maySetUp(actor), 'not-found');
  const of = { schoolId: actor.schoolId, importId };
  const { testId } = await importById(db, of);
  const test = await lockTest(db, { schoolId: of.schoolId, testId });
  return { of, test, one: await lockImport(db, of) };
}

/** Settles which column is what, remembers it for the school, and says of every row what it would do. */
export async function checkImport(
  db: Db,
  actor: Actor,
  { importId, fields }: { importId: string; fields: (StageField | null)[] },
): Promise<void> {
  const { of, one, test } = await take(db, actor, importId);
  ensure(isOpen(one) && isTable(one) && canOf(test.state, 0).bringScores, 'conflict', 'not-now');
  ensureField(fields.length === one.titles.length, 'fields');
  const named = fields.filter((field) => field !== null);
  ensure(new Set(named).size === named.length, 'invalid', 'field-twice');
  const subjects = named.map(subjectOfField).filter((subjectId) => subjectId !== null);
  const isWho = named.includes('studentNo') || named.includes('name');
  ensure(isWho && subjects.length > 0, 'invalid', 'field-missing');
  ensureField(
    subjects.every((subjectId) => test.subjects.some((subject) => subject.subjectId === subjectId)),
    'fields',
  );
  const chosen = one.titles.map((title, at) => [title, fields[at] ?? null] as const);
  await rememberMapping(db, of.schoolId, new Map(chosen.filter(([title]) => title !== '')));
  await updateImport(db, of, { fields, state: 'checked' });
  await judgeImport(db, test, { ...one, fields }, await rowsWith(db, of, {}));
}

/** Writes over cells of a row or leaves it out, and judges it again together with the rows that mean or meant the same student. */
export async function mendOneRow(
  db: Db,
  actor: Actor,
  {
    importId,
    rowNo,
    cells = {},
    skipped,
  }: { importId: string; rowNo: number; cells?: Record<string, string> | undefined; skipped?: boolean | undefined },
): Promise<void> {
  const { of, one, test } = await take(db, actor, importId);
  ensure(one.state === 'checked', 'conflict', 'not-now');
  const row = found(await findRow(db, of, rowNo));
  const allowed = new Set<string>(['studentNo', 'name', 'className', ...one.fields.filter((field) => field !== null)]);
  ensureField(
    Object.keys(cells).every((field) => allowed.has(field)),
    'cells',
  );
  await mendRow(db, of, rowNo, { mended: { ...row.mended, ...cells }, skipped: skipped ?? row.skipped });
  const fresh = found(await findRow(db, of, rowNo));
  // Judged alone first: only then is it known whom it means now.
  await judgeImport(db, test, one, [fresh]);
  const now = await findRow(db, of, rowNo);
  const students = [row.studentId, now?.studentId].filter((id) => typeof id === 'string');
  const meeting = await rowsOfStudents(db, of, students);
  if (meeting.length > 0) await judgeImport(db, test, one, meeting);
}

/** Writes the scores of a dry run, all or none. */
export async function applyImport(db: Db, actor: Actor, importId: string, now: Date): Promise<void> {
  const { of, one, test } = await take(db, actor, importId);
  ensure(one.state === 'checked' && canOf(test.state, 0).bringScores, 'conflict', 'not-now');
  const ofTest = { schoolId: of.schoolId, testId: test.id };
  ensure(!(await hasMovedOn(db, ofTest, importId)), 'conflict', 'changed-since');
  const before = await enteredByClass(db, of.schoolId, [test.id]);
  await writeImported(db, ofTest, importId);
  await enterClassmates(db, ofTest, new Set(before.map(({ classId }) => classId)));
  if (one.feed) await setFeed(db, test, one.feed);
  await updateImport(db, of, { state: 'applied', appliedAt: now });
  await noteScores(db, actor, { test, one, now, what: 'scores-applied' });
}

/** With the first scores of a class all of it is entered: who has none is without a score, and not nowhere. */
async function enterClassmates(db: Db, of: OfTest, known: ReadonlySet<string>): Promise<void> {
  const entered = await enteredByClass(db, of.schoolId, [of.testId]);
  const fresh = entered.flatMap(({ classId }) => (known.has(classId) ? [] : [classId]));
  await enterStudents(db, of, await studentsOf(db, of.schoolId, fresh));
}

/** Takes an applied import back as far as nobody has changed its scores since. */
export async function undoImport(db: Db, actor: Actor, importId: string, now: Date): Promise<void> {
  const { of, one, test } = await take(db, actor, importId);
  ensure(one.state === 'applied' && canOf(test.state, 0).bringScores, 'conflict', 'not-now');
  await takeBackImported(db, { schoolId: of.schoolId, testId: test.id }, importId);
  if (one.feed?.before) await setFeed(db, test, { ...one.feed, ...one.feed.before });
  await updateImport(db, of, { state: 'undone', undoneAt: now });
  await noteScores(db, actor, { test, one, now, what: 'scores-undone' });
}

/** Throws away an import that was not applied. */
export async function discardImport(db: Db, actor: Actor, importId: string): Promise<void> {
  const { of, one } = await take(db, actor, importId);
  ensure(isOpen(one), 'conflict', 'not-now');
  await deleteImport(db, of);
}

/** Where the scores of a subject come from, for its questions and knowledge points. */
const setFeed = (db: Db, test: StageTest, { subjectId, homeworkIds, droppedItemIds }: Feed): Promise<void> =>
  updateTest(
    db,
    { schoolId: test.schoolId, testId: test.id },
    {
      subjects: test.subjects.map((subject) =>
        subject.subjectId === subjectId ? { ...subject, homeworkIds, droppedItemIds } : subject,
      ),
    },
  );

const noteScores = (
  db: Db,
  actor: Actor,
  { test, one, now, what }: { test: StageTest; one: Import; now: Date; what: 'scores-applied' | 'scores-undone' },
): Promise<void> =>
  insertChange(db, {
    ...changeBy(actor, test.id, now, what),
    changes: [{ field: 'source', from: '', to: one.sourceName }],
  });
