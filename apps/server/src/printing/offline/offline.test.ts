import { toStamp } from '@zhibi/contract/kernel';
import { operationsApi } from '@zhibi/contract/operations';
import { papersApi } from '@zhibi/contract/papers';
import { usualOptions } from '@zhibi/contract/printing';
import { printCountingApi } from '@zhibi/contract/printing/counting';
import { type OfflineWork, offlineLimits, printOfflineApi } from '@zhibi/contract/printing/offline';
import { printSettingsApi } from '@zhibi/contract/printing/settings';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workOutside } from '../../../test/print-offline.js';
import { newPrintWorld, type PrintWorld } from '../../../test/print-order.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';

let world: TestWorld;
let of: PrintWorld;
let today: string;
beforeAll(async () => {
  world = await openTestWorld();
  of = await newPrintWorld(world, 2);
  today = toStamp(world.clock.now(), world.services.settings.TZ_NAME).slice(0, 8);
  const price = { shopId: of.shop.ids.accountId, paperSize: 'A4', weight: '80', colorPrint: false };
  for (const [validFrom, sheetLi] of [
    ['20200101', 80],
    ['20250101', 100],
  ] as const)
    await of.centre.call(printSettingsApi.addPrice, {
      ...price,
      validFrom,
      sheetLi,
      doubleSidedPrint: true,
      boundLi: 10,
    });
}, 60_000);
afterAll(() => world.close());

const work = (change: Partial<OfflineWork> = {}): OfflineWork => ({ ...workOutside(of, today), ...change });
const save = (change: Partial<OfflineWork> = {}) => of.centre.call(printOfflineApi.save, work(change));
const detail = (offlineId: string) => of.centre.call(printOfflineApi.detail, { offlineId });
const sums = async (input: { from?: string; rows?: 'source' | 'shop'; schoolId?: string } = {}) =>
  of.centre.call(printCountingApi.pivot, {
    from: today,
    until: today,
    rows: 'source',
    columns: null,
    schoolId: of.school.schoolId,
    ...input,
  });

