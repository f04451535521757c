import { operationsApi } from '@zhibi/contract/operations';
import { printingApi, printStatuses } from '@zhibi/contract/printing';
import { entriesOf, printSettingsApi, usualCentre, usualShop } from '@zhibi/contract/printing/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bringTo,
  move,
  newOrder,
  newPrintWorld,
  newRun,
  type PrintWorld,
  printWish,
} from '../../../test/print-order.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { warnLate } from '../warn-late.js';

let world: TestWorld;
let of: PrintWorld;
beforeAll(async () => {
  world = await openTestWorld();
  of = await newPrintWorld(world, 1);
}, 60_000);
afterAll(() => world.close());

const dictionary = async () => (await of.teacher.call(printSettingsApi.dictionary, {})).entries;
const codes = async (kind: 'carrier' | 'rejectReason') => entriesOf(await dictionary(), kind).map(({ code }) => code);
const ownReason = { kind: 'rejectReason', code: 'too-dark', zh: '底色太深', en: 'Too dark', enabled: true } as const;
const machine = () => ({
  shopId: of.shop.ids.accountId,
  name: '1 号机',
  sheetsPerHour: 3_600,
  inColour: false,
  duplex: true,
  paperSizes: ['A4'],
  setupMinutes: 5,
  setupSheets: 4,
  stopped: '',
  revision: 0,
});
const price = (change: object = {}) => ({
  shopId: of.shop.ids.accountId,
  paperSize: 'A4',
  weight: '80',
  colorPrint: false,
  doubleSidedPrint: true,
  validFrom: '20200101',
  sheetLi: 80,
  boundLi: 200,
  ...change,
});

describe('the dictionary', () => {
  it('is what orders are rejected by; what was used is only retired, and then chosen no more', async () => {
    await of.centre.call(printSettingsApi.saveEntry, { ...ownReason, revision: 0, isNew: true });
    const again = { ...ownReason, revision: 0, isNew: true };
    expect(await of.centre.refused(printSettingsApi.saveEntry, again)).toMatchObject({ reason: 'code-taken' });
    const orderId = await newOrder(world, of);
    await bringTo(of, orderId, 'pushed');
    await move(of.centre, orderId, { move: 'reject', reason: 'too-dark', hint: '请去掉底色' });
    const { kind, code } = ownReason;
    expect(await of.centre.refused(printSettingsApi.removeEntry, { kind, code })).toMatchObject({
      reason: 'entry-used',
    });
    await of.centre.call(printSettingsApi.saveEntry, { ...ownReason, enabled: false, revision: 1, isNew: false });
    const { printRunId: _, ...wish } = printWish(world, orderId);
    await move(of.teacher, orderId, { move: 'mend', ...wish });
    await move(of.teacher, orderId, { move: 'push' });
    await expect(move(of.centre, orderId, { move: 'reject', reason: 'too-dark', hint: '又' })).rejects.toThrow(
      'option-retired',
    );
    expect(await codes('rejectReason'), 'it still names what was').toContain('too-dark');
  });

  it('loses what was never used, keeps one entry of a list, and lists that machines fix as they are', async () => {
    const van = { kind: 'carrier', code: 'van2', zh: '二号车', en: 'Van 2', enabled: true } as const;
    await of.centre.call(printSettingsApi.saveEntry, { ...van, revision: 0, isNew: true });
    await of.centre.call(printSettingsApi.orderEntries, {
      kind: 'carrier',
      codes: ['van2', 'express', 'own', 'pickup'],
    });
    expect(await codes('carrier')).toEqual(['van2', 'express', 'own', 'pickup']);
    expect(
      await of.centre.refused(printSettingsApi.orderEntries, { kind: 'carrier', codes: ['van2', 'own'] }),
    ).toMatchObject({ reason: 'order-differs' });
    await of.centre.call(printSettingsApi.removeEntry, { kind: 'carrier', code: 'van2' });
    expect(await codes('carrier')).not.toContain('van2');
    expect(await of.centre.refused(printSettingsApi.removeEntry, { kind: 'carrier', code: 'own' })).toMatchObject({
      reason: 'entry-usual',
    });
    const green = {
      kind: 'colour',
      code: 'green',
      zh: '绿',
      en: 'Green',
      enabled: true,
      revision: 0,
      isNew: true,
    } as const;
    expect(await of.centre.refused(printSettingsApi.saveEntry, green)).toMatchObject({ reason: 'kind-closed' });
    const colour = entriesOf(await dictionary(), 'colour').find(({ code }) => code === 'colour');
    if (colour === undefined) throw new Error('no colour');
    const off = { ...colour, enabled: false, isNew: false };
    await of.centre.call(printSettingsApi.saveEntry, off);
    expect(await of.centre.refused(printSettingsApi.saveEntry, off)).toMatchObject({ reason: 'changed' });
    const black = { ...colour, code: 'black', zh: '黑白', en: 'Black', enabled: false, revision: 0, isNew: false };
    expect(await of.centre.refused(printSettingsApi.saveEntry, black)).toMatchObject({ reason: 'last-enabled' });
    const wish = printWish(world, await newRun(of), { colorPrint: true });
    expect(await of.teacher.refused(printingApi.create, wish)).toMatchObject({ reason: 'option-retired' });
    await of.centre.call(printSettingsApi.saveEntry, { ...off, enabled: true, revision: 1 });
    expect((await of.teacher.call(printingApi.create, wish)).revision).toBe(1);
  });
});

