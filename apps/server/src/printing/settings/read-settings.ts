import { toStamp } from '@zhibi/contract/kernel';
import { type DictEntry, dictionaryOf, entriesOf, type Shop, usualShop } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { printStaffOf } from '../../session/index.js';
import { centreOf, machinesOf, shopRows } from './store.js';
import { ownEntries } from './store-dictionary.js';
import { pricesOf } from './store-prices.js';

export interface Here {
  now: Date;
  timeZone: string;
}
type Reader = Pick<Actor, 'organisationId' | 'schoolIds'>;

/** The dictionary that an actor goes by. */
export const dictionaryFor = async (db: Db, { organisationId }: Pick<Actor, 'organisationId'>): Promise<DictEntry[]> =>
  dictionaryOf(await ownEntries(db, organisationId));

/** The paper of an order that nobody has chosen paper for: the first that is offered. */
export const usualWeight = (dictionary: readonly DictEntry[]): string =>
  entriesOf(dictionary, 'weight').find(({ enabled }) => enabled)?.code ?? '';

/** Every print shop of the organisation, settled or not: each account with that role is one. */
export async function shopsOf(db: Db, { organisationId, schoolIds }: Reader): Promise<Shop[]> {
  const [first] = schoolIds;
  if (first === undefined) return [];
  const staff = (await printStaffOf(db, first)).filter(({ role }) => role === 'ZHIBI_PRINT_SHOP');
  const rows = await shopRows(db, organisationId);
  const machines = await machinesOf(db, organisationId);
  return staff.map(({ accountId, name }) => {
    const row = rows.get(accountId);
    const settings = row?.settings ?? usualShop;
    return {
      ...settings,
      shopId: accountId,
      shopName: settings.name || name,
      revision: row?.revision ?? 0,
      machines: machines.filter(({ shopId }) => shopId === accountId),
    };
  });
}

export const today = ({ now, timeZone }: Here): string => toStamp(now, timeZone).slice(0, 8);

/** All of it for the centre; a shop reads of itself, and of no other what it costs. */
export async function readSettings(db: Db, actor: Actor) {
  const isShop = actor.role === 'ZHIBI_PRINT_SHOP';
  const isOwn = ({ shopId }: { shopId: string }) => !isShop || shopId === actor.accountId;
  return {
    centre: await centreOf(db, actor.organisationId),
    shops: (await shopsOf(db, actor)).filter(isOwn),
    prices: (await pricesOf(db, actor.organisationId)).filter(isOwn),
  };
}
