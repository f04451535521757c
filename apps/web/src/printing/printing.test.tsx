import { screen, within } from '@testing-library/react';
import type { PageSize } from '@zhibi/contract/papers';
import { type PrintOrderDetail, printingApi, printStatuses, usualOptions } from '@zhibi/contract/printing';
import { printersApi } from '@zhibi/contract/printing/printers';
import { dictionaryOf, printSettingsApi } from '@zhibi/contract/printing/settings';
import { expect, it, vi } from 'vitest';
import { printOrder as orderOf } from '../../test/print-order.js';
import { fakeServer, show } from '../../test/show.js';
import { newId, teacher, userInfo } from '../../test/world.js';
import { Page as CheckDetail } from './check-detail/page.js';
import { Page as Orders } from './orders/page.js';
import { Page as Send } from './send/page.js';
import { Page as Tasks } from './task/page.js';

const serving = (order: PrintOrderDetail) =>
  fakeServer()
    .on(printingApi.list, () => ({
      items: [order],
      next: null,
      counts: [{ messageStatus: order.messageStatus, count: 1 }],
      withdrawn: 0,
    }))
    .on(printingApi.detail, () => order)
    .on(printersApi.jobs, () => ({ items: [] }))
    .on(printersApi.list, () => ({ items: [] }))
    .on(printSettingsApi.dictionary, () => ({ entries: dictionaryOf([]) }))
    .on(printingApi.choices, () => ({ schools: [], shops: [] }))
    .on(printingApi.move, () => ({ messageStatus: order.messageStatus, revision: order.revision + 1, childId: null }));

/** Copies that are ready to be sent, and what was typed of their order before a reload. */
async function sending(
  typed: object = {},
  { dots = false, pageSize = 'A4' as PageSize, by = null as string | null } = {},
) {
  const [orderId, printRunId] = [newId(), newId()];
  sessionStorage.setItem(`draft print-run ${printRunId}`, JSON.stringify(typed));
  const run = {
    printRunId,
    paperId: newId(),
    title: '第三单元',
    classNames: ['八(1)班'],
    pageSize,
    pageCount: 3,
    copies: 40,
    piles: { classCopies: [40], rows: 5 },
    dots,
    isReady: true,
    earliestOn: '20261125',
    neededBy: by,
    orderId: null,
    withdrawn: null,
  };
  const server = serving(orderOf({ orderId }))
    .on(printingApi.forRun, () => run)
    .on(printingApi.create, () => ({ orderId, revision: 1 }));
  const { person } = await show(<Send />, { at: `/print/send?run=${printRunId}`, user: teacher() });
  expect(await screen.findByText(new RegExp(`40 份共 80 张 ${pageSize} 纸`))).toBeDefined();
  return { server, person, orderId, printRunId, run };
}

it('copies are not sent before the time they are wanted is chosen', async () => {
  const { server, person } = await sending({ wanted: '' });
  await person.click(screen.getByRole('radio', { name: '单面' }));
  expect(await screen.findByText(/40 份共 120 张 A4 纸/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: '推送到印刷中心' }));
  expect((await screen.findByRole('alert')).textContent).toBe('请选择要用的时间');
  expect(server.calls(printingApi.create)).toHaveLength(0);
});

it('copies are wanted on the first day they can be there, unless somebody says otherwise', async () => {
  const { server, person } = await sending();
  await person.click(screen.getByRole('button', { name: '推送到印刷中心' }));
  await vi.waitFor(() => expect(server.calls(printingApi.create)).toHaveLength(1));
  expect(server.calls(printingApi.create)[0]?.input).toMatchObject({ wantedAt: '20261125170000' });
});

it('copies that are wanted sooner than they can be there are asked about before they are pushed', async () => {
  const { server, person } = await sending({ wanted: '2026-11-23T08:00' });
  await person.click(screen.getByRole('button', { name: '推送到印刷中心' }));
  expect(await screen.findByText(/最早 11月25日.*才能送到/)).toBeDefined();
  expect(server.calls(printingApi.create)).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: '时间不变，照样推送' }));
  await vi.waitFor(() => expect(server.calls(printingApi.create)).toHaveLength(1));
  expect(server.calls(printingApi.create)[0]?.input).toMatchObject({ wantedAt: '20261123080000' });
});

