import { screen } from '@testing-library/react';
import { type PrintOrderDetail, printingApi, printStatuses } from '@zhibi/contract/printing';
import { printBatchesApi } from '@zhibi/contract/printing/batches';
import { printersApi } from '@zhibi/contract/printing/printers';
import { dictionaryOf, printSettingsApi } from '@zhibi/contract/printing/settings';
import { expect, it, vi } from 'vitest';
import { printOrder as orderOf } from '../../test/print-order.js';
import { fakeServer, show } from '../../test/show.js';
import { newId, teacher, userInfo } from '../../test/world.js';
import { Page as Orders } from './orders/page.js';
import { Page as Tasks } from './task/page.js';

const serving = (order: PrintOrderDetail) =>
  fakeServer()
    .on(printingApi.list, () => ({ items: [order], next: null, counts: [], withdrawn: 0 }))
    .on(printingApi.detail, () => order)
    .on(printersApi.jobs, () => ({ items: [] }))
    .on(printSettingsApi.dictionary, () => ({ entries: dictionaryOf([]) }))
    .on(printingApi.choices, () => ({ schools: [], shops: [] }))
    .on(printingApi.move, () => ({ messageStatus: order.messageStatus, revision: order.revision + 1, childId: null }));

it('an order that was sent back is given up after a question, and taken up again in one press', async () => {
  const order = orderOf({ messageStatus: printStatuses.rejected, can: ['mend', 'withdraw'] });
  const given = serving(order);
  const { person, unmount } = await show(<Orders />, { at: `/print/orders?order=${order.orderId}`, user: teacher() });
  await person.click(await screen.findByRole('button', { name: '不印了' }));
  expect(given.calls(printingApi.move)).toEqual([]);
  expect(await screen.findByText(/可以自己打印，或重新下单/)).toBeDefined();
  await person.click(screen.getAllByRole('button', { name: '不印了' }).at(-1) ?? document.body);
  await vi.waitFor(() =>
    expect(given.calls(printingApi.move).map(({ input }) => input)).toEqual([
      { orderId: order.orderId, revision: 2, move: 'withdraw' },
    ]),
  );
  unmount();

  const taken = serving({ ...order, isWithdrawn: true, revision: 3, can: ['restore'] });
  const again = await show(<Orders />, { at: `/print/orders?order=${order.orderId}`, user: teacher() });
  expect((await screen.findAllByText('已撤回')).length).toBeGreaterThan(0);
  expect(screen.queryByText('已驳回', { selector: '[role=dialog] *' })).toBeNull();
  await again.person.click(screen.getByRole('button', { name: /^恢\s*复$/ }));
  await vi.waitFor(() =>
    expect(taken.calls(printingApi.move).map(({ input }) => input)).toEqual([
      { orderId: order.orderId, revision: 3, move: 'restore' },
    ]),
  );
});

it('one whose copies were ordered anew is not taken up beside that order: the list of what was given up leads to it', async () => {
  const anew = { orderId: newId(), number: 'P000009' };
  const order = orderOf({ messageStatus: printStatuses.rejected, isWithdrawn: true, orderedAnew: anew, can: [] });
  const fake = serving(order).on(printingApi.list, () => ({ items: [order], next: null, counts: [], withdrawn: 1 }));
  const { person } = await show(<Orders />, { at: '/print/orders', user: teacher() });
  await person.click(await screen.findByText('已撤回 1'));
  await vi.waitFor(() =>
    expect(fake.calls(printingApi.list).at(-1)?.input).toMatchObject({ only: 'withdrawn', sort: 'newest' }),
  );
  await person.click(await screen.findByRole('link', { name: order.number }));
  const link = await screen.findByRole('link', { name: 'P000009' });
  expect(link.getAttribute('href')).toContain(anew.orderId);
  expect(screen.queryByRole('button', { name: /^恢\s*复$/ })).toBeNull();
});

it.each([
  ['the school', teacher(), true],
  ['the centre', userInfo('ZHIBI_PRINT_CENTER'), true],
  ['a shop, which reads it on the sheet', userInfo('ZHIBI_PRINT_SHOP'), false],
] as const)('a reprint says whose copies it is of: to %s', async (_, user, isTold) => {
  const sheets = ['杨可欣', '李一凡'].map((name) => ({ studentId: newId(), name, className: '八年级(2)班' }));
  const order = orderOf({ parentId: newId(), messageStatus: printStatuses.printing, sheets, pages: [1, 2] });
  serving(order);
  await show(<Tasks />, { at: `/devops/printTask?order=${order.orderId}`, user });
  expect(await screen.findByText('补印第几面')).toBeDefined();
  expect(screen.queryByText('八年级(2)班 杨可欣 李一凡') !== null).toBe(isTold);
});

it('what was spoiled with an order of no batch is corrected with a reason', async () => {
  const order = orderOf({ messageStatus: printStatuses.pendingShipment, wasteSheets: 99, mayCorrectWaste: true });
  const fake = serving(order).on(printBatchesApi.correctOrderWaste, () => ({}));
  const { person } = await show(<Tasks />, {
    at: `/devops/printTask?order=${order.orderId}`,
    user: userInfo('ZHIBI_PRINT_SHOP'),
  });
  await person.click(await screen.findByRole('button', { name: '更正损耗' }));
  const waste = await screen.findByLabelText('损耗了多少张');
  await person.clear(waste);
  await person.type(waste, '9');
  const save = screen.getByRole('button', { name: /^更\s*正$/ });
  expect(save.hasAttribute('disabled')).toBe(true);
  await person.type(screen.getByLabelText('为什么更正'), '多打了一个 9');
  await person.click(save);
  await vi.waitFor(() =>
    expect(fake.calls(printBatchesApi.correctOrderWaste).map(({ input }) => input)).toEqual([
      { orderId: order.orderId, was: 99, wasteSheets: 9, note: '多打了一个 9' },
    ]),
  );
});
