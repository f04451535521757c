import { paperLimits } from '@zhibi/contract/papers';
import type { booksApi } from '@zhibi/contract/questions/books';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { Context, LaterPapers } from './later-papers.js';
import { insertEdition } from './store-editions.js';
import { takenPages } from './taken-pages.js';

const TEACHING_AID = 2;

/** Makes a paper of whole pages of a published book, and remembers of which: with copies over dots those pages are coded. */
export async function makeEdition(
  db: Db,
  actor: Actor,
  { title, ...pages }: z.output<typeof booksApi.toPaper.input>,
  here: Context & Pick<LaterPapers, 'createPaper'>,
): Promise<{ paperId: string }> {
  const { book, questionIds } = await takenPages(db, actor, pages);
  ensure(questionIds.length <= paperLimits.questions, 'conflict', 'too-many');
  const wish = { subjectId: book.subjectId, title, paperType: TEACHING_AID, questionIds } as const;
  const { paperId } = await here.createPaper(db, actor, wish, here);
  await insertEdition(db, { schoolId: actor.schoolId, paperId, ...pages });
  return { paperId };
}
