import { toStamp } from '@zhibi/contract/kernel';
import type { OwnBook } from '@zhibi/contract/questions/books';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { accountFactsById } from '../../session/index.js';
import { canOf } from './policy.js';
import type { CountedBook } from './store.js';

/** Books as their reader sees them. One query, however many they are. */
export async function booksView(
  db: Db,
  actor: Actor,
  rows: readonly CountedBook[],
  timeZone: string,
): Promise<OwnBook[]> {
  const writers = (row: CountedBook) => [...new Set([row.createdBy, ...row.enteredBy])];
  const names = await accountFactsById(db, [...new Set(rows.flatMap(writers))]);
  return rows.map((row) => ({
    ...{ bookId: row.id, subjectId: row.subjectId, revision: row.revision, state: row.state },
    ...{ title: row.title, gid: row.gid, edition: row.edition, term: row.term, pages: row.pages },
    authors: writers(row).flatMap((id) => names.get(id)?.name ?? []),
    ...{ questions: row.questions, checkedPages: row.checkedPages, coverFileId: row.coverFileId },
    ...{ readers: row.readers, isUsed: row.isUsed, isMine: row.createdBy === actor.accountId },
    ...{ shared: row.sharedAt !== null, origin: row.originName, note: row.decidedNote },
    updatedAt: toStamp(row.updatedAt, timeZone),
    can: canOf(actor, row),
  }));
}
