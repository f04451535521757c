import { toStamp } from '@zhibi/contract/kernel';
import { operationsApi } from '@zhibi/contract/operations';
import { printingApi, usualOptions } from '@zhibi/contract/printing';
import { printCountingApi } from '@zhibi/contract/printing/counting';
import { printOfflineApi } from '@zhibi/contract/printing/offline';
import { printSettingsApi } from '@zhibi/contract/printing/settings';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringTo, move, newOrder, newPrintWorld, type PrintWorld } from '../../../test/print-order.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';

let world: TestWorld;
let of: PrintWorld;
beforeAll(async () => {
  world = await openTestWorld();
  of = await newPrintWorld(world, 2);
}, 120_000);
afterAll(() => world.close());

const today = () => toStamp(world.clock.now(), world.services.settings.TZ_NAME).slice(0, 8);
const kind = (paperSize = 'A4') => ({
  shopId: of.shop.ids.accountId,
  paperSize,
  weight: '80',
  colorPrint: false,
  doubleSidedPrint: true,
});
const price = { sheetLi: 70, boundLi: 100 };
const shipped = async (options = {}) => {
  const orderId = await newOrder(world, of, options);
  await bringTo(of, orderId, 'assigned');
  await move(of.shop, orderId, { move: 'start' });
  await move(of.shop, orderId, { move: 'finish' });
  await move(of.shop, orderId, { move: 'ship', shipmentNo: 'SF1' });
  return orderId;
};
const outside = () => ({
  schoolId: of.school.schoolId,
  shopId: of.shop.ids.accountId,
  printedOn: today(),
  title: '通知',
  pages: 2,
  copies: 10,
  paperSize: 'A3',
  weight: '80',
  options: usualOptions,
  printedBy: '王师傅',
  reason: '急用',
  dots: false,
});
const settle = async () =>
  (await of.centre.call(printCountingApi.settle, { ...period(), shopId: kind().shopId })).settlementId;
const period = () => ({ from: today(), until: today() });
const settlement = async (id: string) =>
  (await of.centre.call(printCountingApi.settlements, {})).items.find(({ settlementId }) => settlementId === id);
/** A settlement as it stands, to be signed. */
const seen = async (settlementId: string) => ({
  settlementId,
  revision: (await settlement(settlementId))?.revision ?? 0,
});

it('work of before the first price is priced once, with its reason, and its settlement is signed only then', async () => {
  const plain = await shipped();
  const bound = await shipped({ bookbind: 1 });
  const printedOutside = await of.centre.call(printOfflineApi.save, outside());
  const settlementId = await settle();
  expect(await settlement(settlementId)).toMatchObject({ unpriced: 3, costLi: 0, can: { sign: false } });
  for (const person of [of.centre, of.shop])
    expect((await person.refused(printCountingApi.sign, await seen(settlementId))).reason).toBe('unpriced');

  const [outsideWork, work] = (await of.centre.call(printCountingApi.unpriced, {})).items;
  expect(outsideWork).toMatchObject({ paperSize: 'A3', works: 1, sheets: 10, numbers: [expect.stringMatching(/^X/)] });
  expect(work).toMatchObject({ ...kind(), works: 2, bound: 2, inSettlements: 2, listed: null });
  expect(work?.numbers).toHaveLength(2);

  const asked = { ...kind(), works: 2, price, reason: '签约之前的单，按合同价' };
  expect((await of.centre.refused(printCountingApi.setPrice, { ...asked, works: 1 })).reason).toBe('unpriced-changed');
  expect((await of.shop.refused(printCountingApi.setPrice, asked)).code).toBe(-1403);
  const both = await Promise.all([1, 2].map(() => of.centre.send(printCountingApi.setPrice, asked)));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);

  const orders = await Promise.all([plain, bound].map((orderId) => of.shop.call(printingApi.detail, { orderId })));
  expect(orders.map(({ costLi }) => costLi)).toEqual(
    orders.map(
      ({ pageInfo, copies, options }) => pageInfo.totalPieceCount * 70 + (options.bookbind ? copies * 100 : 0),
    ),
  );
  expect(orders.map(({ history }) => history.at(-1))).toMatchObject(
    orders.map(({ messageStatus }) => ({
      move: 'setPrice',
      by: of.centre.ids.name,
      note: '¥0.070 + ¥0.100 · 签约之前的单，按合同价',
      to: messageStatus,
    })),
  );
  const half = await settlement(settlementId);
  expect(half).toMatchObject({ unpriced: 1, can: { sign: false } });
  expect(half?.costLi).toBe(orders.reduce((sum, { costLi }) => sum + (costLi ?? 0), 0));

  await of.centre.call(printCountingApi.setPrice, { ...kind('A3'), works: 1, price: null, reason: '学校自己的纸' });
  const record = await of.centre.call(printOfflineApi.detail, { offlineId: printedOutside.offlineId });
  expect(record.costLi).toBe(0);
  expect(record.history.at(-1)).toMatchObject({ step: 'priced', note: '¥0.000 · 学校自己的纸' });
  expect(await settlement(settlementId)).toMatchObject({ unpriced: 0, costLi: half?.costLi, can: { sign: true } });
  for (const person of [of.centre, of.shop]) await person.call(printCountingApi.sign, await seen(settlementId));
  expect((await of.centre.call(printCountingApi.unpriced, {})).items).toEqual([]);

  const keeper = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE_SYS'] });
  const { items } = await keeper.call(operationsApi.audit, { what: 'print-priced' });
  expect(items.map(({ who }) => who)).toEqual([of.centre.ids.name, of.centre.ids.name]);
  expect(JSON.stringify(items)).not.toContain('合同价');
}, 120_000);

