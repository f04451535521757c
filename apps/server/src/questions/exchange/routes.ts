import { exchangeApi, exchangeLimits } from '@zhibi/contract/questions/exchange';
import type { Actor } from '@zhibi/contract/session';
import { cursorAfterKey, ensureCursor, idOfCursor, keyOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { takeFormFiles } from '../../platform/form-files.js';
import { mount, mountFile, mountOpen } from '../../platform/mount.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { exportFile, lossesIn, tableFile, takeQuestions } from './export-questions.js';
import { dropItem, mendItem } from './mend-item.js';
import { isOwn } from './policy.js';
import { settleNear } from './settle-near.js';
import { showImport } from './show-import.js';
import { showItems } from './show-items.js';
import { startImport } from './start-import.js';
import { countItems, importById, importsOf, itemsOf } from './store.js';
import { reasonsIn } from './store-reasons.js';
import { templateRows } from './template-rows.js';
import { undoImport } from './undo-import.js';

const PAGE = 50;
const UPLOAD = { files: 1, fileBytes: exchangeLimits.fileBytes, bytes: exchangeLimits.fileBytes };

export const exchangeRoutes = (services: Services): void => {
  mountWork(services);
  mountReading(services);
  mountExport(services);
};

/** The import of this teacher; anybody else's is not found. */
async function ownImport(db: Db, actor: Actor, importId: string) {
  ensure(actor.schoolId !== '', 'not-found');
  const of = await importById(db, { schoolId: actor.schoolId, importId });
  ensure(isOwn(actor, of), 'not-found');
  return of;
}

async function shown(db: Db, actor: Actor, importId: string, timeZone: string) {
  const of = await ownImport(db, actor, importId);
  const counts = await countItems(db, actor.schoolId, [importId]);
  return showImport(of, counts.get(importId), timeZone);
}

function mountWork(services: Services): void {
  const timeZone = services.settings.TZ_NAME;
  mountOpen(services, exchangeApi.import, async ({ actor, request, transact }) =>
    startImport(services, actor, await takeFormFiles(request, UPLOAD), transact),
  );
  mount(services, exchangeApi.mend, ({ db, actor }, input) => mendItem(db, actor, input));
  mount(services, exchangeApi.drop, ({ db, actor }, input) => dropItem(db, actor, input));
  mount(services, exchangeApi.settleNear, ({ db, actor }, input) => settleNear(db, actor, input));
  mount(services, exchangeApi.undo, async ({ db, actor }, { importId }) => {
    await undoImport(db, actor, importId);
    return shown(db, actor, importId, timeZone);
  });
}

function mountReading(services: Services): void {
  const timeZone = services.settings.TZ_NAME;
  mount(services, exchangeApi.importInfo, async ({ db, actor }, { importId }) => ({
    ...(await shown(db, actor, importId, timeZone)),
    told: await reasonsIn(db, { schoolId: actor.schoolId, importId }),
  }));
  mount(services, exchangeApi.imports, async ({ db, actor }, { cursor }) => {
    if (actor.schoolId === '') return { items: [], next: null };
    const rows = await importsOf(db, actor, { before: idOfCursor(cursor), limit: PAGE + 1 });
    const { items, next } = pageAfter(rows, PAGE, ({ id }) => id);
    const counts = await countItems(
      db,
      actor.schoolId,
      items.map(({ id }) => id),
    );
    return { items: items.map((one) => showImport(one, counts.get(one.id), timeZone)), next };
  });
  mount(services, exchangeApi.items, async ({ db, actor }, { importId, outcome, warned, cursor }) => {
    const of = await ownImport(db, actor, importId);
    const [after = 0] = keyOfCursor(cursor, 1) ?? [];
    ensureCursor(typeof after === 'number');
    const wanted = { outcome, warned: warned ?? false, after, limit: PAGE + 1 };
    const rows = await itemsOf(db, { schoolId: of.schoolId, importId }, wanted);
    const items = rows.slice(0, PAGE);
    const last = items.at(-1);
    return {
      items: await showItems(db, actor, of, items),
      next: rows.length > PAGE && last ? cursorAfterKey([last.position]) : null,
    };
  });
}

function mountExport(services: Services): void {
  mountFile(services, exchangeApi.export, async ({ actor, language, transact }, { format, ids }) => {
    const taken = await transact((db) => takeQuestions(db, actor, ids));
    return exportFile(services, { schoolId: actor.schoolId, language }, format, taken);
  });
  mountOpen(services, exchangeApi.losses, async ({ actor, transact }, { format, questionIds }) => {
    const taken = await transact((db) => takeQuestions(db, actor, questionIds));
    return lossesIn(services, actor.schoolId, format, taken);
  });
  mountFile(services, exchangeApi.template, ({ language }) =>
    tableFile({ name: language === 'zh' ? '试题导入模板' : 'Question template' }, templateRows()),
  );
}
