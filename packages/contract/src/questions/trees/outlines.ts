import { z } from 'zod';
import { type Api, endpoint, Id, SheetFormat, sentWholeNumber } from '../../kernel/index.js';
import { OutlineTrial, TreeOf, treeLimits } from './model.js';
import { treeReasons } from './reasons.js';
import { forMaintenance, here } from './seen.js';

/** A whole tree in and out: as an indented text or a table. */
export const outlinesApi = {
  readOutline: endpoint({
    method: 'POST',
    path: '/api/devops/tree/outline/read',
    access: forMaintenance,
    kind: 'form',
    summary:
      'An Excel table, CSV or text file as an indented outline; a column of a table is a level. Nothing is changed',
    input: z.object({ file: z.any().optional() }),
    output: z.object({ outline: z.string() }),
    reasons: {
      'file-unreadable': { zh: '无法读取该文件', en: 'The file cannot be read' },
      'file-large': { zh: '文件太大', en: 'The file is too large' },
    },
    bodyLimit: treeLimits.fileBytes,
  }),
  tryOutline: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/devops/tree/outline/try',
    access: forMaintenance,
    summary: 'What an indented outline would make of a tree, line by line; nothing is changed',
    input: z.object({ of: TreeOf, outline: z.string().max(treeLimits.outline) }),
    output: OutlineTrial,
  }),
  applyOutline: endpoint({
    method: 'POST',
    path: '/api/devops/tree/outline/apply',
    access: forMaintenance,
    summary:
      'Makes a tree as an outline says: new nodes, the order; what it does not name stays behind. Bad lines are left out',
    input: z.object({ ...here, outline: z.string().max(treeLimits.outline) }),
    output: z.object({ added: z.number().int(), left: z.number().int(), revision: z.number().int() }),
    reasons: treeReasons,
  }),
  exportTree: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/devops/tree/export',
    access: forMaintenance,
    kind: 'file',
    summary: 'A tree as a table, a column for each level; it can be read in again',
    input: z.object({ textbookId: Id.optional(), subjectId: sentWholeNumber().optional(), format: SheetFormat }),
    output: z.unknown(),
  }),
} satisfies Api;
