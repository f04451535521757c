import { handbookApi } from '@zhibi/contract/analysis/handbook';
import { copiesName, pdfAnswer } from '../../papers/index.js';
import { sendFile } from '../../platform/file-answer.js';
import { type TaskList, withEnd } from '../../platform/jobs/index.js';
import { knownAddress } from '../../platform/known-address.js';
import { languageOf } from '../../platform/language.js';
import { mount, mountFile, mountOpen, mountPublic, route } from '../../platform/mount.js';
import { parse } from '../../platform/parse-input.js';
import { ensure, found } from '../../platform/problem.js';
import { addressToPrint } from '../../platform/rules-address.js';
import type { Routes, Services } from '../../platform/services.js';
import { drawOne } from './draw-booklet.js';
import { giveRedo } from './give-redo.js';
import { listSources } from './list-sources.js';
import { failHandbook, makeHandbook } from './make-handbook.js';
import { saveSheetSetting, showSheetCodes, showSheetSetting, withdrawSheets } from './manage-sheets.js';
import { planBooklets } from './plan-booklets.js';
import { MAKE_HANDBOOK, printHandbook } from './print-handbook.js';
import { fileOfSheet, readSheet } from './read-sheet.js';
import { collectHandbook, giveBack } from './return-handbook.js';
import { bookToFetch, listHandbooks, showResults } from './show-handbooks.js';
import { showRedo } from './show-redo.js';
import { takeBackRedo } from './take-back-redo.js';

export const handbookRoutes: Routes = (services) => {
  const here = () => ({ now: services.clock.now(), timeZone: services.settings.TZ_NAME });
  /** What is printed on sheets is opened by the telephones of families. */
  const originOf = (request: { protocol: string; host: string }) => addressToPrint(knownAddress(services), request);
  mount(services, handbookApi.list, ({ db, actor }, input) => listHandbooks(db, actor, input, here()));
  mount(services, handbookApi.sources, ({ db, actor }, input) => listSources(db, actor, input, here()));
  mount(services, handbookApi.plan, ({ db, actor }, input) => planBooklets(db, actor, input, here()));
  mountOpen(services, handbookApi.draw, (call, input) => drawOne(services, call, input, here()));
  mount(services, handbookApi.print, ({ db, actor, request }, input) =>
    printHandbook(db, actor, input, { ...here(), origin: originOf(request) }),
  );
  mount(services, handbookApi.redoable, ({ db, actor }, input) => showRedo(db, actor, input, here()));
  mount(services, handbookApi.redo, ({ db, actor, request }, input) =>
    giveRedo(db, actor, input, { ...here(), origin: originOf(request) }),
  );
  mount(services, handbookApi.takeBackRedo, ({ db, actor }, { handbookId }) =>
    takeBackRedo(db, actor, handbookId, here().now),
  );
  mount(services, handbookApi.results, ({ db, actor }, { handbookId }) => showResults(db, actor, handbookId, here()));
  mount(services, handbookApi.collect, ({ db, actor }, { handbookId }) =>
    collectHandbook(db, actor, handbookId, here().now),
  );
  mount(services, handbookApi.giveBack, ({ db, actor }, { handbookId }) => giveBack(db, actor, handbookId, here().now));
  mountPublic(services, handbookApi.sheet, (_, { key }) => readSheet(services.database, key, here()));
  route(services, handbookApi.sheetFile, async (request, reply) => {
    const input = await parse(handbookApi.sheetFile, request, languageOf(request.headers['accept-language']));
    const { sha256, type, size } = await fileOfSheet(services.database, input, here());
    return sendFile(reply, { content: found(await services.files.open(sha256, { size })), type, size });
  });
  mount(services, handbookApi.sheetCodes, ({ db, actor }, { handbookId }) =>
    showSheetCodes(db, actor, handbookId, here()),
  );
  mount(services, handbookApi.withdrawSheets, ({ db, actor }, { handbookId }) =>
    withdrawSheets(db, actor, handbookId, here().now),
  );
  mount(services, handbookApi.sheetSetting, ({ db, actor }) => showSheetSetting(db, actor));
  mount(services, handbookApi.saveSheetSetting, async ({ db, actor }, { days }) => {
    await saveSheetSetting(db, actor, days);
    return {};
  });
  mountFile(services, handbookApi.pdf, async ({ actor, language, transact }, { handbookId }) => {
    const { row, className } = await transact((db) => bookToFetch(db, actor, handbookId));
    ensure(row.pdfSha256 !== null, 'conflict', 'not-ready');
    return pdfAnswer(services.files, row.pdfSha256, [row.title, className, copiesName[language]]);
  });
};

/** The background work of booklets. */
export const handbookTasks = (services: Services): TaskList => ({
  [MAKE_HANDBOOK]: withEnd(
    (task) => makeHandbook(services, task),
    (payload) => failHandbook(services, payload),
  ),
});
