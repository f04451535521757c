import { Readable } from 'node:stream';
import { booksApi, fillLimits } from '@zhibi/contract/questions/books';
import type { FormFiles } from '../../../platform/form-files.js';
import { newId } from '../../../platform/ids.js';
import { startJob } from '../../../platform/jobs/index.js';
import { ensure, found } from '../../../platform/problem.js';
import type { Services } from '../../../platform/services.js';
import { ensureField } from '../../../platform/wrong-field.js';
import type { Caller } from '../at-books.js';
import { mayEnter } from '../policy.js';
import { seenBook } from '../seen-book.js';
import { kindOf } from './rules.js';
import { insertFill } from './store.js';

export const FILL_BOOK = 'fill-book';
const USUAL_PER_PAGE = 4;

/** Keeps a file and begins to put its pages or questions onto pages of a draft. Nothing of it is read while the teacher waits for the answer. */
export async function startFill(
  { files, clock }: Pick<Services, 'files' | 'clock'>,
  { actor, transact }: Caller,
  { fields, files: [file] }: FormFiles,
): Promise<{ jobId: string; fillId: string }> {
  const said = booksApi.fill.input.safeParse(Object.fromEntries(fields));
  ensure(actor.schoolId !== '', 'not-found');
  ensureField(said.success, said.error?.issues[0]?.path.join('.') || '_');
  const { bookId, page = 1, perPage = USUAL_PER_PAGE } = said.data;
  await transact(async (db) => {
    const book = await seenBook(db, actor, uuid(bookId));
    ensure(book.state === 'draft', 'conflict', 'not-draft');
    ensure(mayEnter(actor, book));
    ensure(page <= book.pages, 'not-found');
  });
  ensure(file !== undefined && file.bytes.length > 0, 'invalid', 'empty-file');
  const kind = kindOf(file.bytes);
  ensure(kind !== undefined, 'invalid', 'file-kind');
  const { sha256 } = await files.put(Readable.from([Buffer.from(file.bytes)]), fillLimits.fileBytes);
  return transact(async (db) => {
    const { schoolId, accountId } = actor;
    const fillId = newId();
    await insertFill(db, {
      schoolId,
      id: fillId,
      bookId: uuid(bookId),
      accountId,
      kind,
      firstPage: page,
      perPage,
      fileName: file.name.slice(0, 200),
      fileSha256: sha256,
      state: 'waiting',
      createdAt: clock.now(),
    });
    return { jobId: await startJob(db, { accountId, schoolId }, FILL_BOOK, { fillId }), fillId };
  });
}

/** An id as a form sends it; anything else is no book. */
const uuid = (id: string | undefined): string =>
  found(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.exec(id ?? '')?.[0]);
