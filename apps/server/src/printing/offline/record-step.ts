import type { OfflineStep, OfflineWork } from '@zhibi/contract/printing/offline';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { insertStep } from './store.js';

/** Keeps who did what to a record, and how the changed fields stood before. */
export async function recordStep(
  db: Db,
  { accountId, name }: Actor,
  { schoolId, id }: { schoolId: string; id: string },
  { step, note = '', before = {} }: { step: OfflineStep; note?: string; before?: Partial<OfflineWork> },
  { now }: { now: Date },
): Promise<void> {
  await insertStep(db, {
    schoolId,
    id: newId(),
    offlineId: id,
    at: now,
    accountId,
    accountName: name,
    step,
    note,
    before,
  });
}
