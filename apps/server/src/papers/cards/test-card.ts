import { randomInt } from 'node:crypto';
import { Readable } from 'node:stream';
import { Id, toStamp } from '@zhibi/contract/kernel';
import {
  type CardDesign,
  cardFaults,
  keyOfQuestion,
  READ_BACK_COPIES,
  type ReadBack,
  type ReadBackFailure,
} from '@zhibi/contract/papers/cards';
import type { Actor } from '@zhibi/contract/session';
import { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { findOpenJob, startJob, type Task } from '../../platform/jobs/index.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { placeFor } from '../../platform/threads/index.js';
import { ownDraft } from '../composing/own-paper.js';
import { layOutPaper } from '../layout/lay-out-paper.js';
import { readPdf } from '../output/kept-file.js';
import { CODE_PLACE } from '../output/store-run.js';
import { findPaper } from '../store.js';
import { blankSheets } from './blank-sheets.js';
import { findCardDesign } from './card-design.js';
import { ensureCards } from './ensure-cards.js';
import type { ReadBackJob, SeenFailure } from './read-back-jobs.js';
import { countsOf } from './rules-read-back.js';
import { changeCard } from './store-card.js';

export const READ_BACK_JOB = 'card-read-back';

/** The test of a version that this person has started and that is under way. */
export const findTest = (db: Db, actor: Actor, paperId: string, revision: number): Promise<string | undefined> =>
  findOpenJob(db, actor, READ_BACK_JOB, { schoolId: actor.schoolId, paperId, revision });

/** Starts the test of a card without faults, once; its result is kept with the version that was tested. */
export async function testCard(
  db: Db,
  actor: Actor,
  { paperId, revision }: { paperId: string; revision: number },
): Promise<{ jobId: string }> {
  await ensureCards(db, actor);
  const { schoolId } = actor;
  const draft = await ownDraft(db, actor, paperId);
  ensure(draft.revision === revision, 'conflict', 'changed-meanwhile');
  const { design } = found(await findCardDesign(db, schoolId, paperId));
  ensure(cardFaults(design).length === 0, 'conflict', 'has-faults');
  const underWay = await findTest(db, actor, paperId, revision);
  return { jobId: underWay ?? (await startJob(db, actor, READ_BACK_JOB, { schoolId, paperId, revision })) };
}

const Payload = z.object({
  schoolId: Id,
  paperId: Id,
  revision: z.number(),
  copies: z.number().int().min(1).max(READ_BACK_COPIES).default(READ_BACK_COPIES),
});

/** So many copies are read before somebody is told how far it is. */
const AT_ONCE = 10;
const MOST_PICTURES = 12;
const MB = 1024 * 1024;

/** Prints the card, fills in 200 copies, distorts them and reads them. A card that was changed meanwhile keeps no result. */
export async function runReadBack(services: Services, { payload, progress }: Task): Promise<{ paperId: string }> {
  const { schoolId, paperId, revision, copies } = Payload.parse(payload);
  const scope = { schoolIds: [schoolId] };
  const began = Date.now();
  const layout = await layOutPaper(services, schoolId, paperId);
  const read = await services.database.asActor(scope, async (db) => ({
    row: found(await findPaper(db, schoolId, paperId)),
    card: found(await findCardDesign(db, schoolId, paperId)),
  }));
  if (read.row.revision !== revision || layout.revision !== revision) return { paperId };
  // A code of nobody, another one for each test: pages that are kept by it are never those of another card.
  const pageCodes = Array.from(
    { length: layout.geometry.pageCount },
    (_, i) => `${CODE_PLACE}.${randomInt(10_000, 99_999)}.${i + 1}`,
  );
  const pdf = await blankSheets(services, {
    pdf: await readPdf(services.files, layout.pdfSha256),
    geometry: layout.geometry,
    schoolName: '',
    pageCodes,
  });
  const job = { pdf, geometry: layout.geometry, pageCodes, numbers: numbersOf(read.card.design) };
  const failures: SeenFailure[] = [];
  await progress(0, copies);
  for (let from = 0; from < copies; from += AT_ONCE) {
    const to = Math.min(copies, from + AT_ONCE);
    failures.push(...(await readApart(services, { ...job, from, to })));
    await progress(to, copies);
  }
  const result = await kept(services, { revision, copies, failures, seconds: (Date.now() - began) / 1_000 });
  await services.database.asActor(scope, (db) => changeCard(db, { schoolId, paperId }, { readBack: result }));
  return { paperId };
}

const readApart = (services: Services, job: ReadBackJob): Promise<SeenFailure[]> =>
  placeFor('scans', services).run(new URL('./read-back-thread.mjs', import.meta.url), 'readBack', job);

const numbersOf = ({ questions }: CardDesign) =>
  Object.fromEntries(questions.map((question) => [keyOfQuestion({ ...question, partIndex: null }), question.no]));

interface Done {
  revision: number;
  copies: number;
  failures: readonly SeenFailure[];
  seconds: number;
}

/** The result, with pictures of the first failures where bytes live. */
async function kept(services: Services, { revision, copies, failures, seconds }: Done): Promise<ReadBack> {
  const told: ReadBackFailure[] = [];
  for (const { picture, ...failure } of failures) {
    const isShown = told.length < MOST_PICTURES;
    const pictureSha256 = isShown ? (await services.files.put(Readable.from([Buffer.from(picture)]), MB)).sha256 : null;
    told.push({ ...failure, places: failure.places.slice(0, 60), pictureSha256 });
  }
  return {
    revision,
    testedAt: toStamp(services.clock.now(), services.settings.TZ_NAME),
    seconds: Math.round(seconds),
    copies,
    ...countsOf(failures, copies),
    failures: told,
  };
}