describe('paper work done outside', () => {
  it('is counted by the same rules at the price of its day, and joins the sums', async () => {
    const { offlineId } = await save({ printedOn: '20240105' });
    const kept = await detail(offlineId);
    expect(kept).toMatchObject({
      number: expect.stringMatching(/^X\d{6}$/),
      state: 'open',
      pageInfo: { blankPageCount: 1, pieceCount: 2, totalPieceCount: 60 },
      costLi: 60 * 80 + 30 * 10,
      codes: [],
      history: [{ step: 'made', by: of.centre.ids.name }],
    });
    const period = { from: '20240105', until: '20240105' };
    const pivot = await of.centre.call(printCountingApi.pivot, { ...period, rows: 'source', columns: 'month' });
    expect(pivot.rows).toMatchObject([
      { key: 'offline', name: '线下印刷', orders: 1, copies: 30, pages: 90, blanks: 30, sheets: 60, costLi: 5_100 },
    ]);
    expect(pivot.columns).toEqual([{ key: '202401', name: '2024-01' }]);
    const own = await save({ printedOn: '20240106', shopId: null });
    const byShop = { from: '20240105', until: '20240106', rows: 'shop', columns: null } as const;
    const { rows, total } = await of.centre.call(printCountingApi.pivot, byShop);
    expect(rows.map(({ name, unpriced }) => [name, unpriced])).toContainEqual(['学校自印', 0]);
    expect(total).toMatchObject({ orders: 2, unpriced: 0 });
    expect((await detail(own.offlineId)).costLi).toBeNull();
    expect((await of.shop.call(printCountingApi.pivot, byShop)).total.orders).toBe(1);
  });

  it('is changed with its history, by whoever has seen how it stands', async () => {
    const first = await save();
    const seen = { offlineId: first.offlineId, revision: 1 };
    const both = await Promise.all(
      [31, 32].map((copies) => of.centre.send(printOfflineApi.save, { ...work({ copies }), seen })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await of.centre.refused(printOfflineApi.save, { ...work(), seen })).toMatchObject({ reason: 'changed' });
    expect((await detail(first.offlineId)).history).toMatchObject([
      { step: 'made', changed: [] },
      { step: 'edited', changed: ['copies'] },
    ]);
  });

  it.each([
    ['of tomorrow', { printedOn: '29991231' }, 'day-ahead'],
    ['on paper that nobody has', { paperSize: 'B9' }, 'no-such-paper'],
    ['bound in a way that nobody knows', { options: { ...usualOptions, bookbind: 77 } }, 'no-such-paper'],
  ] as const)('%s is refused', async (_, change, reason) => {
    expect(await of.centre.refused(printOfflineApi.save, work(change))).toMatchObject({ reason });
  });

  it('without copies, or by a shop that is none, is refused', async () => {
    expect((await of.centre.refused(printOfflineApi.save, work({ copies: 0 }))).code).toBe(-1400);
    const shopId = of.teacher.ids.accountId;
    expect(await of.centre.refused(printOfflineApi.save, work({ shopId }))).toMatchObject({ reason: 'no-such-shop' });
  });

  it('is withdrawn and restored, and no sum knows it meanwhile', async () => {
    const before = (await sums()).total;
    const { offlineId } = await save();
    const withdraw = (revision: number, isWithdrawn: boolean) =>
      of.centre.call(printOfflineApi.withdraw, { offlineId, revision, isWithdrawn, note: '重复登记' });
    for (const _ of [1, 2]) expect(await withdraw(1, true)).toEqual({ revision: 2 });
    expect((await sums()).total).toEqual(before);
    expect(
      await of.centre.refused(printOfflineApi.save, { ...work(), seen: { offlineId, revision: 2 } }),
    ).toMatchObject({ reason: 'withdrawn' });
    const gone = await of.centre.call(printOfflineApi.list, { state: 'withdrawn' });
    expect(gone.items.map((one) => [one.offlineId, one.can])).toEqual([
      [offlineId, { edit: false, withdraw: false, restore: true }],
    ]);
    await withdraw(2, false);
    expect((await sums()).total.sheets).toBe(before.sheets + 60);
    const { number } = await detail(offlineId);
    const audit = (await of.admin.call(operationsApi.audit, { recordId: number })).items;
    expect(audit.map(({ what }) => what)).toEqual([
      'print-offline-restored',
      'print-offline-withdrawn',
      'print-offline-made',
    ]);
    expect(JSON.stringify(audit)).not.toContain('重复登记');
    expect((await detail(offlineId)).history.map(({ step, note }) => [step, note])).toEqual([
      ['made', ''],
      ['withdrawn', '重复登记'],
      ['restored', '重复登记'],
    ]);
  });
});

describe('page codes', () => {
  const booksOf = (codes: readonly { first: string; last: string }[]) =>
    codes.flatMap(({ first, last }) => {
      const [from = 0, until = 0] = [first, last].map((code) => Number(code.split('.')[2]));
      return Array.from({ length: until - from + 1 }, (_, at) => from + at);
    });

  it('are reserved once for each copy, and the ledger gives them to nobody else, whoever asks at once', async () => {
    const run = { paperId: of.paperId, classIds: [of.schoolClass.classId] };
    const [saved] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, () => save({ dots: true, copies: 40 }))),
      ...Array.from({ length: 4 }, () => of.teacher.call(papersApi.createRun, run)),
    ]);
    const reserved = (await Promise.all(saved.map(({ offlineId }) => detail(offlineId)))).map(({ codes }) => codes);
    for (const codes of reserved) expect(codes.reduce((sum, { books }) => sum + books, 0)).toBe(40);
    const books = reserved.flatMap(booksOf);
    expect(new Set(books).size).toBe(240);
    const issued = await world.services.database.asSystem((db) =>
      db.execute<{ book: number }>(sql`select distinct split_part(page_code, '.', 3)::int as book from page_code`),
    );
    expect(issued.length).toBeGreaterThan(0);
    expect([...issued].filter(({ book }) => books.includes(book))).toEqual([]);
  });

  it('of more copies are reserved besides, of fewer or withdrawn ones stay', async () => {
    const { offlineId } = await save({ dots: true, copies: 5 });
    const change = (copies: number, revision: number) =>
      of.centre.call(printOfflineApi.save, { ...work({ dots: true, copies }), seen: { offlineId, revision } });
    const [first] = (await detail(offlineId)).codes;
    await change(8, 1);
    const more = (await detail(offlineId)).codes;
    expect([more[0], booksOf(more).length]).toEqual([first, 8]);
    await change(2, 2);
    await of.centre.call(printOfflineApi.withdraw, { offlineId, revision: 3, isWithdrawn: true });
    expect((await detail(offlineId)).codes).toEqual(more);
  });
});

describe('a settlement', () => {
  it('pays what a shop printed outside as well, marked so; it stands then until the settlement is taken back', async () => {
    const { offlineId } = await save({ printedOn: '20230501' });
    const withdrawn = await save({ printedOn: '20230501' });
    await of.centre.call(printOfflineApi.withdraw, { ...withdrawn, isWithdrawn: true });
    const asked = { shopId: of.shop.ids.accountId, from: '20230501', until: '20230501' };
    const made = await of.centre.call(printCountingApi.settle, asked);
    const [sheet] = (await of.shop.call(printCountingApi.settlements, {})).items;
    expect(sheet).toMatchObject({
      sheets: 60,
      costLi: 5_100,
      lines: [{ isOffline: true, isReprint: false, orders: 1 }],
    });
    const table = await of.shop.download(printCountingApi.settlementFile, { ...made, format: 'csv' });
    expect(table.bytes.toString()).toContain('线下印刷');
    expect(await detail(offlineId)).toMatchObject({ state: 'settled', can: { edit: false, withdraw: false } });
    const seen = { offlineId, revision: 2 };
    expect(await of.centre.refused(printOfflineApi.save, { ...work(), seen })).toMatchObject({ reason: 'settled' });
    expect(await of.centre.refused(printCountingApi.settle, asked)).toMatchObject({ reason: 'nothing-to-settle' });
    await of.centre.call(printCountingApi.cancelSettlement, made);
    expect(await detail(offlineId)).toMatchObject({ state: 'open', can: { edit: true } });
  });
});

