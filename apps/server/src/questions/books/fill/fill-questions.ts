import type { FillReason } from '@zhibi/contract/questions/books';
import { newId } from '../../../platform/ids.js';
import { found } from '../../../platform/problem.js';
import { runImport } from '../../exchange/run-import.js';
import { type Item, insertImport, itemsOf, updateImport } from '../../exchange/store.js';
import { ReadingStopped } from '../../exchange/threads.js';
import { findBook, lockBook } from '../store.js';
import { begunPages, itemRefs, putItems, putPage } from '../store-pages.js';
import { newestOf, type Ref } from '../store-questions.js';
import { type FillRun, FillStopped, skippedRow } from './filling.js';
import { pageRefusal } from './rules.js';
import { type KeptRow, lockFill, updateFill } from './store.js';

const MOST = 20_000;

/** The questions of a Word file: read into the teacher's own bank as every import is, then put onto pages that have none, some on each. */
export async function fillQuestions(run: FillRun): Promise<void> {
  const { fill, inSchool, of } = run;
  const { schoolId, accountId } = fill;
  const { importId, subjectId } = await readWord(run);
  const items = await inSchool((db) =>
    itemsOf(db, { schoolId, importId }, { outcome: undefined, warned: false, after: 0, limit: MOST }),
  );
  const refs = await inSchool((db) =>
    newestOf(
      db,
      { schoolId, accountId },
      { subjectId, ids: items.flatMap(({ outcome, questionId }) => (outcome === 'added' ? (questionId ?? []) : [])) },
    ),
  );
  const refOf = new Map(refs.map((ref) => [ref.questionId, ref]));
  const ready = items.flatMap((item) => {
    const ref = refOf.get(item.questionId ?? '');
    return ref === undefined ? [] : [{ item, ref }];
  });
  const left = items.filter(({ questionId }) => !refOf.has(questionId ?? ''));
  const rows = left.map((item) => skippedRow(partOf(item), reasonOf(item)));
  await inSchool((db) => updateFill(db, of, { rows, total: ready.length }));
  let no = fill.firstPage;
  let at = 0;
  while (at < ready.length) {
    const taken = ready.slice(at, at + fill.perPage);
    const outcome = await putOnto(run, no, taken);
    if (outcome === 'book-closed' || outcome === 'no-page') {
      await append(
        run,
        ready.slice(at).map(({ item }) => skippedRow(partOf(item), outcome)),
        ready.length,
      );
      return;
    }
    no++;
    if (outcome !== 'placed') continue;
    at += taken.length;
    await run.progress(at, ready.length);
  }
}

/** Reads the file as an import of the teacher's own. */
async function readWord({ services, fill, inSchool, of, progress }: FillRun) {
  const { schoolId, accountId, bookId, fileName } = fill;
  // Work that is taken up again goes on with the import that it had begun.
  const importId = fill.importId ?? newId();
  const { subjectId } = await inSchool(async (db) => {
    const book = found(await findBook(db, { schoolId, accountId }, bookId));
    if (fill.importId !== null) return book;
    await insertImport(db, {
      schoolId,
      id: importId,
      accountId,
      bank: 'mine',
      subjectId: book.subjectId,
      format: 'docx',
      fileName,
      fileSha256: found(fill.fileSha256),
      state: 'waiting',
      createdAt: services.clock.now(),
    });
    await updateFill(db, of, { importId });
    return book;
  });
  try {
    await runImport(services, { schoolId, importId, progress, near: 'tell' });
  } catch (error) {
    await inSchool((db) => updateImport(db, { schoolId, importId }, { state: 'failed' }));
    throw error instanceof ReadingStopped ? new FillStopped(error.why) : error;
  }
  return { importId, subjectId };
}

const partOf = ({ position, summary }: Item) => ({ from: position, to: position, text: summary });
const reasonOf = ({ outcome, reason }: Item): FillReason =>
  outcome === 'doubtful' ? 'doubtful' : (reason ?? 'subject-unknown');

type Ready = { item: Item; ref: Ref };

/** Puts questions on a page that has none. A page that has some, or is fixed, is passed over. */
async function putOnto(
  { services, fill, inSchool, of }: FillRun,
  no: number,
  taken: readonly Ready[],
): Promise<'placed' | ReturnType<typeof pageRefusal> | 'page-used'> {
  const { schoolId, bookId, accountId } = fill;
  const place = { schoolId, bookId };
  return inSchool(async (db) => {
    const book = await lockBook(db, schoolId, bookId);
    const [page] = await begunPages(db, place, no);
    const refused = pageRefusal(book, no, page);
    if (refused !== undefined) return refused;
    if ((await itemRefs(db, place, no)).length > 0) return 'page-used';
    const revision = (page?.revision ?? 0) + 1;
    const entered = { enteredBy: accountId, enteredAt: services.clock.now(), state: 'entry' as const };
    await putPage(db, { ...place, no, revision, ...entered });
    await putItems(
      db,
      { ...place, no },
      taken.map(({ ref }) => ref),
    );
    const rows = taken.map(
      ({ item }): KeptRow => ({
        ...partOf(item),
        page: no,
        outcome: 'placed',
        reason: null,
        revision,
      }),
    );
    const held = await lockFill(db, of);
    await updateFill(db, of, { rows: [...held.rows, ...rows], done: held.done + rows.length });
    return 'placed';
  });
}

const append = ({ inSchool, of }: FillRun, rows: readonly KeptRow[], done: number): Promise<void> =>
  inSchool(async (db) => {
    const held = await lockFill(db, of);
    await updateFill(db, of, { rows: [...held.rows, ...rows], done });
  });
