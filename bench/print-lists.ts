import { printingApi, printStatuses } from '@zhibi/contract/printing';
import type { z } from 'zod';
import type { Person } from '../apps/server/test/person.js';
import { load, rateOf } from './measure.js';
import { ORDERS, openPrintYears } from './print-years.js';
import { openSetUp } from './set-up.js';

const [CALLS, WARM_UP, MOST_MS, DEEP] = [60, 10, 100, 40];
type Wanted = z.input<typeof printingApi.list.input>;
const {
  pendingReview,
  pendingAssignment,
  pendingPrint,
  printing,
  pendingShipment,
  pendingReceipt,
  completed,
  rejected,
} = printStatuses;

/** What every reader's screens ask for: their tabs, their filters, and words. */
const everybodys: readonly (readonly [string, Wanted])[] = [
  ['all, newest first', {}],
  ['one status of many', { statuses: [completed] }],
  ['one status of few', { statuses: [rejected] }],
  ['given up', { only: 'withdrawn' }],
  ['late', { only: 'late', sort: 'due' }],
  ['to print', { statuses: [pendingPrint, printing, pendingShipment], sort: 'due' }],
  ['shipped', { statuses: [pendingReceipt, completed], sort: 'due' }],
  ['words that many titles have', { words: '单元' }],
  ['words that few have', { words: '单元 77' }],
  ['words that none has', { words: '没有这样的', sort: 'due' }],
  ['a number', { words: 'P042042' }],
  ['words and a status', { words: '期中', statuses: [completed], sort: 'due' }],
];

/** The lists of printing over the orders of years, for each kind of reader. */
export async function benchPrintLists(): Promise<void> {
  const setUp = await openSetUp({ WORKERS: '1' });
  try {
    const of = await openPrintYears(setUp);
    const schoolId = of.otherSchool;
    const shopId = of.shop.ids.accountId ?? '';
    const centres: readonly (readonly [string, Wanted])[] = [
      ['to review', { statuses: [pendingReview], sort: 'due' }],
      ['to assign', { statuses: [pendingAssignment], sort: 'due' }],
      ['of a school', { schoolId }],
      ['of a school, to print', { schoolId, statuses: [pendingPrint, printing, pendingShipment], sort: 'due' }],
      ['of a shop', { shopId, sort: 'due' }],
      ['of a shop, late', { shopId, only: 'late', sort: 'due' }],
      ['of a school, words', { schoolId, words: '单元' }],
    ];
    const readers: readonly (readonly [string, Person, readonly (readonly [string, Wanted])[]])[] = [
      ['centre', of.centre, [...everybodys, ...centres]],
      ['shop', of.shop, everybodys],
      ['school', of.admin, everybodys],
      ['teacher', of.teacher, everybodys],
    ];
    let worst = 0;
    for (const [reader, person, lists] of readers)
      for (const [name, wanted] of [...lists, ...(await deepOf(person))]) {
        const { p50Ms, p95Ms } = await rateOf(CALLS, 1, () => person.call(printingApi.list, wanted), WARM_UP);
        worst = Math.max(worst, p95Ms);
        console.log(
          `${ORDERS} orders, ${reader}, ${name}: p50 ${p50Ms.toFixed(0)} ms, p95 ${p95Ms.toFixed(0)} ms ${p95Ms <= MOST_MS ? 'ok' : 'OVER'}`,
        );
      }
    console.log(
      `longest p95 ${worst.toFixed(0)} ms (goal: ${MOST_MS}) ${worst <= MOST_MS ? 'ok' : 'OVER'} · ${load()}`,
    );
  } finally {
    await setUp.close();
  }
}

/** A page far behind the first, of both orders. */
async function deepOf(person: Person): Promise<(readonly [string, Wanted])[]> {
  const deep: (readonly [string, Wanted])[] = [];
  for (const sort of ['newest', 'due'] as const) {
    let cursor: string | undefined;
    for (let page = 0; page < DEEP; page++) {
      const { next } = await person.call(printingApi.list, { sort, cursor });
      if (next === null) break;
      cursor = next;
    }
    deep.push([`page ${DEEP}, ${sort}`, { sort, cursor }]);
  }
  return deep;
}
