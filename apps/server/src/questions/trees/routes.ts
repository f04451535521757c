import { treesApi as api, type TreeOf, treeLimits } from '@zhibi/contract/questions/trees';
import { subjectsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { formFile } from '../../platform/form-file.js';
import { mountFile, mountOpen } from '../../platform/mount.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { sheetFile } from '../../platform/sheets/index.js';
import { ensureField } from '../../platform/wrong-field.js';
import { applyOutline, tryOutline } from './apply-outline.js';
import { bookRoutes } from './books/routes.js';
import { checkTree } from './check-tree.js';
import { checkSheet } from './export-tables.js';
import { addNode, moveNode, renameNode, setNeeds } from './keep-node.js';
import { keepingFor } from './keeping.js';
import { outlineApart } from './outline-apart.js';
import { removeNode, touchedByNode, undoRemoval } from './remove.js';
import { inReadingOrder } from './rules-order.js';
import { saveLesson } from './save-lesson.js';
import { hasTree, nodesOf, revisionOf, treeKey } from './store-kept.js';
import { findLesson } from './store-lessons.js';
import { treeSheet } from './tree-sheet.js';

/** The trees belong to no school: the system reads and writes them, after the access check has let the maintenance in. */
export const treeRoutes = (services: Services) => {
  const keeping = keepingFor(services);
  const { asSystem, act } = keeping;
  bookRoutes(services, keeping);

  mountOpen(services, api.subjects, () =>
    asSystem(async (db) => ({
      items: [...(await subjectsById(db)).values()].sort((a, b) => a.stage - b.stage || a.subjectId - b.subjectId),
    })),
  );
  mountOpen(services, api.tree, (_, { of }) => asSystem((db) => wholeTree(db, of)));
  mountOpen(services, api.addNode, ({ actor }, input) =>
    act(actor, 'tree-added', { ...input }, (db) => addNode(db, input)),
  );
  mountOpen(services, api.renameNode, ({ actor }, input) =>
    act(actor, 'tree-renamed', { ...input }, (db) => renameNode(db, input)),
  );
  mountOpen(services, api.moveNode, ({ actor }, input) =>
    act(actor, 'tree-moved', { ...input }, (db) => moveNode(db, input)),
  );
  mountOpen(services, api.setNeeds, ({ actor }, input) =>
    act(actor, 'tree-needs', { ...input }, (db) => setNeeds(db, input)),
  );
  mountOpen(services, api.touched, (_, { of, nodeId }) => asSystem((db) => touchedByNode(db, of, nodeId)));
  mountOpen(services, api.removeNode, ({ actor }, input) =>
    act(actor, 'tree-removed', { ...input }, (db) => removeNode(db, actor.accountId, input)),
  );
  mountOpen(services, api.undoRemoval, ({ actor }, { undoId }) =>
    act(actor, 'tree-undone', { undoId }, (db) => undoRemoval(db, undoId)),
  );

  mountOpen(services, api.lesson, (_, { textbookId, nodeId }) =>
    asSystem(async (db) => found(await findLesson(db, { textbookId, nodeId }))),
  );
  mountOpen(services, api.saveLesson, ({ actor }, { of, ...lesson }) =>
    act(actor, 'tree-lesson', { of, ...lesson }, (db) => {
      ensureField(of.kind === 'chapter', 'of');
      return saveLesson(db, { ...lesson, textbookId: of.textbookId });
    }),
  );
  mountOpen(services, api.checkTree, (_, { of }) => asSystem((db) => checkTree(db, of)));
  mountFile(services, api.exportCheck, async ({ language }, { format, ...named }) => {
    const { findings } = await asSystem((db) => checkTree(db, treeNamed(named)));
    return sheetFile(checkSheet(findings, language), format);
  });

  mountOpen(services, api.readOutline, async ({ request }) => {
    const file = await formFile(request, treeLimits.fileBytes);
    ensureField(file !== undefined, 'file');
    ensure(!file.isTooLong, 'conflict', 'file-large');
    return { outline: await outlineApart(services, file.content) };
  });
  mountOpen(services, api.tryOutline, (_, input) => asSystem((db) => tryOutline(db, input)));
  mountOpen(services, api.applyOutline, ({ actor }, { outline, ...input }) =>
    act(actor, 'tree-imported', { ...input, characters: outline.length }, (db) =>
      applyOutline(db, { ...input, outline }),
    ),
  );
  mountFile(services, api.exportTree, async ({ language }, { format, ...named }) =>
    sheetFile(await asSystem((db) => treeSheet(db, treeNamed(named), language)), format),
  );
};

/** The tree that an address names: of a textbook, or of a subject. */
function treeNamed({
  textbookId,
  subjectId,
}: {
  textbookId?: string | undefined;
  subjectId?: number | undefined;
}): TreeOf {
  if (textbookId !== undefined) return { kind: 'chapter', textbookId };
  ensureField(subjectId !== undefined, 'subjectId');
  return { kind: 'knowledge', subjectId };
}

async function wholeTree(db: Db, of: TreeOf) {
  ensure(await hasTree(db, of), 'not-found');
  return { nodes: inReadingOrder(await nodesOf(db, of)), revision: await revisionOf(db, treeKey(of)) };
}
