import { instantOf, toStamp } from '@zhibi/contract/kernel';
import { MOST_DAYS, type Settlement } from '@zhibi/contract/printing/counting';
import { dayAfter } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import { recordAct } from '../../platform/audit.js';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { batchSightOf } from '../batches/policy.js';
import { yuan } from '../settings/audit-settings.js';
import { type Here, shopsOf } from '../settings/read-settings.js';
import { summed } from './store-lines.js';
import {
  claimOrders,
  findSettlement,
  insertSettlement,
  isCancelled,
  type SettlementRow,
  settlementsOf,
  withdrawSettlement,
  writeSignature,
} from './store-settlements.js';

const PAGE = 20;
const dated = (day: string) => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;

/** Settles what a shop has shipped in a period, and what it printed outside the system: each once, at the price that was kept. */
export async function settle(
  db: Db,
  actor: Actor,
  { shopId, from, until }: { shopId: string; from: string; until: string },
  { now, timeZone }: Here,
): Promise<{ settlementId: string }> {
  ensure(from <= until && dayAfter(from, MOST_DAYS) > until, 'conflict', 'period-wrong');
  const { schoolIds, organisationId, name } = actor;
  const shop = (await shopsOf(db, actor)).find((one) => one.shopId === shopId);
  ensure(shop !== undefined, 'conflict', 'no-such-shop');
  const settlementId = newId();
  await claimOrders(db, {
    schoolIds,
    shopId,
    from: instantOf(`${from}000000`, timeZone),
    until: instantOf(`${dayAfter(until, 1)}000000`, timeZone),
    days: { fromOn: dated(from), untilOn: dated(until) },
    settlementId,
  });
  const sums = await summed(db, schoolIds, settlementId);
  ensure(sums.lines.length > 0, 'conflict', 'nothing-to-settle');
  await insertSettlement(db, {
    organisationId,
    id: settlementId,
    shopId,
    shopName: shop.shopName,
    fromOn: dated(from),
    untilOn: dated(until),
    ...sums,
    createdByName: name,
    createdAt: now,
  });
  await noted(db, actor, 'settlement-made', found(await findSettlement(db, batchSightOf(actor), settlementId)));
  return { settlementId };
}

const numberOf = ({ number }: SettlementRow) => `S${String(number).padStart(6, '0')}`;

/** What was done with money stands in the audit. */
const noted = (
  db: Db,
  { accountId }: Actor,
  what: 'settlement-made' | 'settlement-signed' | 'settlement-voided',
  row: SettlementRow,
) => {
  const { id: settlementId, shopName: shop, fromOn: from, untilOn: to, lines } = row;
  const sheets = lines.reduce((sum, line) => sum + line.sheets, 0);
  const cost = yuan(lines.reduce((sum, line) => sum + line.costLi, 0));
  const detail = { number: numberOf(row), settlementId, shop, period: `${from} – ${to}`, sheets, cost };
  return recordAct(db, { accountId, schoolId: null, what, detail });
};

const sideOf = ({ role }: Actor) => (role === 'ZHIBI_PRINT_CENTER' ? 'centre' : 'shop');

/** Signs what was seen for the side of the actor; the same person signs once, however often it is sent. */
export async function signSettlement(
  db: Db,
  actor: Actor,
  { settlementId: id, revision: seen }: { settlementId: string; revision: number },
  { now }: Here,
): Promise<void> {
  const row = found(await findSettlement(db, batchSightOf(actor), id));
  const side = sideOf(actor);
  if (await writeSignature(db, row, { side, by: actor.name, seen, now }))
    return noted(db, actor, 'settlement-signed', row);
  const { centreBy, shopBy, unpriced, revision } = found(await findSettlement(db, batchSightOf(actor), id));
  ensure(unpriced === 0, 'conflict', 'unpriced');
  const signer = side === 'centre' ? centreBy : shopBy;
  ensure(signer !== null || revision === seen, 'conflict', 'settlement-changed');
  ensure(signer === actor.name, 'conflict', 'signed-already');
}

/** Cancels a settlement; cancelled already, by a second tap or because the answer was lost, it is cancelled. */
export async function cancelSettlement(db: Db, actor: Actor, id: string, { now }: Here): Promise<void> {
  const sight = batchSightOf(actor);
  if (await isCancelled(db, sight, id)) return;
  const row = found(await findSettlement(db, sight, id));
  ensure(await withdrawSettlement(db, row, now), 'conflict', 'signed-by-shop');
  await noted(db, actor, 'settlement-voided', row);
}

export async function listSettlements(db: Db, actor: Actor, cursor: string | undefined, here: Here) {
  const rows = await settlementsOf(db, batchSightOf(actor), { after: idOfCursor(cursor), limit: PAGE + 1 });
  const { items, next } = pageAfter(rows, PAGE, ({ id }) => id);
  return { items: items.map((row) => settlementView(actor, row, here)), next };
}

export const showSettlement = async (db: Db, actor: Actor, id: string, here: Here): Promise<Settlement> =>
  settlementView(actor, found(await findSettlement(db, batchSightOf(actor), id)), here);

function settlementView(actor: Actor, row: SettlementRow, { timeZone }: Here): Settlement {
  const { lines } = row;
  const signed = (by: string | null, at: Date | null) =>
    by === null || at === null ? null : { by, at: toStamp(at, timeZone) };
  const signatures = { centre: signed(row.centreBy, row.centreAt), shop: signed(row.shopBy, row.shopAt) };
  const side = sideOf(actor);
  return {
    settlementId: row.id,
    number: numberOf(row),
    revision: row.revision,
    shopId: row.shopId,
    shopName: row.shopName,
    from: row.fromOn.replaceAll('-', ''),
    until: row.untilOn.replaceAll('-', ''),
    lines,
    sheets: lines.reduce((sum, { sheets }) => sum + sheets, 0),
    costLi: lines.reduce((sum, { costLi }) => sum + costLi, 0),
    unpriced: row.unpriced,
    createdAt: toStamp(row.createdAt, timeZone),
    by: row.createdByName,
    signatures,
    can: {
      sign: signatures[side] === null && row.unpriced === 0,
      cancel: side === 'centre' && signatures.shop === null,
    },
  };
}
