import { toStamp } from '@zhibi/contract/kernel';
import { operationsApi } from '@zhibi/contract/operations';
import { type PrintOrder, printingApi, printStatuses } from '@zhibi/contract/printing';
import { printBatchesApi } from '@zhibi/contract/printing/batches';
import { addSums, noSums, paperGrams, printCountingApi } from '@zhibi/contract/printing/counting';
import { printSettingsApi } from '@zhibi/contract/printing/settings';
import { sql } from 'drizzle-orm';
import { Document } from 'mupdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringTo, move, newOrder, newPrintWorld, type PrintWorld } from '../../../test/print-order.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';

let world: TestWorld;
let of: PrintWorld;
/** Three orders that were shipped: double, two a side on one side, double and bound with all that is printed beside copies; the last has a damaged sheet printed again. */
let orders: PrintOrder[];
let period: { from: string; until: string };
beforeAll(async () => {
  world = await openTestWorld();
  of = await newPrintWorld(world, 2);
  const shopId = of.shop.ids.accountId;
  const price = { shopId, paperSize: 'A4', weight: '80', colorPrint: false, validFrom: '20200101' };
  await of.centre.call(printSettingsApi.addPrice, { ...price, doubleSidedPrint: true, sheetLi: 80, boundLi: 100 });
  const ids = [
    await newOrder(world, of),
    await newOrder(world, of, { doubleSidedPrint: false, imposition: 'sideBySide' }),
    await newOrder(world, of, { bookbind: 1, cover: true, separators: 'class', spares: true }),
  ];
  for (const orderId of ids) {
    await bringTo(of, orderId, 'assigned');
    await move(of.shop, orderId, { move: 'start' });
    await move(of.shop, orderId, { move: 'finish', wasteSheets: 2 });
    await move(of.shop, orderId, { move: 'ship', shipmentNo: 'SF1' });
  }
  const studentIds = [of.schoolClass.students[0]?.ids.studentId ?? ''];
  const damaged = { move: 'damaged' as const, studentIds, pages: [1], note: '湿' };
  const { childId } = await move(of.shop, ids[2] ?? '', damaged);
  await move(of.shop, childId ?? '', { move: 'finish' });
  await move(of.shop, childId ?? '', { move: 'ship', shipmentNo: 'SF2' });
  orders = (await of.shop.call(printingApi.list, {})).items;
  const day = toStamp(world.clock.now(), world.services.settings.TZ_NAME).slice(0, 8);
  period = { from: day, until: day };
}, 60_000);
afterAll(() => world.close());

describe('the sums of a period', () => {
  it('are the counts of its orders, by the same rules; what is printed again costs nothing', async () => {
    const { rows, total } = await of.centre.call(printCountingApi.pivot, { ...period, rows: 'school', columns: null });
    const sum = (pick: (order: PrintOrder) => number) => orders.reduce((all, order) => all + pick(order), 0);
    expect(total).toEqual({
      orders: 4,
      copies: sum(({ copies }) => copies),
      pages: sum(({ pageInfo }) => pageInfo.totalPageCount),
      blanks: sum(({ pageInfo, copies }) => pageInfo.blankPageCount * (copies + pageInfo.spareCount)),
      sheets: sum(({ pageInfo }) => pageInfo.totalPieceCount),
      wasteSheets: 6,
      paperG: sum(({ pageInfo, wasteSheets, pageSize, weight }) =>
        paperGrams({ pageSize, weight, sheets: pageInfo.totalPieceCount + wasteSheets }),
      ),
      costLi: sum(({ costLi }) => costLi ?? 0),
      unpriced: 1,
    });
    expect(total.costLi).toBeGreaterThan(0);
    expect(rows.map(({ key }) => key)).toEqual([of.school.schoolId]);
  });

  it.each(['school', 'shop', 'paper', 'colour', 'day', 'week', 'month'] as const)(
    'by %s and another add up to the same',
    async (rows) => {
      const asked = { ...period, rows, columns: rows === 'colour' ? ('day' as const) : ('colour' as const) };
      const pivot = await of.centre.call(printCountingApi.pivot, asked);
      expect(pivot.rows.map(({ key: _, name: __, cells: ___, ...sums }) => sums).reduce(addSums, noSums)).toEqual(
        pivot.total,
      );
      for (const { cells, key: _, name, ...sums } of pivot.rows) {
        expect(name).not.toBe('');
        expect(Object.values(cells).reduce(addSums, noSums)).toEqual(sums);
      }
    },
  );

  it('hold no work of another shop, of another day, nor of a period that is none', async () => {
    const other = await world.newPerson({ loginType: 4, roles: ['ZHIBI_PRINT_SHOP'] });
    const asked = { ...period, rows: 'day', columns: null } as const;
    expect((await other.call(printCountingApi.pivot, asked)).rows).toEqual([]);
    expect((await other.call(printCountingApi.pivot, { ...asked, shopId: of.shop.ids.accountId })).rows).toEqual([]);
    const before = { ...asked, from: '20200101', until: '20200131' };
    expect((await of.centre.call(printCountingApi.pivot, before)).total.orders).toBe(0);
    for (const wrong of [
      { from: '20260102', until: '20260101' },
      { from: '20240101', until: '20260101' },
    ])
      expect(await of.centre.refused(printCountingApi.pivot, { ...asked, ...wrong })).toMatchObject({
        reason: 'period-wrong',
      });
  });

  it('are taken out as a table with their total', async () => {
    const { bytes } = await of.shop.download(printCountingApi.exportPivot, { ...period, rows: 'paper', format: 'csv' });
    expect(bytes.toString()).toContain('A4 80 g');
    expect(bytes.toString()).toContain('合计');
    expect(bytes.toString()).toContain('造纸的碳排放（千克 CO₂e）');
  });
});

