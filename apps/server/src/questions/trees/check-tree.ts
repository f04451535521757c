import type { Finding, TreeOf } from '@zhibi/contract/questions/trees';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { flawsOf } from './rules-checks.js';
import { hasTree, nodesOf, revisionOf, treeKey } from './store-kept.js';
import { taughtPoints } from './store-lessons.js';

/** What is missing in a tree; nothing is changed. */
export async function checkTree(db: Db, of: TreeOf): Promise<{ findings: Finding[]; revision: number }> {
  ensure(await hasTree(db, of), 'not-found');
  const taught = of.kind === 'knowledge' ? await taughtPoints(db, of.subjectId) : new Set<string>();
  return {
    findings: flawsOf(of.kind, await nodesOf(db, of), taught),
    revision: await revisionOf(db, treeKey(of)),
  };
}
