import type { EditionLine } from '@zhibi/contract/questions/trees';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { compareEditions } from './rules-editions.js';
import { hasTree, nodesOf } from './store-kept.js';

/** The chapters of two editions beside each other. */
export async function compareBooks(
  db: Db,
  { olderId, newerId }: { olderId: string; newerId: string },
): Promise<{ lines: EditionLine[] }> {
  const [older, newer] = [
    { kind: 'chapter' as const, textbookId: olderId },
    { kind: 'chapter' as const, textbookId: newerId },
  ];
  ensure((await hasTree(db, older)) && (await hasTree(db, newer)), 'not-found');
  return { lines: compareEditions(await nodesOf(db, older), await nodesOf(db, newer)) };
}
