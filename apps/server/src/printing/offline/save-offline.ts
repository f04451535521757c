import type { OfflineWork, printOfflineApi } from '@zhibi/contract/printing/offline';
import { findEntry, priceOn } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { reserveCodes } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { dictionaryFor, type Here, shopsOf, today } from '../settings/read-settings.js';
import { pricesOf } from '../settings/store-prices.js';
import { workOf } from './offline-view.js';
import { recordStep } from './record-step.js';
import { booksToReserve, changedFields } from './rules.js';
import { findOffline, insertOffline, type OfflineRow, updateOffline } from './store.js';

/** Writes down paper work that was done outside the system, or mends what was written until it is settled. */
export async function saveOffline(
  db: Db,
  actor: Actor,
  { seen, ...work }: z.output<typeof printOfflineApi.save.input>,
  here: Here,
): Promise<{ offlineId: string; revision: number }> {
  ensure(actor.schoolIds.includes(work.schoolId), 'not-found');
  const old = seen && (await offlineToChange(db, actor, seen));
  // What was written of a school stays with it: its ledger and its sums are the school's.
  ensure(old === undefined || old.schoolId === work.schoolId, 'not-found');
  ensure(work.printedOn <= today(here), 'conflict', 'day-ahead');
  await ensurePaper(db, actor, work, old);
  const row = {
    ...work,
    printedOn: dated(work.printedOn),
    ...(await paidFor(db, actor, work, old)),
    codes: [...(old?.codes ?? []), ...(await reserveCodes(db, booksToReserve(work, old?.codes ?? [])))],
  };
  if (old !== undefined) {
    await updateOffline(db, old, row);
    await recordStep(db, actor, old, { step: 'edited', before: changedFields(workOf(old), work) }, here);
    return { offlineId: old.id, revision: old.revision + 1 };
  }
  const id = newId();
  await insertOffline(db, { ...row, id, createdByName: actor.name, createdAt: here.now });
  await recordStep(db, actor, { schoolId: work.schoolId, id }, { step: 'made' }, here);
  return { offlineId: id, revision: 1 };
}

/** Withdraws a record, so that no sum knows it, or restores it. */
export async function withdrawOffline(
  db: Db,
  actor: Actor,
  { isWithdrawn, note, ...seen }: z.output<typeof printOfflineApi.withdraw.input>,
  here: Here,
): Promise<{ revision: number }> {
  const now = found(await findOffline(db, actor.schoolIds, seen.offlineId, true));
  // Sent again because its answer was lost.
  const isDone = (now.withdrawnAt !== null) === isWithdrawn && now.revision === seen.revision + 1;
  if (isDone) return { revision: now.revision };
  const old = await offlineToChange(db, actor, seen, !isWithdrawn);
  await updateOffline(db, old, { withdrawnAt: isWithdrawn ? here.now : null });
  await recordStep(db, actor, old, { step: isWithdrawn ? 'withdrawn' : 'restored', note }, here);
  return { revision: old.revision + 1 };
}

/** A record as the actor saw it, held until the transaction ends, and neither settled nor, as a rule, withdrawn. */
export async function offlineToChange(
  db: Db,
  actor: Actor,
  { offlineId, revision }: { offlineId: string; revision?: number | undefined },
  isWithdrawn = false,
): Promise<OfflineRow> {
  const row = found(await findOffline(db, actor.schoolIds, offlineId, true));
  ensure(revision === undefined || row.revision === revision, 'conflict', 'changed');
  ensure(row.settlementId === null, 'conflict', 'settled');
  ensure((row.withdrawnAt !== null) === isWithdrawn, 'conflict', isWithdrawn ? 'changed' : 'withdrawn');
  return row;
}

const dated = (day: string) => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;

/** Paper of the dictionary; what was chosen before it was retired may stay. */
async function ensurePaper(db: Db, actor: Actor, work: OfflineWork, old: OfflineRow | undefined): Promise<void> {
  const dictionary = await dictionaryFor(db, actor);
  const chosen = [
    ['paperSize', work.paperSize, old?.paperSize],
    ['weight', work.weight, old?.weight],
    ['binding', String(work.options.bookbind), old && String(old.options.bookbind)],
  ] as const;
  const isKnown = chosen.every(
    ([kind, code, before]) => code === before || findEntry(dictionary, kind, code)?.enabled === true,
  );
  ensure(isKnown, 'conflict', 'no-such-paper');
}

/** Who is paid for it, and the price of the day on which it was printed. */
async function paidFor(db: Db, actor: Actor, work: OfflineWork, old: OfflineRow | undefined) {
  const { shopId, paperSize, weight, options, printedOn } = work;
  if (shopId === null) return { shopName: '', price: null };
  const shop = (await shopsOf(db, actor)).find((one) => one.shopId === shopId);
  ensure(shop !== undefined || old?.shopId === shopId, 'conflict', 'no-such-shop');
  const { colorPrint, doubleSidedPrint } = options;
  const wanted = { shopId, paperSize, weight, colorPrint, doubleSidedPrint };
  // What the centre has set stays where the list still says nothing and the sheets are of the same kind.
  const price =
    priceOn(await pricesOf(db, actor.organisationId), wanted, printedOn) ?? (isSameKind(work, old) ? old.price : null);
  return { shopName: shop?.shopName ?? old?.shopName ?? '', price };
}

const isSameKind = (work: OfflineWork, old: OfflineRow | undefined): old is OfflineRow =>
  old !== undefined &&
  work.shopId === old.shopId &&
  work.paperSize === old.paperSize &&
  work.weight === old.weight &&
  work.options.colorPrint === old.options.colorPrint &&
  work.options.doubleSidedPrint === old.options.doubleSidedPrint;