it.each([
  ['ends before they can be there', {}, '20261124200000', /最早 11月25日.*才到/],
  ['ends before they are wanted', { wanted: '2026-11-27T08:00' }, '20261126200000', /截止，这时候才拿到纸就晚了/],
])('copies of a homework that %s are said to be too late', async (_, typed, by, words) => {
  await sending(typed, { by });
  expect(within(await screen.findByRole('alert')).getByText(words)).toBeDefined();
});

it('copies of a homework that ends later are sent without a word', async () => {
  await sending({}, { by: '20261126200000' });
  // What was typed before is restored with a notice of its own.
  expect(screen.queryByText(/截止/)).toBeNull();
});

it('pages that lie are turned over their short edge unless somebody says otherwise', async () => {
  const { server, person } = await sending({}, { pageSize: 'A3' });
  await person.click(screen.getByRole('button', { name: '推送到印刷中心' }));
  await vi.waitFor(() => expect(server.calls(printingApi.create)).toHaveLength(1));
  expect(server.calls(printingApi.create)[0]?.input).toMatchObject({ options: { doublePrintType: 1 } });
});

it('what was typed is there again after a reload, and one press makes the order and pushes it', async () => {
  const { server, person, orderId, printRunId } = await sending({ wanted: '2026-11-26T08:00', note: '请早些' });
  await person.click(screen.getByRole('button', { name: '推送到印刷中心' }));
  await vi.waitFor(() => expect(server.calls(printingApi.move)).toHaveLength(1));
  expect(server.calls(printingApi.create)[0]?.input).toMatchObject({
    printRunId,
    wantedAt: '20261126080000',
    note: '请早些',
  });
  expect(server.calls(printingApi.move)[0]?.input).toMatchObject({ move: 'push', orderId, revision: 1 });
});

it('what is being sent is not called ordered already before it is pushed; copies that another window has ordered are', async () => {
  const { server, person, orderId, run } = await sending();
  let pushed: () => void = () => undefined;
  const answer = new Promise<void>((resolve) => {
    pushed = resolve;
  });
  server
    .on(printingApi.forRun, () => ({ ...run, orderId }))
    .on(printingApi.move, async () => {
      await answer;
      return { messageStatus: printStatuses.pendingReview, revision: 2, childId: null };
    });
  await person.click(screen.getByRole('button', { name: '推送到印刷中心' }));
  await vi.waitFor(() => expect(server.calls(printingApi.move)).toHaveLength(1));
  expect(screen.queryByText('这批试卷已经下过印刷单')).toBeNull();
  pushed();
  expect(await screen.findByText('已推送，等待审核')).toBeDefined();
});

it('copies that another window has ordered meanwhile lead to that order', async () => {
  const { server, person, orderId, run } = await sending();
  server.refuse(printingApi.create, 'conflict', 'already-ordered').on(printingApi.forRun, () => ({ ...run, orderId }));
  await person.click(screen.getByRole('button', { name: '推送到印刷中心' }));
  expect((await screen.findByRole('link', { name: '看印刷单' })).getAttribute('href')).toContain(orderId);
});

it('a reviewer who is told that an order has changed sees how it stands now', async () => {
  const order = orderOf({ can: ['approve', 'reject'], sheets: [] });
  const server = serving(order).refuse(printingApi.move, 'conflict', 'changed');
  const { person } = await show(<CheckDetail />, {
    at: `/devops/printCheckDetail?order=${order.orderId}`,
    user: userInfo('ZHIBI_PRINT_CENTER'),
  });
  const approve = await screen.findByRole('button', { name: '通过，等待分配' });
  server.on(printingApi.detail, () => ({ ...order, messageStatus: printStatuses.rejected, revision: 3, can: [] }));
  await person.click(approve);
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: '通过，等待分配' })).toBeNull());
});

it('a school that got an order back reads why, and finds the way to mend it', async () => {
  const order = orderOf({
    messageStatus: printStatuses.rejected,
    rejection: { reason: 'layout', hint: '第 3 页的表格请离右边 10 mm' },
    can: ['mend'],
  });
  serving(order).refuse(printingApi.forRun, 'not-found');
  const { unmount } = await show(<Orders />, { at: `/print/orders?order=${order.orderId}`, user: teacher() });
  expect(await screen.findByText('第 3 页的表格请离右边 10 mm')).toBeDefined();
  const mend = `/print/send?order=${order.orderId}`;
  expect((await screen.findByRole('link', { name: /修\s*改/ })).getAttribute('href')).toBe(mend);
  unmount();
  await show(<Send />, { at: mend, user: teacher() });
  expect(await screen.findByText('第 3 页的表格请离右边 10 mm'), 'while it is mended, too').toBeDefined();
});

