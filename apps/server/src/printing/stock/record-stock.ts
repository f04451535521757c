import { findEntry } from '@zhibi/contract/printing/settings';
import type { printStockApi } from '@zhibi/contract/printing/stock';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure } from '../../platform/problem.js';
import { dictionaryFor, type Here } from '../settings/read-settings.js';
import { ensureShop } from '../settings/save-shop.js';
import { mayCountPaper } from './policy.js';
import { insertStock, stockRows } from './store.js';

/** Writes down how much of a paper lies at a shop, or has come. */
export async function recordStock(
  db: Db,
  actor: Actor,
  said: z.output<typeof printStockApi.record.input>,
  { now }: Here,
): Promise<void> {
  ensure(mayCountPaper(actor, said), 'not-found');
  const { organisationId, accountId, name } = actor;
  const { shopId, paperSize, weight, step, sheets, note } = said;
  const { shopName: shop } = await ensureShop(db, actor, shopId);
  const dictionary = await dictionaryFor(db, actor);
  const isKnown = findEntry(dictionary, 'paperSize', paperSize) && findEntry(dictionary, 'weight', weight);
  ensure(isKnown !== undefined, 'conflict', 'no-such-paper');
  const isCounted = (await stockRows(db, organisationId)).some(
    (row) => row.shopId === shopId && row.paperSize === paperSize && row.weight === weight,
  );
  ensure(step === 'counted' || isCounted, 'conflict', 'not-counted');
  const row = { organisationId, id: newId(), shopId, paperSize, weight, step, sheets, note, at: now };
  await insertStock(db, { ...row, createdByName: name });
  const detail = { shop, paperSize, weight, step, sheets };
  await recordAct(db, { accountId, schoolId: null, what: 'print-stock-said', detail });
}
