import { type OutlineTrial, type TreeOf, treeLimits } from '@zhibi/contract/questions/trees';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { putInOrder } from './keep-node.js';
import { lessonContext } from './lesson-context.js';
import type { LessonContext } from './rules-lessons.js';
import { planOutline } from './rules-outline.js';
import { findBook } from './store-books.js';
import { hasTree, nodesOf, putAllNeeds, revisionOf, takeTree, treeKey } from './store-kept.js';
import { putLessons } from './store-lessons.js';

/** Lines of chapters may say their lessons. */
async function contextOf(db: Db, of: TreeOf): Promise<LessonContext | undefined> {
  if (of.kind === 'knowledge') return undefined;
  return lessonContext(db, found(await findBook(db, of.textbookId)).subjectId);
}

/** What an outline would make of a tree; nothing is changed. */
export async function tryOutline(db: Db, { of, outline }: { of: TreeOf; outline: string }): Promise<OutlineTrial> {
  ensure(await hasTree(db, of), 'not-found');
  const { lines, left } = planOutline(await nodesOf(db, of), outline, newId, await contextOf(db, of));
  const count = (state: string) => lines.filter((line) => line.state === state).length;
  const counts = { new: count('new'), kept: count('kept'), bad: count('bad'), left };
  return { lines, counts, revision: await revisionOf(db, treeKey(of)) };
}

/** Makes a tree as an outline says; bad lines and what hangs below them are left out. */
export async function applyOutline(
  db: Db,
  { of, revision, outline }: { of: TreeOf; revision: number; outline: string },
) {
  ensure(await hasTree(db, of), 'not-found');
  const next = await takeTree(db, treeKey(of), revision);
  const before = await nodesOf(db, of);
  const plan = planOutline(before, outline, newId, await contextOf(db, of));
  const { nodes, needsById, lessonsById, left } = plan;
  ensure(nodes.length <= treeLimits.nodes, 'conflict', 'tree-full');
  await putInOrder(db, of, before, nodes);
  if (of.kind === 'knowledge') await putAllNeeds(db, needsById);
  else await putLessons(db, lessonsById);
  return { added: nodes.filter(({ isNew }) => isNew).length, left, revision: next };
}
