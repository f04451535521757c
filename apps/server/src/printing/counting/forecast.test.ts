import { printCountingApi } from '@zhibi/contract/printing/counting';
import { dayAfter, printSettingsApi } from '@zhibi/contract/printing/settings';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringTo, newOrder, newPrintWorld, type PrintWorld, printMachine } from '../../../test/print-order.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { mondayOf } from './rules-forecast.js';

let world: TestWorld;
let of: PrintWorld;
let orderId: string;
let today: string;
beforeAll(async () => {
  world = await openTestWorld();
  of = await newPrintWorld(world, 2);
  orderId = await newOrder(world, of);
  await bringTo(of, orderId, 'pushed');
  today = new Intl.DateTimeFormat('sv-SE', { timeZone: world.services.settings.TZ_NAME })
    .format(world.clock.now())
    .replaceAll('-', '');
}, 60_000);
afterAll(() => world?.close());

/** The same order for other copies, wanted on these days at eight. */
const wantedOn = (days: readonly string[], change: object = {}) =>
  world.services.database.asSystem(async (db) => {
    const [row] = await db.execute<{ written: string }>(sql`
      select string_agg(attname, ', ') as written from pg_attribute
      where attrelid = 'print_order'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`);
    const written = sql.raw(row?.written ?? '');
    for (const day of days)
      await db.execute(sql`
        with run as (
          insert into print_run select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid()))).* from print_run r
          join print_order o on o.print_run_id = r.id where o.id = ${orderId} returning id)
        insert into print_order (${written}) select ${written} from (select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'print_run_id', run.id,
          'number', nextval('print_order_number'), 'wanted_at', to_timestamp(${day} || '0800', 'YYYYMMDDHH24MI')) || ${JSON.stringify(change)}::jsonb)).*
        from print_order o cross join run where o.id = ${orderId}) as one`);
  });

it('says that there is too little history, then foresees by the weeks that were, and how far that was off', async () => {
  const ask = () => of.centre.call(printCountingApi.forecast, {});
  expect(await ask()).toMatchObject({ basis: 'none', days: [], offBy: null, tried: [] });
  const monday = mondayOf(today);
  const weeks = Array.from({ length: 8 }, (_, week) => dayAfter(monday, -7 * (week + 1)));
  await wantedOn(weeks);
  // What was rejected or never pushed was wanted by nobody.
  await wantedOn(weeks, { status: 4 });
  await wantedOn(weeks, { status: 0 });
  const ahead = dayAfter(monday, 14); // later than the first order is wanted, whatever day this is
  await wantedOn([ahead, ahead, ahead]);
  await of.centre.call(printSettingsApi.saveMachine, { ...printMachine, shopId: of.shop.ids.accountId, revision: 0 });
  const said = await ask();
  const [sheets] = said.tried.map((week) => week.actual);
  expect(sheets).toBeGreaterThan(0);
  expect(said).toMatchObject({ basis: 'recent', growth: 1, offBy: 0, capacity: 30_000 });
  expect(said.tried).toHaveLength(4);
  expect(said.days).toHaveLength(28);
  expect(said.days[0]?.day).toBe(today);
  // Three orders stand there already: they count, however little the past foresees.
  expect(said.days.find(({ day }) => day === ahead)).toEqual({
    day: ahead,
    sheets: 3 * (sheets ?? 0),
    ordered: 3 * (sheets ?? 0),
  });
  expect(said.days.find(({ day }) => day === dayAfter(ahead, 7))).toMatchObject({ sheets, ordered: 0 });
});

it('is the centre’s: a shop sees its own work only', async () => {
  expect((await of.shop.refused(printCountingApi.forecast, {})).code).toBe(-1403);
});
