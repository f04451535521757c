import type { UnpricedWork } from '@zhibi/contract/printing/counting';
import { priceOn } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { offlineNumber } from '../offline/rules.js';
import { numberText } from '../rules.js';
import { type Here, today } from '../settings/read-settings.js';
import { pricesOf } from '../settings/store-prices.js';
import { unpricedWork } from './store-unpriced.js';

/** Work without a price, with what the list asks for such sheets today. */
export async function showUnpriced(db: Db, actor: Actor, here: Here): Promise<{ items: UnpricedWork[] }> {
  const groups = await unpricedWork(db, actor.schoolIds);
  const prices = groups.length === 0 ? [] : await pricesOf(db, actor.organisationId);
  return {
    items: groups.map(({ orderNumbers, offlineNumbers, ...work }) => ({
      ...work,
      numbers: [...orderNumbers.map(numberText), ...offlineNumbers.map(offlineNumber)],
      listed: priceOn(prices, work, today(here)),
    })),
  };
}
