import type { Textbook, TreeNode } from '@zhibi/contract/questions';

/** What topics are chosen from. */
export interface Trees {
  textbooks: readonly Textbook[];
  knowledge: readonly TreeNode[];
}
