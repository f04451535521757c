import { screen, within } from '@testing-library/react';
import { printingApi, printStatuses } from '@zhibi/contract/printing';
import { type PrintPack, printPacksApi } from '@zhibi/contract/printing/packs';
import { printersApi } from '@zhibi/contract/printing/printers';
import { dictionaryOf, printSettingsApi } from '@zhibi/contract/printing/settings';
import { expect, it, vi } from 'vitest';
import { printOrder } from '../../../../test/print-order.js';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, userInfo } from '../../../../test/world.js';
import { Page as Tasks } from '../../task/page.js';

const pack = (change: Partial<PrintPack> = {}): PrintPack => ({
  packId: newId(),
  number: 'JP000007',
  shopName: '北区印刷',
  tasks: 2,
  sheets: 160,
  madeAt: '20261127080000',
  by: '陈主任',
  takenAt: null,
  takenBy: '',
  outcomes: [],
  ...change,
});

const serving = (packs: PrintPack[]) => {
  const order = printOrder({ messageStatus: printStatuses.pendingPrint, can: ['start'] });
  const server = fakeServer()
    .on(printingApi.list, () => ({ items: [order], next: null, counts: [], withdrawn: 0 }))
    .on(printingApi.detail, () => order)
    .on(printingApi.choices, () => ({ schools: [], shops: [] }))
    .on(printersApi.jobs, () => ({ items: [] }))
    .on(printSettingsApi.dictionary, () => ({ entries: dictionaryOf([]) }))
    .on(printPacksApi.list, () => ({ items: packs, next: null }));
  return { server, order };
};

async function reporting(packs: PrintPack[]) {
  const { server } = serving(packs);
  const { person } = await show(<Tasks />, { at: '/devops/printTask', user: userInfo('ZHIBI_PRINT_SHOP') });
  await person.click(await screen.findByRole('button', { name: /收回执/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('button', { name: /选回执文件/ });
  const bring = (text: string) => {
    const field = document.querySelector<HTMLInputElement>('input[type=file]');
    if (field === null) throw new Error('nothing to choose a file with');
    // The files of jsdom cannot be read.
    const file = new File([text], 'JP000007-report.json', { type: 'application/json' });
    return person.upload(field, Object.assign(file, { text: async () => text }));
  };
  return { server, dialog, bring };
}

it('a report that comes back is taken, and what became of each task is said', async () => {
  const { server, dialog, bring } = await reporting([
    pack(),
    pack({ number: 'JP000006', takenAt: '20261126080000', takenBy: '王师傅' }),
  ]);
  expect(await dialog.findByText('等回执')).toBeDefined();
  expect(dialog.getByText(/王师傅 .*收回执/)).toBeDefined();
  server.on(printPacksApi.take, () => ({
    packId: newId(),
    number: 'JP000007',
    outcomes: [
      { orderId: newId(), number: 'P000041', outcome: 'printed' as const },
      { orderId: newId(), number: 'P000042', outcome: 'changed' as const },
    ],
  }));
  await bring('{"a":1}');
  expect(await dialog.findByText('回执 JP000007 已收下')).toBeDefined();
  expect(dialog.getByText(/P000041 · 已印完/)).toBeDefined();
  expect(dialog.getByText(/P000042 · 没有改/)).toBeDefined();
  expect(server.calls(printPacksApi.take).map(({ input }) => input)).toEqual([{ report: '{"a":1}' }]);
});

it('an altered pack is refused in words that stay', async () => {
  const { server, dialog, bring } = await reporting([]);
  expect(await dialog.findByText('还没有任务包')).toBeDefined();
  server.refuse(printPacksApi.take, 'conflict', 'pack-altered');
  await bring('{}');
  expect(await dialog.findByText(/任务包被改动过/)).toBeDefined();
});

it('a task goes on a stick from its order, while it waits for the machine', async () => {
  const { server, order } = serving([]);
  server.on(printPacksApi.make, () => pack());
  const at = `/devops/printTask?order=${order.orderId}`;
  const { person } = await show(<Tasks />, { at, user: userInfo('ZHIBI_PRINT_SHOP') });
  await person.click(await screen.findByRole('button', { name: /任务包/ }));
  await vi.waitFor(() =>
    expect(server.calls(printPacksApi.make).map(({ input }) => input)).toEqual([{ orderId: order.orderId }]),
  );
});
