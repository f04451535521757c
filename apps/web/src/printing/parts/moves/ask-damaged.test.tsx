import { cleanup, screen, within } from '@testing-library/react';
import { printStatuses } from '@zhibi/contract/printing';
import { expect, it } from 'vitest';
import { printOrder } from '../../../../test/print-order.js';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, teacher } from '../../../../test/world.js';
import { AskDamaged } from './ask-damaged.js';

it('whose sheets and what happened to them are there again after a reload, and gone once the claim is given up', async () => {
  const sheets = [{ studentId: newId(), name: '安安', className: '九(1)班' }];
  const order = printOrder({ messageStatus: printStatuses.pendingReceipt, sheets, copies: 1 });
  fakeServer();
  const opened = async () => {
    const { person } = await show(<AskDamaged order={order} onClose={() => undefined} />, { user: teacher() });
    const dialog = within(await screen.findByRole('dialog'));
    return { person, dialog, note: dialog.getByLabelText<HTMLInputElement>('怎么坏的') };
  };
  const first = await opened();
  await first.person.type(first.note, '皱了');
  await first.person.click(first.dialog.getByLabelText('谁的'));
  await first.person.click(await screen.findByTitle('安安 九(1)班'));
  cleanup();

  const again = await opened();
  expect(again.note.value).toBe('皱了');
  expect(again.dialog.getByText('安安 九(1)班')).toBeTruthy();
  await again.person.click(again.dialog.getByRole('button', { name: '取消' }));
  cleanup();
  expect((await opened()).note.value).toBe('');
});