describe('an attachment', () => {
  it('is judged by its content, a picture loses what the camera wrote; it is opened and taken away', async () => {
    const { offlineId } = await save();
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'white' } })
      .withExif({ IFD0: { Copyright: 'where it was taken' } })
      .png()
      .toBuffer();
    const attach = (name: string, file: Buffer) => of.centre.call(printOfflineApi.attach, { offlineId, name, file });
    const { fileId } = await attach('收据.png', photo);
    const pdf = await attach('报价.exe', Buffer.from('%PDF-1.7\n%%EOF'));
    const shown = await detail(offlineId);
    expect(shown.attachments.map(({ name }) => name)).toEqual(['收据.jpg', '报价.exe']);
    const opened = await of.admin.download(printOfflineApi.file, { offlineId, fileId });
    expect((await sharp(opened.bytes).metadata()).format).toBe('jpeg');
    expect(opened.bytes.includes('where it was taken')).toBe(false);
    for (const file of [
      Buffer.from('<html>not a picture</html>'),
      Buffer.from('\x89PNG\r\n\x1a\n and nothing', 'latin1'),
    ])
      expect(await of.centre.refused(printOfflineApi.attach, { offlineId, name: 'x.pdf', file })).toMatchObject({
        reason: 'file-unreadable',
      });
    await of.centre.call(printOfflineApi.detach, { offlineId, ...pdf });
    expect((await of.centre.refused(printOfflineApi.file, { offlineId, ...pdf })).code).toBe(-1404);
    expect((await detail(offlineId)).history.map(({ step }) => step)).toEqual([
      'made',
      'attached',
      'attached',
      'detached',
    ]);
  });

  it('beyond the tenth, or too large, is refused', async () => {
    const { offlineId } = await save();
    const attach = { offlineId, name: '报价.pdf' };
    const large = Buffer.alloc(offlineLimits.fileBytes + 1, '%PDF-1.7 ');
    expect(await of.centre.refused(printOfflineApi.attach, { ...attach, file: large })).toMatchObject({
      reason: 'too-large',
    });
    const file = Buffer.from('%PDF-1.7\n%%EOF');
    for (let n = 0; n < offlineLimits.files; n++) await of.centre.call(printOfflineApi.attach, { ...attach, file });
    expect(await of.centre.refused(printOfflineApi.attach, { ...attach, file })).toMatchObject({
      reason: 'too-many-files',
    });
  });
});

describe('who may', () => {
  it('a school reads its own and changes nothing; another school, teachers and shops see nothing of it', async () => {
    const { offlineId } = await save({ printedOn: '20220301', title: '只给本校' });
    expect((await of.admin.call(printOfflineApi.detail, { offlineId })).can).toEqual({
      edit: false,
      withdraw: false,
      restore: false,
    });
    expect((await of.admin.refused(printOfflineApi.save, work())).code).toBe(-1403);
    for (const person of [of.teacher, of.shop])
      expect((await person.refused(printOfflineApi.list, {})).code).toBe(-1403);
    const elsewhere = await (await world.newSchool()).newLeader('SCHOOLADMIN');
    expect((await elsewhere.refused(printOfflineApi.detail, { offlineId })).code).toBe(-1404);
    expect((await elsewhere.call(printOfflineApi.list, { schoolId: of.school.schoolId })).items).toEqual([]);
  });

  it('the list is filtered, paged by key without gaps, and taken out as a table', async () => {
    for (let n = 0; n < 33; n++) await save({ printedOn: '20210601', title: `讲义 ${n}`, copies: 1 });
    const asked = { from: '20210601', until: '20210601', schoolId: of.school.schoolId };
    const first = await of.centre.call(printOfflineApi.list, asked);
    const second = await of.centre.call(printOfflineApi.list, { ...asked, cursor: first.next ?? '' });
    expect([first.items.length, second.items.length, second.next]).toEqual([30, 3, null]);
    expect(new Set([...first.items, ...second.items].map(({ offlineId }) => offlineId)).size).toBe(33);
    const found = await of.admin.call(printOfflineApi.list, { ...asked, words: '讲义 32' });
    expect(found.items.map(({ title }) => title)).toEqual(['讲义 32']);
    const number = await of.admin.call(printOfflineApi.list, { words: found.items[0]?.number ?? '' });
    expect(number.items).toEqual(found.items);
    expect((await of.centre.refused(printOfflineApi.list, { cursor: 'nonsense' })).code).toBe(-1400);
    const { bytes } = await of.admin.download(printOfflineApi.exportList, { ...asked, format: 'csv' });
    expect(bytes.toString().trim().split('\n').length).toBeGreaterThanOrEqual(34);
    expect(bytes.toString()).toContain('未结算');
  });
});