it('a reviewer cannot approve while errors stand, and rejects with a word of how to mend it', async () => {
  const order = orderOf({
    errors: 1,
    findings: [{ check: 'fonts', level: 'error', count: 1, names: ['Arial'], marks: [] }],
    can: ['approve', 'reject', 'adjust'],
    sheets: [],
  });
  const server = serving(order);
  const { person } = await show(<CheckDetail />, {
    at: `/devops/printCheckDetail?order=${order.orderId}`,
    user: userInfo('ZHIBI_PRINT_CENTER'),
  });
  expect(await screen.findByText('Arial')).toBeDefined();
  expect(screen.getByRole('radio', { name: '通过' }).hasAttribute('disabled')).toBe(true);
  const reject = screen.getByRole('button', { name: '驳回并通知林老师' });
  expect(reject.hasAttribute('disabled')).toBe(true);
  await person.type(screen.getByLabelText('怎样改（学校会看到）'), '请嵌入字体');
  await person.click(screen.getByRole('button', { name: '驳回并通知林老师' }));
  expect(server.calls(printingApi.move).map(({ input }) => input)).toMatchObject([
    { move: 'reject', reason: 'content', hint: '请嵌入字体', revision: 2 },
  ]);
});

it('what was found in an older file is said to be old, and nothing of it is approved', async () => {
  const order = orderOf({ isFileChanged: true, can: ['approve', 'reject', 'adjust'], sheets: [] });
  serving(order);
  await show(<CheckDetail />, {
    at: `/devops/printCheckDetail?order=${order.orderId}`,
    user: userInfo('ZHIBI_PRINT_CENTER'),
  });
  expect(await screen.findByRole('heading', { name: /旧结果$/ })).toBeDefined();
  expect(screen.getByText('试卷在检查之后又生成过，下面是旧文件的检查结果')).toBeDefined();
  expect(screen.getByRole('radio', { name: '通过' }).hasAttribute('disabled')).toBe(true);
});

it('a shop ships with a number', async () => {
  const order = orderOf({ messageStatus: printStatuses.pendingShipment, can: ['ship'] });
  const server = serving(order);
  const { person } = await show(<Tasks />, {
    at: `/devops/printTask?order=${order.orderId}`,
    user: userInfo('ZHIBI_PRINT_SHOP'),
  });
  await person.click(await screen.findByRole('button', { name: /发\s*货/ }));
  await person.type(await screen.findByLabelText('发货单号或送货人'), 'SF1001');
  const ship = (await screen.findAllByRole('button', { name: /发\s*货/ })).at(-1);
  if (ship === undefined) throw new Error('no button');
  await person.click(ship);
  expect(server.calls(printingApi.move).map(({ input }) => input)).toMatchObject([
    { move: 'ship', shipmentNo: 'SF1001' },
  ]);
});

it('a shop that has printed an order says what was spoiled before it is done', async () => {
  const order = orderOf({ messageStatus: printStatuses.printing, can: ['finish'] });
  const server = serving(order);
  const { person } = await show(<Tasks />, {
    at: `/devops/printTask?order=${order.orderId}`,
    user: userInfo('ZHIBI_PRINT_SHOP'),
  });
  await person.click(await screen.findByRole('button', { name: /印\s*完/ }));
  const waste = await screen.findByLabelText('损耗了多少张');
  expect(server.calls(printingApi.move)).toEqual([]);
  await person.clear(waste);
  await person.type(waste, '2');
  const finish = (await screen.findAllByRole('button', { name: /印\s*完/ })).at(-1);
  if (finish === undefined) throw new Error('no button');
  await person.click(finish);
  expect(server.calls(printingApi.move).map(({ input }) => input)).toMatchObject([{ move: 'finish', wasteSheets: 2 }]);
});

