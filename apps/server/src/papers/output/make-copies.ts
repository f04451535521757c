import { Id } from '@zhibi/contract/kernel';
import type { CopyLink } from '@zhibi/typeset';
import { z } from 'zod';
import type { Db } from '../../platform/db.js';
import type { Task } from '../../platform/jobs/index.js';
import { found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { geometryOf } from '../layout/store-layout.js';
import { typesetterOf } from '../layout/typesetter.js';
import { keepPdf, readPdf } from './kept-file.js';
import { failRun, finishRun } from './store-made.js';
import { CODE_RULE, copiesOf, findRun } from './store-run.js';
import { wordsOfCopies } from './words-of-copies.js';

const Payload = z.object({ schoolId: Id, printRunId: Id, baseSha256: z.string() });

/**
 * Makes every student's copy of a print run: the pages with name, code and QR code. Doing it again makes the same file.
 * @param link on the first page of each copy: of a run for one student, whose sheet a telephone opens
 */
export async function makeCopies(
  services: Services,
  { payload, progress }: Task,
  link?: CopyLink,
): Promise<{ printRunId: string }> {
  const { schoolId, printRunId, baseSha256 } = Payload.parse(payload);
  const scope = { schoolIds: [schoolId] };
  const { run, geometry, copies } = await services.database.asActor(scope, (db) => readRun(db, schoolId, printRunId));
  await progress(0, copies.length);
  const pdf = await typesetterOf(services).stampCopies({
    pdf: await readPdf(services.files, baseSha256),
    geometry,
    copies: copies.map((copy) => ({ ...copy, link })),
    ...(run.dots ? { dots: CODE_RULE } : {}),
  });
  const sha256 = await keepPdf(services.files, pdf);
  await services.database.asActor(scope, (db) => finishRun(db, schoolId, printRunId, sha256));
  await progress(copies.length, copies.length);
  return { printRunId };
}

/** The copies could not be made: the run says so. */
export async function failCopies({ database }: Services, payload: Task['payload']): Promise<void> {
  const { schoolId, printRunId } = Payload.parse(payload);
  await database.asActor({ schoolIds: [schoolId] }, (db) => failRun(db, schoolId, printRunId));
}

async function readRun(db: Db, schoolId: string, printRunId: string) {
  const run = found(await findRun(db, schoolId, printRunId));
  const geometry = await geometryOf(db, schoolId, run.paperId, run.revision, run.form);
  return { run, geometry, copies: await wordsOfCopies(db, schoolId, run, await copiesOf(db, schoolId, printRunId)) };
}
