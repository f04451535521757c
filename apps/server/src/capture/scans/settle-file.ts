import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { batchToMend } from './show-batch.js';
import { settleFileOf } from './store.js';

interface Settling {
  batchId: string;
  position: number;
  /** False takes it back. */
  settled: boolean;
}

/** Says that a file which gave no pages is seen to: scanned anew elsewhere, or not needed. What it could not give is still missing. */
export async function settleFile(
  db: Db,
  actor: Actor,
  { batchId, position, settled }: Settling,
  now: Date,
): Promise<void> {
  const { batch } = await batchToMend(db, actor, batchId);
  const by = settled ? { settledBy: actor.accountId, settledAt: now } : { settledBy: null, settledAt: null };
  found(await settleFileOf(db, { schoolId: batch.schoolId, batchId, position }, by));
}
