import type { OfflineStep, OfflineWork } from '@zhibi/contract/printing/offline';
import type { Actor } from '@zhibi/contract/session';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { found } from '../../platform/problem.js';
import { offlineNumber } from './rules.js';
import { findOffline, insertStep } from './store.js';

type Recorded = Exclude<OfflineStep, 'priced'>;
/** What stands in the audit of the school whose paper it is. */
const acts = {
  made: 'print-offline-made',
  edited: 'print-offline-changed',
  attached: 'print-offline-changed',
  detached: 'print-offline-changed',
  withdrawn: 'print-offline-withdrawn',
  restored: 'print-offline-restored',
} as const satisfies Record<Recorded, string>;

/** Keeps who did what to a record, and how the changed fields stood before; the audit has it without what somebody typed. */
export async function recordStep(
  db: Db,
  { accountId, name }: Actor,
  { schoolId, id }: { schoolId: string; id: string },
  { step, note = '', before = {} }: { step: Recorded; note?: string; before?: Partial<OfflineWork> },
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
  const { number } = found(await findOffline(db, [schoolId], id));
  const fields = step === 'attached' || step === 'detached' ? ['files'] : Object.keys(before);
  const detail = { number: offlineNumber(number), offlineId: id, ...(fields.length > 0 && { changed: fields }) };
  await recordAct(db, { accountId, schoolId, what: acts[step], detail });
}
