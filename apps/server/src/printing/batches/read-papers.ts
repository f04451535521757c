import { grouped, type Language, toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { schoolNamesOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { maySeeOrder } from '../policy.js';
import { dictionaryFor, type Here } from '../settings/read-settings.js';
import { sheetsOf } from '../show-order.js';
import type { OrderRow } from '../store.js';
import type { BatchOnPaper, Parcel } from './paper-forms.js';
import { showBatch } from './show-batch.js';
import { ordersOfBatch } from './store.js';

/** What ticket and packing list say of a batch. */
export async function batchOnPaper(
  db: Db,
  actor: Actor,
  batchId: string,
  { language, ...here }: Here & { language: Language },
): Promise<BatchOnPaper> {
  const batch = await showBatch(db, actor, batchId, here);
  const rows = (await ordersOfBatch(db, batchId)).filter((order) => maySeeOrder(actor, order));
  const orders = await ordersOnPaper(db, rows, here);
  return { batch, orders, dictionary: await dictionaryFor(db, actor), language };
}

/** Orders as a ticket names them. */
export async function ordersOnPaper(
  db: Db,
  rows: readonly OrderRow[],
  { timeZone }: Pick<Here, 'timeZone'>,
): Promise<BatchOnPaper['orders']> {
  const schoolNames = await schoolNamesOf(db, [...new Set(rows.map(({ schoolId }) => schoolId))]);
  return rows.map((row) => ({
    ...row,
    schoolName: schoolNames.get(row.schoolId) ?? '',
    wanted: toStamp(row.wantedAt, timeZone),
  }));
}

/** Of each school its orders, of each order its classes with the names on the sheets as they lie. */
export async function parcelsOf(db: Db, orders: BatchOnPaper['orders']): Promise<Parcel[]> {
  const bySchool = grouped(orders, ({ schoolId }) => schoolId);
  const parcels: Parcel[] = [];
  for (const own of bySchool.values()) {
    const packed: Parcel['orders'] = [];
    for (const order of own) {
      const byClass = grouped(await sheetsOf(db, order), ({ className }) => className);
      const classes = [...byClass].map(([className, sheets]) => ({ className, names: sheets.map(({ name }) => name) }));
      packed.push({ order, classes });
    }
    parcels.push({ schoolName: own[0]?.schoolName ?? '', orders: packed });
  }
  return parcels.sort((a, b) => a.schoolName.localeCompare(b.schoolName, 'zh'));
}
