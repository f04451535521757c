import { papersApi } from '@zhibi/contract/papers';
import {
  facesOfCopy,
  pageInfoOf,
  printingApi,
  printingReasons,
  printStatuses,
  usualOptions,
} from '@zhibi/contract/printing';
import { sql } from 'drizzle-orm';
import { Document } from 'mupdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringTo, move, newOrder, newPrintWorld, newRun, type PrintWorld, printWish } from '../../test/print-order.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { expireOrders } from './expire-orders.js';

let world: TestWorld;
let of: PrintWorld;
beforeAll(async () => {
  world = await openTestWorld({ ACCESS_TOKEN_S: '86400' });
  of = await newPrintWorld(world);
}, 60_000);
afterAll(() => world.close());

const statusOf = async (orderId: string) => (await of.admin.call(printingApi.detail, { orderId })).messageStatus;
const DAY_MS = 24 * 3_600_000;
const shipped = (orderId: string, agoMs: number) =>
  world.services.database.asSystem((db) =>
    db.execute(
      sql`update print_order set shipped_at = ${new Date(world.clock.now().getTime() - agoMs).toISOString()}::timestamptz where id = ${orderId}`,
    ),
  );
const textOf = (bytes: Buffer) => {
  const document = Document.openDocument(bytes, 'application/pdf');
  return Array.from({ length: document.countPages() }, (_, at) =>
    document.loadPage(at).toStructuredText('').asText().trim(),
  );
};

