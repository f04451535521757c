import { printingApi, printStatuses } from '@zhibi/contract/printing';
import type { z } from 'zod';
import { openClient } from '../apps/server/src/platform/pools.js';
import { newOrder, newPrintWorld } from '../apps/server/test/print-order.js';
import { load, rateOf } from './measure.js';
import { openSetUp } from './set-up.js';

const [ORDERS, CALLS, MOST_MS] = [100_000, 300, 100];

/** The lists of the print centre over the orders of years: most are completed, some are on their way, some wait. */
export async function benchPrintLists(): Promise<void> {
  const setUp = await openSetUp({ WORKERS: '1' });
  try {
    const of = await newPrintWorld(setUp.world);
    const orderId = await newOrder(setUp.world, of);
    const client = await openClient(setUp.connection);
    await client.query(copiesOfOrder(orderId));
    await client.query('vacuum analyze print_order'); // as the database does by itself once people work on it
    await client.end();
    const { pendingReview, pendingAssignment, printing } = printStatuses;
    const lists: [string, z.input<typeof printingApi.list.input>][] = [
      ['all orders, newest first', {}],
      ['what is to be reviewed, by when it is wanted', { statuses: [pendingReview], sort: 'due' }],
      ['what is to be assigned and printed', { statuses: [pendingAssignment, printing], sort: 'due' }],
      ['what is late', { only: 'late', sort: 'due' }],
      ['by words of the title', { words: '单元 77' }],
    ];
    for (const [name, wanted] of lists) {
      const { p50Ms, p95Ms } = await rateOf(CALLS, 1, () => of.centre.call(printingApi.list, wanted), 30);
      console.log(
        `${ORDERS} orders, ${name}: p50 ${p50Ms.toFixed(0)} ms, p95 ${p95Ms.toFixed(0)} ms (goal: ${MOST_MS}) ${p95Ms <= MOST_MS ? 'ok' : 'OVER'} · ${load()}`,
      );
    }
  } finally {
    await setUp.close();
  }
}

/** The same order again and again, over four years, with other titles and statuses; a print run is ordered once, so each has its own. */
const copiesOfOrder = (orderId: string) => `
  with one as (select * from print_order where id = '${orderId}'),
  run as (
    insert into print_run (school_id, id, paper_id, revision, created_by, class_ids, dots, status, pdf_sha256)
    select r.school_id, gen_random_uuid(), r.paper_id, r.revision, r.created_by, r.class_ids, r.dots, r.status, r.pdf_sha256
    from print_run r join one on one.school_id = r.school_id and one.print_run_id = r.id, generate_series(1, ${ORDERS})
    returning id)
  insert into print_order (school_id, id, number, print_run_id, paper_id, title, class_names, created_by, created_by_name, created_at,
    status, options, page_size, dots, pages, student_ids, wanted_at, note)
  select school_id, gen_random_uuid(), nextval('print_order_number'), run.id, paper_id, '单元 ' || nth, class_names, created_by,
    created_by_name, created_at - nth * interval '20 minutes',
    case when nth < 60 then 3 when nth < 120 then 6 when nth < 200 then 1 when nth < 400 then 8 when nth % 50 = 0 then 4 else 5 end,
    options, page_size, dots, pages, student_ids, wanted_at - nth * interval '20 minutes', note
  from one, (select id, row_number() over () as nth from run) run`;
