import { screen, within } from '@testing-library/react';
import { printingApi, printStatuses } from '@zhibi/contract/printing';
import { expect, it } from 'vitest';
import { printOrder } from '../../../../test/print-order.js';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, teacher } from '../../../../test/world.js';
import { AskReceive } from './ask-receive.js';

const sheets = ['安安', '博文', '陈辰'].map((name, at) => ({
  studentId: newId(),
  name,
  className: at < 2 ? '九(1)班' : '九(2)班',
}));

async function receiving(claimed: string[] = []) {
  const order = printOrder({ messageStatus: printStatuses.pendingReceipt, sheets, copies: 3, claimed, revision: 7 });
  let revision = order.revision;
  const server = fakeServer().on(printingApi.move, () => ({
    messageStatus: order.messageStatus,
    revision: ++revision,
    childId: null,
  }));
  const { person } = await show(<AskReceive order={order} onClose={() => undefined} />, { user: teacher() });
  const dialog = within(await screen.findByRole('dialog'));
  const count = async (className: string, copies: string) => {
    const field = dialog.getByLabelText(className);
    await person.clear(field);
    await person.type(field, copies);
  };
  return { order, server, person, dialog, count };
}

it('a class that came whole is received with one press', async () => {
  const { server, person, dialog } = await receiving();
  await person.click(dialog.getByRole('button', { name: '全部收到' }));
  expect(server.calls(printingApi.move).map(({ input }) => input)).toMatchObject([
    { move: 'receive', copies: 3, revision: 7 },
  ]);
});

it('the parcel of a class that did not come is claimed as a whole, the other class is received', async () => {
  const { order, server, person, dialog, count } = await receiving();
  await count('九(2)班', '0');
  await person.click(dialog.getByRole('button', { name: '补印 1 份，确认收到其余的' }));
  await expect
    .poll(() => server.calls(printingApi.move).map(({ input }) => input))
    .toMatchObject([
      { move: 'damaged', revision: 7, studentIds: [sheets[2]?.studentId], pages: order.pages, note: '没有收到' },
      { move: 'receive', revision: 8, copies: 2 },
    ]);
});

it('whose copies are missing is asked for where only some came, and what is printed again already is not counted', async () => {
  const { server, person, dialog, count } = await receiving([sheets[2]?.studentId ?? '']);
  expect(dialog.queryByLabelText('九(2)班')).toBeNull();
  await count('九(1)班', '1');
  expect(dialog.getByRole('button', { name: /确认收到其余的|全部收到/ }).hasAttribute('disabled')).toBe(true);
  await person.click(dialog.getByLabelText('少了 1 份，是谁的'));
  await person.click(await screen.findByTitle('博文'));
  await person.click(dialog.getByRole('button', { name: '补印 1 份，确认收到其余的' }));
  await expect
    .poll(() => server.calls(printingApi.move).map(({ input }) => input))
    .toMatchObject([
      { move: 'damaged', studentIds: [sheets[1]?.studentId] },
      { move: 'receive', copies: 1 },
    ]);
});