describe('an order', () => {
  it('goes from the wish to the receipt, and every step knows who did it', async () => {
    const orderId = await newOrder(world, of);
    await bringTo(of, orderId, 'shipped');
    await move(of.teacher, orderId, { move: 'receive' });
    const detail = await of.teacher.call(printingApi.detail, { orderId });
    expect(detail).toMatchObject({ messageStatus: printStatuses.completed, shipmentNo: 'SF1001', copies: 2, can: [] });
    expect(detail.history.map(({ move: made, to }) => [made, to])).toEqual([
      [null, 0],
      ['push', 3],
      ['approve', 6],
      ['assign', 7],
      ['start', 1],
      ['finish', 2],
      ['ship', 8],
      ['receive', 5],
    ]);
    const { teacher, centre, shop } = of;
    expect(detail.history.map(({ by }) => by)).toEqual(
      [teacher, teacher, centre, centre, shop, shop, shop, teacher].map(({ ids }) => ids.name),
    );
  });

  it('is looked through by the machine when it is pushed', async () => {
    const orderId = await newOrder(world, of);
    await move(of.teacher, orderId, { move: 'push' });
    const { findings, errors } = await of.centre.call(printingApi.detail, { orderId });
    expect(errors).toBe(0);
    expect(findings.map(({ check, level }) => [check, level])).toEqual(
      ['pages', 'size', 'fonts', 'edge', 'blank', 'odd', 'ledger', 'duplicates', 'missing'].map((check) => [
        check,
        'passed',
      ]),
    );
    expect(findings.find(({ check }) => check === 'fonts')?.count).toBeGreaterThan(0);
  });

  it('is printed from a file in which every copy begins on a sheet of its own', async () => {
    const orderId = await newOrder(world, of);
    await move(of.teacher, orderId, { move: 'push' });
    const { pageInfo, copies, pages, options } = await of.centre.call(printingApi.detail, { orderId });
    const { bytes, name } = await of.centre.download(printingApi.pdf, { orderId });
    const sides = textOf(bytes);
    expect(sides.length).toBe((pageInfo.pageCount + pageInfo.blankPageCount) * copies);
    const faces = facesOfCopy(pages, options);
    expect(sides.map((text) => text === '')).toEqual([...faces, ...faces].map(([page]) => page === null));
    expect(name).toMatch(/^P\d{6}-/);
    const page = await of.centre.download(printingApi.page, { orderId, page: 1 });
    expect(page.type).toContain('image/svg+xml');
    expect(await of.centre.refused(printingApi.page, { orderId, page: sides.length + 1 })).toMatchObject({
      code: -1404,
    });
  });

  it('is made once of the same copies, of ready ones, and for a time to come', async () => {
    const printRunId = await newRun(of);
    const wish = printWish(world, printRunId);
    expect(await of.teacher.refused(printingApi.create, { ...wish, wantedAt: '20200101080000' })).toMatchObject({
      reason: 'wanted-past',
    });
    const both = await Promise.all([1, 2].map(() => of.teacher.send(printingApi.create, wish)));
    expect(both.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    expect((await of.teacher.call(printingApi.forRun, { printRunId })).orderId).not.toBeNull();
    await world.services.database.asSystem((db) =>
      db.execute(sql`update print_run set status = 'waiting', pdf_sha256 = null where id = ${printRunId}`),
    );
    expect(await of.teacher.refused(printingApi.create, wish)).toMatchObject({ reason: 'run-not-ready' });
  });

  it('that is rejected comes back mended, with other copies of the same paper', async () => {
    const orderId = await newOrder(world, of);
    await bringTo(of, orderId, 'pushed');
    await move(of.centre, orderId, { move: 'reject', reason: 'layout', hint: '第 1 页请离右边 10 mm' });
    const sentBack = await of.teacher.call(printingApi.detail, { orderId });
    expect(sentBack).toMatchObject({
      messageStatus: printStatuses.rejected,
      rejection: { reason: 'layout', hint: '第 1 页请离右边 10 mm' },
      can: ['mend', 'withdraw'],
    });
    const { printRunId, ...wish } = printWish(world, await newRun(of), { colorPrint: true });
    await move(of.teacher, orderId, { move: 'mend', ...wish, printRunId });
    expect(await of.teacher.call(printingApi.detail, { orderId })).toMatchObject({ printRunId, findings: [] });
    await move(of.teacher, orderId, { move: 'push' });
    expect(await of.centre.call(printingApi.detail, { orderId })).toMatchObject({
      messageStatus: printStatuses.pendingReview,
      rejection: null,
      options: { ...usualOptions, colorPrint: true },
    });
  });

  it('is printed otherwise by its reviewer, of a file that is made and looked through anew, and waits on; the school reads why', async () => {
    const orderId = await newOrder(world, of);
    await bringTo(of, orderId, 'pushed');
    const before = await of.centre.call(printingApi.detail, { orderId });
    const options = { ...before.options, doubleSidedPrint: false };
    const note = '这台机器只印单面';
    const adjust = { move: 'adjust', orderId, revision: before.revision, options, note } as const;
    const made = await of.centre.call(printingApi.move, adjust);
    expect(await of.centre.call(printingApi.move, adjust)).toEqual(made);
    const after = await of.teacher.call(printingApi.detail, { orderId });
    expect(after).toMatchObject({ messageStatus: printStatuses.pendingReview, options, errors: 0 });
    expect(after.history.at(-1)).toMatchObject({ move: 'adjust', by: of.centre.ids.name, note });
    expect(after.pageInfo).toEqual(pageInfoOf({ pageCount: after.pages.length, copies: after.copies }, options));
    const { bytes } = await of.centre.download(printingApi.pdf, { orderId });
    expect(textOf(bytes).length).toBe(after.pageInfo.totalPieceCount);
    await move(of.centre, orderId, { move: 'approve' });
    const wish = { move: 'adjust', options: before.options, note } as const;
    expect(await of.centre.refused(printingApi.move, { ...wish, orderId, revision: after.revision + 1 })).toMatchObject(
      {
        reason: 'wrong-status',
      },
    );
  });

  it('is printed otherwise by nobody but a reviewer, and only as sheets can hold it', async () => {
    const orderId = await newOrder(world, of);
    await bringTo(of, orderId, 'pushed');
    const { revision, options } = await of.centre.call(printingApi.detail, { orderId });
    const wish = { move: 'adjust', orderId, revision, options, note: '改' } as const;
    expect(await of.teacher.refused(printingApi.move, wish)).toMatchObject({ code: -1403 });
    expect(await of.centre.refused(printingApi.move, { ...wish, note: ' ' })).toMatchObject({ code: -1400 });
    const retired = { ...options, bookbind: 77 };
    expect(await of.centre.refused(printingApi.move, { ...wish, options: retired })).toMatchObject({
      reason: 'option-retired',
    });
  });

  it('is fetched at the machine by an address without a login, until it ends', async () => {
    const orderId = await newOrder(world, of);
    expect(await of.centre.refused(printingApi.link, { orderId })).toMatchObject({ reason: 'not-pushed' });
    await bringTo(of, orderId, 'assigned');
    const fetched = async (token: string) => (await world.stranger.send(printingApi.linked, { token })).statusCode;
    const { token } = await of.shop.call(printingApi.link, { orderId });
    const { bytes } = await world.stranger.download(printingApi.linked, { token });
    expect(bytes).toEqual((await of.shop.download(printingApi.pdf, { orderId })).bytes);
    const ofCentre = (await of.centre.call(printingApi.link, { orderId })).token;
    expect(await fetched(`${token.slice(0, -4)}AAAA`)).toBe(404);
    await move(of.centre, orderId, { move: 'takeBack' });
    expect([await fetched(token), await fetched(ofCentre)]).toEqual([404, 200]);
    const changed = await newOrder(world, of);
    await bringTo(of, changed, 'pushed');
    const ofOld = (await of.centre.call(printingApi.link, { orderId: changed })).token;
    expect(await fetched(ofOld)).toBe(200);
    const { options } = await of.centre.call(printingApi.detail, { orderId: changed });
    const otherwise = { ...options, doubleSidedPrint: !options.doubleSidedPrint };
    await move(of.centre, changed, { move: 'adjust', options: otherwise, note: '单面' });
    expect(await fetched(ofOld)).toBe(404);
    const isThere = (there: boolean) =>
      world.services.database.asSystem((db) =>
        db.execute(
          sql`update account set disabled_at = ${there ? null : world.clock.now().toISOString()}::timestamptz where id = ${of.centre.ids.accountId}`,
        ),
      );
    await isThere(false);
    expect(await fetched(ofCentre)).toBe(404);
    await isThere(true);
    expect(await fetched(ofCentre)).toBe(200);
    world.clock.forward(3_600_001);
    expect(await fetched(ofCentre)).toBe(404);
    const inBrowser = await world.stranger
      .with({ accept: 'text/html,*/*' })
      .send(printingApi.linked, { token: ofCentre });
    expect([inBrowser.statusCode, inBrowser.body]).toEqual([404, printingReasons['link-ended'].zh]);
    expect(await of.teacher.refused(printingApi.link, { orderId })).toMatchObject({ code: -1403 });
  });

  it('takes no copies of another paper', async () => {
    const orderId = await newOrder(world, of);
    const other = await newPrintWorld(world, 1);
    const paper = await of.teacher.call(papersApi.detail, { paperId: of.paperId });
    expect(paper.paperId).not.toBe(other.paperId);
    const { printRunId, ...wish } = printWish(world, await newRun(other));
    await expect(move(of.teacher, orderId, { move: 'mend', ...wish, printRunId })).rejects.toThrow('-1404');
  });

  it('whose file is no longer the pushed one says so and is not approved', async () => {
    const orderId = await newOrder(world, of);
    await bringTo(of, orderId, 'pushed');
    const { printRunId, revision, isFileChanged } = await of.centre.call(printingApi.detail, { orderId });
    expect(isFileChanged).toBe(false);
    await world.services.database.asSystem((db) =>
      db.execute(sql`update print_run set pdf_sha256 = ${'0'.repeat(64)} where id = ${printRunId}`),
    );
    expect(await of.centre.call(printingApi.detail, { orderId })).toMatchObject({ isFileChanged: true });
    expect(await of.centre.refused(printingApi.move, { move: 'approve', orderId, revision })).toMatchObject({
      reason: 'file-changed',
    });
  });

  it('with errors is not approved', async () => {
    const orderId = await newOrder(world, of);
    const { printRunId } = await of.teacher.call(printingApi.detail, { orderId });
    await world.services.database.asSystem((db) =>
      db.execute(sql`delete from page_code where print_run_id = ${printRunId} and page_code =
        (select min(page_code) from page_code where print_run_id = ${printRunId})`),
    );
    await bringTo(of, orderId, 'pushed');
    const { revision, errors, findings } = await of.centre.call(printingApi.detail, { orderId });
    expect(errors).toBeGreaterThan(0);
    expect(findings.filter(({ level }) => level === 'error').map(({ check }) => check)).toContain('ledger');
    expect(await of.centre.refused(printingApi.move, { move: 'approve', orderId, revision })).toMatchObject({
      reason: 'errors-stand',
    });
  });

  it('is moved once by two who press at the same moment; the other is told', async () => {
    const orderId = await newOrder(world, of);
    await bringTo(of, orderId, 'pushed');
    const { revision } = await of.centre.call(printingApi.detail, { orderId });
    const both = await Promise.all([
      of.centre.send(printingApi.move, { move: 'approve', orderId, revision }),
      of.centre.send(printingApi.move, { move: 'reject', orderId, revision, reason: 'other', hint: '重复' }),
    ]);
    expect(both.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    expect(both.find((answer) => answer.statusCode === 409)?.json()).toMatchObject({ data: { reason: 'changed' } });
    expect((await of.centre.call(printingApi.detail, { orderId })).history).toHaveLength(3);
  });

  it('moved twice by one person in the same words is moved once, and told the same; in other words it has changed', async () => {
    const orderId = await newOrder(world, of);
    await bringTo(of, orderId, 'pushed');
    const { revision } = await of.centre.call(printingApi.detail, { orderId });
    const approve = { move: 'approve', orderId, revision, note: '可以' } as const;
    const first = await of.centre.call(printingApi.move, approve);
    expect(await of.centre.call(printingApi.move, approve)).toEqual(first);
    expect((await of.centre.call(printingApi.detail, { orderId })).history).toHaveLength(3);
    expect(await of.centre.refused(printingApi.move, { ...approve, note: '不' })).toMatchObject({ reason: 'changed' });
    const assign = { move: 'assign', orderId, revision: first.revision, shopId: of.shop.ids.accountId } as const;
    const assigned = await of.centre.call(printingApi.move, assign);
    expect(await of.centre.call(printingApi.move, assign)).toEqual(assigned);
    // Sent again late, it is told where the order stands by now.
    expect(await of.centre.call(printingApi.move, approve)).toEqual(assigned);
  });

  it('is taken back from a shop, which sees it no longer, and given to another', async () => {
    const orderId = await newOrder(world, of);
    await bringTo(of, orderId, 'assigned');
    const other = await world.newPerson({ loginType: 4, roles: ['ZHIBI_PRINT_SHOP'] });
    expect(await other.refused(printingApi.detail, { orderId })).toMatchObject({ code: -1404 });
    await move(of.centre, orderId, { move: 'takeBack', note: '机器坏了' });
    expect(await of.shop.refused(printingApi.detail, { orderId })).toMatchObject({ code: -1404 });
    await move(of.centre, orderId, { move: 'assign', shopId: other.ids.accountId });
    expect((await other.call(printingApi.list, {})).items.map((one) => one.orderId)).toEqual([orderId]);
    await move(other, orderId, { move: 'start' });
    await move(other, orderId, { move: 'fail', note: '卡纸' });
    expect(await statusOf(orderId)).toBe(printStatuses.pendingPrint);
    const { revision } = await of.centre.call(printingApi.detail, { orderId });
    await of.centre.call(printingApi.move, { move: 'takeBack', orderId, revision });
    const again = await of.centre.call(printingApi.detail, { orderId });
    const stranger = { move: 'assign' as const, orderId, revision: again.revision, shopId: of.centre.ids.accountId };
    expect(await of.centre.refused(printingApi.move, stranger)).toMatchObject({ reason: 'no-shop' });
  });
});

describe('damaged sheets', () => {
  it('are printed again as an order of their own, each of them once at a time', async () => {
    const orderId = await newOrder(world, of);
    await bringTo(of, orderId, 'shipped');
    const studentId = of.schoolClass.students[1]?.ids.studentId ?? '';
    const wanted = { move: 'damaged' as const, studentIds: [studentId], pages: [1], note: '淋湿' };
    const { childId } = await move(of.teacher, orderId, wanted);
    if (childId === null) throw new Error('no child');
    const child = await of.shop.call(printingApi.detail, { orderId: childId });
    expect(child).toMatchObject({ parentId: orderId, messageStatus: printStatuses.printing, copies: 1, note: '淋湿' });
    const whole = textOf((await of.shop.download(printingApi.pdf, { orderId })).bytes);
    const part = textOf((await of.shop.download(printingApi.pdf, { orderId: childId })).bytes);
    expect(part).toEqual(whole.slice(whole.length / 2, whole.length / 2 + part.length));
    await expect(move(of.shop, orderId, wanted)).rejects.toThrow('in-reprint');
    await expect(move(of.shop, orderId, { ...wanted, pages: [99] })).rejects.toThrow('not-on-sheets');
    await expect(move(of.shop, orderId, { ...wanted, studentIds: [of.teacher.ids.accountId] })).rejects.toThrow(
      'not-on-sheets',
    );
    expect(await statusOf(orderId)).toBe(printStatuses.pendingReceipt);
    await shipped(orderId, 8 * DAY_MS);
    await expireOrders(world.services);
    expect(await statusOf(orderId), 'a claim is open').toBe(printStatuses.pendingReceipt);
    await move(of.shop, childId, { move: 'finish' });
    await move(of.shop, childId, { move: 'ship', shipmentNo: 'SF1002' });
    await move(of.admin, childId, { move: 'receive' });
    await expireOrders(world.services);
    expect(await statusOf(orderId)).toBe(printStatuses.completed);
  });
});

it('what was shipped a week ago counts as received, and not a minute earlier', async () => {
  const orderId = await newOrder(world, of);
  await bringTo(of, orderId, 'shipped');
  await shipped(orderId, 7 * DAY_MS - 60_000);
  await expireOrders(world.services);
  expect(await statusOf(orderId)).toBe(printStatuses.pendingReceipt);
  await shipped(orderId, 7 * DAY_MS + 60_000);
  await expireOrders(world.services);
  const { messageStatus, history } = await of.teacher.call(printingApi.detail, { orderId });
  expect(messageStatus).toBe(printStatuses.completed);
  expect(history.at(-1)).toMatchObject({ move: 'expire', by: '' });
});

describe('who sees which orders', () => {
  it('teachers their own, administrators the school’s, the centre every school’s, and the lists count them', async () => {
    const here = await newPrintWorld(world, 1);
    const orderId = await newOrder(world, here);
    const colleague = await here.school.newTeacher([here.schoolClass.classId]);
    const ids = async (person: typeof colleague) =>
      (await person.call(printingApi.list, {})).items.map((one) => one.orderId);
    expect(await ids(here.teacher)).toEqual([orderId]);
    expect(await ids(here.admin)).toEqual([orderId]);
    expect(await ids(colleague)).toEqual([]);
    expect(await ids(here.shop)).toEqual([]);
    expect(await ids(here.centre)).toContain(orderId);
    expect(await colleague.refused(printingApi.detail, { orderId })).toMatchObject({ code: -1404 });
    const { counts } = await here.admin.call(printingApi.list, {});
    expect(counts).toEqual([{ messageStatus: 0, count: 1 }]);
    const inSchool = { schoolId: here.school.schoolId, statuses: [printStatuses.pendingPush] };
    expect((await here.centre.call(printingApi.list, inSchool)).items).toHaveLength(1);
    expect((await here.centre.call(printingApi.list, { ...inSchool, words: 'nothing' })).items).toEqual([]);
    const { shops } = await here.centre.call(printingApi.choices, {});
    expect(shops.map(({ shopId }) => shopId)).toContain(here.shop.ids.accountId);
    const table = await here.admin.download(printingApi.exportList, { format: 'csv', statuses: '0,3' });
    expect(table.bytes.toString()).toContain('待推送');
  });

  it('nobody moves what is another’s to move', async () => {
    const orderId = await newOrder(world, of);
    const { revision } = await of.teacher.call(printingApi.detail, { orderId });
    for (const person of [of.centre, of.admin])
      expect((await person.refused(printingApi.move, { move: 'start', orderId, revision })).code).toBe(-1403);
    expect((await of.teacher.refused(printingApi.move, { move: 'receive', orderId, revision })).reason).toBe(
      'wrong-status',
    );
  });
});

it('news of a move goes to the school and the centre, and to the shop that has it', async () => {
  const orderId = await newOrder(world, of);
  await bringTo(of, orderId, 'assigned');
  const told = await world.services.database.asSystem((db) =>
    db.execute<{
      status: number;
      audience: string[];
    }>(sql`select (data ->> 'messageStatus')::int as status, audience from (
      select data, audience, name from outbox union all select data, audience, name from event) news
      where name = 'print-order-moved' and data ->> 'orderId' = ${orderId}`),
  );
  const heard = (status: number) => told.find((one) => one.status === status)?.audience ?? [];
  const [teacher, centre, shop] = [of.teacher, of.centre, of.shop].map(({ ids }) => ids.accountId);
  expect(heard(0)).toContain(teacher);
  expect(heard(0)).not.toContain(centre);
  expect(heard(3)).toEqual(expect.arrayContaining([teacher, centre]));
  expect(heard(6)).not.toContain(shop);
  expect(heard(7)).toEqual(expect.arrayContaining([teacher, centre, shop]));
});
