import type { Message } from '../../kernel/index.js';
import { treeLimits } from './model.js';

/** Why a change of a tree is refused. */
export const treeReasons = {
  'node-gone': { zh: '该条目已被删除，请刷新后再试', en: 'This entry has been deleted; load again' },
  'into-itself': { zh: '不能移动到自己的下级', en: 'It cannot be moved below itself' },
  'too-deep': { zh: `目录最多${treeLimits.depth}级`, en: `A tree has at most ${treeLimits.depth} levels` },
  'tree-full': { zh: `一棵目录最多${treeLimits.nodes}个条目`, en: `A tree has at most ${treeLimits.nodes} entries` },
  duplicate: { zh: '同级已有同名条目', en: 'There is an entry of this name beside it' },
  circle: { zh: '先修关系不能形成环', en: 'Prerequisites must not lead back to where they began' },
} as const satisfies Record<string, Message>;
