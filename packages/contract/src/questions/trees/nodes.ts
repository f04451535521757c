import { z } from 'zod';
import { type Api, endpoint, Id } from '../../kernel/index.js';
import { KeptTree, NodeTitle, Touched, TreeOf } from './model.js';
import { treeReasons } from './reasons.js';
import { forMaintenance, here } from './seen.js';

const nodeHere = z.object({ ...here, nodeId: Id });

/** One tree, and one change of it after the other. */
export const nodesApi = {
  tree: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/devops/tree/info',
    access: forMaintenance,
    summary: 'A tree whole, in the order of reading, with what hangs on each node',
    input: z.object({ of: TreeOf }),
    output: KeptTree,
  }),
  addNode: endpoint({
    method: 'POST',
    path: '/api/devops/tree/add',
    access: forMaintenance,
    summary: 'A new node, last below its parent or at the root',
    input: z.object({ ...here, parentId: Id.nullable(), title: NodeTitle }),
    output: z.object({ nodeId: z.string(), revision: z.number().int() }),
    reasons: treeReasons,
  }),
  renameNode: endpoint({
    method: 'POST',
    path: '/api/devops/tree/rename',
    access: forMaintenance,
    summary: 'Another title for a node',
    input: nodeHere.extend({ title: NodeTitle }),
    output: z.object({ revision: z.number().int() }),
    reasons: treeReasons,
  }),
  moveNode: endpoint({
    method: 'POST',
    path: '/api/devops/tree/move',
    access: forMaintenance,
    summary: 'Takes a node with all below it to another parent or place: before the node named, or last',
    input: nodeHere.extend({ parentId: Id.nullable(), beforeId: Id.nullable() }),
    output: z.object({ revision: z.number().int() }),
    reasons: treeReasons,
  }),
  setNeeds: endpoint({
    method: 'POST',
    path: '/api/devops/tree/needs',
    access: forMaintenance,
    summary: 'What should be mastered before a knowledge point',
    input: nodeHere.extend({ needs: z.array(Id).max(50) }),
    output: z.object({ revision: z.number().int() }),
    reasons: treeReasons,
  }),
  touched: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/devops/tree/touched',
    access: forMaintenance,
    summary: 'What the removal of a node would take along',
    input: z.object({ of: TreeOf, nodeId: Id }),
    output: Touched,
  }),
  removeNode: endpoint({
    method: 'POST',
    path: '/api/devops/tree/remove',
    access: forMaintenance,
    summary: 'Removes a node with all below it; the questions stay; can be undone',
    input: nodeHere,
    output: z.object({ undoId: z.string(), revision: z.number().int() }),
    reasons: treeReasons,
  }),
  undoRemoval: endpoint({
    method: 'POST',
    path: '/api/devops/tree/undo',
    access: forMaintenance,
    summary:
      'Brings back what a removal took, with the questions on it; what has lost its parent comes back at the root',
    input: z.object({ undoId: Id }),
    output: z.object({ brought: z.number().int() }),
    reasons: {
      'book-gone': { zh: '教材已被删除，请先恢复教材', en: 'The textbook has been removed; bring it back first' },
    },
  }),
} satisfies Api;