describe('a settlement', () => {
  it('takes each order once at its price, is signed once by each side, and stands when the shop has signed', async () => {
    const shopId = of.shop.ids.accountId;
    const asked = { ...period, shopId };
    const both = await Promise.all([1, 2].map(() => of.centre.send(printCountingApi.settle, asked)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [sheet] = (await of.shop.call(printCountingApi.settlements, {})).items;
    if (sheet === undefined) throw new Error('no settlement');
    const { settlementId } = sheet;
    expect(sheet).toMatchObject({ unpriced: 1, signatures: { centre: null, shop: null } });
    expect(sheet.costLi).toBe(orders.reduce((sum, { costLi }) => sum + (costLi ?? 0), 0));
    expect(sheet.sheets).toBe(orders.reduce((sum, { pageInfo }) => sum + pageInfo.totalPieceCount, 0));
    expect(sheet.lines.filter(({ isReprint }) => isReprint)).toMatchObject([{ orders: 1, costLi: 0 }]);
    const stranger = await world.newPerson({ loginType: 4, roles: ['ZHIBI_PRINT_SHOP'] });
    expect((await stranger.refused(printCountingApi.sign, { settlementId, revision: 1 })).code).toBe(-1404);
    for (const _ of [1, 2]) await of.centre.call(printCountingApi.cancelSettlement, { settlementId });
    expect((await of.centre.refused(printCountingApi.sign, { settlementId, revision: 1 })).code).toBe(-1404);
    const again = await of.centre.call(printCountingApi.settle, asked);
    expect(await of.centre.refused(printCountingApi.sign, { ...again, revision: 1 })).toMatchObject({
      reason: 'unpriced',
    });
    for (const work of (await of.centre.call(printCountingApi.unpriced, {})).items) {
      const { paperSize, weight, colorPrint, doubleSidedPrint, works } = work;
      const kind = { shopId, paperSize, weight, colorPrint, doubleSidedPrint };
      await of.centre.call(printCountingApi.setPrice, { ...kind, works, price: null, reason: '不收费' });
    }
    const { revision } = (await of.shop.call(printCountingApi.settlements, {})).items[0] ?? { revision: 0 };
    for (const person of [of.centre, of.centre, of.shop])
      await person.call(printCountingApi.sign, { ...again, revision });
    expect(await of.centre.refused(printCountingApi.cancelSettlement, again)).toMatchObject({
      reason: 'signed-by-shop',
    });
    const pdf = await of.shop.download(printCountingApi.settlementFile, { ...again, format: 'pdf' });
    const text = Document.openDocument(pdf.bytes, 'application/pdf').loadPage(0).toStructuredText('').asText();
    for (const words of ['结算单', of.centre.ids.name, of.shop.ids.name, '应付']) expect(text).toContain(words);
    const table = await of.shop.download(printCountingApi.settlementFile, { ...again, format: 'csv' });
    expect(table.bytes.toString()).toContain('补印，不计费');
  });
});

it('a settlement that is made, cancelled and signed stands in the audit of whoever keeps the installation', async () => {
  const keeper = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE_SYS'] });
  const { items } = await keeper.call(operationsApi.audit, { recordId: 'S000001' });
  expect(items.map(({ what, who }) => [what, who])).toEqual([
    ['settlement-voided', of.centre.ids.name],
    ['settlement-made', of.centre.ids.name],
  ]);
  const whats = async (what: string) => (await keeper.call(operationsApi.audit, { what })).items.map(({ who }) => who);
  expect(await whats('settlement-signed')).toEqual([of.shop.ids.name, of.centre.ids.name]);
  expect(items[0]?.facts.find(({ name }) => name === 'cost')?.after).toMatch(/^\d+\.\d{3}$/);
});

it('what a centre decides of an order stands in the audit of its school', async () => {
  const { items } = await of.admin.call(operationsApi.audit, { recordId: orders.at(-1)?.number });
  expect(items.map(({ what }) => what)).toEqual(['print-assigned', 'print-approved']);
});

describe('the dashboard', () => {
  it('counts what stands where, and each number is the length of its list', async () => {
    const late = await newOrder(world, of);
    await bringTo(of, late, 'assigned');
    await world.services.database.asSystem((db) =>
      db.execute(sql`update print_order set wanted_at = now() - interval '2 hours' where id = ${late}`),
    );
    const centre = await of.centre.call(printCountingApi.centre, {});
    const { counts } = await of.centre.call(printingApi.list, {});
    for (const { messageStatus, count } of centre.counts)
      if (messageStatus !== printStatuses.completed)
        expect([messageStatus, count]).toEqual([
          messageStatus,
          counts.find((one) => one.messageStatus === messageStatus)?.count ?? 0,
        ]);
    const shown = await of.centre.call(printingApi.list, { only: 'late' });
    expect(shown.items.map(({ orderId }) => orderId)).toEqual([late]);
    expect([centre.lateCount, centre.late.map(({ orderId }) => orderId)]).toEqual([1, [late]]);
    const { shopId } = { shopId: of.shop.ids.accountId };
    const shop = centre.shops.find((one) => one.shopId === shopId);
    expect(shop).toMatchObject({ sheets: shown.items[0]?.pageInfo.totalPieceCount, capacity: 0, closed: null });
    const ofShop = await of.centre.call(printingApi.list, { shopId });
    expect(ofShop.items).toHaveLength(5);
    expect(centre.deliveries).toMatchObject([{ shopId, round: '', orders: 5, shipped: 4 }]);
  });

  it('is for the centre alone', async () => {
    expect((await of.shop.refused(printCountingApi.centre, {})).code).toBe(-1403);
    expect((await of.shop.call(printBatchesApi.list, { isOpen: true })).items).toEqual([]);
  });
});
