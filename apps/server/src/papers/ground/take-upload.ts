import type { Readable } from 'node:stream';
import { Id } from '@zhibi/contract/kernel';
import { groundLimits } from '@zhibi/contract/papers/ground';
import type { Actor } from '@zhibi/contract/session';
import { subjectById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { startJob } from '../../platform/jobs/index.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { ownGround } from './own-ground.js';
import { insertGround, unfinishedOf } from './store.js';

export const READ_GROUND = 'read-ground';

/** A form with files as it arrives, part by part. */
interface SentForm {
  isMultipart(): boolean;
  parts(how: { limits: { files: number; fileSize: number; fields: number } }): AsyncIterable<FormPart>;
}

type FormPart =
  | { type: 'field'; fieldname: string; value: unknown }
  | { type: 'file'; file: Readable & { truncated: boolean }; filename: string };

const TITLE = 100;

/** Keeps what was sent as it arrives and begins to read it. A file that is too large is given up before its end, and nothing of the form is kept. */
export async function takeUpload(
  { files, clock }: Services,
  actor: Actor,
  request: SentForm,
  transact: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
): Promise<{ groundId: string; jobId: string }> {
  ensure(actor.schoolId !== '', 'not-found');
  ensure(request.isMultipart(), 'invalid', 'no-files');
  const fields = new Map<string, string>();
  const kept: { name: string; sha256: string }[] = [];
  let bytes = 0;
  // One more than is taken, so that what is too long is seen to be.
  const limits = { files: groundLimits.files + 1, fileSize: groundLimits.fileBytes + 1, fields: 5 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields.set(part.fieldname, String(part.value));
      continue;
    }
    const { sha256, size } = await files.put(part.file, groundLimits.fileBytes + 1);
    bytes += size;
    ensure(
      !part.file.truncated && size <= groundLimits.fileBytes && bytes <= groundLimits.bytes,
      'invalid',
      'too-large',
    );
    if (size > 0) kept.push({ name: part.filename, sha256 });
    ensure(kept.length <= groundLimits.files, 'invalid', 'too-many-pages');
  }
  ensure(kept.length > 0, 'invalid', 'no-files');
  const subjectId = found(/^\d{1,6}$/.exec(fields.get('subjectId') ?? '')?.[0]);
  const like = fields.get('like') ?? '';
  const title = fields.get('title')?.trim() || (kept[0]?.name ?? '').replace(/\.\w{1,5}$/, '') || '--';
  return transact(async (db) => {
    const { schoolId, accountId } = actor;
    found(await subjectById(db, Number(subjectId)));
    ensure((await unfinishedOf(db, schoolId, accountId)) < groundLimits.kept, 'conflict', 'too-many');
    const likeId = like === '' ? null : (await ownGround(db, actor, found(Id.safeParse(like).data))).id;
    const groundId = newId();
    const row = {
      schoolId,
      id: groundId,
      accountId,
      subjectId: Number(subjectId),
      title: title.slice(0, TITLE),
      state: 'reading' as const,
      likeId,
      madeAt: clock.now(),
    };
    await insertGround(
      db,
      row,
      kept.map(({ sha256 }) => sha256),
    );
    return { groundId, jobId: await startJob(db, { accountId, schoolId }, READ_GROUND, { groundId }) };
  });
}
