import { openClient } from '../apps/server/src/platform/pools.js';
import type { Person } from '../apps/server/test/person.js';
import { newOrder, newPrintWorld, type PrintWorld } from '../apps/server/test/print-order.js';
import type { SetUp } from './set-up.js';

export const ORDERS = 100_000;
const [SCHOOLS, SHOPS, TEACHERS, COPIES, FINDINGS] = [40, 4, 20, 40, 13];

/** Four years of a print centre: forty schools, one of them with a quarter of everything, four shops, twenty teachers a school. */
export async function openPrintYears(setUp: SetUp): Promise<PrintWorld & { otherSchool: string }> {
  const { world } = setUp;
  const of = await newPrintWorld(world);
  const orderId = await newOrder(world, of);
  const schools: string[] = [of.school.schoolId];
  while (schools.length < SCHOOLS) schools.push((await world.newSchool()).schoolId);
  const shops: Person[] = [of.shop];
  while (shops.length < SHOPS) shops.push(await world.newPerson({ loginType: 4, roles: ['ZHIBI_PRINT_SHOP'] }));
  const client = await openClient(setUp.connection);
  await client.query("set session_replication_role = 'replica'"); // print runs of the other schools are nobody's here
  const shopIds = shops.map(({ ids }) => ids.accountId ?? '');
  await client.query(yearsOf(orderId, { schools, shops: shopIds }));
  await client.query('vacuum analyze print_order'); // as the database does by itself once people work on it
  await client.end();
  return { ...of, otherSchool: schools[SCHOOLS - 1] ?? '' };
}

const listOf = (ids: readonly string[]) => `'{${ids.join(',')}}'::uuid[]`;
const drawn = (salt: number, below: number) => `(hashint4(nth + ${salt}) & 2147483647) % ${below}`;

/**
 * One order again and again, newest first, with as many copies and findings as orders have. The last four hundred are under way; of fifty
 * before them one was sent back, and of those every third given up.
 */
const yearsOf = (orderId: string, { schools, shops }: { schools: readonly string[]; shops: readonly string[] }) => `
  with one as (select * from print_order where id = '${orderId}'),
  drawn as (
    select nth, one.created_at - nth * interval '20 minutes' as at, case when nth % 4 = 0 then 1 else 1 + ${drawn(0, schools.length)} end as school,
      ${drawn(7, TEACHERS)} as teacher, 1 + ${drawn(13, shops.length)} as shop,
      case when nth < 20 then 0 when nth < 60 then 3 when nth < 120 then 6 when nth < 160 then 7 when nth < 200 then 1 when nth < 260 then 2
        when nth < 400 then 8 when nth % 50 = 0 then 4 else 5 end as stands
    from one, generate_series(1, ${ORDERS}) as nth)
  insert into print_order (school_id, id, number, print_run_id, paper_id, title, class_names, created_by, created_by_name, created_at,
    status, options, page_size, dots, pages, student_ids, wanted_at, note, shop_id, shop_name, shipped_at, withdrawn_at, findings)
  select (${listOf(schools)})[school],
    (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || right(md5('v' || nth), 3) || '8' || right(md5('w' || nth), 15))::uuid,
    nextval('print_order_number'), gen_random_uuid(), paper_id, (array['单元', '期中', '默写', 'Unit', '周测'])[1 + nth % 5] || ' ' || nth, class_names,
    case when school = 1 and teacher = 0 then created_by else md5(school || ' ' || teacher)::uuid end, created_by_name, at,
    stands, options, page_size, dots, '{1,2,3,4}', array_fill(student_ids[1], array[${COPIES}]), at + interval '3 days', note,
    case when stands in (7, 1, 2, 8, 5) then (${listOf(shops)})[shop] end, '', case when stands in (8, 5) then at + interval '2 days' end,
    case when stands = 4 and nth % 3 = 0 then at end,
    (select jsonb_agg(jsonb_build_object('check', 'fonts', 'level', 'passed', 'count', n, 'names', '[]'::jsonb, 'marks', '[]'::jsonb)) from generate_series(1, ${FINDINGS}) n)
  from one, drawn`;
