import type { Dimension, Sums } from '@zhibi/contract/printing/counting';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';
import {
  classesSql,
  ofClass,
  offlineBlanksSql,
  offlineCostLiSql,
  offlineFacesSql,
  offlineSheetsSql,
  paperGramsSql,
  wholeOrder,
} from '../store-sums.js';

/** A key for each row of a sum, in words that sort. */
const keys: Readonly<Record<Dimension, SQL>> = {
  school: sql`w.school_id::text`,
  // The number of the grade; '' for what is of none.
  grade: sql`w.school_id || ' ' || coalesce(to_char(w.grade, 'FM00'), '')`,
  class: sql`w.school_id || ' ' || w.class_id`,
  shop: sql`coalesce(w.shop_id::text, '')`,
  paper: sql`w.paper || ' ' || w.weight`,
  colour: sql`case when w.in_colour then 'colour' else 'black' end`,
  source: sql`case when w.is_offline then 'offline' else 'order' end`,
  day: sql`to_char(w.done_on, 'YYYYMMDD')`,
  week: sql`to_char(date_trunc('week', w.done_on), 'YYYYMMDD')`,
  month: sql`to_char(w.done_on, 'YYYYMM')`,
};

interface Summed {
  schoolIds: readonly string[];
  shopId?: string | undefined;
  from: Date;
  until: Date;
  timeZone: string;
  /** In which grade a class is, where grades are asked for. */
  grades?: readonly { classId: string; gid: number }[];
}
export type SumRow = Sums & { row: string; cell: string; shopName: string; className: string };

const grams = (sheets: SQL) => paperGramsSql(sheets, sql`o.page_size`, sql`o.weight`);
const whole = {
  classes: sql``,
  classId: sql`''`,
  className: sql`''`,
  grade: sql`null::int`,
  amounts: wholeOrder,
  waste: sql`o.waste_sheets`,
  grams: grams(sql`(${wholeOrder.sheets} + o.waste_sheets)`),
};

// An order is shared out to its classes so that they come to the whole: what was spoiled by their sheets, class after class, and its weight by what both come to so far.
const soFar = sql`sum(${ofClass.sheets}) over (partition by o.school_id, o.id order by c.at)`;
const wasteAt = (sheets: SQL) => sql`((o.waste_sheets * (${sheets})) / ${wholeOrder.sheets})`;
const before = sql`(${soFar} - ${ofClass.sheets})`;
const byClass = {
  classes: sql`cross join ${classesSql} left join grades g on g.class_id = c.class_id`,
  grade: sql`g.gid`,
  classId: sql`c.class_id`,
  className: sql`c.class_name`,
  amounts: ofClass,
  waste: sql`(${wasteAt(soFar)} - ${wasteAt(before)})`,
  grams: sql`(${grams(sql`(${soFar} + ${wasteAt(soFar)})`)} - ${grams(sql`(${before} + ${wasteAt(before)})`)})`,
};

const isByClass = (one: Dimension | null): boolean => one === 'class' || one === 'grade';

/**
 * What was shipped in a period, and what was printed outside in it, by one dimension or two. What is printed again is paper and waste, and
 * costs nothing. An order of several classes counts as one in each of them, and as one in a grade.
 */
export async function sumsOfPeriod(
  db: Db,
  { schoolIds, shopId, from, until, timeZone, grades = [] }: Summed,
  [rows, columns]: readonly [Dimension, Dimension | null],
): Promise<SumRow[]> {
  const cell = columns === null ? sql`''` : keys[columns];
  const [begin, end] = [from, until].map((at) => sql`${at.toISOString()}::timestamptz`);
  const ofShop = shopId === undefined ? sql`true` : sql`o.shop_id = ${shopId}::uuid`;
  const ofSchools = sql`o.school_id = any (${list(schoolIds)}::uuid[])`;
  const { classes, classId, className, grade, amounts, ...parts } = [rows, columns].some(isByClass) ? byClass : whole;
  // Of the classes of a grade an order is one; to look for that costs, and is done where it can be otherwise.
  const orders = rows === 'grade' || columns === 'grade' ? sql`count(distinct w.id)` : sql`count(*)`;
  const classIds = list(grades.map((one) => one.classId));
  const gids = list(grades.map((one) => String(one.gid)));
  const found = await db.execute<SumRow & Record<string, unknown>>(sql`
    with grades as (select * from unnest(${classIds}::text[], ${gids}::int[]) as known (class_id, gid)),
    work as (
      select o.id, o.school_id, ${classId} as class_id, ${className} as class_name, ${grade} as grade, o.shop_id, o.shop_name, o.page_size as paper, o.weight,
        (o.options ->> 'colorPrint')::boolean as in_colour, false as is_offline, o.shipped_at at time zone ${timeZone} as done_on,
        ${amounts.copies} as copies, ${amounts.faces} as pages, ${amounts.blanks} as blanks, ${amounts.sheets} as sheets,
        ${parts.waste} as waste, ${parts.grams} as grams, ${amounts.costLi} as cost, o.price is null and o.parent_id is null as is_unpriced
      from print_order o ${classes} where ${ofSchools} and o.shipped_at >= ${begin} and o.shipped_at < ${end} and ${ofShop}
      union all
      select o.id, o.school_id, '', '', null, o.shop_id, o.shop_name, o.paper_size, o.weight, (o.options ->> 'colorPrint')::boolean,
        true, o.printed_on::timestamp, o.copies, ${offlineFacesSql}, ${offlineBlanksSql}, ${offlineSheetsSql}, 0,
        ${paperGramsSql(offlineSheetsSql, sql`o.paper_size`, sql`o.weight`)}, ${offlineCostLiSql}, o.price is null and o.shop_id is not null
      from offline_print o where ${ofSchools} and o.withdrawn_at is null
        and o.printed_on >= (${begin} at time zone ${timeZone})::date and o.printed_on < (${end} at time zone ${timeZone})::date and ${ofShop})
    select ${keys[rows]} as row, ${cell} as cell, max(w.shop_name) as "shopName", max(w.class_name) as "className",
      ${orders}::int as orders, sum(w.copies)::int as copies, sum(w.pages)::int as pages, sum(w.blanks)::int as blanks,
      sum(w.sheets)::int as sheets, sum(w.waste)::int as "wasteSheets", sum(w.grams)::float8 as "paperG",
      coalesce(sum(w.cost), 0)::float8 as "costLi", ${orders} filter (where w.is_unpriced)::int as unpriced
    from work w group by 1, 2 order by 1, 2`);
  return [...found];
}
