import { performance } from 'node:perf_hooks';
import { printingApi, printStatuses } from '@zhibi/contract/printing';
import { MOST_TASKS, printBatchesApi } from '@zhibi/contract/printing/batches';
import { printSettingsApi } from '@zhibi/contract/printing/settings';
import { openClient } from '../apps/server/src/platform/pools.js';
import type { Person } from '../apps/server/test/person.js';
import { newPrintWorld, newRun, type PrintWorld, printMachine, printWish } from '../apps/server/test/print-order.js';
import { load, rateOf } from './measure.js';
import { openSetUp, type SetUp } from './set-up.js';

const [MANY, SCHOOLS, CALLERS, LOOKS, WARM_UP, MOST_MS] = [5_000, 5, 8, 30, 5, 100];
const { pendingPush, pendingReview, pendingAssignment, pendingPrint, pendingReceipt, completed } = printStatuses;

interface Order {
  of: PrintWorld;
  printRunId: string;
  orderId: string;
  revision: number;
}

/** A day of a large print centre over the API: so many orders of five schools go from the wish to the receipt, nothing is lost or doubled, and lists stay quick. */
export async function benchPrintDay(many = MANY): Promise<void> {
  const setUp = await openSetUp({ WORKERS: '1', ACCESS_TOKEN_S: '86400' });
  try {
    const schools = await openSchools(setUp, many);
    const [first] = schools;
    if (first === undefined) throw new Error('no school');
    const { centre, shop, admin } = first.of;
    const orders: Order[] = [];
    // Each caller takes turns with the schools, as they order on a morning.
    await told('ordered and pushed', many, async (nth) => {
      const { of, runs } = schools[nth % schools.length] ?? first;
      const printRunId = runs[Math.floor(nth / schools.length)] ?? '';
      const wish = printWish(setUp.world, printRunId, { doubleSidedPrint: false });
      const made = await of.teacher.call(printingApi.create, wish);
      const { revision } = await of.teacher.call(printingApi.move, { ...made, move: 'push' });
      orders.push({ of, printRunId, orderId: made.orderId, revision });
    });
    await looked('to review', [centre, admin], { statuses: [pendingReview], sort: 'due' });
    await told('approved', many, async (nth) => {
      const order = orders[nth];
      if (order) order.revision = (await moved(centre, order, 'approve')).revision;
    });
    await looked('to assign', [centre, admin], { statuses: [pendingAssignment], sort: 'due' });
    const batchIds = await putTogether(centre, orders);
    await looked('to print', [centre, shop, admin], { statuses: [pendingPrint], sort: 'due' });
    await told('batches printed and shipped', batchIds.length, async (nth) => {
      const batchId = batchIds[nth] ?? '';
      await shop.call(printBatchesApi.move, { move: 'start', batchId });
      await shop.call(printBatchesApi.move, { move: 'finish', batchId, wasteSheets: 3 });
      await shop.call(printBatchesApi.move, { move: 'ship', batchId, carrier: 'own', shipmentNo: '老周的车' });
    });
    await looked('shipped', [centre, shop, admin], { statuses: [pendingReceipt], sort: 'due' });
    // From the ticket to the receipt are three moves: started, finished, shipped.
    await told('received', many, async (nth) => {
      const order = orders[nth];
      if (order) await moved(order.of.admin, { ...order, revision: order.revision + 4 }, 'receive');
    });
    await looked('all, newest first', [centre, shop, admin], {});
    const wrong = await wrongOf(setUp, many);
    console.log(
      `${many} orders in a day: ${wrong.length === 0 ? 'all received, each once, no number missing ok' : `${wrong.join(', ')} WRONG`} · ${load()}`,
    );
  } finally {
    await setUp.close();
  }
}

/** Schools of one organisation with print runs of one student: one is made, the others are the same pages under codes of their own. */
async function openSchools(setUp: SetUp, many: number): Promise<{ of: PrintWorld; runs: string[] }[]> {
  const first = await newPrintWorld(setUp.world, 1);
  const shopId = first.shop.ids.accountId;
  for (const name of ['1 号机', '2 号机', '3 号机'])
    await first.centre.call(printSettingsApi.saveMachine, {
      ...printMachine,
      name,
      sheetsPerHour: 6_000,
      shopId,
      revision: 0,
    });
  const client = await openClient(setUp.connection);
  const schools: { of: PrintWorld; runs: string[] }[] = [];
  for (let at = 0; at < SCHOOLS; at++) {
    const made = at === 0 ? first : await newPrintWorld(setUp.world, 1);
    const of = { ...made, centre: first.centre, shop: first.shop };
    const printRunId = await newRun(of);
    const copied = await client.query<{ id: string }>(copiesOfRun(printRunId, Math.ceil(many / SCHOOLS)));
    schools.push({ of, runs: copied.rows.map(({ id }) => id) });
  }
  await client.end();
  return schools;
}

