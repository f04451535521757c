import type { otherNumbersApi } from '@zhibi/contract/papers/other-numbers';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { parametricOf } from '../../questions/index.js';
import { freeTitle } from '../composing/free-title.js';
import { ownPaper } from '../composing/own-paper.js';
import { groundOfPaper } from '../ground/store.js';
import { copyPaper } from '../library/copy-paper.js';
import { sectionsOf } from '../store.js';
import { withOtherNumbers } from './with-numbers.js';

const LONGEST = 100;

/** Parallel drafts of a paper: what is parametric with other numbers in each, everything else the same. All are made, or none. */
export async function makeFurtherPapers(
  db: Db,
  actor: Actor,
  { paperId, papers, seed }: z.output<typeof otherNumbersApi.further.input>,
  now: Date,
): Promise<{ papers: { paperId: string; title: string }[] }> {
  const row = await ownPaper(db, actor, paperId);
  ensure((await groundOfPaper(db, { schoolId: actor.schoolId, paperId })) === undefined, 'conflict', 'on-paper');
  const sections = await sectionsOf(db, actor.schoolId, paperId);
  const questionIds = sections.flatMap((section) => section.items.map(({ questionId }) => questionId));
  const inPaper = await parametricOf(db, actor, questionIds);
  ensure(inPaper.size > 0, 'conflict', 'none-parametric');
  const others = await withOtherNumbers(db, actor, { asked: [...inPaper.keys()], inPaper }, { sets: papers, seed });
  const made: { paperId: string; title: string }[] = [];
  for (let nth = 0; nth < papers; nth++) {
    const letter = String.fromCharCode('B'.charCodeAt(0) + nth);
    const title = await freeTitle(db, actor, `${row.title.slice(0, LONGEST - 8)} ${letter}`);
    const own = sections.map((section) => ({
      ...section,
      items: section.items.map((item) => {
        const other = others.get(item.questionId)?.[nth];
        return other === undefined ? item : { ...item, questionId: other.questionId, version: other.version };
      }),
    }));
    const copy = await copyPaper(db, actor, { row, title, options: row.options, sections: own, now });
    made.push({ paperId: copy.paperId, title });
  }
  return { papers: made };
}
