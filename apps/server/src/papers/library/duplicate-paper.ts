import type { PageOptions } from '@zhibi/contract/papers';
import type { libraryApi } from '@zhibi/contract/papers/library';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { findBlueprint, insertBlueprint } from '../composing/auto/store.js';
import { sectionsOf } from '../store.js';
import { findPractice, insertPractice } from '../store-practice.js';
import { copyPaper } from './copy-paper.js';
import { readablePaper } from './readable-paper.js';

/** An own draft that says what the paper says, with its manner of practice and its blueprint. */
export async function duplicatePaper(
  db: Db,
  actor: Actor,
  { paperId, title, change }: z.output<typeof libraryApi.duplicate.input> & { change?: Partial<PageOptions> },
  now: Date,
): Promise<{ paperId: string }> {
  const { schoolId } = actor;
  const row = await readablePaper(db, actor, paperId);
  const sections = await sectionsOf(db, schoolId, paperId);
  ensure(sections.length > 0, 'conflict', 'no-questions');
  const place = await copyPaper(db, actor, { row, title, options: { ...row.options, ...change }, sections, now });
  const [practice, blueprint] = await Promise.all([
    findPractice(db, schoolId, paperId),
    findBlueprint(db, schoolId, paperId),
  ]);
  if (practice !== undefined) await insertPractice(db, { ...place, ...practice });
  if (blueprint !== undefined) await insertBlueprint(db, { ...place, blueprint });
  return { paperId: place.paperId };
}
