import { laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import { endLease, removeUnused } from '../../platform/files/index.js';
import { mount, mountFile, mountForm, mountOpen } from '../../platform/mount.js';
import { openable } from '../../platform/pictures/openable.js';
import { found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { bringResults } from './bring-results.js';
import { changeOwnLab, removeLab } from './change-lab.js';
import { exportLab } from './export-lab.js';
import { addPhoto, photoFor, removePhoto } from './keep-photos.js';
import { keepScores, settleStep } from './keep-scores.js';
import { labFor, shownLab } from './lab-for.js';
import { listLabs } from './list-labs.js';
import { listColleagues, makeLab } from './make-lab.js';
import { moveLab } from './move-lab.js';
import { showOverview, showSheet } from './show-lab.js';

export const laboratoryRoutes = (services: Services) => {
  const { files, database } = services;
  const now = () => services.clock.now();
  const timeZone = services.settings.TZ_NAME;

  mount(services, laboratoryApi.list, ({ db, actor }, input) => listLabs(db, actor, input, timeZone));
  mount(services, laboratoryApi.show, async ({ db, actor }, { assessmentId }) =>
    shownLab(db, actor, await labFor(db, actor, assessmentId), timeZone),
  );
  mount(services, laboratoryApi.colleagues, ({ db, actor }, input) => listColleagues(db, actor, input));
  mount(services, laboratoryApi.make, ({ db, actor }, input) => makeLab(db, actor, input, now()));
  mount(services, laboratoryApi.change, ({ db, actor }, input) => changeOwnLab(db, actor, input));
  mount(services, laboratoryApi.remove, ({ db, actor }, input) => removeLab(db, actor, input));
  mount(services, laboratoryApi.move, ({ db, actor }, input) => moveLab(db, actor, input, now()));
  mount(services, laboratoryApi.sheet, ({ db, actor }, { assessmentId }) =>
    showSheet(db, actor, assessmentId, timeZone),
  );
  mount(services, laboratoryApi.score, ({ db, actor }, input) => keepScores(db, actor, input, now()));
  mount(services, laboratoryApi.overview, ({ db, actor }, { assessmentId }) =>
    showOverview(db, actor, assessmentId, timeZone),
  );
  mount(services, laboratoryApi.settle, ({ db, actor }, input) => settleStep(db, actor, input, now()));
  mountForm(services, laboratoryApi.addPhoto, async ({ actor, transact }, input) =>
    addPhoto(
      actor,
      { ...input, file: await openable(services, input.file) },
      {
        files,
        now: now(),
        transact,
        // As the system: leases belong to no school.
        release: (lease) => database.asSystem((db) => endLease(db, { lease })),
      },
    ),
  );
  mountOpen(services, laboratoryApi.removePhoto, async ({ actor, transact }, { photoId }) => {
    await removeUnused(services, await transact((db) => removePhoto(db, actor, photoId)));
    return {};
  });
  mountFile(services, laboratoryApi.photo, async ({ actor, transact }, { photoId }) => {
    const { sha256, size } = await transact((db) => photoFor(db, actor, photoId));
    return { content: found(await files.open(sha256, { size })), type: 'image/jpeg', size };
  });
  mount(services, laboratoryApi.bring, async ({ db, actor }, input) => ({
    importId: await bringResults(db, actor, input, now()),
  }));
  mountFile(services, laboratoryApi.export, async ({ actor, language, transact }, { assessmentId, format }) => {
    const overview = await transact((db) => showOverview(db, actor, assessmentId, timeZone));
    return exportLab(overview, { format, language });
  });
};
