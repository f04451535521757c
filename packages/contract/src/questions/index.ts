import { z } from 'zod';
import { type Api, endpoint, forOperations, forReaders, Id, wholeNumber } from '../kernel/index.js';
import { cartApi } from './cart.js';
import { findingApi } from './finding.js';

export * from './cart.js';
export * from './finding.js';
export * from './model.js';
export * from './shown.js';

/** A chapter or a knowledge point with what lies below it. */
export interface TreeNode {
  id: string;
  title: string;
  /** Folded title of a knowledge point with its pinyin and initials: what finds it when it is typed. */
  foundBy?: string | undefined;
  children: TreeNode[];
}
export const TreeNode: z.ZodType<TreeNode> = z.object({
  id: z.string(),
  title: z.string(),
  foundBy: z.string().optional(),
  children: z.lazy(() => z.array(TreeNode)),
});

export const Textbook = z.object({
  textbookId: z.string(),
  title: z.string(),
  edition: z.string(),
  gid: z.number().int(),
  volume: z.string(),
  /** When its edition was approved. */
  year: z.number().int().optional(),
  /** What the school uses by default; these come first. */
  usual: z.literal(true).optional(),
  /** Not offered any more: told only where it was named. */
  isRetired: z.literal(true).optional(),
  chapters: z.array(TreeNode),
});
export type Textbook = z.infer<typeof Textbook>;

export const questionsApi = {
  trees: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/question/tree',
    access: { roles: [...forReaders.roles, ...forOperations.roles] },
    summary:
      'Textbooks with their chapters, those that the school uses first, and the knowledge points of a subject; a retired textbook only where it or a chapter of it is named',
    input: z.object({
      subjectId: wholeNumber({ min: 1 }),
      /** Textbooks and chapters that were chosen before. */
      named: z.array(Id).max(50).optional(),
    }),
    output: z.object({ textbooks: z.array(Textbook), knowledge: z.array(TreeNode) }),
  }),
  ...findingApi,
  ...cartApi,
} satisfies Api;