it('tells what the list asks today, keeps the price of what has one, and leaves what was signed by both', async () => {
  const orderId = await shipped();
  const settlementId = await settle();
  await of.centre.call(printSettingsApi.addPrice, { ...kind(), validFrom: '20200101', ...price });
  await shipped();
  const [work] = (await of.centre.call(printCountingApi.unpriced, {})).items;
  expect(work).toMatchObject({ works: 1, listed: price });
  // Signed by both in the days when that was possible.
  await world.services.database.asSystem((db) =>
    db.execute(
      sql`update print_settlement set centre_by = 'a', centre_at = now(), shop_by = 'b', shop_at = now() where id = ${settlementId}`,
    ),
  );
  expect((await of.centre.call(printCountingApi.unpriced, {})).items).toEqual([]);
  const refused = await of.centre.refused(printCountingApi.setPrice, { ...kind(), works: 1, price, reason: '补价' });
  expect(refused.reason).toBe('unpriced-changed');
  expect((await of.shop.call(printingApi.detail, { orderId })).costLi).toBeNull();
}, 120_000);

it('a price that comes in between changes nothing of a move that is sent again', async () => {
  const orderId = await newOrder(world, of, { doubleSidedPrint: false });
  await bringTo(of, orderId, 'assigned');
  const { revision } = await of.shop.call(printingApi.detail, { orderId });
  const asked = { ...kind(), doubleSidedPrint: false, works: 1, price, reason: '补价' };
  await of.centre.call(printCountingApi.setPrice, asked);
  const start = { orderId, revision, move: 'start' as const };
  const once = await of.shop.call(printingApi.move, start);
  expect(await of.shop.call(printingApi.move, start)).toEqual(once);
  expect(once.revision).toBe(revision + 1);
}, 120_000);

it('a signature under sums without a price falls with the price that comes', async () => {
  await shipped({ doubleSidedPrint: false });
  const settlementId = await settle();
  await world.services.database.asSystem((db) =>
    db.execute(sql`update print_settlement set shop_by = 'b', shop_at = now() where id = ${settlementId}`),
  );
  const asked = { ...kind(), doubleSidedPrint: false, works: 1, price, reason: '补价' };
  await of.centre.call(printCountingApi.setPrice, asked);
  expect(await settlement(settlementId)).toMatchObject({ unpriced: 0, signatures: { centre: null, shop: null } });
}, 120_000);

it('what is mended of work done outside keeps the price that was set for its sheets', async () => {
  const work = { ...outside(), paperSize: 'A4', options: { ...outside().options, doubleSidedPrint: false } };
  const { offlineId } = await of.centre.call(printOfflineApi.save, work);
  const asked = { ...kind(), doubleSidedPrint: false, works: 1, price, reason: '补价' };
  await of.centre.call(printCountingApi.setPrice, asked);
  const { revision } = await of.centre.call(printOfflineApi.detail, { offlineId });
  const seen = { offlineId, revision };
  await of.centre.call(printOfflineApi.save, { ...work, copies: 20, seen });
  expect((await of.centre.call(printOfflineApi.detail, { offlineId })).costLi).toBe(40 * 70);
}, 120_000);

it('every part of a sum stands in its line: sheets, and copies that are bound', async () => {
  await of.centre.call(printSettingsApi.addPrice, { ...kind(), validFrom: '20200102', sheetLi: 60, boundLi: 150 });
  await shipped();
  const bound = await shipped({ bookbind: 1, spares: true });
  const made = await settlement(await settle());
  const { copies, pageInfo } = await of.shop.call(printingApi.detail, { orderId: bound });
  // Of before there is work at other prices.
  expect(made?.lines.filter(({ sheetLi }) => sheetLi === 60)).toMatchObject([
    { orders: 1, sheetLi: 60, bound: 0, boundLi: null },
    { orders: 1, sheetLi: 60, bound: copies + pageInfo.spareCount, boundLi: 150 },
  ]);
  for (const { sheets, sheetLi, bound: many = 0, boundLi, costLi } of made?.lines ?? [])
    expect(costLi).toBe(sheets * (sheetLi ?? 0) + many * (boundLi ?? 0));
  const { bytes } = await of.shop.download(printCountingApi.settlementFile, {
    settlementId: made?.settlementId ?? '',
    format: 'csv',
  });
  const table = bytes.toString();
  expect(table).toContain('"装订份数","元/份","装订（元）","金额（元）"');
  expect(table).toContain(`"0.06","${copies + pageInfo.spareCount}","0.15","0.45"`);
}, 120_000);

it('a signature is for the sums that were seen: a price that comes in between is told first', async () => {
  await shipped({ doubleSidedPrint: false });
  await shipped({ colorPrint: true });
  const settlementId = await settle();
  const before = await seen(settlementId);
  const free = (colorPrint: boolean) => ({
    ...kind(),
    colorPrint,
    doubleSidedPrint: colorPrint,
    works: 1,
    reason: '补价',
  });
  await of.centre.call(printCountingApi.setPrice, { ...free(false), price });
  const last = of.centre.send(printCountingApi.setPrice, { ...free(true), price });
  const [{ statusCode }] = await Promise.all([of.shop.send(printCountingApi.sign, before), last]);
  expect(statusCode).toBe(409);
  expect((await of.shop.refused(printCountingApi.sign, before)).reason).toBe('settlement-changed');
  expect((await settlement(settlementId))?.signatures).toEqual({ centre: null, shop: null });
  const now = await seen(settlementId);
  for (const _ of [1, 2]) await of.shop.call(printCountingApi.sign, now);
  // What the other side signs in between changes nothing of the sums.
  await of.centre.call(printCountingApi.sign, now);
}, 120_000);
