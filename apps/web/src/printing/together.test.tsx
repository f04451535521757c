import { screen, within } from '@testing-library/react';
import { type PrintOrder, printingApi, printStatuses } from '@zhibi/contract/printing';
import { dictionaryOf, printSettingsApi } from '@zhibi/contract/printing/settings';
import { expect, it, vi } from 'vitest';
import { printOrder } from '../../test/print-order.js';
import { fakeServer, show } from '../../test/show.js';
import { newId, teacher, userInfo } from '../../test/world.js';
import { Page as Check } from './check/page.js';
import { Page as Orders } from './orders/page.js';
import { Page as Send } from './send/page.js';

const dictionary = () => ({ entries: dictionaryOf([]) });

/** Booklets of 3, 1 and 2 pages: the first was sent, of the second an order waits to be pushed, of the third there is none. */
const booklets = [
  { printRunId: newId(), pageCount: 3, order: { orderId: newId(), revision: 2, isPushed: true } },
  { printRunId: newId(), pageCount: 1, order: { orderId: newId(), revision: 1, isPushed: false } },
  { printRunId: newId(), pageCount: 2, order: null },
].map((one, at) => ({
  ...one,
  title: `个册 · ${['陈语凡', '李煜城', '王一'][at]}`,
  pageSize: 'A4' as const,
  copies: 1,
  dots: false,
  isReady: true,
}));

async function sending() {
  const [orderId, printRunIds] = [newId(), booklets.map(({ printRunId }) => printRunId)];
  const server = fakeServer()
    .on(printingApi.forRuns, () => ({ earliestOn: '20261125', neededBy: '20261130180000', runs: booklets }))
    .on(printSettingsApi.dictionary, dictionary)
    .on(printingApi.create, () => ({ orderId, revision: 1 }))
    .on(printingApi.move, () => ({ messageStatus: printStatuses.pendingReview, revision: 2, childId: null }));
  const at = `/print/send?runs=${printRunIds.join(',')}`;
  const { person, unmount } = await show(<Send />, { at, user: teacher() });
  return { server, person, orderId, unmount };
}

it('booklets are sent in one act, each as an order of its own; what was sent before is left, what was only made is pushed', async () => {
  const { server, person, orderId } = await sending();
  expect(await screen.findByText(/2 份，共 2 张 A4 纸/)).toBeDefined();
  expect(screen.getByText('个册 · 李煜城、个册 · 王一')).toBeDefined();
  expect(screen.getByText(/已推送的 1 份不再下单/)).toBeDefined();
  await person.click(await screen.findByRole('radio', { name: '单面' }));
  expect(await screen.findByText(/2 份，共 3 张 A4 纸/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: '推送到印刷中心' }));
  await vi.waitFor(() => expect(server.calls(printingApi.move)).toHaveLength(2));
  expect(server.calls(printingApi.create).map(({ input }) => input)).toMatchObject([
    { printRunId: booklets[2]?.printRunId, wantedAt: '20261125170000', options: { doubleSidedPrint: false } },
  ]);
  expect(server.calls(printingApi.move).map(({ input }) => input)).toEqual([
    { orderId: booklets[1]?.order?.orderId, revision: 1, move: 'push' },
    { orderId, revision: 1, move: 'push' },
  ]);
  expect(await screen.findByText('已推送 2 单，等待审核')).toBeDefined();
});

it('the first that is refused ends it: nothing is sent after it, and one may go on', async () => {
  const { server, person } = await sending();
  server.refuse(printingApi.create, 'conflict', 'wanted-after-end');
  await person.click(await screen.findByRole('button', { name: '推送到印刷中心' }));
  await vi.waitFor(() => expect(server.calls(printingApi.create)).toHaveLength(1));
  expect(server.calls(printingApi.move)).toHaveLength(1);
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: '推送到印刷中心' }).className).not.toContain('loading'),
  );
});

it('where all were sent before, the page leads to the orders', async () => {
  const { server, unmount } = await sending();
  unmount();
  const runs = booklets.map((one) => ({ ...one, order: { orderId: newId(), revision: 2, isPushed: true } }));
  server.on(printingApi.forRuns, () => ({ earliestOn: '20261125', neededBy: null, runs }));
  await show(<Send />, { at: `/print/send?runs=${runs[0]?.printRunId}`, user: teacher() });
  expect((await screen.findByRole('link', { name: '看印刷单' })).getAttribute('href')).toBe('/print/orders');
});

const listing = (...orders: PrintOrder[]) =>
  fakeServer()
    .on(printingApi.list, () => ({ items: orders, next: null, counts: [], withdrawn: 0 }))
    .on(printingApi.choices, () => ({ schools: [], shops: [] }))
    .on(printSettingsApi.dictionary, dictionary)
    .on(printingApi.move, () => ({ messageStatus: printStatuses.pendingAssignment, revision: 3, childId: null }));

it('a reviewer approves at once what the machine found sound, and nothing else', async () => {
  const of = { can: ['approve', 'reject'] as PrintOrder['can'] };
  const sound = [printOrder({ ...of, number: 'P000001' }), printOrder({ ...of, number: 'P000002' })];
  const server = listing(...sound, printOrder({ ...of, number: 'P000003', isSound: false, warnings: 1 }));
  const { person } = await show(<Check />, { at: '/devops/printCheck', user: userInfo('ZHIBI_PRINT_CENTER') });
  await person.click(await screen.findByRole('button', { name: '通过没有问题的 2 单' }));
  await person.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: /确\s*定/ }));
  await vi.waitFor(() => expect(server.calls(printingApi.move)).toHaveLength(2));
  expect(server.calls(printingApi.move).map(({ input }) => input)).toEqual(
    sound.map(({ orderId, revision }) => ({ move: 'approve', orderId, revision })),
  );
  expect(await screen.findByText('已通过 2 单')).toBeDefined();
});

it('a school receives all parcels at once where its list shows what was shipped, and a single one in its order', async () => {
  const shipped = { messageStatus: printStatuses.pendingReceipt, can: ['receive', 'damaged'] as PrintOrder['can'] };
  const orders = [printOrder({ ...shipped, number: 'P000001' }), printOrder({ ...shipped, number: 'P000002' })];
  const server = listing(...orders);
  const { person, unmount } = await show(<Orders />, {
    at: '/print/orders?tab=pendingReceipt',
    user: userInfo('SCHOOLADMIN'),
  });
  await person.click(await screen.findByRole('button', { name: '全部收到（2 单）' }));
  await person.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: /确\s*定/ }));
  await vi.waitFor(() => expect(server.calls(printingApi.move)).toHaveLength(2));
  expect(server.calls(printingApi.move)[0]?.input).toMatchObject({ move: 'receive', orderId: orders[0]?.orderId });
  unmount();
  listing(printOrder({ ...shipped, number: 'P000001' }));
  await show(<Orders />, { at: '/print/orders?tab=pendingReceipt', user: userInfo('SCHOOLADMIN') });
  await screen.findByRole('link', { name: 'P000001' });
  expect(screen.queryByRole('button', { name: /全部收到/ })).toBeNull();
});
