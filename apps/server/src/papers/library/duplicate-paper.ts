import type { libraryApi } from '@zhibi/contract/papers/library';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure } from '../../platform/problem.js';
import { findBlueprint, insertBlueprint } from '../composing/auto/store.js';
import { insertItems, insertSections } from '../composing/store-arrange.js';
import { insertPaper, sectionsOf } from '../store.js';
import { findPractice, insertPractice } from '../store-practice.js';
import { readablePaper } from './readable-paper.js';

/** An own draft that says what the paper says: each question in the version that it holds, under an item of its own, so that scores and areas of the two never meet. */
export async function duplicatePaper(
  db: Db,
  actor: Actor,
  { paperId, title }: z.output<typeof libraryApi.duplicate.input>,
  now: Date,
): Promise<{ paperId: string }> {
  const { schoolId, accountId } = actor;
  const row = await readablePaper(db, actor, paperId);
  const sections = await sectionsOf(db, schoolId, paperId);
  ensure(sections.length > 0, 'conflict', 'no-questions');
  const place = { schoolId, paperId: newId() };
  await insertPaper(db, {
    schoolId,
    id: place.paperId,
    ownerAccountId: accountId,
    subjectId: row.subjectId,
    paperType: row.paperType,
    title,
    options: row.options,
    updatedAt: now,
  });
  const copied = sections.map((section, position) => ({ ...section, position, id: newId() }));
  await insertSections(
    db,
    place,
    copied.map(({ id, title: heading, position }) => ({ id, title: heading, position })),
  );
  await insertItems(
    db,
    place,
    copied.flatMap(({ id, items }) =>
      items.map(({ questionId, version, score, answerSpaceMm }, position) => ({
        id: newId(),
        sectionId: id,
        position,
        questionId,
        questionVersion: version,
        score,
        answerSpaceMm,
      })),
    ),
  );
  const [practice, blueprint] = await Promise.all([
    findPractice(db, schoolId, paperId),
    findBlueprint(db, schoolId, paperId),
  ]);
  if (practice !== undefined) await insertPractice(db, { ...place, ...practice });
  if (blueprint !== undefined) await insertBlueprint(db, { ...place, blueprint });
  return { paperId: place.paperId };
}
