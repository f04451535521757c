import { screen, within } from '@testing-library/react';
import { printingApi } from '@zhibi/contract/printing';
import { dictionaryOf, printSettingsApi } from '@zhibi/contract/printing/settings';
import { expect, it } from 'vitest';
import { printOrder } from '../../../test/print-order.js';
import { fakeServer, show } from '../../../test/show.js';
import { userInfo } from '../../../test/world.js';
import { Page } from './page.js';

async function reviewing(change: Parameters<typeof printOrder>[0] = {}) {
  const order = printOrder({ can: ['approve', 'reject', 'adjust'], sheets: [], ...change });
  const server = fakeServer()
    .on(printingApi.detail, () => order)
    .on(printSettingsApi.dictionary, () => ({ entries: dictionaryOf([]) }))
    .on(printingApi.move, () => ({ messageStatus: order.messageStatus, revision: order.revision + 1, childId: null }));
  const at = `/devops/printCheckDetail?order=${order.orderId}`;
  const { person } = await show(<Page />, { at, user: userInfo('ZHIBI_PRINT_CENTER') });
  await screen.findByRole('button', { name: '通过，等待分配' });
  return { order, server, person };
}

it('an order is printed otherwise once something is otherwise and the reason is said', async () => {
  const { order, server, person } = await reviewing();
  await person.click(screen.getByRole('button', { name: '改印法' }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = dialog.getByRole('button', { name: `重新制版并通知${order.by}` });
  await person.type(dialog.getByLabelText('为什么（学校会看到）'), '这台机器只印单面');
  expect(send.hasAttribute('disabled')).toBe(true);
  await person.click(dialog.getByRole('radio', { name: '单面' }));
  await person.click(send);
  expect(server.calls(printingApi.move).map(({ input }) => input)).toMatchObject([
    { move: 'adjust', revision: order.revision, note: '这台机器只印单面', options: { doubleSidedPrint: false } },
  ]);
});

it('the sides of an order that is printed otherwise are fetched anew', async () => {
  const before = printOrder({ can: ['approve', 'adjust'] });
  let order = before;
  const server = fakeServer()
    .on(printingApi.detail, () => order)
    .on(printingApi.page, () => new Promise(() => {}))
    .on(printSettingsApi.dictionary, () => ({ entries: dictionaryOf([]) }))
    .on(printingApi.move, () => {
      order = { ...before, revision: before.revision + 1 };
      return { messageStatus: order.messageStatus, revision: order.revision, childId: null };
    });
  const { person } = await show(<Page />, {
    at: `/devops/printCheckDetail?order=${before.orderId}`,
    user: userInfo('ZHIBI_PRINT_CENTER'),
  });
  const firstSides = () =>
    server.calls(printingApi.page).filter(({ input }) => (input as { page: string }).page === '1').length;
  await person.click(await screen.findByRole('button', { name: '改印法' }));
  const asked = firstSides();
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('为什么（学校会看到）'), '单面');
  await person.click(dialog.getByRole('radio', { name: '单面' }));
  await person.click(dialog.getByRole('button', { name: `重新制版并通知${before.by}` }));
  await expect.poll(firstSides).toBe(asked + 1);
});

it('who may not print an order otherwise is not offered it', async () => {
  await reviewing({ can: ['approve', 'reject'] });
  expect(screen.queryByRole('button', { name: '改印法' })).toBeNull();
});
