import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../../platform/db.js';
import { newId } from '../../../platform/ids.js';
import { ensure, found } from '../../../platform/problem.js';
import { lockBooks } from '../store-book.js';
import { type BookHead, findBook } from '../store-books.js';
import { mayGive, teachesGrade } from './policy.js';
import { type Before, lockSchools, noteChange, putUses, takeChange, usedBy } from './store-schools.js';

type Maintainer = Pick<Actor, 'accountId' | 'organisationId'>;
interface Wanted {
  textbookId: string;
  schoolIds: readonly string[];
}

/** Takes the textbook and the schools for a change: all of them of the keeper's organisation. */
async function open(db: Db, { organisationId }: Maintainer, { textbookId, schoolIds }: Wanted) {
  await lockBooks(db);
  const book = found(await findBook(db, textbookId));
  const schools = await lockSchools(db, organisationId, schoolIds);
  ensure(schools.length === new Set(schoolIds).size, 'not-found');
  return { book, schools };
}

/** Makes a textbook what these schools use by default of its subject, grade and volume. What they used before is kept for the undoing. */
export async function giveBook(db: Db, maintainer: Maintainer, wanted: Wanted, now: Date) {
  const { book, schools } = await open(db, maintainer, wanted);
  ensure(mayGive(book), 'conflict', 'retired');
  ensure(
    schools.every((school) => teachesGrade(school, book.gid)),
    'conflict',
    'wrong-grade',
  );
  return change(db, maintainer, { book, schoolIds: schools.map(({ schoolId }) => schoolId), given: true }, now);
}

/** These schools use the textbook by default no longer. */
export async function takeBook(db: Db, maintainer: Maintainer, wanted: Wanted, now: Date) {
  const { book, schools } = await open(db, maintainer, wanted);
  return change(db, maintainer, { book, schoolIds: schools.map(({ schoolId }) => schoolId), given: false }, now);
}

/** What a school uses after a change; taking away touches nobody who uses another one. */
const usesAfter = (used: readonly string[], textbookId: string, given: boolean): string[] =>
  given ? [textbookId] : used.filter((id) => id !== textbookId);

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

async function change(
  db: Db,
  { organisationId, accountId }: Maintainer,
  { book, schoolIds, given }: { book: BookHead; schoolIds: readonly string[]; given: boolean },
  now: Date,
): Promise<{ undoId: string; changed: number }> {
  const { textbookId } = book;
  const all = await usedBy(db, book, schoolIds);
  const changed = Object.entries(all).filter(([, used]) => !isSame(used, usesAfter(used, textbookId, given)));
  const after = changed.map(([schoolId, used]) => [schoolId, usesAfter(used, textbookId, given)]);
  await putUses(db, book, Object.fromEntries(after), now);
  const undoId = newId();
  const before: Before = Object.fromEntries(changed);
  await noteChange(db, { id: undoId, organisationId, by: accountId, textbookId, given, before });
  return { undoId, changed: changed.length };
}

/** Puts back what the schools used before; a school that was changed again since is left as it is. */
export async function undoBookSchools(
  db: Db,
  { organisationId }: Maintainer,
  undoId: string,
  now: Date,
): Promise<{ restored: number; left: number }> {
  await lockBooks(db);
  const { textbookId, given, before } = found(await takeChange(db, organisationId, undoId));
  const book = found(await findBook(db, textbookId));
  const schoolIds = Object.keys(before);
  const uses = await usedBy(db, book, schoolIds);
  const untouched = Object.entries(before).filter(([schoolId, used]) =>
    isSame(uses[schoolId] ?? [], usesAfter(used, textbookId, given)),
  );
  await putUses(db, book, Object.fromEntries(untouched), now);
  return { restored: untouched.length, left: schoolIds.length - untouched.length };
}
