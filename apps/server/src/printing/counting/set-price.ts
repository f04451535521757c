import type { printCountingApi } from '@zhibi/contract/printing/counting';
import type { KeptPrice } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure } from '../../platform/problem.js';
import { insertSteps as insertOfflineSteps } from '../offline/store.js';
import { yuan } from '../settings/audit-settings.js';
import { type Here, shopsOf, today } from '../settings/read-settings.js';
import { insertSteps } from '../store-steps.js';
import { holdSettlements, sumAnew } from './store-settlements.js';
import { writePrice } from './store-unpriced.js';

type Input = z.output<typeof printCountingApi.setPrice.input>;
const MOST_ROWS = 500;

/** Gives all work of a shop and a kind of sheet that has no price the one that is said now, or says that it costs nothing: once, with its reason in each history. */
export async function setPrice(
  db: Db,
  actor: Actor,
  { works, price, reason, ...kind }: Input,
  here: Here,
): Promise<{ works: number }> {
  const { accountId, name, schoolIds, organisationId } = actor;
  // First the settlements and then the work, as cancelling holds them: neither waits for the other for ever.
  await holdSettlements(db, organisationId, kind.shopId);
  const kept: KeptPrice = { validFrom: today(here), sheetLi: price?.sheetLi ?? 0, boundLi: price?.boundLi ?? 0 };
  const { orders, offline } = await writePrice(db, schoolIds, kind, kept);
  ensure(orders.length + offline.length === works, 'conflict', 'unpriced-changed');
  const step = { at: here.now, accountId, accountName: name, note: `${priceText(kept)} · ${reason}` };
  for (let from = 0; from < orders.length; from += MOST_ROWS)
    await insertSteps(
      db,
      orders.slice(from, from + MOST_ROWS).map(({ schoolId, id, status }) => ({
        ...step,
        schoolId,
        id: newId(),
        orderId: id,
        move: 'setPrice',
        fromStatus: status,
        toStatus: status,
        reason: null,
      })),
    );
  for (let from = 0; from < offline.length; from += MOST_ROWS)
    await insertOfflineSteps(
      db,
      offline
        .slice(from, from + MOST_ROWS)
        .map(({ schoolId, id }) => ({ ...step, schoolId, id: newId(), offlineId: id, step: 'priced', before: {} })),
    );
  const settled = [...orders, ...offline].flatMap(({ settlementId }) => settlementId ?? []);
  for (const settlementId of new Set(settled)) await sumAnew(db, { organisationId, settlementId, schoolIds });
  const shop = (await shopsOf(db, actor)).find(({ shopId }) => shopId === kind.shopId)?.shopName ?? '';
  const { shopId: _, ...sheet } = kind;
  const detail = { shop, ...sheet, amount: works, sheetPrice: yuan(kept.sheetLi), boundPrice: yuan(kept.boundLi) };
  await recordAct(db, { accountId, schoolId: null, what: 'print-priced', detail });
  return { works };
}

/** What a sheet costs, and a copy that is bound where that costs something. */
const priceText = ({ sheetLi, boundLi }: KeptPrice): string =>
  [sheetLi, ...(boundLi > 0 ? [boundLi] : [])].map((li) => `¥${yuan(li)}`).join(' + ');