it('a shop gets a link to the file that says until when it lasts', async () => {
  const order = orderOf({ messageStatus: printStatuses.pendingPrint, can: ['start'] });
  const at = `?order=${order.orderId}`;
  serving(order).on(printingApi.link, () => ({ token: 'a.b', until: '20261125093000' }));
  const { person } = await show(<Tasks />, { at: `/devops/printTask${at}`, user: userInfo('ZHIBI_PRINT_SHOP') });
  await person.click(await screen.findByRole('button', { name: /下载地址/ }));
  const address = await screen.findByRole('textbox', { name: '文件的下载地址' });
  expect((address as HTMLInputElement).value).toBe(`${location.origin}/api/print/order/linked?token=a.b`); // as: a field
  expect(screen.getByText(/09:30 前有效/)).toBeDefined();
});

it('a booklet is chosen with a picture of its sheets, on both sides, and paper is counted with all that is beside it', async () => {
  const { server, person } = await sending();
  await person.click(screen.getByRole('radio', { name: '单面' }));
  await person.click(screen.getByRole('combobox', { name: '拼版' }));
  await person.click(await screen.findByText('骑缝成册'));
  expect(await screen.findByText(/40 份共 40 张 A3 纸/)).toBeDefined();
  expect(screen.getByRole('radio', { name: '单面' }).hasAttribute('disabled')).toBe(true);
  const [front, back] = within(screen.getByTestId('sketch')).getAllByRole('figure');
  expect([front?.textContent, back?.textContent].map((words) => words?.replaceAll(/\s/g, ''))).toEqual([
    '1第1张正面空白补页1',
    '23背面23',
  ]);
  await person.click(screen.getByRole('checkbox', { name: /封面/ }));
  await person.click(screen.getByRole('checkbox', { name: /备用卷/ }));
  await person.click(screen.getByRole('radio', { name: '每排座位一张' }));
  // Two sheets a copy, two spare copies, five rows.
  expect(await screen.findByText(/40 份共 89 张 A3 纸，含备用卷 2 份，含隔页 5 张/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: '推送到印刷中心' }));
  await vi.waitFor(() => expect(server.calls(printingApi.create)).toHaveLength(1));
  expect(server.calls(printingApi.create)[0]?.input).toMatchObject({
    options: { imposition: 'booklet', doubleSidedPrint: true, cover: true, separators: 'row', spares: true },
  });
});

it('pages that no larger sheet holds are printed one a side, and dotted copies have no spare ones: both are said', async () => {
  const { person } = await sending({}, { dots: true, pageSize: 'A3' });
  expect(screen.getByText('没有放得下两面的纸：这份试卷只能一面一页')).toBeDefined();
  expect(screen.getByText(/点阵纸每份都有自己的页码/)).toBeDefined();
  expect(screen.getByRole('checkbox', { name: /备用卷/ }).hasAttribute('disabled')).toBe(true);
  await person.click(screen.getByRole('combobox', { name: '拼版' }));
  const option = (await screen.findByText('骑缝成册')).closest('.ant-select-item');
  expect(option?.className).toContain('disabled');
});

it('a reviewer leafs through a booklet by buttons and keys, from cover to cover', async () => {
  const options = { ...usualOptions, imposition: 'booklet', cover: true, separators: 'class' } as const;
  const order = orderOf({ options, pageSize: 'A3', leadingFaces: 2, can: ['approve', 'reject', 'adjust'] });
  const server = serving(order).on(printingApi.page, () => new Promise(() => {}));
  const { person } = await show(<CheckDetail />, {
    at: `/devops/printCheckDetail?order=${order.orderId}`,
    user: userInfo('ZHIBI_PRINT_CENTER'),
  });
  expect(await screen.findByText('第 4 面 · 2 | 3')).toBeDefined();
  await person.click(screen.getByRole('radio', { name: '翻阅' }));
  const said = () => within(screen.getByRole('region', { name: '翻阅' })).getByText(/（\d \/ 5）$/).textContent;
  expect(said()).toBe('封面（1 / 5）');
  await person.click(screen.getByRole('button', { name: '往前翻' }));
  expect(said()).toBe('封面（1 / 5）');
  await person.click(screen.getByRole('button', { name: '往后翻' }));
  expect(said()).toBe('空白补页 | 1（2 / 5）');
  await person.keyboard('{ArrowRight}');
  expect(said()).toBe('2 | 3（3 / 5）');
  await person.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(said()).toBe('封面（1 / 5）');
  // The separator is a sheet before the copy: its faces are asked for behind it.
  const { orderId } = order;
  expect(server.calls(printingApi.page).map(({ input }) => input)).toContainEqual({ orderId, page: '3' });
});
