import type { ProposalSource } from '@zhibi/contract/papers/areas';
import { areasApi } from '@zhibi/contract/papers/areas';
import type { Actor } from '@zhibi/contract/session';
import { mount, mountFile, mountOpen, type OpenCall } from '../../platform/mount.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { sheetFile } from '../../platform/sheets/index.js';
import { layOutPaper } from '../layout/lay-out-paper.js';
import { drawPageOf, keptPage } from '../layout/page-of-layout.js';
import { findLayout } from '../layout/store-layout.js';
import { typesetterOf } from '../layout/typesetter.js';
import { readPdf } from '../output/kept-file.js';
import { checkAreas } from './check-areas.js';
import { listQueue, queueSheet } from './list-queue.js';
import { areasView, paperOfAreas } from './open-areas.js';
import { proposedAreas } from './propose-areas.js';
import { saveAreas } from './save-areas.js';

interface Wish {
  paperId: string;
  revision: number;
  source: ProposalSource;
}

export const areaRoutes = (services: Services): void => {
  const { clock } = services;
  const timeZone = services.settings.TZ_NAME;
  const here = () => ({ now: clock.now(), timeZone });
  /** The words of a version's PDF, where areas are proposed from them; read between two transactions. */
  const linesFor = async ({ actor, transact }: OpenCall<Actor>, { paperId, revision, source }: Wish) => {
    if (source !== 'text') return [];
    const { pdfSha256 } = await transact(async (db) => {
      await paperOfAreas(db, actor, paperId);
      return found(await findLayout(db, actor.schoolId, paperId, revision));
    });
    return typesetterOf(services).readLines(await readPdf(services.files, pdfSha256));
  };

  mountOpen(services, areasApi.open, async ({ actor, transact }, { paperId }) => {
    await transact((db) => paperOfAreas(db, actor, paperId));
    const layout = await layOutPaper(services, actor.schoolId, paperId);
    return transact(async (db) => {
      const row = await paperOfAreas(db, actor, paperId);
      ensure(row.revision === layout.revision, 'conflict', 'areas-changed');
      return areasView(db, actor, row, layout, timeZone);
    });
  });
  mountFile(services, areasApi.page, async ({ actor, transact }, { paperId, revision, page }) => {
    const kept = await transact(async (db) => {
      await paperOfAreas(db, actor, paperId);
      return keptPage(db, { schoolId: actor.schoolId, paperId, revision, page });
    });
    return drawPageOf(services, kept);
  });
  mountOpen(services, areasApi.propose, async (call, wish) => {
    const lines = await linesFor(call, wish);
    const { actor, transact } = call;
    return transact(async (db) => {
      await paperOfAreas(db, actor, wish.paperId);
      const layout = found(await findLayout(db, actor.schoolId, wish.paperId, wish.revision));
      return { areas: await proposedAreas(db, actor.schoolId, layout, { source: wish.source, lines }), lines };
    });
  });
  mountOpen(services, areasApi.save, async (call, input) => {
    const lines = await linesFor(call, input);
    return call.transact((db) => saveAreas(db, call.actor, input, { ...here(), lines }));
  });
  mount(services, areasApi.check, ({ db, actor }, input) => checkAreas(db, actor, input, here()));
  mount(services, areasApi.queue, ({ db, actor }, input) => listQueue(db, actor, input, timeZone));
  mountFile(services, areasApi.exportQueue, async ({ actor, language, transact }, { state, format }) =>
    sheetFile(await transact((db) => queueSheet(db, actor, { state, language, timeZone })), format),
  );
};