const copiesOfRun = (printRunId: string, count: number) => `
  with fresh as materialized (select gen_random_uuid() as id from generate_series(1, ${count})),
  runs as (insert into print_run select (jsonb_populate_record(r, jsonb_build_object('id', fresh.id))).* from print_run r, fresh where r.id = '${printRunId}' returning id),
  codes as (insert into page_code select (jsonb_populate_record(c, jsonb_build_object('print_run_id', fresh.id,
    'page_code', '3.27.' || nextval('page_code_number') || '.' || c.page))).* from page_code c, fresh where c.print_run_id = '${printRunId}')
  select id from runs`;

const moved = (person: Person, { orderId, revision }: Order, move: 'approve' | 'receive') =>
  person.call(printingApi.move, { move, orderId, revision });

/** All approved orders into batches, as many at once as are looked at together. */
async function putTogether(centre: Person, orders: readonly Order[]): Promise<string[]> {
  const revisionOf = new Map(orders.map(({ orderId, revision }) => [orderId, revision]));
  const batchIds: string[] = [];
  for (let from = 0; from < orders.length; from += MOST_TASKS) {
    const orderIds = orders.slice(from, from + MOST_TASKS).map(({ orderId }) => orderId);
    const begun = performance.now();
    const { batches, left, gap } = await centre.call(printBatchesApi.propose, { orderIds });
    const seconds = (performance.now() - begun) / 1_000;
    if (left.length > 0) throw new Error(`${left.length} tasks are left: ${left[0]?.why}`);
    const made = await centre.call(printBatchesApi.create, {
      batches: batches.map(({ shopId, machineId, orderIds: own }) => ({
        shopId,
        machineId,
        weight: '80',
        orders: own.map((orderId) => ({ orderId, revision: revisionOf.get(orderId) ?? 0 })),
      })),
    });
    batchIds.push(...made.batchIds);
    const all = (performance.now() - begun) / 1_000;
    console.log(
      `${orderIds.length} tasks into ${batches.length} batches: proposed in ${seconds.toFixed(2)} s, gap ${(gap * 100).toFixed(2)} %, given out after ${all.toFixed(2)} s · ${load()}`,
    );
  }
  return batchIds;
}

async function told(what: string, calls: number, work: (nth: number) => Promise<void>): Promise<void> {
  const { perSecond, p50Ms, p95Ms } = await rateOf(calls, CALLERS, work, 0);
  console.log(
    `${calls} ${what}: ${perSecond.toFixed(0)} a second, p50 ${p50Ms.toFixed(0)} ms, p95 ${p95Ms.toFixed(0)} ms · ${load()}`,
  );
}

async function looked(
  name: string,
  readers: readonly Person[],
  wanted: Parameters<typeof printingApi.list.input.parse>[0] & object,
): Promise<void> {
  for (const reader of readers) {
    const { p50Ms, p95Ms } = await rateOf(LOOKS, 1, () => reader.call(printingApi.list, wanted), WARM_UP);
    console.log(
      `  list, ${name}: p50 ${p50Ms.toFixed(0)} ms, p95 ${p95Ms.toFixed(0)} ms ${p95Ms <= MOST_MS ? 'ok' : 'OVER'}`,
    );
  }
}

/** What is not as it must be in the end, by the rows themselves. */
async function wrongOf({ connection }: SetUp, many: number): Promise<string[]> {
  const client = await openClient(connection);
  const { rows } = await client.query<Record<string, number>>(`
    select count(*)::int as orders, count(distinct number)::int as numbers, (max(number) - min(number) + 1)::int as range,
      count(*) filter (where status = ${completed})::int as received, count(distinct print_run_id)::int as runs,
      count(*) filter (where (select count(*) from print_order_step s where s.school_id = o.school_id and s.order_id = o.id) = 8)::int as histories,
      count(*) filter (where status = ${pendingPush})::int as unpushed, count(*) filter (where batch_id is null)::int as alone
    from print_order o`);
  await client.end();
  const [of = {}] = rows;
  const wanted: Record<string, number> = {
    orders: many,
    numbers: many,
    range: many,
    received: many,
    runs: many,
    histories: many,
    unpushed: 0,
    alone: 0,
  };
  return Object.entries(wanted)
    .filter(([name, count]) => of[name] !== count)
    .map(([name, count]) => `${name} ${of[name]} of ${count}`);
}
