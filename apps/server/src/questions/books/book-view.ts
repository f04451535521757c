import { toStamp } from '@zhibi/contract/kernel';
import type { OwnBook } from '@zhibi/contract/questions/books';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { accountFactsById } from '../../session/index.js';
import type { LaterPapers } from './later-papers.js';
import { canOf } from './policy.js';
import { pagesCovered } from './rules.js';
import type { CountedBook } from './store.js';
import { editionsOf } from './store-editions.js';

/** Where books are shown. */
export interface Shown {
  timeZone: string;
  dottedPapers: LaterPapers['dottedPapers'];
}

/** Books as their reader sees them. Three queries, however many they are. */
export async function booksView(
  db: Db,
  actor: Actor,
  rows: readonly CountedBook[],
  { timeZone, dottedPapers }: Shown,
): Promise<OwnBook[]> {
  const writers = (row: CountedBook) => [...new Set([row.createdBy, ...row.enteredBy])];
  const names = await accountFactsById(db, [...new Set(rows.flatMap(writers))]);
  const { schoolId } = actor;
  const editions = await editionsOf(
    db,
    schoolId,
    rows.map(({ id }) => id),
  );
  const dotted = await dottedPapers(
    db,
    schoolId,
    editions.map(({ paperId }) => paperId),
  );
  const codedOf = (id: string) =>
    pagesCovered(editions.filter(({ bookId, paperId }) => bookId === id && dotted.has(paperId)));
  return rows.map((row) => ({
    bookId: row.id,
    subjectId: row.subjectId,
    revision: row.revision,
    state: row.state,
    title: row.title,
    gid: row.gid,
    edition: row.edition,
    term: row.term,
    pages: row.pages,
    authors: writers(row).flatMap((id) => names.get(id)?.name ?? []),

    questions: row.questions,
    checkedPages: row.checkedPages,
    codedPages: codedOf(row.id),
    coverFileId: row.coverFileId,
    readers: row.readers,
    isUsed: row.isUsed,
    isMine: row.createdBy === actor.accountId,
    shared: row.sharedAt !== null,
    origin: row.originName,
    note: row.decidedNote,
    updatedAt: toStamp(row.updatedAt, timeZone),
    can: canOf(actor, row),
  }));
}
