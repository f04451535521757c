import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { found } from '../platform/problem.js';
import { lockUpload, updateUpload } from './store-uploads.js';

/** Gives an upload up; one that is finished or given up already stays as it is. Answers whether its bytes have to go. */
export async function abortUpload(db: Db, actor: Actor, uploadId: string, now: Date): Promise<boolean> {
  const upload = found(await lockUpload(db, actor.schoolId, actor.accountId, uploadId));
  if (upload.state !== 'open') return false;
  await updateUpload(db, actor.schoolId, uploadId, { state: 'aborted', touchedAt: now });
  return true;
}
