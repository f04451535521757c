import type { PrintOrder, printingApi } from '@zhibi/contract/printing';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { schoolNamesOf } from '../people/index.js';
import { cursorAfter, cursorAfterKey, ensureCursor, idOfCursor, keyOfCursor } from '../platform/cursor.js';
import type { Db } from '../platform/db.js';
import type { Here } from './create-order.js';
import { anewOf, orderView, sourcesOf } from './order-view.js';
import { type Sight, sightOf } from './policy.js';
import { progressOf } from './progress-of.js';
import type { OrderRow } from './store.js';
import { countsOf } from './store-counts.js';
import { type After, ordersOf, type PageWanted, type WantedOrders } from './store-lists.js';
import { namedOrders } from './store-named.js';

const PAGE = 30;
const MOST_EXPORTED = 5_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Only = z.output<typeof printingApi.list.input>['only'];
const onlyThose = (only: Only, { now }: Here): Pick<WantedOrders, 'lateAt' | 'isWithdrawn'> => ({
  lateAt: only === 'late' ? now : undefined,
  isWithdrawn: only === 'withdrawn',
});

/** The orders that somebody sees, and how many stand where. */
export async function listOrders(
  db: Db,
  actor: Actor,
  { sort, cursor, only, ...filter }: z.output<typeof printingApi.list.input>,
  here: Here,
) {
  const sight = sightOf(actor);
  const wanted = { ...filter, ...onlyThose(only, here) };
  const asked = { ...wanted, after: afterOf(sort, cursor), limit: PAGE + 1 };
  // How many there are is said with the first page: the others belong to it.
  const { rows, ...counts } = await pageOf(db, sight, asked, cursor === undefined);
  const items = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? items.at(-1) : undefined;
  return {
    items: await viewsOf(db, actor, items, here),
    next: last === undefined ? null : cursorOf(sort, last),
    ...counts,
  };
}

async function pageOf(db: Db, sight: Sight, asked: PageWanted, isCounted: boolean) {
  if (asked.words) return namedOrders(db, sight, asked, isCounted);
  const rows = await ordersOf(db, sight, asked);
  return { rows, ...(isCounted ? await countsOf(db, sight, asked) : { counts: [], withdrawn: 0 }) };
}

/** The same without pages, for a table. */
export async function ordersToExport(
  db: Db,
  actor: Actor,
  { only, ...wanted }: Omit<WantedOrders, 'lateAt' | 'isWithdrawn'> & { only?: Only },
  here: Here,
): Promise<PrintOrder[]> {
  const asked = { ...wanted, ...onlyThose(only, here), after: { newest: undefined }, limit: MOST_EXPORTED };
  const { rows } = await pageOf(db, sightOf(actor), asked, false);
  return viewsOf(db, actor, rows, here);
}

export async function viewsOf(db: Db, actor: Actor, rows: readonly OrderRow[], here: Here): Promise<PrintOrder[]> {
  const schoolNames = await schoolNamesOf(db, [...new Set(rows.map(({ schoolId }) => schoolId))]);
  const known = {
    ...here,
    schoolNames,
    anew: await anewOf(db, rows),
    sources: await sourcesOf(db, rows),
    progress: await progressOf(db, actor, rows, here.now),
  };
  return rows.map((row) => orderView(actor, row, known));
}

const cursorOf = (sort: 'newest' | 'due', { id, wantedAt }: OrderRow): string =>
  sort === 'newest' ? cursorAfter(id) : cursorAfterKey([wantedAt.toISOString(), id]);

function afterOf(sort: 'newest' | 'due', cursor: string | undefined): After {
  if (sort === 'newest') return { newest: idOfCursor(cursor) };
  const key = keyOfCursor(cursor, 2);
  if (key === undefined) return { due: undefined };
  const [at, id] = key.map(String);
  ensureCursor(at !== undefined && id !== undefined && !Number.isNaN(Date.parse(at)) && UUID.test(id));
  return { due: [new Date(at).toISOString(), id] };
}
