import { type Language, toStamp } from '@zhibi/contract/kernel';
import { PackManifest, printPacksApi } from '@zhibi/contract/printing/packs';
import type { Actor } from '@zhibi/contract/session';
import { typesetterOf } from '../../papers/index.js';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { mount, mountFile, mountOpen } from '../../platform/mount.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { packTicket } from '../batches/paper-forms.js';
import { batchSightOf } from '../batches/policy.js';
import { ordersOnPaper } from '../batches/read-papers.js';
import { dictionaryFor, type Here } from '../settings/read-settings.js';
import { machinesOf } from '../settings/store.js';
import type { OrderRow } from '../store.js';
import { isCurrent, manifestOf, tasksToPack } from './make-pack.js';
import { packZip } from './pack-file.js';
import { openPackKeys, type PackKeys } from './pack-keys.js';
import { packView } from './pack-view.js';
import { packNumber } from './rules.js';
import { findPack, insertPack, nextPackNumber, openPackOf, packsOf } from './store.js';
import { takeReport } from './take-report.js';

const PAGE = 30;

export const printPackRoutes = (services: Services) => {
  const here = () => ({ now: services.clock.now(), timeZone: services.settings.TZ_NAME });
  let opened: Promise<PackKeys> | undefined;
  const keys = () => {
    opened ??= openPackKeys(services);
    return opened;
  };
  mountOpen(services, printPacksApi.make, async ({ actor, language, transact }, wanted) => {
    const known = await transact((db) => toPack(db, actor, wanted, { ...here(), language }));
    if (known.kept !== undefined) return known.kept;
    const { shop, number, sheet } = known;
    const ticket = await typesetterOf(services).setForm(sheet);
    return transact(async (db) => {
      const { orders, batchId } = await tasksToPack(db, actor, wanted);
      const machines = await machinesOf(db, actor.organisationId);
      const manifest = await manifestOf(db, services.files, orders, {
        ...here(),
        ...shop,
        machines: machines.filter(({ shopId }) => shopId === shop.shopId).map(({ name }) => name),
        ticket,
        number: packNumber(number),
      });
      const pack = {
        organisationId: actor.organisationId,
        id: manifest.packId,
        number,
        ...shop,
        batchId,
        orderIds: orders.map(({ id }) => id),
        manifest: JSON.stringify(manifest),
        ticket,
        madeBy: actor.accountId,
        madeByName: actor.name,
        madeAt: here().now,
      };
      await insertPack(db, pack);
      return packView(found(await findPack(db, batchSightOf(actor), pack.id)), here());
    });
  });
  mountFile(services, printPacksApi.file, async ({ actor, language, transact }, { packId }) => {
    const pack = found(await transact((db) => findPack(db, batchSightOf(actor), packId)));
    const manifest = PackManifest.parse(JSON.parse(pack.manifest));
    const sizes = await Promise.all(
      manifest.files.filter(({ name }) => name !== 'ticket.pdf').map(({ sha256 }) => services.files.sizeOf(sha256)),
    );
    ensure(!sizes.includes(undefined), 'conflict', 'file-changed');
    return {
      content: packZip(services.files, await keys(), {
        manifest,
        text: pack.manifest,
        ticket: pack.ticket,
        language,
      }),
      type: 'application/zip',
      name: { parts: [packNumber(pack.number), pack.shopName], ending: 'zip' },
    };
  });
  mount(services, printPacksApi.list, async ({ db, actor }, { cursor }) => {
    const rows = await packsOf(db, batchSightOf(actor), { after: idOfCursor(cursor), limit: PAGE + 1 });
    const { items, next } = pageAfter(rows, PAGE, ({ id }) => id);
    return { items: items.map((row) => packView(row, here())), next };
  });
  mountOpen(services, printPacksApi.take, async ({ actor, transact }, { report }) => {
    const own = await keys();
    return transact((db) => takeReport(db, actor, report, { ...here(), keys: own }));
  });
};

/** What a new pack is made of; or the one that says the same and has not come back. */
async function toPack(
  db: Db,
  actor: Actor,
  wanted: { orderId: string } | { batchId: string },
  { language, ...here }: Here & { language: Language },
) {
  const { orders } = await tasksToPack(db, actor, wanted);
  const [first] = orders;
  const shop = { shopId: first?.shopId ?? '', shopName: first?.shopName ?? '' };
  const open = await openPackOf(
    db,
    batchSightOf(actor),
    orders.map(({ id }) => id),
  );
  const isSame = open !== undefined && isCurrent(PackManifest.parse(JSON.parse(open.manifest)), orders);
  if (isSame && open.shopId === shop.shopId) return { kept: packView(open, here) };
  return {
    kept: undefined,
    shop,
    ...(await ticketOf(db, actor, orders, { ...here, shopName: shop.shopName, language })),
  };
}

async function ticketOf(
  db: Db,
  actor: Actor,
  orders: readonly OrderRow[],
  { language, shopName, ...here }: Here & { language: Language; shopName: string },
) {
  const number = await nextPackNumber(db);
  const onPaper = await ordersOnPaper(db, orders, here);
  const stamps = onPaper.map(({ wanted }) => wanted).sort();
  const said = {
    number: packNumber(number),
    shopName,
    dueAt: stamps[0] ?? '',
    madeAt: toStamp(here.now, here.timeZone),
    by: actor.name,
  };
  return {
    number,
    sheet: packTicket(said, { orders: onPaper, dictionary: await dictionaryFor(db, actor), language }),
  };
}
