import type { Touched, TreeOf } from '@zhibi/contract/questions/trees';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { mayRemove } from './books/policy.js';
import { branchOf } from './rules-order.js';
import { lockBooks } from './store-book.js';
import { findBook } from './store-books.js';
import { bookKey, hasTree, nodesOf, revisionOf, takeTree, treeKey } from './store-kept.js';
import { bringBack, findTaken, takeOut, touchedBy } from './store-removal.js';

/** What the removal of a node would take along. */
export async function touchedByNode(db: Db, of: TreeOf, nodeId: string): Promise<Touched> {
  const nodes = await nodesOf(db, of);
  ensure(
    nodes.some(({ id }) => id === nodeId),
    'not-found',
  );
  return touchedBy(db, of, [...branchOf(nodes, nodeId)]);
}

/** Removes a node with all below it; what it took is kept for its undoing. */
export async function removeNode(
  db: Db,
  by: string,
  { of, revision, nodeId }: { of: TreeOf; revision: number; nodeId: string },
) {
  ensure(await hasTree(db, of), 'not-found');
  const next = await takeTree(db, treeKey(of), revision);
  const nodes = await nodesOf(db, of);
  ensure(
    nodes.some(({ id }) => id === nodeId),
    'conflict',
    'node-gone',
  );
  const undoId = newId();
  await takeOut(db, of, { ids: [...branchOf(nodes, nodeId)], removal: { id: undoId, tree: treeKey(of), by } });
  return { undoId, revision: next };
}

/** Removes a textbook with its chapters; what schools use by default is retired instead. */
export async function removeBook(
  db: Db,
  by: string,
  { textbookId, revision }: { textbookId: string; revision: number },
) {
  const of: TreeOf = { kind: 'chapter', textbookId };
  await lockBooks(db);
  ensure(mayRemove(found(await findBook(db, textbookId))), 'conflict', 'book-used');
  await takeTree(db, bookKey(textbookId), revision);
  await takeTree(db, treeKey(of), await revisionOf(db, treeKey(of)));
  const ids = (await nodesOf(db, of)).map(({ id }) => id);
  const touched = await touchedBy(db, of, ids);
  const undoId = newId();
  await takeOut(db, of, { ids, textbookId, removal: { id: undoId, tree: treeKey(of), by } });
  return { undoId, touched };
}

/** Brings back what a removal took. */
export async function undoRemoval(db: Db, undoId: string): Promise<{ brought: number }> {
  const taken = found(await findTaken(db, undoId));
  const { tree, kind, textbookId, hasBook } = taken;
  if (kind === 'chapter' && !hasBook && textbookId !== null)
    ensure(await hasTree(db, { kind, textbookId }), 'conflict', 'book-gone');
  await takeTree(db, tree, await revisionOf(db, tree));
  return { brought: await bringBack(db, undoId, kind) };
}
