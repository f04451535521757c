import { z } from 'zod';
import { type Access, type Api, endpoint, Id, type Message, SheetFormat } from '../../kernel/index.js';
import { LARGEST_IMAGE_BYTES } from '../writing/desk.js';
import { fileReasons } from '../writing/reasons.js';
import {
  BookFields,
  EditionLine,
  KeptBook,
  KeptTree,
  NodeTitle,
  OutlineTrial,
  Touched,
  TreeOf,
  treeLimits,
} from './model.js';

export * from './isbn.js';
export * from './model.js';

/** The textbooks of the installation are everybody's: the maintenance of the system keeps them. */
const forMaintenance = { roles: ['ZHIBI_SRE_SYS'] } as const satisfies Access;

const treeReasons = {
  'node-gone': { zh: '该条目已被删除，请刷新后再试', en: 'This entry has been deleted; load again' },
  'into-itself': { zh: '不能移动到自己的下级', en: 'It cannot be moved below itself' },
  'too-deep': { zh: `目录最多${treeLimits.depth}级`, en: `A tree has at most ${treeLimits.depth} levels` },
  'tree-full': { zh: `一棵目录最多${treeLimits.nodes}个条目`, en: `A tree has at most ${treeLimits.nodes} entries` },
  twin: { zh: '同级已有同名条目', en: 'There is an entry of this name beside it' },
  circle: { zh: '先修关系不能形成环', en: 'Prerequisites must not lead back to where they began' },
} as const satisfies Record<string, Message>;

const bookReasons = {
  'book-twin': { zh: '已有相同的教材', en: 'There is such a textbook already' },
  'subject-fixed': { zh: '已有章节的教材不能更换学科', en: 'A textbook with chapters keeps its subject' },
  'wrong-grade': { zh: '年级与学科的学段不符', en: 'The grade is not of the stage of the subject' },
  'isbn-twin': { zh: '已有教材使用这个书号', en: 'Another textbook has this ISBN' },
  'cover-gone': { zh: '封面图片已不存在，请重新上传', en: 'The cover is no longer there: add it again' },
} as const satisfies Record<string, Message>;

/** The revision of the tree that was looked at; 0 before its first change. */
const Seen = z.number().int().min(0);
const here = { of: TreeOf, revision: Seen };
const nodeHere = z.object({ ...here, nodeId: Id });

/** How textbooks, chapters and knowledge points are kept. */
export const treesApi = {
  subjects: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/devops/tree/subjects',
    access: forMaintenance,
    summary: 'All subjects of the installation',
    input: z.object({}),
    output: z.object({
      items: z.array(z.object({ subjectId: z.number().int(), name: z.string(), stage: z.number().int() })),
    }),
  }),
  books: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/devops/book/list',
    access: forMaintenance,
    summary: 'The textbooks, of one subject or grade where one is named, with how much hangs on them',
    input: z.object({
      subjectId: z.number().int().positive().optional(),
      gid: z.number().int().min(1).max(12).optional(),
    }),
    output: z.object({ items: z.array(KeptBook) }),
  }),
  saveBook: endpoint({
    method: 'POST',
    path: '/api/devops/book/save',
    access: forMaintenance,
    summary: 'Adds a textbook, or changes the one that is named; the subject of one with chapters stays',
    input: z.object({ textbookId: Id.optional(), revision: Seen, book: BookFields }),
    output: z.object({ textbookId: z.string() }),
    reasons: bookReasons,
  }),
  cloneBook: endpoint({
    method: 'POST',
    path: '/api/devops/book/clone',
    access: forMaintenance,
    summary: 'A new edition with the chapters of another one, and on wish with the questions that hang on them',
    input: z.object({ textbookId: Id, book: BookFields, withQuestions: z.boolean() }),
    output: z.object({ textbookId: z.string(), chapters: z.number().int(), questions: z.number().int() }),
    reasons: bookReasons,
  }),
  compareBooks: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/devops/book/compare',
    access: forMaintenance,
    summary: 'The chapters of two editions beside each other: what is new, gone, renamed, moved',
    input: z.object({ olderId: Id, newerId: Id }),
    output: z.object({ lines: z.array(EditionLine) }),
  }),
  putCover: endpoint({
    kind: 'form',
    method: 'POST',
    path: '/api/devops/book/cover/upload',
    access: forMaintenance,
    summary:
      'Takes a picture for the cover of a textbook: form field `file`; judged by its content, made anew without metadata',
    input: z.object({ file: z.unknown().optional() }),
    output: z.object({ coverId: z.string() }),
    reasons: fileReasons,
    bodyLimit: LARGEST_IMAGE_BYTES + 100_000,
  }),
  cover: endpoint({
    reads: true,
    kind: 'file',
    method: 'GET',
    path: '/api/devops/book/cover/{coverId}',
    access: forMaintenance,
    summary: 'The cover of a textbook',
    input: z.object({ coverId: Id }),
    output: z.unknown(),
  }),
  removeBook: endpoint({
    method: 'POST',
    path: '/api/devops/book/remove',
    access: forMaintenance,
    summary: 'Removes a textbook with its chapters; can be undone',
    input: z.object({ textbookId: Id, revision: Seen }),
    output: z.object({ undoId: z.string(), touched: Touched }),
  }),
  tree: endpoint({
    reads: true,
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
    reads: true,
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
    reads: true,
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
    reads: true,
    method: 'GET',
    path: '/api/devops/tree/export',
    access: forMaintenance,
    kind: 'file',
    summary: 'A tree as a table, a column for each level; it can be read in again',
    input: z.object({ textbookId: Id.optional(), subjectId: z.coerce.number().int().optional(), format: SheetFormat }),
    output: z.unknown(),
  }),
} satisfies Api;