describe('prices', () => {
  it('have a day; an order keeps the price of the day on which a shop got it', async () => {
    const { validFrom: _, ...undated } = price();
    // A price without a date is no price: what the contract does not let pass is not kept.
    expect((await of.centre.send(printSettingsApi.addPrice, undated)).statusCode).toBe(400);
    await of.centre.call(printSettingsApi.addPrice, price());
    expect(await of.centre.refused(printSettingsApi.addPrice, price())).toMatchObject({ reason: 'price-taken' });
    const old = await newOrder(world, of, { bookbind: 1 });
    await bringTo(of, old, 'assigned');
    const first = await of.centre.call(printingApi.detail, { orderId: old });
    expect(first).toMatchObject({ weight: '80', costLi: first.pageInfo.totalPieceCount * 80 + first.copies * 200 });
    const { priceId } = await of.centre.call(printSettingsApi.addPrice, price({ validFrom: '20200102', sheetLi: 90 }));
    const next = await newOrder(world, of);
    await bringTo(of, next, 'assigned');
    const second = await of.centre.call(printingApi.detail, { orderId: next });
    expect(second.costLi).toBe(second.pageInfo.totalPieceCount * 90);
    expect((await of.centre.call(printingApi.detail, { orderId: old })).costLi).toBe(first.costLi);
    expect(await of.centre.refused(printSettingsApi.removePrice, { priceId })).toMatchObject({ reason: 'price-holds' });
    const later = await of.centre.call(printSettingsApi.addPrice, price({ validFrom: '29990101', sheetLi: 1 }));
    await of.centre.call(printSettingsApi.removePrice, later);
    await move(of.centre, next, { move: 'takeBack' });
    expect((await of.centre.call(printingApi.detail, { orderId: next })).costLi).toBeNull();
  });
});

describe('shops and machines', () => {
  it('a closed shop gets nothing, and routes name schools of this organisation', async () => {
    const shopId = of.shop.ids.accountId;
    const closed = { from: '20200101', until: null, reason: '检修' };
    const saved = await of.centre.call(printSettingsApi.saveShop, { ...usualShop, shopId, closed, revision: 0 });
    const orderId = await newOrder(world, of);
    await bringTo(of, orderId, 'pushed');
    await move(of.centre, orderId, { move: 'approve' });
    await expect(move(of.centre, orderId, { move: 'assign', shopId })).rejects.toThrow('shop-closed');
    const routes = [{ name: '东线', departsAt: '1500', schoolIds: [shopId] }];
    const wrong = { ...usualShop, shopId, routes, revision: saved.revision };
    expect(await of.centre.refused(printSettingsApi.saveShop, wrong)).toMatchObject({ reason: 'no-such-school' });
    const backwards = { ...usualShop, shopId, closed: { ...closed, until: '20190101' }, revision: saved.revision };
    expect(await of.centre.refused(printSettingsApi.saveShop, backwards)).toMatchObject({ reason: 'closed-backwards' });
    const right = { ...usualShop, name: '文二路印刷点', shopId, revision: saved.revision };
    await of.centre.call(printSettingsApi.saveShop, right);
    expect(await of.centre.refused(printSettingsApi.saveShop, right)).toMatchObject({ reason: 'changed' });
    await move(of.centre, orderId, { move: 'assign', shopId });
    expect((await of.shop.call(printingApi.detail, { orderId })).shopName).toBe('文二路印刷点');
  });

  it('a shop stops its own machine, reads its own prices, and nothing of another', async () => {
    const { machineId } = await of.centre.call(printSettingsApi.saveMachine, machine());
    await of.shop.call(printSettingsApi.stopMachine, { machineId, stopped: '卡纸', revision: 1 });
    const other = await world.newPerson({ loginType: 4, roles: ['ZHIBI_PRINT_SHOP'] });
    expect((await other.refused(printSettingsApi.stopMachine, { machineId, stopped: '', revision: 2 })).code).toBe(
      -1404,
    );
    const own = await of.shop.call(printSettingsApi.settings, {});
    expect(own.shops[0]?.machines).toMatchObject([{ machineId, stopped: '卡纸' }]);
    expect(own.prices.length).toBeGreaterThan(0);
    expect(await other.call(printSettingsApi.settings, {})).toMatchObject({ prices: [], shops: [{ machines: [] }] });
    expect(await of.centre.refused(printSettingsApi.saveMachine, { ...machine(), paperSizes: ['B9'] })).toMatchObject({
      reason: 'no-such-paper',
    });
    await of.centre.call(printSettingsApi.removeMachine, { machineId });
    expect((await of.shop.call(printSettingsApi.settings, {})).shops[0]?.machines).toEqual([]);
  });
});

