import { screen } from '@testing-library/react';
import { type PrintOrderDetail, printingApi, printStatuses } from '@zhibi/contract/printing';
import { type MachinePrinter, printersApi } from '@zhibi/contract/printing/printers';
import { dictionaryOf, printSettingsApi } from '@zhibi/contract/printing/settings';
import { expect, it, vi } from 'vitest';
import { printOrder as orderOf } from '../../test/print-order.js';
import { fakeServer, show } from '../../test/show.js';
import { newId, userInfo } from '../../test/world.js';
import { Page as Tasks } from './task/page.js';

const machine = (machineName: string, stopped = ''): MachinePrinter => ({
  machineId: newId(),
  machineName,
  stopped,
  revision: 0,
  printer: null,
});

function showTask(order: PrintOrderDetail, machines: MachinePrinter[]) {
  const server = fakeServer()
    .on(printingApi.list, () => ({ items: [order], next: null, counts: [], withdrawn: 0 }))
    .on(printingApi.detail, () => order)
    .on(printersApi.jobs, () => ({ items: [] }))
    .on(printersApi.list, () => ({ items: machines }))
    .on(printSettingsApi.dictionary, () => ({ entries: dictionaryOf([]) }))
    .on(printingApi.choices, () => ({ schools: [], shops: [] }))
    .on(printingApi.move, () => ({ messageStatus: order.messageStatus, revision: order.revision + 1, childId: null }));
  const moved = () => server.calls(printingApi.move).map(({ input }) => input);
  const at = `/devops/printTask?order=${order.orderId}`;
  return { moved, shown: show(<Tasks />, { at, user: userInfo('ZHIBI_PRINT_SHOP') }) };
}

it('a shop with several machines says on which one it begins, one that stands still is not offered', async () => {
  const order = orderOf({ messageStatus: printStatuses.pendingPrint, can: ['start'] });
  const other = machine('2 号机');
  const { moved, shown } = showTask(order, [machine('1 号机'), other, machine('3 号机', '换鼓')]);
  const { person } = await shown;
  await person.click(await screen.findByRole('button', { name: /开\s*印/ }));
  expect(moved()).toEqual([]);
  expect(screen.queryByRole('radio', { name: '3 号机' })).toBeNull();
  await person.click(await screen.findByRole('radio', { name: '2 号机' }));
  await person.click(screen.getAllByRole('button', { name: /开\s*印/ }).at(-1) ?? document.body);
  await vi.waitFor(() =>
    expect(moved()).toEqual([{ orderId: order.orderId, revision: 2, move: 'start', machineId: other.machineId }]),
  );
});

it('one with a single machine, or a task of a batch, begins at once', async () => {
  const order = orderOf({ messageStatus: printStatuses.pendingPrint, can: ['start'] });
  const alone = showTask(order, [machine('1 号机')]);
  const { person, unmount } = await alone.shown;
  await person.click(await screen.findByRole('button', { name: /开\s*印/ }));
  await vi.waitFor(() => expect(alone.moved()).toEqual([{ orderId: order.orderId, revision: 2, move: 'start' }]));
  unmount();
  const batched = showTask({ ...order, batchId: newId(), machineName: '1 号机' }, [
    machine('1 号机'),
    machine('2 号机'),
  ]);
  await (await batched.shown).person.click(await screen.findByRole('button', { name: /开\s*印/ }));
  await vi.waitFor(() => expect(batched.moved()).toHaveLength(1));
});

it('a reprint, which begins at the machine, says at its end on which', async () => {
  const order = orderOf({ messageStatus: printStatuses.printing, parentId: newId(), can: ['finish'] });
  const one = machine('1 号机');
  const { moved, shown } = showTask(order, [one, machine('2 号机')]);
  const { person } = await shown;
  await person.click(await screen.findByRole('button', { name: /^印\s*完$/ }));
  await person.click(await screen.findByRole('radio', { name: '1 号机' }));
  await person.click(screen.getAllByRole('button', { name: /^印\s*完$/ }).at(-1) ?? document.body);
  await vi.waitFor(() => expect(moved()).toMatchObject([{ move: 'finish', machineId: one.machineId }]));
});
