import { Readable } from 'node:stream';
import { Id } from '@zhibi/contract/kernel';
import { ExchangeFormat, exchangeLimits } from '@zhibi/contract/questions/exchange';
import type { Actor } from '@zhibi/contract/session';
import { subjectById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import type { FormFiles } from '../../platform/form-files.js';
import { newId } from '../../platform/ids.js';
import { startJob } from '../../platform/jobs/index.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { ensureField } from '../../platform/wrong-field.js';
import { isOwn, mayImportInto } from './policy.js';
import { subjectsSeen } from './rules.js';
import { importById, insertImport } from './store.js';

export const IMPORT_QUESTIONS = 'import-questions';

/** Keeps the file and begins to read it into the teacher's own bank. Nothing is looked at while the teacher waits for the answer. */
export async function startImport(
  { files, clock }: Services,
  actor: Actor,
  { fields, files: [file] }: FormFiles,
  transact: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
): Promise<{ jobId: string; importId: string }> {
  ensure(actor.schoolId !== '', 'not-found');
  const again = fields.get('again');
  ensureField(!again || Id.safeParse(again).success, 'again');
  ensure(Boolean(again) || (file !== undefined && file.bytes.length > 0), 'invalid', 'empty-file');
  const bank = fields.get('bank') === 'school' ? 'school' : 'mine';
  ensure(mayImportInto(bank), 'forbidden', 'school-bank');
  const said = fields.get('format');
  const format = said === undefined || said === '' ? null : ExchangeFormat.safeParse(said === 'qti' ? 'qti-2.1' : said);
  ensureField(format === null || format.success, 'format');
  const subjectId = Number(fields.get('subjectId') ?? actor.subjectId ?? Number.NaN);
  const sent = file && {
    fileName: file.name.slice(0, 200),
    fileSha256: (await files.put(Readable.from([Buffer.from(file.bytes)]), exchangeLimits.fileBytes)).sha256,
  };
  return transact(async (db) => {
    const subject = Number.isInteger(subjectId) ? await subjectById(db, subjectId) : undefined;
    ensure(subject !== undefined || !fields.get('subjectId'), 'not-found');
    const { schoolId, accountId } = actor;
    const kept = again ? await fileOf(db, actor, again) : sent;
    ensure(kept !== undefined, 'invalid', 'empty-file');
    const importId = newId();
    await insertImport(db, {
      schoolId,
      id: importId,
      accountId,
      bank,
      subjectId: subject?.subjectId ?? null,
      format: format?.data ?? null,
      ...kept,
      state: 'waiting',
      createdAt: clock.now(),
      seesSubjects: subjectsSeen(actor),
    });
    return { jobId: await startJob(db, { accountId, schoolId }, IMPORT_QUESTIONS, { importId }), importId };
  });
}

/** The file of an earlier import of one's own: whoever is asked for its format does not send it twice. */
async function fileOf(db: Db, actor: Actor, importId: string): Promise<{ fileName: string; fileSha256: string }> {
  const of = await importById(db, { schoolId: actor.schoolId, importId });
  ensure(isOwn(actor, of), 'not-found');
  return { fileName: of.fileName, fileSha256: of.fileSha256 };
}
