import type { Readable } from 'node:stream';
import { scanLimits, type scanReasons } from '@zhibi/contract/capture/scans';
import { Id } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { homeworkForTeacher, takesInk } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { startJob } from '../../platform/jobs/index.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { mayMend } from './policy.js';
import { insertBatch } from './store.js';

export const READ_SCANS = 'read-scans';

/** A form with files as it arrives, part by part. */
interface SentForm {
  isMultipart(): boolean;
  parts(how: { limits: { files: number; fileSize: number; fields: number } }): AsyncIterable<FormPart>;
}

type FormPart =
  | { type: 'field'; fieldname: string; value: unknown }
  | { type: 'file'; file: Readable & { truncated: boolean }; filename: string };

interface Kept {
  name: string;
  sha256: string;
}

/** Keeps the files of a batch as they arrive, however large, and begins to read them. */
export async function takeUpload(
  { files, clock }: Services,
  actor: Actor,
  request: SentForm,
  transact: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
): Promise<{ batchId: string; jobId: string }> {
  ensure(request.isMultipart(), 'invalid', 'no-files');
  const kept: Kept[] = [];
  let homeworkId: string | undefined;
  // One more than is taken, so that what is too long is seen to be.
  const limits = { files: scanLimits.files + 1, fileSize: scanLimits.fileBytes + 1, fields: 5 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.fieldname === 'homeworkId') homeworkId = Id.safeParse(part.value).data;
      continue;
    }
    // Whose homework it is stands before the files: nobody else's gigabytes are kept.
    if (kept.length === 0) await transact((db) => ensureMayScan(db, actor, homeworkId));
    const { sha256, size } = await files.put(part.file, scanLimits.fileBytes + 1);
    ensure(!part.file.truncated && size <= scanLimits.fileBytes, 'invalid', 'too-large');
    // A form of which no file was chosen has one without a name; an empty one that has a name is what a full disk left, and told.
    if (size > 0 || part.filename !== '') kept.push({ name: part.filename.slice(0, 200), sha256 });
    ensure(kept.length <= scanLimits.files, 'invalid', 'too-large');
  }
  ensure(kept.length > 0, 'invalid', 'no-files');
  return transact(async (db) => {
    const homework = await ensureMayScan(db, actor, homeworkId);
    const { schoolId, accountId } = actor;
    const batchId = newId();
    const batch = { schoolId, id: batchId, homeworkId: homework.id, state: 'reading' } as const;
    await insertBatch(
      db,
      { ...batch, createdBy: accountId, createdByName: actor.name, createdAt: clock.now() },
      kept.map((file, position) => ({ schoolId, batchId, position, ...file })),
    );
    return { batchId, jobId: await startJob(db, { accountId, schoolId }, READ_SCANS, { batchId }) };
  });
}

async function ensureMayScan(db: Db, actor: Actor, homeworkId: string | undefined) {
  ensure(homeworkId !== undefined, 'invalid', 'no-files');
  const homework = await homeworkForTeacher(db, actor, homeworkId);
  ensure(mayMend(actor, homework), 'not-found');
  ensure(takesInk(homework), 'conflict', 'homework-over' satisfies keyof typeof scanReasons);
  return homework;
}
