import type { Db } from '../../platform/db.js';
import { onPages } from '../books/store.js';
import type { LaterDomains } from './later-domains.js';

/** Which of these questions something of the school holds: a paper, or a page of a book. Two queries. */
export async function heldOf(
  db: Db,
  later: Pick<LaterDomains, 'heldQuestions'>,
  { schoolId, questionIds }: { schoolId: string; questionIds: readonly string[] },
): Promise<Set<string>> {
  const [papers, books] = await Promise.all([
    later.heldQuestions(db, schoolId, questionIds),
    onPages(db, schoolId, questionIds),
  ]);
  return new Set([...papers, ...books]);
}
