import type { DictEntry, Price, Shop } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import { findRuns, type Run } from '../papers/index.js';
import type { Db } from '../platform/db.js';
import { dictionaryFor, shopsOf } from './settings/read-settings.js';
import { machinesOf } from './settings/store.js';
import { pricesOf } from './settings/store-prices.js';
import type { OrderRow } from './store.js';

/** What moves ask about: read where one asks first, and once, however many orders are moved together. */
export interface MoveFacts {
  shops(): Promise<Shop[]>;
  dictionary(): Promise<DictEntry[]>;
  prices(): Promise<Price[]>;
  machines(): ReturnType<typeof machinesOf>;
  /** The print runs of these orders, by id. */
  runs(): Promise<ReadonlyMap<string, Run>>;
}

export function moveFacts(db: Db, actor: Actor, orders: readonly OrderRow[]): MoveFacts {
  const { organisationId } = actor;
  return {
    shops: once(() => shopsOf(db, actor)),
    dictionary: once(() => dictionaryFor(db, actor)),
    prices: once(() => pricesOf(db, organisationId)),
    machines: once(() => machinesOf(db, organisationId)),
    runs: once(() => findRuns(db, orders)),
  };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  return () => {
    known ??= read();
    return known;
  };
}
