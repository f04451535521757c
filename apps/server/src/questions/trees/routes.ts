import { treesApi as api, type TreeOf, treeLimits } from '@zhibi/contract/questions/trees';
import { LARGEST_IMAGE_BYTES } from '@zhibi/contract/questions/writing';
import type { Actor } from '@zhibi/contract/session';
import { subjectsById } from '../../people/index.js';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { formFile } from '../../platform/form-file.js';
import type { House } from '../../platform/house.js';
import { mountFile, mountOpen } from '../../platform/mount.js';
import { demand, found } from '../../platform/problem.js';
import { sheetFile } from '../../platform/sheets/index.js';
import { PLATFORM_SCHOOL } from '../visible-store.js';
import { keepCover } from '../writing/keep-file.js';
import { findFile } from '../writing/store-files.js';
import { applyOutline, tryOutline } from './apply-outline.js';
import { compareBooks } from './compare-books.js';
import { addNode, moveNode, renameNode, setNeeds } from './keep-node.js';
import { outlineOfFile, treeSheet } from './outline-file.js';
import { removeBook, removeNode, touchedByNode, undoRemoval } from './remove.js';
import { inReadingOrder } from './rules-order.js';
import { cloneBook, saveBook } from './save-book.js';
import { hasTree, keptBooks, nodesOf, revisionOf, treeKey } from './store-kept.js';

/** The trees belong to no school: the system reads and writes them, after the door has let the maintenance in. */
export const treeRoutes = (house: House) => {
  const { database } = house;
  const asSystem = <T>(work: (db: Db) => Promise<T>) => database.asSystem(work);
  /** Does it and writes down who did what, in one transaction. */
  const act = <T>(actor: Actor, what: string, detail: Record<string, unknown>, work: (db: Db) => Promise<T>) =>
    asSystem(async (db) => {
      const done = await work(db);
      await recordAct(db, { accountId: actor.accountId, schoolId: null, what, detail });
      return done;
    });

  mountOpen(house, api.subjects, () =>
    asSystem(async (db) => ({
      items: [...(await subjectsById(db)).values()].sort((a, b) => a.stage - b.stage || a.subjectId - b.subjectId),
    })),
  );
  mountOpen(house, api.books, (_, only) => asSystem(async (db) => ({ items: await keptBooks(db, only) })));
  mountOpen(house, api.saveBook, ({ actor }, input) =>
    act(actor, 'textbook-saved', { ...input }, (db) => saveBook(db, input)),
  );
  mountOpen(house, api.cloneBook, ({ actor }, input) =>
    act(actor, 'textbook-cloned', { ...input }, (db) => cloneBook(db, input)),
  );
  mountOpen(house, api.compareBooks, (_, input) => asSystem((db) => compareBooks(db, input)));
  mountOpen(house, api.putCover, async ({ actor, request }) => ({
    coverId: await keepCover(actor, await formFile(request, LARGEST_IMAGE_BYTES), house),
  }));
  mountFile(house, api.cover, async (_, { coverId }) => {
    const file = found(await asSystem((db) => findFile(db, PLATFORM_SCHOOL, coverId)));
    return { content: found(await house.files.open(file.sha256)), type: file.type, size: file.size };
  });
  mountOpen(house, api.removeBook, ({ actor }, input) =>
    act(actor, 'textbook-removed', { ...input }, (db) => removeBook(db, actor.accountId, input)),
  );

  mountOpen(house, api.tree, (_, { of }) => asSystem((db) => wholeTree(db, of)));
  mountOpen(house, api.addNode, ({ actor }, input) =>
    act(actor, 'tree-added', { ...input }, (db) => addNode(db, input)),
  );
  mountOpen(house, api.renameNode, ({ actor }, input) =>
    act(actor, 'tree-renamed', { ...input }, (db) => renameNode(db, input)),
  );
  mountOpen(house, api.moveNode, ({ actor }, input) =>
    act(actor, 'tree-moved', { ...input }, (db) => moveNode(db, input)),
  );
  mountOpen(house, api.setNeeds, ({ actor }, input) =>
    act(actor, 'tree-needs', { ...input }, (db) => setNeeds(db, input)),
  );
  mountOpen(house, api.touched, (_, { of, nodeId }) => asSystem((db) => touchedByNode(db, of, nodeId)));
  mountOpen(house, api.removeNode, ({ actor }, input) =>
    act(actor, 'tree-removed', { ...input }, (db) => removeNode(db, actor.accountId, input)),
  );
  mountOpen(house, api.undoRemoval, ({ actor }, { undoId }) =>
    act(actor, 'tree-undone', { undoId }, (db) => undoRemoval(db, undoId)),
  );

  mountOpen(house, api.readOutline, async ({ request }) => {
    const file = await formFile(request, treeLimits.fileBytes);
    demand(file !== undefined, 'invalid');
    demand(!file.isTooLong, 'conflict', 'file-large');
    return { outline: await outlineOfFile(file.content) };
  });
  mountOpen(house, api.tryOutline, (_, input) => asSystem((db) => tryOutline(db, input)));
  mountOpen(house, api.applyOutline, ({ actor }, { outline, ...input }) =>
    act(actor, 'tree-imported', { ...input, characters: outline.length }, (db) =>
      applyOutline(db, { ...input, outline }),
    ),
  );
  mountFile(house, api.exportTree, async ({ language }, { textbookId, subjectId, format }) => {
    demand(textbookId !== undefined || subjectId !== undefined, 'invalid');
    const of: TreeOf =
      textbookId === undefined ? { kind: 'knowledge', subjectId: subjectId ?? 0 } : { kind: 'chapter', textbookId };
    return sheetFile(await asSystem((db) => treeSheet(db, of, language)), format);
  });
};

async function wholeTree(db: Db, of: TreeOf) {
  demand(await hasTree(db, of), 'not-found');
  return { nodes: inReadingOrder(await nodesOf(db, of)), revision: await revisionOf(db, treeKey(of)) };
}
