import { toStamp } from '@zhibi/contract/kernel';
import { libraryApi } from '@zhibi/contract/papers/library';
import { mount, mountFile } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { drawPageOf } from '../layout/page-of-layout.js';
import { adaptPaper } from './adapt-paper.js';
import { duplicatePaper } from './duplicate-paper.js';
import type { LaterDomains } from './later-domains.js';
import { listLibrary } from './list-library.js';
import { listPapersOfSchool, pageOfSchool, showTechnicalRecord } from './papers-of-school.js';
import { archivePaper, sharePaper } from './place-paper.js';
import { showRecord } from './show-record.js';

export const libraryRoutes = (later: LaterDomains) => (services: Services) => {
  const { clock } = services;
  const timeZone = services.settings.TZ_NAME;
  mount(services, libraryApi.list, ({ db, actor }, input) => listLibrary(db, actor, input, { later, timeZone }));
  mount(services, libraryApi.detail, ({ db, actor }, { paperId }) =>
    showRecord(db, actor, paperId, { later, timeZone }),
  );
  mount(services, libraryApi.ofSchool, ({ db, actor }, input) =>
    listPapersOfSchool(db, actor, input, { later, timeZone }),
  );
  mount(services, libraryApi.recordOfSchool, ({ db, actor }, { paperId }) =>
    showTechnicalRecord(db, actor, paperId, { later, timeZone }),
  );
  mountFile(services, libraryApi.pageOfSchool, async ({ transact, actor }, input) =>
    drawPageOf(services, await transact((db) => pageOfSchool(db, actor, input))),
  );
  mount(services, libraryApi.duplicate, ({ db, actor }, input) => duplicatePaper(db, actor, input, clock.now()));
  mount(services, libraryApi.adapt, ({ db, actor }, input) => adaptPaper(db, actor, input, clock.now()));
  mount(services, libraryApi.share, async ({ db, actor }, input) => {
    await sharePaper(db, actor, input, clock.now());
    return {};
  });
  mount(services, libraryApi.archive, async ({ db, actor }, input) => {
    const archivedAt = await archivePaper(db, actor, input, clock.now());
    return { archivedAt: archivedAt && toStamp(archivedAt, timeZone) };
  });
};
