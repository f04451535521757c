import { screen } from '@testing-library/react';
import { type PrintOrderDetail, printingApi, printStatuses } from '@zhibi/contract/printing';
import { printBatchesApi } from '@zhibi/contract/printing/batches';
import { printersApi } from '@zhibi/contract/printing/printers';
import { dictionaryOf, printSettingsApi } from '@zhibi/contract/printing/settings';
import { expect, it, vi } from 'vitest';
import { printOrder as orderOf } from '../../test/print-order.js';
import { fakeServer, show } from '../../test/show.js';
import { teacher, userInfo } from '../../test/world.js';
import { Page as Orders } from './orders/page.js';
import { Page as Tasks } from './task/page.js';

const serving = (order: PrintOrderDetail) =>
  fakeServer()
    .on(printingApi.list, () => ({ items: [order], next: null, counts: [] }))
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