it('small black orders without a finding are approved by the rules, and what will be late is told once', async () => {
  const rules = { ...usualCentre, warnMinutes: 10_080, autoApprove: { ...usualCentre.autoApprove, enabled: true } };
  await of.centre.call(printSettingsApi.saveCentre, { ...rules, revision: 0 });
  expect(await of.centre.refused(printSettingsApi.saveCentre, { ...rules, revision: 0 })).toMatchObject({
    reason: 'changed',
  });
  const [black, colour] = [await newOrder(world, of), await newOrder(world, of, { colorPrint: true })];
  for (const orderId of [black, colour]) await bringTo(of, orderId, 'pushed');
  const { messageStatus, history } = await of.teacher.call(printingApi.detail, { orderId: black });
  expect(messageStatus).toBe(printStatuses.pendingAssignment);
  expect(history.at(-1)).toMatchObject({ move: 'approve', by: '' });
  expect((await of.teacher.call(printingApi.detail, { orderId: colour })).messageStatus).toBe(
    printStatuses.pendingReview,
  );
  await warnLate(world.services);
  await warnLate(world.services);
  const told = await world.services.database.asSystem((db) =>
    db.execute<{ orderId: string; audience: string[] }>(
      `select data ->> 'orderId' as "orderId", audience from (select data, audience, name from outbox union all select data, audience, name from event) news where name = 'print-order-late'`,
    ),
  );
  const heard = told.filter(({ orderId }) => orderId === black);
  expect(heard).toHaveLength(1);
  expect(heard[0]?.audience).toContain(of.centre.ids.accountId);
  expect(heard[0]?.audience).not.toContain(of.teacher.ids.accountId);
});

describe('the audit', () => {
  const facts = async (what: string) => {
    const keeper = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE_SYS'] });
    const [first] = (await keeper.call(operationsApi.audit, { what })).items;
    return { who: first?.who, facts: Object.fromEntries((first?.facts ?? []).map((one) => [one.name, one])) };
  };

  it('holds each price that was set or taken back, in yuan', async () => {
    const later = price({ validFrom: '20991231', sheetLi: 85 });
    const { priceId } = await of.centre.call(printSettingsApi.addPrice, later);
    const set = await facts('print-price-set');
    expect(set.who).toBe(of.centre.ids.name);
    expect(set.facts).toMatchObject({ sheetPrice: { after: '0.085' }, validFrom: { after: '20991231' } });
    await of.centre.call(printSettingsApi.removePrice, { priceId });
    expect((await facts('print-price-removed')).facts).toMatchObject({ priceId: { after: priceId } });
  });

  it('holds what of the settings was another before, and nothing where nothing changed', async () => {
    const { centre } = await of.centre.call(printSettingsApi.settings, {});
    const changed = { ...centre, warnMinutes: 60 };
    const { revision } = await of.centre.call(printSettingsApi.saveCentre, changed);
    const told = { part: { after: 'centre' }, warnMinutes: { after: String(changed.warnMinutes) } };
    expect(Object.keys((await facts('print-settings-changed')).facts).sort()).toEqual(Object.keys(told).sort());
    expect((await facts('print-settings-changed')).facts).toMatchObject(told);
    const rows = async () => {
      const keeper = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE_SYS'] });
      return (await keeper.call(operationsApi.audit, { what: 'print-settings-changed' })).items.length;
    };
    const before = await rows();
    await of.centre.call(printSettingsApi.saveCentre, { ...changed, revision });
    expect(await rows()).toBe(before);
  });
});
