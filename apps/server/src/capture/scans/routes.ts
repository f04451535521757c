import { scansApi, slipLimits } from '@zhibi/contract/capture/scans';
import type { Actor } from '@zhibi/contract/session';
import { copyOfSlip, homeworkForTeacher, isInSchool } from '../../homework/index.js';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { startJob } from '../../platform/jobs/index.js';
import { mount, mountFile, mountOpen, mountPublic } from '../../platform/mount.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { assignPage, setPageAside } from './assign-page.js';
import { AtOnce } from './at-once.js';
import { keepPhoto, keepSlipPhoto } from './keep-photo.js';
import { pageToSee } from './page-to-mend.js';
import { isOperations } from './policy.js';
import { warmReader } from './read/read-apart.js';
import { removePhoto, removeSlipPhoto } from './remove-photo.js';
import { changeBySlip, readBySlip } from './school-of-slip.js';
import { settleChoice } from './settle-choice.js';
import { settleFile } from './settle-file.js';
import { batchToMend, showBatch, showScannedPage } from './show-batch.js';
import { showBatches } from './show-batches.js';
import { photoPicture, showPhotos, showSlipPhotos } from './show-photos.js';
import { batchesOf, setState } from './store.js';
import { showStrayPhotos, strayPicture, takeStrayAway } from './stray-photos.js';
import { takePhoto } from './take-photo.js';
import { takeSlipPhoto } from './take-slip-photo.js';
import { READ_SCANS, takeUpload } from './take-upload.js';

const PAGE = 20;

export const scansRoutes = (services: Services): void => {
  const { clock, files, settings } = services;
  mountOpen(services, scansApi.upload, ({ actor, request, transact }) =>
    takeUpload(services, actor, request, transact),
  );
  mountOpen(services, scansApi.sendPhoto, ({ actor, request, transact }) =>
    takePhoto(services, actor, request, transact),
  );
  const underWay = new AtOnce(slipLimits.atOnce);
  mountPublic(services, scansApi.sendBySlip, ({ request }) => takeSlipPhoto(services, request, underWay));
  mountPublic(services, scansApi.slipPhotos, (_, { secret }) =>
    readBySlip(services.database, secret, async (db, of) => {
      const now = clock.now();
      const here = { now, timeZone: settings.TZ_NAME };
      return thenWarm(services, await showSlipPhotos(db, await copyOfSlip(db, of, now), here));
    }),
  );
  mountPublic(services, scansApi.keepBySlip, (_, { secret, photoId }) =>
    changeBySlip(services.database, secret, async (db, of) =>
      keepSlipPhoto(db, await copyOfSlip(db, of, clock.now()), photoId, clock.now()),
    ),
  );
  mountPublic(services, scansApi.removeBySlip, (_, { secret, photoId }) =>
    changeBySlip(services.database, secret, async (db, of) =>
      removeSlipPhoto(db, await copyOfSlip(db, of, clock.now()), photoId),
    ),
  );
  mount(services, scansApi.photos, async ({ db, actor }, { homeworkId }) => {
    const here = { now: clock.now(), timeZone: settings.TZ_NAME };
    return thenWarm(services, await showPhotos(db, actor, homeworkId, here));
  });
  mount(services, scansApi.keepPhoto, ({ db, actor }, { photoId }) => keepPhoto(db, actor, photoId, clock.now()));
  mount(services, scansApi.removePhoto, ({ db, actor }, { photoId }) => removePhoto(db, actor, photoId, clock.now()));
  mountFile(services, scansApi.photoPicture, async ({ actor, transact }, { photoId }) => {
    const sha256 = await transact((db) => photoPicture(db, actor, photoId));
    return { content: found(await files.open(sha256)), type: 'image/jpeg' };
  });
  mount(services, scansApi.strayPhotos, async ({ db, actor }, { homeworkId }) => ({
    items: await showStrayPhotos(db, actor, homeworkId, settings.TZ_NAME),
  }));
  mountFile(services, scansApi.strayPicture, async ({ actor, transact }, { photoId }) => {
    const sha256 = await transact((db) => strayPicture(db, actor, photoId));
    return { content: found(await files.open(sha256)), type: 'image/jpeg' };
  });
  mount(services, scansApi.takeAway, async ({ db, actor }, { photoId }) => {
    await takeStrayAway(db, actor, photoId);
    return {};
  });
  mount(services, scansApi.batches, async ({ db, actor }, { homeworkId, onlyDoubts, cursor }) => {
    const which = await batchesToSee(db, actor, homeworkId);
    const wanted = { schoolIds: actor.schoolIds, ...which, onlyDoubts, before: idOfCursor(cursor), limit: PAGE + 1 };
    const { items, next } = pageAfter(await batchesOf(db, wanted), PAGE, ({ id }) => id);
    return { items: await showBatches(db, items, settings.TZ_NAME), next };
  });
  mount(services, scansApi.batch, ({ db, actor }, { batchId }) => showBatch(db, actor, batchId, settings.TZ_NAME));
  mount(services, scansApi.page, ({ db, actor }, { pageId }) => showScannedPage(db, actor, pageId));
  mountFile(services, scansApi.picture, async ({ actor, transact }, { pageId, look }) => {
    const { page } = await transact((db) => pageToSee(db, actor, pageId));
    const sha256 = found(look === 'straight' ? page.straightSha256 : page.originalSha256);
    return { content: found(await files.open(sha256)), type: 'image/jpeg' };
  });
  mount(services, scansApi.settle, async ({ db, actor }, input) => {
    await settleChoice(db, actor, input, clock.now());
    return {};
  });
  mountOpen(services, scansApi.assign, async ({ actor, transact }, input) => {
    await assignPage(services, actor, input, transact);
    return {};
  });
  mount(services, scansApi.setAside, async ({ db, actor }, { pageId }) => {
    await setPageAside(db, actor, pageId, clock.now());
    return {};
  });
  mount(services, scansApi.settleFile, async ({ db, actor }, input) => {
    await settleFile(db, actor, input, clock.now());
    return {};
  });
  mount(services, scansApi.retry, async ({ db, actor }, { batchId }) => {
    const { batch } = await batchToMend(db, actor, batchId);
    ensure(batch.state !== 'reading', 'conflict', 'still-reading');
    const { schoolId } = batch;
    await setState(db, { schoolId, batchId }, 'reading');
    return { jobId: await startJob(db, { accountId: actor.accountId, schoolId }, READ_SCANS, { batchId }) };
  });
};

/** Operations see all batches of the school that they have chosen; a teacher those of a homework of the own classes, or what the teacher has scanned. */
async function batchesToSee(db: Db, actor: Actor, homeworkId: string | undefined) {
  if (isOperations(actor)) return { homeworkId, schoolIds: actor.schoolId === '' ? [] : [actor.schoolId] };
  ensure(isInSchool(actor), 'not-found');
  if (homeworkId === undefined) return { createdBy: actor.accountId };
  return { homeworkId: (await homeworkForTeacher(db, actor, homeworkId)).id };
}

/** Whoever looks at a page that takes photographs sends one in a moment. */
function thenWarm<T extends { isOpen: boolean }>(services: Services, shown: T): T {
  if (shown.isOpen) warmReader(services);
  return shown;
}
