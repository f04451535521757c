import { composingApi } from '@zhibi/contract/papers/composing';
import { mount, mountFile, mountOpen } from '../../../platform/mount.js';
import type { Services } from '../../../platform/services.js';
import { sheetFile } from '../../../platform/sheets/index.js';
import { blueprintSheet } from './blueprint-sheet.js';
import { makePapers } from './make-papers.js';
import { readBlueprint } from './read-blueprint.js';
import { showBank } from './show-bank.js';
import { tryOut } from './try-out.js';

/** Automatic composition. */
export const composingRoutes = (services: Services) => {
  const { clock, settings } = services;
  mount(services, composingApi.bank, ({ db, actor }, input) => showBank(db, actor, input, clock.now()));
  mountOpen(services, composingApi.tryOut, (call, input) => tryOut(services, call, input));
  mount(services, composingApi.make, ({ db, actor, language }, input) =>
    makePapers(db, actor, input, { language, now: clock.now(), timeZone: settings.TZ_NAME }),
  );
  mount(services, composingApi.blueprint, ({ db, actor }, { paperId }) => readBlueprint(db, actor, paperId));
  mountFile(services, composingApi.table, async ({ actor, language, transact }, { paperId, format }) =>
    sheetFile(await transact((db) => blueprintSheet(db, actor, paperId, language)), format),
  );
};
