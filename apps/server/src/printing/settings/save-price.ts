import { findEntry, type printSettingsApi } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { recordPrice } from './audit-settings.js';
import { dictionaryFor, type Here, shopsOf, today } from './read-settings.js';
import { ensureShop } from './save-shop.js';
import { deletePrice, insertPrice, pricesOf } from './store-prices.js';

/** A price from a day on. What a shop has got already keeps the price of its day. */
export async function addPrice(
  db: Db,
  actor: Actor,
  price: z.output<typeof printSettingsApi.addPrice.input>,
  { now }: Here,
): Promise<{ priceId: string }> {
  const { organisationId, name } = actor;
  const { shopName: shop } = await ensureShop(db, actor, price.shopId);
  const dictionary = await dictionaryFor(db, actor);
  const isPaper =
    findEntry(dictionary, 'paperSize', price.paperSize)?.enabled &&
    findEntry(dictionary, 'weight', price.weight)?.enabled;
  ensure(isPaper === true, 'conflict', 'no-such-paper');
  const priceId = newId();
  await insertPrice(db, { organisationId, id: priceId, createdByName: name, createdAt: now }, price);
  await recordPrice(db, actor, 'print-price-set', { ...price, priceId, shop });
  return { priceId };
}

/** Takes a price back before it holds: what held once is the history of what orders cost. */
export async function removePrice(db: Db, actor: Actor, priceId: string, here: Here): Promise<void> {
  const price = found((await pricesOf(db, actor.organisationId)).find((one) => one.priceId === priceId));
  ensure(price.validFrom > today(here), 'conflict', 'price-holds');
  await deletePrice(db, actor.organisationId, priceId);
  const shop = (await shopsOf(db, actor)).find(({ shopId }) => shopId === price.shopId)?.shopName ?? '';
  await recordPrice(db, actor, 'print-price-removed', { ...price, shop });
}
